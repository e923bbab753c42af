import { ProductError } from '../../shared/errors.ts';
import { confirmEmailChange } from '../../shared/routes/auth.ts';
import { type AddressSide, type StoredEmailChange, storedEmailChanges } from '../data/operations/mail-link.ts';
import type { Table } from '../data/table/table.ts';
import { changeEmailActions } from '../data/people/user.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { followLink, type OpenLink } from './mailed-link.ts';
import { hasExpired } from '../data/table/expiry.ts';

/**
 * Confirms one address of an email change. The account's sessions stay valid, because the person proved their identity when requesting the change. If the links
 * sent to both addresses are opened at once, the second call conflicts and is retried.
 */
export const handler = defineHandler(confirmEmailChange, async (call) => {
  const { table, effects, now } = call;
  return await followLink(call, 'confirm-email-change', async (opened) => {
    const { user, useAction } = opened;
    const { change, left } = await requireChange(table, opened, now);
    const place = { ...change, userId: user.id };
    if (left.length > 0) {
      await table.commit([useAction, storedEmailChanges.changeIfUnchanged(table, place, { set: { waitsFor: left } })]);
      return { state: 'waiting' };
    }
    const told = { kind: 'email-changed', userId: user.id, email: user.email } as const;
    await table.commit([
      useAction,
      storedEmailChanges.removeIfUnchanged(table, place),
      ...changeEmailActions(table, user, change.newEmail),
      queueMailAction(table, told, { now, newId: effects.newId }),
    ]);
    return { state: 'changed' };
  });
});

/**
 * @returns the link's email change, and the addresses still to confirm after it.
 * @throws ProductError `link-expired`, also when the password changed since: whoever asked for the change may be the one who was shut out.
 */
async function requireChange(
  table: Table,
  { link, user }: OpenLink,
  now: Date,
): Promise<{ change: StoredEmailChange; left: AddressSide[] }> {
  const change = await storedEmailChanges.find(table, { userId: user.id });
  const isSame = change !== undefined && change.id === link.change && link.epoch === user.sessionEpoch;
  const isOpen = isSame && !hasExpired(change, now);
  if (!isOpen || link.side === undefined || !change.waitsFor.includes(link.side))
    throw new ProductError('link-expired');
  return { change, left: change.waitsFor.filter((side) => side !== link.side) };
}
