import { isPermitted } from '../../shared/permissions.ts';
import { requiresReason, type Route } from '../../shared/routes/define-route.ts';
import type { MediaRight } from './media-statements.ts';
import { type FieldUpdate, partitions, type Partitions, type TableGrants } from './table-statements.ts';

/** AWS rights of a route's function, beyond writing its log. */
export interface RouteGrants extends TableGrants {
  readonly signsTokens: boolean;
  readonly media: readonly MediaRight[];
}

/** Right to record when a sign-in session, its account and a child's device were last used. */
const sessionNote: FieldUpdate = {
  of: ['HH#*', 'USER#*', 'ACTIVE#*'],
  fields: ['lastSeenAt', 'lastActiveDay', 'accounts', 'session', 'lastUsedAt', 'expiresAt'],
};

/** Right to count a network's calls for rate limiting. */
const callNote: FieldUpdate = { of: ['THROTTLE#*'], fields: ['tries', 'blockedUntil', 'expiresAt', 'version'] };

/** Right to record an admin's read access in the visit, which the family can see. */
const visitNote: FieldUpdate = { of: ['HH#*'], fields: ['looked', 'changed', 'version'] };

type Needs = Partial<Omit<RouteGrants, 'signsTokens'>> & { readonly signsTokens?: true };

/** Right to store a parent's opt-in to the weekly email. */
const weeklyMailNote: FieldUpdate = { of: ['USER#*'], fields: ['weeklyMail'] };

/** Partitions that every call reads, for sign-in, permissions and rate limits. */
const readByAll: Partitions = ['HH#*', 'USER#*', 'THROTTLE#*'];

const leaveHouseholdWrites: Partitions = ['USER#*', 'INVITATION#*'];
/** A household's rows in other partitions, deleted together with it. */
export const deletedWithHousehold: Partitions = [...leaveHouseholdWrites, 'PAIRING#*', 'SHARE#*'];
/** Rows outside the household that end with a membership, and the list of what people ended. */
const endMembershipWrites: Partitions = [...deletedWithHousehold, 'ERASED#*'];

/** An account of an address that nobody proved leaves its households, see functions/auth/sign-in-with-google.ts. */
const googleSignIn: Needs = {
  reads: ['EMAIL#*', 'GOOGLE#*'],
  writes: ['HH#*', ...endMembershipWrites, 'CREDENTIAL#*', 'EMAIL#*', 'GOOGLE#*', 'THROTTLE#*', 'COUNT#*', 'ACTIVE#*'],
  signsTokens: true,
};

/** Rights needed by routes that confirm the caller's identity and then delete people's data. */
const erasure = {
  reads: ['ANSWERS#*', 'CREDENTIAL#*'],
  writes: [...leaveHouseholdWrites, 'COUNT#*', 'DELETIONS#*', 'ERASED#*', 'THROTTLE#*'],
  writesInBulk: ['HH#*', 'ANSWERS#*'],
} as const satisfies Needs;

