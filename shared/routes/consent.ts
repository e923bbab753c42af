import { agreement, consentSchema, noticeSchema } from '../schemas/consent.ts';
import { defineRoute, household } from './define-route.ts';

/** What a grown-up reads before the first child exists. */
export const getNotice = defineRoute({
  id: 'consent/get-notice',
  method: 'GET',
  path: '/api/notice',
  childData: 'none',
  access: { kind: 'public' },
  response: noticeSchema,
});

/** What a grown-up of the household agreed to, also when it was taken back; 404 when nobody ever did. */
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
  body: agreement,
  response: consentSchema,
  errors: ['notice-changed', 'email-not-verified', 'mails-needed'],
});

/** From then on nothing of a child is stored or changed. What is stored can be seen, taken out and erased; agreeing again goes on where it stopped. */
export const withdrawConsent = defineRoute({
  id: 'consent/withdraw-consent',
  method: 'DELETE',
  path: '/api/households/{householdId}/consent',
  childData: 'erased',
  access: { kind: 'household', household, permission: 'give-consent' },
});
