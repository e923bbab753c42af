import { ProductError } from '../../shared/errors.ts';
import { requestPasswordReset } from '../../shared/routes/auth.ts';
import type { Table } from '../data/table/table.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countAttempt, type Attempt } from '../platform/sign-in/throttle-tries.ts';

/** Does not check whether the account exists, so that the response reveals nothing. The function that sends the email checks it. */
export const handler = defineHandler(
  requestPasswordReset,
  async ({ body: { email }, table, effects: { newId }, now, clientNetwork }) => {
    const mayMail =
      (await isFree(table, { scope: 'mail-network', subject: clientNetwork, now })) &&
      (await isFree(table, { scope: 'reset-address', subject: email, now }));
    if (mayMail) await table.commit([queueMailAction(table, { kind: 'password-reset', email }, { now, newId })]);
  },
);

/** Counts the email toward the limit of this kind. @returns whether it may be sent. */
async function isFree(table: Table, tried: Attempt): Promise<boolean> {
  try {
    await countAttempt(table, tried);
    return true;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'too-many-attempts') return false;
    throw error;
  }
}
