import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, nameText, requiredText } from './text.ts';
import { accountRole, memberRole } from './user.ts';

export const householdName = nameText('Please enter a household name.');

export const householdSchema = z.object({
  id: idText,
  name: z.string(),
  ownerId: idText,
  /** IANA name; decides when a study day begins. */
  timeZone: z.string(),
  createdAt: instantText,
  memberCount: z.int(),
  learnerCount: z.int(),
  /** The owner lets guardians invite further guardians. */
  guardiansInviteGuardians: z.optional(z.literal(true)),
  /** The caller's own role; absent for an admin who is no member. */
  role: z.optional(memberRole),
  /** Whether the caller gets the mail about the family's week; absent where they have not said so. */
  weeklyMail: z.optional(z.enum(['on', 'off'])),
});
export type Household = z.infer<typeof householdSchema>;

export const memberSchema = z.object({
  id: idText,
  userId: idText,
  role: memberRole,
  joinedAt: instantText,
  /** Children are told no grown-up’s address, and of others their own alone. */
  user: z.object({ id: idText, email: z.optional(z.string()), role: accountRole }),
});
export type Member = z.infer<typeof memberSchema>;

/** A code that lets one account into the household once, until it expires. */
export const invitationSchema = z.object({
  code: z.string(),
  householdId: idText,
  role: memberRole,
  learnerId: z.optional(idText),
  email: z.optional(z.string()),
  expiresAt: instantText,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation that nobody has accepted yet. Its code was shown once, when it was made. */
export const openInvitationSchema = z.object({
  id: idText,
  role: memberRole,
  learnerId: z.optional(idText),
  /** Where it was sent. */
  email: z.optional(z.string()),
  createdAt: instantText,
  expiresAt: instantText,
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** What somebody becomes by an invitation. */
export const invitationPreviewSchema = z.object({
  householdName: z.string(),
  role: memberRole,
  /** Whom a learner's account studies as. */
  learnerName: z.optional(z.string()),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

/** The code by which somebody comes into a household. */
export const invitationCode = z.strictObject({
  code: requiredText(limits.invitationCodeLength, 'Please enter the code.'),
});
