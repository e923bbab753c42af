import { agreement, consentSchema, noticeSchema } from '../schemas/consent.ts';
import { defineRoute, household } from './define-route.ts';

/** The privacy notice that a grown-up reads before adding the first child. */
export const getNotice = defineRoute({
  id: 'consent/get-notice',
  method: 'GET',
  path: '/api/notice',
  childData: 'none',
  access: { kind: 'public' },
  response: noticeSchema,
});

/** The household's consent, including a withdrawn one; 404 if none was ever given. */
export const getConsent = defineRoute({
  id: 'consent/get-consent',
  method: 'GET',
  path: '/api/households/{householdId}/consent',
  childData: 'none',
  access: { kind: 'household', household, permission: 'manage-learners' },
  response: consentSchema,
  errors: ['not-found'],
});

export const giveConsent = defineRoute({
  id: 'consent/give-consent',
  method: 'PUT',
  path: '/api/households/{householdId}/consent',
  childData: 'none',
  access: { kind: 'household', household, permission: 'give-consent' },
  needsFullSignIn: true,
  body: agreement,
  response: consentSchema,
  errors: ['full-sign-in-needed', 'notice-changed', 'email-code-needed', 'mails-needed'],
});

/** Withdraws consent: no child data is stored or changed from then on. It can still be viewed, exported and erased. Agreeing again resumes everything. */
export const withdrawConsent = defineRoute({
  id: 'consent/withdraw-consent',
  method: 'DELETE',
  path: '/api/households/{householdId}/consent',
  childData: 'erased',
  access: { kind: 'household', household, permission: 'give-consent' },
  needsFullSignIn: true,
  errors: ['full-sign-in-needed'],
});
