import { ProductError } from '../../shared/errors.ts';
import { placeOfLink, type StoredMailLink, storedMailLinks } from '../data/operations/mail-link.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { type StoredUser, storedUsers } from '../data/people/user.ts';
import type { Call } from '../platform/call/call.ts';
import type { verifyEmail } from '../../shared/routes/auth.ts';
import { countAttempt, undoAttempt } from '../platform/sign-in/throttle-tries.ts';
import { hasExpired } from '../data/table/expiry.ts';

export interface OpenLink {
  readonly link: StoredMailLink;
  readonly user: StoredUser;
  /** The write that invalidates the link, for the transaction that does its work. It fails with `link-expired`. */
  readonly useAction: WriteAction;
}

type LinkCall = Pick<Call<typeof verifyEmail>, 'table' | 'now' | 'clientNetwork'> & {
  readonly body: { readonly token: string };
};

/**
 * Counts the attempt, does the link's work, and on success uncounts the attempt.
 * @param open does the work in one transaction with `useAction`; it is called again after each write conflict.
 * @throws ProductError `link-expired` for a used, expired, unknown or otherwise wrong link, without saying which.
 */
export async function followLink<T>(
  { table, body: { token }, now, clientNetwork }: LinkCall,
  purpose: StoredMailLink['purpose'],
  open: (opened: OpenLink) => Promise<T>,
): Promise<T> {
  const tried = { scope: 'link', subject: clientNetwork, now } as const;
  await countAttempt(table, tried);
  const result = await repeatOnConflict(async () => await open(await findLink(table, token, purpose, now)));
  await undoAttempt(table, tried);
  return result;
}

async function findLink(table: Table, token: string, purpose: StoredMailLink['purpose'], now: Date): Promise<OpenLink> {
  const place = placeOfLink(token);
  if (!place) throw new ProductError('link-expired');
  const { link, user } = await readTogether(table, {
    link: storedMailLinks.at(table, place),
    user: storedUsers.at(table, { id: place.userId }),
  });
  const isOpen = link?.purpose === purpose && !hasExpired(link, now);
  if (!isOpen || !user || user.disabledAt !== undefined) throw new ProductError('link-expired');
  const useAction = storedMailLinks.removeExisting(table, place, { otherwise: 'link-expired' });
  return { link, user, useAction };
}
