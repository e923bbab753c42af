import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { createInvitation } from '../../shared/routes/households.ts';
import { limitedInHousehold } from '../data/people/household.ts';
import { countOneMore } from '../data/table/limited-list.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import { storedOpenInvitations } from '../data/people/invitation.ts';
import type { Caller } from '../platform/call/call.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedLearners } from '../data/people/learner.ts';
import { learnersRole } from '../data/people/membership.ts';
import { createInvitationCode, mailedInvitationCode, mayInviteGuardians } from './invitation-code.ts';
import { hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { formatExpiry, expiryAfter, hasExpired } from '../data/table/expiry.ts';

/** Without a learner the invitation is for an adult, by default with the read-only viewer role. */
export const handler = defineCreation(
  createInvitation,
  async ({ body, caller, household, effects, now, deriveBytes }) => {
    const learner = body.learnerId === undefined ? undefined : await requireUnlinked(household, body.learnerId);
    const role = learner === undefined ? (body.role ?? 'viewer') : learnersRole;
    if (role === 'guardian' && !mayInviteGuardians(household.role, household.household))
      throw new ProductError('owners-only');
    const { rows } = household;
    const living = async () => (await storedOpenInvitations.list(rows)).filter((one) => !hasExpired(one, now)).length;
    const list = limitedInHousehold(rows, 'invitationsCounted', living);
    const { email } = body;
    const invitation = effects.newId(now);
    const code =
      email === undefined
        ? createInvitationCode(effects.randomBytes)
        : mailedInvitationCode(deriveBytes, household.id, invitation);
    const expiresAt = expiryAfter(now, limits.invitationSeconds);
    const mail = { kind: 'invitation', userId: caller.user.id, householdId: household.id, invitation } as const;
    const mailed = email === undefined ? [] : await countMailActions(household, caller, email, now);
    return {
      actions: [
        await countOneMore(list),
        ...household.inviteActions({
          invitation,
          codeHash: hashTypedCode(code),
          role,
          ...(learner && { learner }),
          ...(email && { email }),
          invitedBy: caller.user.id,
          createdAt: now.toISOString(),
          expiresAt,
        }),
        ...(email === undefined ? [] : household.mailActions(mail, { now, newId: effects.newId })),
        ...mailed,
      ],
      answer: {
        code,
        householdId: household.id,
        role,
        ...(body.learnerId && { learnerId: body.learnerId }),
        ...(email && { email }),
        expiresAt: formatExpiry({ expiresAt }),
      },
    };
  },
);

/**
 * @returns the writes that count the mail together with the invitation that it carries, so that a repeated call counts it once.
 * @throws ProductError `email-not-verified`, or `too-many-attempts` after too many recent emails.
 */
async function countMailActions(
  household: HouseholdScope,
  caller: Caller,
  email: string,
  now: Date,
): Promise<WriteAction[]> {
  const isVerified = 'session' in caller && caller.user.emailVerified;
  if (!isVerified) throw new ProductError('email-not-verified');
  return await household.countMailActions(caller.user.id, email, now);
}

async function requireUnlinked(household: HouseholdScope, learnerId: string): Promise<string> {
  const learner = await storedLearners.requireById(household, learnerId);
  if (learner.userId !== undefined) throw new ProductError('already-linked');
  return learner.learner;
}
