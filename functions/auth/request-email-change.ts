import { errorCatalogue, ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { requestEmailChange } from '../../shared/routes/auth.ts';
import { type AddressSide, storedEmailChanges } from '../data/operations/mail-link.ts';
import { findUserByEmail } from '../data/people/user.ts';
import { queueMailAction } from '../data/operations/waiting-mail.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { countFailure, countAttempt, requireNotBlocked } from '../platform/sign-in/throttle-tries.ts';
import { requireReauthentication } from '../platform/call/require-reauthentication.ts';
import { expiryAfter } from '../data/table/expiry.ts';

/** Requests a change of the account's email. Both addresses must be confirmed, except an old one that never was (it may be mistyped): it only gets a notice. */
export const handler = defineHandler(requestEmailChange, async (call) => {
  const { body, caller, table, effects, now, clientNetwork } = call;
  const { user } = caller;
  const { newEmail } = body;
  // An account with a password needs the password or a recent passkey check: a recent sign-in alone is not enough.
  await requireReauthentication(table, { ...caller, password: body.password ?? '' }, effects, now);
  const fromNetwork = { scope: 'network', subject: clientNetwork, now } as const;
  await requireNotBlocked(table, fromNetwork);
  if (newEmail === user.email || (await findUserByEmail(table, newEmail))) {
    await countFailure(table, fromNetwork);
    const code = newEmail === user.email ? 'own-email' : 'email-used';
    throw new ProductError(code, { fields: { newEmail: errorCatalogue[code].sentence } });
  }
  await countAttempt(table, { scope: 'mail-account', subject: user.id, now });
  await countAttempt(table, { scope: 'confirm-address', subject: newEmail, now });
  const waitsFor: AddressSide[] = user.emailVerified ? ['old', 'new'] : ['new'];
  const id = effects.newId(now);
  const expiresAt = expiryAfter(now, limits.emailChangeSeconds);
  const letters = waitsFor.map(
    (side) => ({ kind: 'confirm-email-change', userId: user.id, change: id, side }) as const,
  );
  await table.commit([
    storedEmailChanges.replace(table, { userId: user.id, id, newEmail, waitsFor, expiresAt, version: 1 }),
    ...letters.map((letter) => queueMailAction(table, letter, { now, newId: effects.newId })),
  ]);
});
