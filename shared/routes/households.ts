import * as z from 'zod/mini';
import { agreement } from '../schemas/consent.ts';
import {
  householdName,
  householdSchema,
  invitationCode,
  invitationPreviewSchema,
  invitationSchema,
  memberSchema,
  openInvitationSchema,
} from '../schemas/household.ts';
import { emailText, proof } from '../schemas/sign-in.ts';
import { idText, timeZoneText } from '../schemas/text.ts';
import { invitedRole, memberRole } from '../schemas/user.ts';
import { defineRoute, household } from './define-route.ts';
import { pageQuery, searchText } from './paging.ts';
import { problem } from '../schemas/problem.ts';

export const listHouseholds = defineRoute({
  id: 'households/list-households',
  method: 'GET',
  path: '/api/households',
  childData: 'none',
  access: { kind: 'account', childrenToo: true },
  /** `search` is the start of a name. Only admins may use it. */
  query: z.strictObject({ ...pageQuery, search: searchText }),
  response: z.array(householdSchema),
  paged: true,
});

export const createHousehold = defineRoute({
  id: 'households/create-household',
  method: 'POST',
  path: '/api/households',
  childData: 'none',
  access: { kind: 'account', roles: ['parent', 'admin'] },
  /** The parent who will own the household. Only admins may name someone else. */
  body: z.strictObject({
    name: householdName,
    timeZone: z.optional(timeZoneText),
    ownerEmail: z.optional(emailText()),
    /** Consent for the household's first child. When the call creates the caller's own household, the consent is recorded with it. */
    consent: z.optional(agreement),
  }),
  response: householdSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['too-many-households', 'owner-not-found', 'notice-changed'],
});

export const getHousehold = defineRoute({
  id: 'households/get-household',
  method: 'GET',
  path: '/api/households/{householdId}',
  childData: 'none',
  access: { kind: 'household', household, permission: 'read-household', openToAdmins: true },
  response: householdSchema,
});

export const updateHousehold = defineRoute({
  id: 'households/update-household',
  method: 'PATCH',
  path: '/api/households/{householdId}',
  childData: 'none',
  access: { kind: 'household', household, permission: 'manage-household' },
  needsFullSignIn: true,
  /** Only owners may change whether guardians may invite other guardians. */
  body: z.strictObject({
    name: z.optional(householdName),
    timeZone: z.optional(timeZoneText),
    guardiansInviteGuardians: z.optional(z.boolean(problem('answerYesOrNo'))),
  }),
  response: householdSchema,
  errors: ['full-sign-in-needed', 'conflict'],
});

export const deleteHousehold = defineRoute({
  id: 'households/delete-household',
  method: 'DELETE',
  path: '/api/households/{householdId}',
  childData: 'erased',
  access: { kind: 'household', household, permission: 'delete-household', whileDeleting: true },
  body: proof,
  errors: ['wrong-password', 'password-needed', 'sign-in-again', 'too-many-attempts'],
});

export const listMembers = defineRoute({
  id: 'households/list-members',
  method: 'GET',
  path: '/api/households/{householdId}/members',
  childData: 'read',
  access: { kind: 'household', household, permission: 'read-household' },
  response: z.array(memberSchema),
});

/** Turns the caller's weekly mail on or off. The caller needs a confirmed email. */
export const setWeeklyMail = defineRoute({
  id: 'households/set-weekly-mail',
  method: 'PUT',
  path: '/api/households/{householdId}/weekly-mail',
  childData: 'none',
  access: { kind: 'household', household, permission: 'get-weekly-mail' },
  body: z.strictObject({ isOn: z.boolean(problem('answerYesOrNo')) }),
  response: householdSchema,
  errors: ['email-not-verified', 'conflict'],
});

/** Unsubscribes from the weekly mail by the token in any of these mails. The body that mail programs send is ignored (RFC 8058). */
export const stopWeeklyMail = defineRoute({
  id: 'households/stop-weekly-mail',
  method: 'POST',
  path: '/api/weekly-mail/{token}/stop',
  childData: 'none',
  access: { kind: 'public' },
  errors: ['not-found'],
});

export const updateMember = defineRoute({
  id: 'households/update-member',
  method: 'PATCH',
  path: '/api/households/{householdId}/members/{memberId}',
  childData: 'none',
  access: { kind: 'household', household, permission: 'manage-members' },
  needsFullSignIn: true,
  /** The role of a learner's account can't be changed. */
  body: z.strictObject({ role: memberRole }),
  response: memberSchema,
  errors: ['full-sign-in-needed', 'last-owner', 'conflict'],
});

/** Owners remove other members. Every member may leave. */
export const removeMember = defineRoute({
  id: 'households/remove-member',
  method: 'DELETE',
  path: '/api/households/{householdId}/members/{memberId}',
  childData: 'none',
  access: { kind: 'household', household, permission: 'read-household' },
  needsFullSignIn: true,
  errors: ['full-sign-in-needed', 'not-allowed', 'last-owner', 'conflict'],
});

export const listInvitations = defineRoute({
  id: 'households/list-invitations',
  method: 'GET',
  path: '/api/households/{householdId}/invitations',
  childData: 'none',
  access: { kind: 'household', household, permission: 'invite-members' },
  response: z.array(openInvitationSchema),
});

export const deleteInvitation = defineRoute({
  id: 'households/delete-invitation',
  method: 'DELETE',
  path: '/api/households/{householdId}/invitations/{invitationId}',
  childData: 'none',
  access: { kind: 'household', household, permission: 'invite-members' },
  needsFullSignIn: true,
  errors: ['full-sign-in-needed'],
});

export const createInvitation = defineRoute({
  id: 'households/create-invitation',
  method: 'POST',
  path: '/api/households/{householdId}/invitations',
  childData: 'none',
  access: { kind: 'household', household, permission: 'invite-members' },
  needsFullSignIn: true,
  /** A learner's invitation names the learner; a grown-up's names the role. */
  body: z.strictObject({
    role: z.optional(invitedRole),
    learnerId: z.optional(idText),
    /** Address that the invitation is mailed to; only the account with this address can accept it. The inviter's own email must be confirmed. */
    email: z.optional(emailText()),
  }),
  response: invitationSchema,
  status: 201,
  repeatable: 'by-key',
  errors: [
    'full-sign-in-needed',
    'not-found',
    'not-allowed',
    'owners-only',
    'email-not-verified',
    'already-linked',
    'too-much-today',
    'too-many-attempts',
  ],
});

/** Shows what an invitation code would give the caller before they accept it. */
export const previewInvitation = defineRoute({
  id: 'households/preview-invitation',
  method: 'POST',
  path: '/api/invitations/preview',
  childData: 'none',
  access: { kind: 'account', roles: ['parent', 'learner'] },
  body: invitationCode,
  response: invitationPreviewSchema,
  errors: ['code-used-up', 'other-address', 'too-many-attempts'],
});

export const acceptInvitation = defineRoute({
  id: 'households/accept-invitation',
  method: 'POST',
  path: '/api/invitations/accept',
  childData: 'none',
  access: { kind: 'account', roles: ['parent', 'learner'] },
  body: invitationCode,
  response: memberSchema,
  status: 201,
  repeatable: 'by-key',
  errors: [
    'code-used-up',
    'other-address',
    'already-member',
    'already-linked',
    'too-many-grown-ups',
    'too-many-households',
    'too-many-attempts',
  ],
});
