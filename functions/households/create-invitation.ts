import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { createInvitation } from '../../shared/routes/households.ts';
import { storedOpenInvitations } from '../data/invitation.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { storedLearners } from '../data/learner.ts';
import { learnersRole } from '../data/membership.ts';
import { hashTypedCode } from '../platform/typed-code.ts';
import { createInvitationCode } from './invitation-code.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** Without a learner the invitation is for a grown-up, who may only look unless a role is given. */
export const handler = defineHandler(createInvitation, async ({ body, caller, household, effects, now }) => {
  const learner = body.learnerId === undefined ? undefined : await requireUnlinked(household, body.learnerId);
  const role = learner === undefined ? (body.role ?? 'viewer') : learnersRole;
  if (role === 'guardian') requireMayInviteGuardians(household);
  const open = await storedOpenInvitations.list(household.rows);
  if (open.length >= limits.openInvitations) throw new ProductError('too-much-today');
  const code = createInvitationCode(effects.randomBytes);
  const expiresAt = Math.floor(now.getTime() / 1_000) + limits.invitationSeconds;
  await household.rows.commit(
    household.inviteActions({
      invitation: effects.newId(now),
      codeHash: hashTypedCode(code),
      role,
      ...(learner && { learner }),
      invitedBy: caller.user.id,
      createdAt: now.toISOString(),
      expiresAt,
    }),
  );
  return {
    code,
    householdId: household.id,
    role,
    ...(body.learnerId && { learnerId: body.learnerId }),
    expiresAt: new Date(expiresAt * 1_000).toISOString(),
  };
});

/** @throws ProductError `not-allowed` for a guardian whom no owner has allowed it. */
function requireMayInviteGuardians({ role, household }: HouseholdScope): void {
  if (role !== 'guardian' || household.guardiansInviteGuardians) return;
  throw new ProductError('not-allowed', { sentence: 'Only an owner can invite guardians into this household.' });
}

async function requireUnlinked(household: HouseholdScope, learnerId: string): Promise<string> {
  const learner = await storedLearners.requireById(household, learnerId);
  if (learner.userId !== undefined) throw new ProductError('already-linked');
  return learner.learner;
}
