import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, nameText, requiredText } from './text.ts';
import { accountRole, memberRole } from './user.ts';
import { problem } from './problem.ts';

export const householdName = nameText(problem('enterHouseholdName'));

export const householdSchema = z.object({
  id: idText,
  name: z.string(),
  ownerId: idText,
  /** IANA name; determines when a study day begins. */
  timeZone: z.string(),
  createdAt: instantText,
  memberCount: z.int(),
  learnerCount: z.int(),
  /** Set if guardians may invite other guardians. */
  guardiansInviteGuardians: z.optional(z.literal(true)),
  /** The caller's own role; absent for an admin who isn't a member. */
  role: z.optional(memberRole),
  /** Whether the caller gets the weekly email; absent if never chosen. */
  weeklyMail: z.optional(z.enum(['on', 'off'])),
});
export type Household = z.infer<typeof householdSchema>;

export const memberSchema = z.object({
  id: idText,
  userId: idText,
  role: memberRole,
  joinedAt: instantText,
  /** For children, only their own email is included. */
  user: z.object({ id: idText, email: z.optional(z.string()), role: accountRole }),
});
export type Member = z.infer<typeof memberSchema>;

/** A single-use code for joining the household before it expires. */
export const invitationSchema = z.object({
  code: z.string(),
  householdId: idText,
  role: memberRole,
  learnerId: z.optional(idText),
  email: z.optional(z.string()),
  expiresAt: instantText,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation that hasn't been accepted. Its code was returned once, on creation. */
export const openInvitationSchema = z.object({
  id: idText,
  role: memberRole,
  learnerId: z.optional(idText),
  /** The address that the invitation was mailed to, if any. */
  email: z.optional(z.string()),
  createdAt: instantText,
  expiresAt: instantText,
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** What accepting an invitation grants. */
export const invitationPreviewSchema = z.object({
  householdName: z.string(),
  role: memberRole,
  /** For a learner's account: the learner it will study as. */
  learnerName: z.optional(z.string()),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const invitationCode = z.strictObject({
  code: requiredText(limits.invitationCodeLength, problem('enterCode')),
});