/** Rights that routes need in addition to the defaults of {@link grantsOf}. */
export const specialNeeds: Readonly<Record<string, Needs>> = {
  'auth/login': {
    reads: ['EMAIL#*', 'CREDENTIAL#*'],
    writes: ['USER#*', 'CREDENTIAL#*', 'THROTTLE#*', 'ACTIVE#*'],
    signsTokens: true,
  },
  'auth/register': {
    reads: ['EMAIL#*'],
    writes: ['USER#*', 'CREDENTIAL#*', 'EMAIL#*', 'THROTTLE#*', 'COUNT#*', 'ACTIVE#*', 'MAILS#*'],
    signsTokens: true,
  },
  'auth/sign-in-with-google': googleSignIn,
  'auth/sign-up-with-google': googleSignIn,
  'auth/change-password': { reads: ['CREDENTIAL#*'], writes: ['USER#*', 'CREDENTIAL#*', 'THROTTLE#*'] },
  'auth/set-language': { writes: ['USER#*'] },
  'auth/logout': { writes: ['HH#*', 'USER#*'] },
  'auth/logout-everywhere': { writes: ['HH#*', 'USER#*'] },
  'auth/request-password-reset': { writes: ['THROTTLE#*', 'MAILS#*'] },
  'auth/reset-password': {
    reads: ['LINKS#*', 'PASSKEYS#*'],
    writes: ['USER#*', 'CREDENTIAL#*', 'LINKS#*', 'PASSKEYS#*', 'THROTTLE#*'],
  },
  'auth/verify-email': { reads: ['LINKS#*'], writes: ['USER#*', 'LINKS#*', 'THROTTLE#*'] },
  'auth/verify-email-code': { reads: ['LINKS#*'], writes: ['USER#*', 'LINKS#*', 'THROTTLE#*'] },
  'auth/resend-verification': { writes: ['THROTTLE#*', 'MAILS#*'] },
  'auth/request-email-change': {
    reads: ['EMAIL#*', 'CREDENTIAL#*'],
    writes: ['LINKS#*', 'THROTTLE#*', 'MAILS#*'],
  },
  'auth/confirm-email-change': {
    reads: ['LINKS#*'],
    writes: ['USER#*', 'EMAIL#*', 'LINKS#*', 'THROTTLE#*', 'MAILS#*'],
  },
  'auth/end-session': { writes: ['USER#*'] },
  'auth/delete-account': {
    reads: ['ANSWERS#*', 'CREDENTIAL#*', 'LINKS#*', 'PASSKEYS#*', 'PINS#*', 'MAILS#*'],
    writes: partitions.filter(
      (one) => !/^(ANSWERS|RETENTION|AUDIT|FITS|LINKS|PASSKEYS|PINS|CHALLENGE|UNDELIVERABLE)/.test(one),
    ),
    writesInBulk: ['HH#*', 'ANSWERS#*', 'LINKS#*', 'PASSKEYS#*', 'PINS#*'],
  },
  'passkeys/get-sign-in-methods': { reads: ['CREDENTIAL#*', 'PASSKEYS#*'] },
  'passkeys/begin-passkey': { reads: ['CREDENTIAL#*', 'PASSKEYS#*'], writes: ['PASSKEYS#*', 'THROTTLE#*'] },
  'passkeys/create-passkey': { reads: ['PASSKEYS#*'], writes: ['USER#*', 'PASSKEYS#*', 'MAILS#*'] },
  'passkeys/delete-passkey': {
    reads: ['CREDENTIAL#*', 'PASSKEYS#*'],
    writes: ['USER#*', 'PASSKEYS#*', 'THROTTLE#*'],
  },
  'passkeys/begin-sign-in': { writes: ['CHALLENGE#*'] },
  'passkeys/sign-in-with-passkey': {
    reads: ['PASSKEYS#*', 'CHALLENGE#*'],
    writes: ['USER#*', 'PASSKEYS#*', 'CHALLENGE#*', 'THROTTLE#*', 'ACTIVE#*'],
    signsTokens: true,
  },
  'passkeys/begin-proof': { reads: ['PASSKEYS#*'], writes: ['PASSKEYS#*'] },
  'passkeys/prove-with-passkey': { reads: ['PASSKEYS#*'], writes: ['USER#*', 'PASSKEYS#*'] },
  'passkeys/remove-password': {
    reads: ['CREDENTIAL#*', 'PASSKEYS#*'],
    writes: ['USER#*', 'CREDENTIAL#*', 'THROTTLE#*', 'MAILS#*'],
  },
  'admin/create-user': {
    reads: ['EMAIL#*'],
    writes: ['HH#*', 'USER#*', 'CREDENTIAL#*', 'EMAIL#*', 'COUNT#*', 'AUDIT#*'],
  },
  'admin/update-user': { writes: ['HH#*', 'USER#*', 'AUDIT#*'] },
  'admin/list-users': { indexes: ['admin-lists'] },
  'admin/list-audit-entries': { reads: ['AUDIT#*'] },
  'admin/get-stats': { reads: ['COUNT#*', 'ACTIVE#*'] },
  'visits/open-visit': { writes: ['HH#*', 'AUDIT#*'] },
  'users/assign-user': { writes: ['HH#*', 'USER#*', 'COUNT#*', 'AUDIT#*'] },
  'households/list-households': { indexes: ['admin-lists'] },
  'consent/give-consent': { writes: ['MAILS#*'] },
  'consent/withdraw-consent': { writes: ['ERASED#*'] },
  'households/create-household': { reads: ['EMAIL#*'], writes: ['HH#*', 'USER#*', 'COUNT#*', 'MAILS#*', 'AUDIT#*'] },
  'households/delete-household': {
    ...erasure,
    writes: [...deletedWithHousehold, ...erasure.writes],
  },
  'households/create-invitation': { writes: ['INVITATION#*', 'THROTTLE#*', 'MAILS#*'] },
  'households/preview-invitation': { reads: ['INVITATION#*'], writes: ['THROTTLE#*'] },
  'households/delete-invitation': { writes: ['INVITATION#*'] },
  'households/accept-invitation': {
    reads: ['INVITATION#*'],
    writes: ['HH#*', ...leaveHouseholdWrites, 'THROTTLE#*', 'COUNT#*'],
  },
  'households/remove-member': { writes: endMembershipWrites },
  'households/update-member': { writes: ['USER#*'] },
  'households/set-weekly-mail': { fieldUpdates: [weeklyMailNote] },
  'households/stop-weekly-mail': { fieldUpdates: [weeklyMailNote] },
  'learners/create-learner': { writes: ['COUNT#*'] },
  'learners/delete-learner': erasure,
  'devices/create-pairing': { writes: ['PAIRING#*'] },
  'devices/claim-pairing': { reads: ['PAIRING#*'], writes: ['HH#*', 'THROTTLE#*'] },
  'devices/collect-pairing': { writes: ['HH#*', 'PAIRING#*'] },
  'devices/delete-device': { writes: ['ERASED#*'] },
  'devices/deliver-answers': { writes: ['HH#*', 'FITS#*'], indexes: ['by-due'] },
  'devices/list-device-learners': { writes: ['HH#*'] },
  'devices/sign-in-on-device': { writes: ['HH#*', 'THROTTLE#*'], signsTokens: true },
  'devices/sign-in-with-pin': {
    reads: ['PINS#*'],
    writes: ['USER#*', 'PINS#*', 'THROTTLE#*', 'ACTIVE#*'],
    signsTokens: true,
  },
  'devices/set-pin': { reads: ['PINS#*'], writes: ['PINS#*', 'MAILS#*'] },
  'devices/remove-pin': { writes: ['PINS#*'] },
  'devices/set-picture-code': { writes: ['THROTTLE#*'] },
  'devices/remove-picture-code': { writes: ['THROTTLE#*'] },
  'cards/delete-card': { writes: ['DELETIONS#*'] },
  'cards/move-cards': { writes: ['DELETIONS#*'] },
  'cards/delete-cards': { writes: ['DELETIONS#*'] },
  'cards/update-card': { writes: ['DELETIONS#*'] },
  'cards/import-cards': { writes: ['DELETIONS#*'], writesInBulk: ['HH#*'] },
  'imports/change-cards': { writes: ['DELETIONS#*'] },
  'imports/undo-import': { writes: ['DELETIONS#*'], writesInBulk: ['HH#*'] },
  'media/get-media': { media: ['GetObject'] },
  // If media with the same bytes are stored but scheduled for deletion, they are deleted before they are stored again.
  'media/store-media': { writes: ['DELETIONS#*'], media: ['PutObject', 'DeleteObject'] },
  'decks/create-deck': { writes: ['COUNT#*'] },
  'shares/create-share': { writes: ['SHARE#*'] },
  'shares/delete-share': { writes: ['SHARE#*'] },
  'shares/take-deck': {
    reads: ['SHARE#*'],
    writes: ['COUNT#*', 'DELETIONS#*', 'THROTTLE#*'],
    media: ['GetObject', 'PutObject'],
  },
  'decks/delete-deck': { writes: ['COUNT#*', 'DELETIONS#*'] },
  'quizzes/delete-quiz': { writes: ['DELETIONS#*'] },
  'assignments/delete-assignment': { writes: ['DELETIONS#*'] },
  'bin/restore-entry': { writes: ['COUNT#*'] },
  'bin/remove-entry': { writes: ['DELETIONS#*', 'SHARE#*'], writesInBulk: ['HH#*'] },
  'records/bring-records': { writes: ['COUNT#*'] },
  'assignments/list-assignments': { indexes: ['by-due'] },
  'home/get-home': { indexes: ['by-due'] },
  'home/get-pack': { indexes: ['by-due'] },
  'study/complete-session': { writes: ['FITS#*'], indexes: ['by-due'] },
  'study/record-reviews': { writes: ['FITS#*'], indexes: ['by-due'] },
  'quizzes/generate-quiz': { indexes: ['by-due'] },
  'study/start-mix': { indexes: ['by-due'] },
  'study/start-session': { indexes: ['by-due'] },
  'reports/get-activity': { indexes: ['by-due'] },
  'reports/get-today': { indexes: ['by-due'] },
  'loose/list-loose-cards': { indexes: ['by-due'] },
};

