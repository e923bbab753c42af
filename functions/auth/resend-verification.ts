import { resendVerification } from '../../shared/routes/auth.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countAttempt } from '../platform/sign-in/throttle-tries.ts';

export const handler = defineHandler(
  resendVerification,
  async ({ caller: { user }, table, effects: { newId }, now }) => {
    if (user.emailVerified) return;
    await countAttempt(table, { scope: 'confirm-address', subject: user.email, now });
    await table.commit([queueMailAction(table, { kind: 'verify-email', userId: user.id }, { now, newId })]);
  },
);
