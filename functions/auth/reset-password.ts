import { ProductError } from '../../shared/errors.ts';
import { resetPassword } from '../../shared/routes/auth.ts';
import { storedEmailChanges } from '../data/operations/mail-link.ts';
import { removePasskeysActions } from '../data/people/passkey.ts';
import { setPasswordActions } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { resetAttempts } from '../platform/sign-in/throttle-tries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { followLink } from './mailed-link.ts';

/**
 * Ends all sessions, reset links and a requested change of email, and resets attempt counts. If the address was never confirmed, passkeys are removed too: a
 * stranger may have registered it (account pre-hijacking).
 */
export const handler = defineHandler(resetPassword, async (call) => {
  const { body, table, effects, now, clientNetwork } = call;
  await refuseCommonPassword(body.newPassword, 'newPassword');
  const user = await followLink(call, 'password-reset', async ({ link, user: found, useAction }) => {
    if (link.epoch !== found.sessionEpoch || link.email !== found.email) throw new ProductError('link-expired');
    const passwordHash = await hashPassword(body.newPassword, effects.passwordCost);
    const change = { sessionEpoch: found.sessionEpoch + 1, emailVerified: true };
    const ofOthers = found.emailVerified ? [] : await removePasskeysActions(table, found.id);
    await table.commit([
      useAction,
      storedEmailChanges.remove(table, { userId: found.id }),
      ...setPasswordActions(table, found, passwordHash, change),
      ...ofOthers,
    ]);
    return found;
  });
  for (const tried of [
    { scope: 'account', subject: user.email },
    { scope: 'sign-in', subject: `${user.email} ${clientNetwork}` },
    { scope: 'password', subject: user.id },
  ] as const)
    await resetAttempts(table, { ...tried, now });
});
