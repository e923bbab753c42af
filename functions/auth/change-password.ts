import { ProductError } from '../../shared/errors.ts';
import { changePassword } from '../../shared/routes/auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { checkPassword, hashPassword } from '../platform/sign-in/password-hash.ts';
import { countAttempt, resetAttempts } from '../platform/sign-in/throttle-tries.ts';
import { moveToNextEpochAction } from '../data/people/sign-in-session.ts';
import { findPasswordHash, setPasswordActions } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Changes the account's password, ends all its other sessions and keeps the caller's. */
export const handler = defineHandler(
  changePassword,
  async ({ body, caller: { user, session }, table, effects, now }) => {
    const tried = { scope: 'password', subject: user.id, now } as const;
    await countAttempt(table, tried);
    const hash = await findPasswordHash(table, user);
    const { matches } = await checkPassword(body.currentPassword, hash, effects.passwordCost);
    if (!matches) throw new ProductError('wrong-password');
    await resetAttempts(table, tried);
    await refuseCommonPassword(body.newPassword, 'newPassword');
    const passwordHash = await hashPassword(body.newPassword, effects.passwordCost);
    await table.commit([
      ...setPasswordActions(table, user, passwordHash, { sessionEpoch: user.sessionEpoch + 1 }),
      moveToNextEpochAction(table, session),
    ]);
  },
);
