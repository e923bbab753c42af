import { createContext, type ReactNode, use, useMemo } from 'react';
import type { getMe } from '../../../../shared/routes/auth.ts';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import { endSession, readSession, whenLeaving } from './session.ts';
import { keptHere } from '../device/kept-here.ts';

/** The signed-in account, with the learner that it studies as. */
export type Me = RouteAnswer<typeof getMe>;

interface Account {
  readonly me: Me;
  /** Signs out here, in the other tabs and on the server. */
  readonly signOut: () => void;
}

const AccountContext = createContext<Account | undefined>(undefined);

/** Around the screens of a signed-in person. */
export function AccountProvider({ me, children }: { readonly me: Me; readonly children: ReactNode }) {
  const account = useMemo(() => ({ me, signOut }), [me]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** Who is signed in, on every screen behind the sign-in. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount is for the screens of a signed-in person.');
  return account;
}

/** Signs out. Never waits for the server: without a connection the session ends there as soon as there is one. */
export function signOut(): void {
  const token = readSession()?.token;
  // Written before anything else, as the page may close any moment.
  const kept = keptHere();
  if (token !== undefined) kept.setItem('flashspark.leaving', `${kept.getItem('flashspark.leaving') ?? ''} ${token}`);
  whenLeaving(({ endLeftSessions }) => endLeftSessions());
  endSession('signed-out');
}
