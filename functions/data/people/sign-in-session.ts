import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';
import { hasExpired } from '../table/expiry.ts';

/** One signed-in browser. Its token holds this row's id and is worthless without the row. */
export const storedSignInSessions = defineItem({
  name: 'sign-in-session',
  key: 'USER#{userId}/SESSION#{id}',
  schema: z.object({
    id: z.string(),
    userId: z.string(),
    /** The account's session epoch when this session began. */
    epoch: z.int(),
    /** For example `Firefox on Android`. */
    browser: z.optional(z.string()),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** When the person last proved their identity with a passkey. */
    provenAt: z.optional(z.string()),
    /** Set when the session was opened with a device's PIN, which is not enough for routes that need a full sign-in. */
    byPin: z.optional(z.literal(true)),
    /** Unix seconds. Every request checks it, since TTL deletes late. */
    expiresAt: z.int(),
  }),
});
export type StoredSignInSession = Stored<typeof storedSignInSessions>;

/** @returns whether a session of an account or a child is neither expired nor unused for too long. */
export function isInUse(
  { expiresAt, lastSeenAt }: Pick<StoredSignInSession, 'expiresAt' | 'lastSeenAt'>,
  now: Date,
): boolean {
  const unusedSeconds = (now.getTime() - Date.parse(lastSeenAt)) / 1_000;
  return !hasExpired({ expiresAt }, now) && unusedSeconds < limits.signedInUnusedSeconds;
}

/** @returns whether an account's session is valid: of the current epoch, and in use. */
export function isSessionOpen(
  session: StoredSignInSession,
  { sessionEpoch }: { readonly sessionEpoch: number },
  now: Date,
): boolean {
  return session.epoch === sessionEpoch && isInUse(session, now);
}

/** @returns whether the person showed a passkey within the last ten minutes. */
export function isProven({ provenAt }: StoredSignInSession, now: Date): boolean {
  return provenAt !== undefined && isFresh(provenAt, now);
}

/** @returns whether the session began within the last ten minutes, other than with a PIN. */
export function isNewSignIn({ createdAt, byPin }: StoredSignInSession, now: Date): boolean {
  return byPin === undefined && isFresh(createdAt, now);
}

function isFresh(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= limits.freshSignInSeconds * 1_000;
}

/** Records a use. @throws ProductError `not-signed-in` when the session has ended; a use doesn't reopen it. */
export async function touchSignInSession(table: Table, session: StoredSignInSession, now: Date): Promise<void> {
  const change = { set: { lastSeenAt: now.toISOString() } };
  await table.commit([storedSignInSessions.change(table, session, change, { otherwise: 'not-signed-in' })]);
}

/** Removes the sessions of an account, except `keptId`. Safe to repeat. */
export async function removeSignInSessions(table: Table, userId: string, keptId?: string): Promise<void> {
  const sessions = await storedSignInSessions.list(table, { userId });
  const gone = sessions.filter(({ id }) => id !== keptId);
  for (const session of gone) await table.commit([storedSignInSessions.remove(table, session)]);
}

/** @returns the write that moves a session to the account's next epoch, so that only this session stays signed in. */
export function moveToNextEpochAction(table: Table, session: StoredSignInSession): WriteAction {
  return storedSignInSessions.change(table, session, { set: { epoch: session.epoch + 1 } });
}
