import { errorCatalogue, ProductError } from '../../shared/errors.ts';
import { verifyEmailCode } from '../../shared/routes/auth.ts';
import { storedEmailCodes } from '../data/operations/mail-link.ts';
import { hasExpired } from '../data/table/expiry.ts';
import { readTogether } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { changeUserAction, storedUsers } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countAttempt } from '../platform/sign-in/throttle-tries.ts';
import { hashEmailCode } from '../platform/sign-in/typed-code.ts';

/** Counts the attempt before checking the code. Correct codes count too: afterwards there is nothing left to guess. */
export const handler = defineHandler(verifyEmailCode, async ({ body, caller, table, now, deriveBytes }) => {
  const { id, emailVerified } = caller.user;
  if (emailVerified) return;
  await countAttempt(table, { scope: 'email-code', subject: id, now });
  await repeatOnConflict(async () => {
    const { user = caller.user, mailed } = await readTogether(table, {
      user: storedUsers.at(table, { id }),
      mailed: storedEmailCodes.at(table, { userId: id }),
    });
    if (user.emailVerified) return;
    const codeHash = hashEmailCode(deriveBytes, user, body.code);
    if (mailed?.codeHash !== codeHash || hasExpired(mailed, now)) throw refusal();
    await table.commit([
      storedEmailCodes.removeExisting(table, { userId: id }, { equals: { codeHash }, otherwise: 'conflict' }),
      changeUserAction(table, user, { emailVerified: true }),
    ]);
  });
});

function refusal(): ProductError {
  return new ProductError('wrong-code', { fields: { code: errorCatalogue['wrong-code'].sentence } });
}
