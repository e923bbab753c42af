import { ProductError } from '../../shared/errors.ts';
import { stopWeeklyMail } from '../../shared/routes/households.ts';
import { wishWeeklyMailAction } from '../data/operations/weekly-mail.ts';
import { isCommitted } from '../data/table/repeat-on-conflict.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { placeOfWeeklyMail } from './weekly-mail.ts';

/** Asked by mail programs for their people (RFC 8058), and by the page behind the link of a mail: without a sign-in, and as often as they like. */
export const handler = defineHandler(stopWeeklyMail, async ({ params: { token }, deriveBytes, table }) => {
  const place = placeOfWeeklyMail(deriveBytes, token);
  if (!place) throw new ProductError('not-found');
  // Whoever is no member any more gets no mail either.
  await isCommitted(table, [wishWeeklyMailAction(table, place, false)]);
});
