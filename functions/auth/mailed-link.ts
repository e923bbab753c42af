import { ProductError } from '../../shared/errors.ts';
import { placeOfLink, type StoredMailLink, storedMailLinks } from '../data/operations/mail-link.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { type StoredUser, storedUsers } from '../data/people/user.ts';
import type { Call } from '../platform/call/call.ts';
import type { verifyEmail } from '../../shared/routes/auth.ts';
import { countTry, takeBackTry } from '../platform/sign-in/throttle-tries.ts';
import { hasEnded } from '../data/table/expiry.ts';

/** What a link from a mail opens. */
export interface OpenLink {
  readonly link: StoredMailLink;
  readonly user: StoredUser;
  /** The write that uses the link up: part of the transaction that does what the link is for. Refuses with `link-expired`. */
  readonly useAction: WriteAction;
}

/** A call that brings the token of a link. */
type LinkCall = Pick<Call<typeof verifyEmail>, 'table' | 'now' | 'clientNetwork'> & {
  readonly body: { readonly token: string };
};

/**
 * Does what a link is for. The try is counted before the link is looked up, and forgotten once the link was good.
 * @param open does it, in one transaction with `useAction`; asked anew when somebody else wrote in between.
 * @throws ProductError `link-expired` for a link that is used up, too old, of another purpose or of nobody: which of them is not said.
 */
export async function followLink<T>(
  { table, body: { token }, now, clientNetwork }: LinkCall,
  purpose: StoredMailLink['purpose'],
  open: (opened: OpenLink) => Promise<T>,
): Promise<T> {
  const tried = { scope: 'link', subject: clientNetwork, now } as const;
  await countTry(table, tried);
  const result = await repeatOnConflict(async () => await open(await findLink(table, token, purpose, now)));
  await takeBackTry(table, tried);
  return result;
}

async function findLink(table: Table, token: string, purpose: StoredMailLink['purpose'], now: Date): Promise<OpenLink> {
  const place = placeOfLink(token);
  if (!place) throw new ProductError('link-expired');
  const { link, user } = await readTogether(table, {
    link: storedMailLinks.at(table, place),
    user: storedUsers.at(table, { id: place.userId }),
  });
  const isOpen = link?.purpose === purpose && !hasEnded(link, now);
  if (!isOpen || !user || user.disabledAt !== undefined) throw new ProductError('link-expired');
  const useAction = storedMailLinks.removeExisting(table, place, { otherwise: 'link-expired' });
  return { link, user, useAction };
}
