import { ProductError } from '../../shared/errors.ts';
import { verifyEmail } from '../../shared/routes/auth.ts';
import { changeUserAction } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { followLink } from './mailed-link.ts';

export const handler = defineHandler(verifyEmail, async (call) => {
  const { table } = call;
  await followLink(call, 'verify-email', async ({ link, user, useAction }) => {
    if (link.email !== user.email) throw new ProductError('link-expired');
    await table.commit([useAction, changeUserAction(table, user, { emailVerified: true })]);
  });
});
