import { ProductError } from '../../shared/errors.ts';
import { notice } from '../../shared/notice.ts';
import { giveConsent } from '../../shared/routes/consent.ts';
import { agreeActions, type StoredConsent, storedConsents } from '../data/consent.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Caller } from '../platform/call.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** Agreeing again to the same notice leaves the first agreement as it is, unless it was taken back. */
export const handler = defineHandler(giveConsent, async ({ body, caller, household: { rows }, now }) => {
  const consent = agree(body, { ...caller, now });
  const seen = await storedConsents.find(rows, {});
  if (seen?.noticeVersion === consent.noticeVersion && seen.withdrawnAt === undefined) return seen;
  await rows.commit(agreeActions(rows, consent));
  return consent;
});

interface Agreeing {
  readonly user: Pick<Caller['user'], 'id' | 'role'>;
  readonly now: Date;
}

/** @throws ProductError `notice-changed` for another notice than the one that there is, `not-allowed` for an admin: the family agrees. */
function agree({ noticeVersion }: { readonly noticeVersion: string }, { user, now }: Agreeing): StoredConsent {
  if (user.role === 'admin') throw new ProductError('not-allowed');
  if (noticeVersion !== notice.version) {
    throw new ProductError('notice-changed', { fields: { noticeVersion: notice.version } });
  }
  return { noticeVersion, agreedAt: now.toISOString(), agreedBy: user.id, method: 'signed-in' };
}

/** @returns the write by which a new household agrees from the start. */
export function agreeAction(rows: Partition, agreement: Parameters<typeof agree>[0], agreeing: Agreeing): WriteAction {
  return storedConsents.create(rows, agree(agreement, agreeing));
}