/**
 * Least-privilege rights of a route's handler. By default every handler reads households and accounts. Household routes other than GET also write
 * to the household and the audit log. A GET that asks admins for a reason writes only the audit entry. Repeatable routes store their answers.
 */
export function grantsOf(route: Pick<Route, 'id' | 'method' | 'access' | 'repeatable'>): RouteGrants {
  const needs = specialNeeds[route.id] ?? {};
  const answers: Partitions = route.repeatable ? ['ANSWERS#*'] : [];
  const isChange = route.method !== 'GET' && 'household' in route.access;
  const isAdminRead = !isChange && requiresReason(route.access) && mayAdminsCall(route.access);
  return {
    reads: [...readByAll, ...answers, ...(needs.reads ?? [])],
    writes: [
      ...(isChange ? (['HH#*', 'AUDIT#*'] as const) : []),
      ...(isAdminRead ? (['AUDIT#*'] as const) : []),
      ...answers,
      ...(needs.writes ?? []),
    ],
    writesInBulk: needs.writesInBulk ?? [],
    indexes: needs.indexes ?? [],
    fieldUpdates: [
      callNote,
      ...(route.access.kind === 'public' ? [] : [sessionNote]),
      ...(isAdminRead ? [visitNote] : []),
      ...(needs.fieldUpdates ?? []),
    ],
    signsTokens: needs.signsTokens ?? false,
    media: needs.media ?? [],
  };
}

function mayAdminsCall(access: Route['access']): boolean {
  return 'permission' in access && isPermitted('admin', access.permission);
}
