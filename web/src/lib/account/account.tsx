import { createContext, type ReactNode, use, useMemo } from 'react';
import type { getMe } from '../../../../shared/routes/auth.ts';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import { endOnServer, endSession, readSession } from './session.ts';

/** The signed-in account with its learner, if it has one. */
export type Me = RouteAnswer<typeof getMe>;

interface Account {
  readonly me: Me;
  /** Signs out in all tabs and on the server. */
  readonly signOut: () => void;
}

const AccountContext = createContext<Account | undefined>(undefined);

/** The language chosen for the person's screens: a learner's own, or the account's; undefined for the device's. */
export function languageOf({ learner, language }: Me): Me['language'] {
  const own = learner?.language ?? 'device';
  return own === 'device' ? language : own;
}

/** Provides the signed-in account to the screens within. */
export function AccountProvider({ me, children }: { readonly me: Me; readonly children: ReactNode }) {
  const account = useMemo(() => ({ me, signOut }), [me]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** @returns the signed-in account, on any screen behind the sign-in */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('Nobody is signed in');
  return account;
}

/** Signs out without waiting for the server. Offline, the server's session ends once there is a connection. */
export function signOut(): void {
  const token = readSession()?.token;
  if (token !== undefined) endOnServer(token);
  endSession('signed-out');
}
