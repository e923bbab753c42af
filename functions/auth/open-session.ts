import { limits } from '../../shared/limits.ts';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { markActive } from '../data/people/active-accounts.ts';
import { storedSignInSessions } from '../data/people/sign-in-session.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { AppContext } from '../platform/context.ts';
import { baseEnvironment, readEnvironment } from '../platform/environment.ts';
import { createKmsSigner } from '../platform/sign-in/kms-signer.ts';
import { issueToken } from '../platform/sign-in/session-token.ts';
import type { Signer } from '../platform/sign-in/signer.ts';
import { presentUser } from './account.ts';
import { expiryAfter } from '../data/table/expiry.ts';

export interface SignInEffects extends Pick<AppContext, 'newId'> {
  readonly signer: Signer;
  /** `iss` and `aud` of the tokens. */
  readonly issuer: string;
}

export interface SigningInCall {
  readonly now: Date;
  readonly browser: string;
  /** Set when a device's PIN opens the session. */
  readonly byPin?: true;
}

/** Signs an account in: writes its session together with `others` (a new account, an attempt's count) and returns the session's token. */
export async function openSession(
  table: Table,
  user: StoredUser,
  { now, browser, byPin }: SigningInCall,
  effects: SignInEffects,
  others: readonly WriteAction[] = [],
): Promise<SignedIn> {
  const sessionId = effects.newId(now);
  const expiresAt = expiryAfter(now, limits.signedInSeconds);
  const seen = { createdAt: now.toISOString(), lastSeenAt: now.toISOString() };
  const session = {
    id: sessionId,
    userId: user.id,
    epoch: user.sessionEpoch,
    browser,
    ...seen,
    expiresAt,
    ...(byPin && { byPin }),
  };
  const claims = { userId: user.id, sessionId };
  const contents = { issuer: effects.issuer, claims, issuedAt: now, expiresAt };
  const token = await issueToken(contents, effects.signer);
  const [shown] = await Promise.all([
    presentUser(table, user),
    table
      .commit([...others, storedSignInSessions.create(table, session)])
      .then(async () => await markActive(table, user, now)),
  ]);
  return { token, user: shown };
}

export function openSignInEffects(): Pick<SignInEffects, 'signer' | 'issuer'> {
  return { signer: createKmsSigner(), issuer: readEnvironment(baseEnvironment).TOKEN_ISSUER };
}
