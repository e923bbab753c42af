import { ProductError } from '../../../shared/errors.ts';
import { login } from '../../../shared/routes/auth.ts';
import { openSession, type SignInEffects } from '../../accounts/open-session.ts';
import { checkPassword, hashPassword } from '../../accounts/password-hash.ts';
import { openSignInEffects } from '../../accounts/sign-in-effects.ts';
import { countTry, forgetTries, requireNotBlocked } from '../../accounts/throttle-tries.ts';
import { changeUserAction, findUserByEmail } from '../../data/user.ts';
import { defineHandler } from '../../platform/define-handler.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;

export const handler = defineHandler<typeof login, Effects>(
  login,
  async ({ body, table, effects, now, clientAddress }) => {
    const forAccount = { scope: 'account', subject: body.email, now } as const;
    const fromAddress = { scope: 'address', subject: clientAddress, now } as const;
    await requireNotBlocked(table, fromAddress);
    await countTry(table, forAccount);
    const user = await findUserByEmail(table, body.email);
    const check = await checkPassword(body.password, user?.passwordHash, effects.passwordCost);
    if (!user || !check.matches || user.disabledAt !== undefined) {
      await countTry(table, fromAddress);
      throw new ProductError('wrong-credentials');
    }
    await forgetTries(table, forAccount);
    const rehash = check.isWeak
      ? [changeUserAction(table, user, { passwordHash: await hashPassword(body.password, effects.passwordCost) })]
      : [];
    return await openSession(table, user, now, effects, rehash);
  },
  openSignInEffects,
);
