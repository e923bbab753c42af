import type { PersonSignedIn } from '../../../../shared/schemas/user.ts';
import { localStore } from '../device/web-storage.ts';

/** Data that keeps a user signed in: the bearer token and the account data from the sign-in. */
export type Session = PersonSignedIn;

export const tokenKey = 'flashspark.token';
export const userKey = 'flashspark.user';

let cached:
  | { readonly token: string | null; readonly user: string | null; readonly session: Session | undefined }
  | undefined;

/** The stored session, undefined when signed out. The same object until something changes. No React in this file, because it runs before React has loaded. */
export function readSession(): Session | undefined {
  const token = localStore().getItem(tokenKey);
  const user = localStore().getItem(userKey);
  if (cached?.token !== token || cached.user !== user) cached = { token, user, session: parseSession(token, user) };
  return cached.session;
}

function parseSession(token: string | null, user: string | null): Session | undefined {
  if (!token || !user) return undefined;
  try {
    return { token, user: JSON.parse(user) as Session['user'] };
  } catch {
    return undefined;
  }
}
