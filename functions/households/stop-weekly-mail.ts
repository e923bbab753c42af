import { ProductError } from '../../shared/errors.ts';
import { stopWeeklyMail } from '../../shared/routes/households.ts';
import { setWeeklyMailAction } from '../data/operations/weekly-mail.ts';
import { tryCommit } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { placeOfWeeklyMail } from './weekly-mail.ts';

/** Called by mail programs (RFC 8058) and by the page behind the email's link. Needs no sign-in. Idempotent. */
export const handler = defineHandler(stopWeeklyMail, async ({ params: { token }, deriveBytes, table }) => {
  const place = placeOfWeeklyMail(deriveBytes, token);
  if (!place) throw new ProductError('not-found');
  // Former members get no weekly email anyway, so a failed write is ignored.
  await tryCommit(table, [setWeeklyMailAction(table, place, false)]);
});
