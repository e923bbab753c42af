import { ProductError } from '../../shared/errors.ts';
import { register } from '../../shared/routes/auth.ts';
import { createUserActions, findUserByEmail } from '../data/people/user.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { countFailure, countAttempt, requireNotBlocked } from '../platform/sign-in/throttle-tries.ts';
import { newUser } from './account.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { rememberDevice } from './known-device.ts';
import { openSession, openSignInEffects, type SignInEffects } from './open-session.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;

export const handler = defineHandler<typeof register, Effects>(
  register,
  async ({ body, table, effects, now, clientNetwork, cookies, browser }) => {
    const fromNetwork = { scope: 'network', subject: clientNetwork, now } as const;
    await requireNotBlocked(table, fromNetwork);
    await refuseCommonPassword(body.password, 'password');
    if (await findUserByEmail(table, body.email)) {
      await countFailure(table, fromNetwork);
      throw new ProductError('email-taken');
    }
    await countAttempt(table, { scope: 'registration', subject: clientNetwork, now });
    const passwordHash = await hashPassword(body.password, effects.passwordCost);
    const { email, role, language } = body;
    const user = { ...newUser(effects.newId(now), email, role, now), ...(language && { language }), passwordHash };
    const signedIn = await openSession(table, user, { now, browser }, effects, [
      ...createUserActions(table, user),
      queueMailAction(table, { kind: 'verify-email', userId: user.id }, { now, newId: effects.newId }),
    ]);
    rememberDevice(cookies, user.email, effects.randomBytes);
    return signedIn;
  },
  openSignInEffects,
);
