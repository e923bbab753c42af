import { isDeepStrictEqual } from 'node:util';
import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { signInOnDevice } from '../../shared/routes/devices.ts';
import { presentChild } from '../auth/account.ts';
import { openSignInEffects, type SignInEffects } from '../auth/open-session.ts';
import { storedChildSessions, prolongDeviceAction } from '../data/people/device.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import { storedUsers } from '../data/people/user.ts';
import type { Table } from '../data/table/table.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { issueToken } from '../platform/sign-in/session-token.ts';
import { countAttempt, resetAttempts, picturesAttempt } from '../platform/sign-in/throttle-tries.ts';
import { requireDevice } from './device-credential.ts';
import { expiryAfter } from '../data/table/expiry.ts';

type Effects = Pick<SignInEffects, 'signer' | 'issuer'>;

/** Signs in the child whose avatar was tapped. The child's session on this device is replaced, which invalidates earlier tokens. */
export const handler = defineHandler<typeof signInOnDevice, Effects>(
  signInOnDevice,
  async ({ body, table, effects, now }) => {
    const { household, rows, device } = await requireDevice(table, signInOnDevice, body.credential, now);
    const learner = await storedLearners.requireById({ id: household.id, rows }, body.learnerId);
    await requirePictures(table, learner, body, now);
    const sessionId = effects.newId(now);
    const [at, expiresAt] = [now.toISOString(), expiryAfter(now, limits.signedInSeconds)];
    const child = {
      learner: learner.learner,
      device: device.device,
      session: sessionId,
      createdAt: at,
      lastSeenAt: at,
      expiresAt,
    };
    const claims = { householdId: household.id, learner: child.learner, device: child.device, sessionId };
    const token = await issueToken({ issuer: effects.issuer, claims, issuedAt: now, expiresAt }, effects.signer);
    await rows.commit([
      prolongDeviceAction(rows, device, now, 'device-unknown'),
      storedLearners.check(rows, learner),
      storedChildSessions.replace(rows, child),
    ]);
    await requireEnabled(table, learner);
    const user = { id: body.learnerId, role: 'learner', createdAt: learner.createdAt } as const;
    return { token, user: presentChild({ user, child, learner, household }) };
  },
  openSignInEffects,
);

/**
 * Refuses a child whose account an admin has disabled. Disabling deletes the sessions stored before it, so this reads the account after the session is stored:
 * of the two, one always sees the other, and the token of a session that is refused here is never handed out.
 * @throws ProductError `sign-in-off`
 */
async function requireEnabled(table: Table, { userId }: StoredLearner): Promise<void> {
  const account = userId === undefined ? undefined : await storedUsers.find(table, { id: userId });
  if (account?.disabledAt !== undefined) throw new ProductError('sign-in-off');
}

/** @throws ProductError `wrong-pictures`; `too-many-attempts` after five wrong ones, counted before the check. A call without pictures is not counted. */
async function requirePictures(
  table: Table,
  { pictures }: StoredLearner,
  { learnerId, pictures: shown }: { readonly learnerId: string; readonly pictures?: readonly number[] | undefined },
  now: Date,
): Promise<void> {
  if (pictures === undefined) return;
  if (shown === undefined) throw new ProductError('wrong-pictures');
  const attempt = picturesAttempt(learnerId, now);
  await countAttempt(table, attempt);
  if (!isDeepStrictEqual(shown, pictures)) throw new ProductError('wrong-pictures');
  await resetAttempts(table, attempt);
}
