import { limits, writeNumber, writeNumbers } from './limits.ts';
import { mailsNeeded } from './notice.ts';

/** Every refusal, by HTTP status, with the sentence shown to people, as an ICU message. Statuses from 500 on alert the operator. */
const refusals = {
  400: {
    'invalid-input': 'Something in this form isn’t right. Check it and try again.',
    'malformed-json': 'We couldn’t read that. Please try again.',
    'common-password': 'This password is easy to guess. Pick another one.',
    'link-expired': 'This link was already used or has expired. Ask for a new one.',
    'wrong-code': 'That code isn’t right, or it’s older than {minutes, number} minutes. Check it, or get a new one.',
    'export-broken': 'Part of this backup is missing. Try another backup file.',
    'unknown-media': 'A picture or sound on this card is missing. Please add it again.',
    'household-needed': 'Pick a household.',
    'learner-needed': 'Pick a learner.',
  },
  401: {
    'not-signed-in': 'You’ve been signed out. Please sign in again.',
    'device-unknown': 'This device isn’t set up for a family. Ask a grown-up.',
    'wrong-pictures': 'Those aren’t your pictures. Try again!',
    'wrong-pin':
      '{left, plural, one {That PIN isn’t right. You have one more try.} other {That PIN isn’t right. You have # more tries.}}',
    'pin-ended': 'This PIN no longer works. Use your password.',
    'wrong-credentials': 'That email or password isn’t right.',
    'google-refused': 'Google couldn’t sign you in. Please try again.',
    'passkey-refused': 'This passkey doesn’t work here. Try another way to sign in.',
  },
  403: {
    'wrong-password': 'Your current password isn’t right. Try again.',
    'password-needed': 'Enter your password again to do this.',
    'sign-in-again': 'We need to check it’s you. Use a passkey, or sign in again. Then do this within ten minutes.',
    'full-sign-in-needed': 'A PIN isn’t enough for this. Sign out, then sign in another way.',
    'email-not-verified': 'Confirm your email first. We sent you a link. Get a new one in Settings.',
    'email-code-needed': 'Confirm your email before you agree. We emailed you a code.',
    'other-address': 'This invitation is for another email. Sign in with that email to accept it.',
    'wrong-passkey': 'We couldn’t confirm this passkey. Please try again.',
    'reason-needed': 'First, say why you need to see this family.',
    'not-allowed': 'You can see this, but not change it.',
    'sign-in-off': 'This sign-in is off. Ask a grown-up.',
    'owners-only': 'Only owners can invite guardians to this household.',
  },
  404: {
    'not-found': 'We couldn’t find this. It may have been deleted.',
    'owner-not-found': 'No parent account uses this email. Check it, or leave it empty.',
    'passkeys-unavailable': 'Passkeys aren’t available here.',
    'resource-not-found': 'Selected resource not found',
  },
  409: {
    'email-taken': 'This email already has an account. Sign in instead.',
    'email-used': 'This email already has an account.',
    'own-email': 'That’s already your email.',
    conflict: 'Someone else just changed this. Please try again.',
    'changed-meanwhile': 'Someone else changed this in the meantime. Save again to keep yours, or use theirs.',
    'being-imported': 'This card is still being imported. Try again in a minute.',
    'still-copying': 'This big deck is still being copied. Try again to continue.',
    'import-undone': 'This import was undone. Pick the file again.',
    'already-exists': 'This was already added.',
    'already-linked': 'This learner already has an account. Pick another learner.',
    'already-member': 'This account is already in this household.',
    'too-many-decks': 'A household holds up to {most, number} decks. Remove one to add another.',
    'too-many-cards': 'A deck holds up to {most, number} cards. Start another deck for the rest.',
    'last-owner': 'Every household needs an owner. Make someone else an owner first.',
    'key-reused': 'This was already sent with different content. Please try again.',
    'own-account': 'You can’t disable your own account. Ask another admin.',
    'too-few-cards': 'Need at least {least, number} cards to generate a quiz',
    'too-few-new-cards': 'This deck has fewer than {least, number} new cards. Pick other cards.',
    'spelled-by-ear': 'These words are spelled by ear, and a quiz would show them. Pick another deck.',
    'too-few-alike': 'These answers have too few others of their kind to choose from. Add more cards like them.',
    'too-many-quizzes': 'A household holds up to {most, number} quizzes. Remove one to add another.',
    'attempt-over': 'You already turned in this quiz.',
    'media-full':
      'Your pictures and sounds are full. Remove some from your cards and empty the bin, then try again tomorrow.',
    'too-many-learners': 'A household holds up to {most, number} learners. Remove one to add another.',
    'too-many-devices': 'A household holds up to {most, number} devices. Remove one to add another.',
    'no-device-waiting': 'No device is waiting with this code. Check it, or get a new one.',
    'consent-needed': 'Your consent is needed first. Read what we store about children in Settings.',
    'mails-needed': mailsNeeded,
    'notice-changed': 'We updated what we store about children. Please read it again.',
    'too-many-passkeys': 'You can have up to {most, number} passkeys. Remove one to add another.',
    'last-way-in': 'This is your only way to sign in. Add a passkey or a password first.',
    'too-many-grown-ups': 'A household holds up to {most, number} grown-ups. Remove one to add another.',
    'too-many-households': 'You can be in up to {most, number} households. Leave one to join another.',
    'too-many-assignments':
      'A learner can have up to {most, number} open assignments. Delete some, or wait until some are done.',
    'too-many-paces': 'You can change this up to {most, number} times for each learner. It stays as it is now.',
    'too-many-flags': 'Your grown-up still has cards to check. Thanks for telling us!',
    'too-many-left-out': 'You can leave out up to {most, number} cards in a deck. Bring one back to leave out another.',
    'household-not-empty': 'This household or its bin isn’t empty. Restore the backup into a new household.',
    'too-many-records': 'This backup is too big for a household.',
    'bin-full': 'The bin has no room for this. Delete something from it for good, or delete less at a time.',
    'restore-first': 'The deck or quiz this belongs to is missing. If it’s in the bin or archived, restore it first.',
    'not-newest': 'You can only undo the last answer.',
    'session-full': 'This session is full. Start a new one!',
  },
  410: {
    'code-used-up': 'This code doesn’t work. Check it, or ask for a new one.',
  },
  413: {
    'body-too-large': 'That’s too much to save in one go. Split it up.',
  },
  415: {
    'not-json': 'We couldn’t read that. Please try again.',
    'not-media': 'We can’t use this kind of file. Try a JPEG, PNG, WebP, MP3, M4A or WebM sound file.',
  },
  429: {
    'too-many-calls': 'That’s a lot at once. Wait a moment, then try again.',
    'too-much-today': 'That’s the limit for today. Please continue tomorrow.',
    'too-many-attempts': 'Too many tries. Wait a moment, then try again.',
  },
  500: {
    internal: 'Something went wrong on our side. Everything you saved is safe.',
  },
  503: {
    unavailable: 'Flashspark is busy right now. Try again in a moment.',
  },
} as const satisfies Record<number, Record<string, string>>;

type Refusals = typeof refusals;
export type ErrorCode = { [Status in keyof Refusals]: keyof Refusals[Status] }[keyof Refusals];

/** Numbers of a sentence by the names of their places. */
export type WordValues = Readonly<Record<string, number>>;

const valuesOf = {
  'wrong-pin': { left: limits.pinTries },
  'wrong-code': { minutes: limits.emailCodeSeconds / 60 },
  'too-many-decks': { most: limits.decksPerHousehold },
  'too-many-quizzes': { most: limits.quizzesPerHousehold },
  'too-many-learners': { most: limits.learnersPerHousehold },
  'too-many-devices': { most: limits.devicesPerHousehold },
  'too-many-grown-ups': { most: limits.grownUpsPerHousehold },
  'too-many-cards': { most: limits.cardsPerDeck },
  'too-few-cards': { least: limits.minCardsForQuiz },
  'too-few-new-cards': { least: limits.minCardsForQuiz },
  'too-many-passkeys': { most: limits.passkeysPerAccount },
  'too-many-households': { most: limits.householdsPerAccount },
  'too-many-assignments': { most: limits.openAssignmentsPerLearner },
  'too-many-paces': { most: limits.paceChanges },
  'too-many-left-out': { most: limits.leftOutPerDeck },
} as const satisfies Partial<Record<ErrorCode, WordValues>>;

interface Refusal {
  readonly status: number;
  /** The ICU message, by which other languages have it in `web/locales`. */
  readonly form: string;
  /** In English, with its values. */
  readonly sentence: string;
  readonly values?: WordValues;
}

const usualValues: Partial<Record<string, WordValues>> = valuesOf;

export const errorCatalogue = Object.fromEntries(
  Object.entries(refusals).flatMap(([status, sentences]) =>
    Object.entries(sentences).map(([code, form]) => [
      code,
      {
        status: Number(status),
        form,
        // Written when it is asked for: each start of a function would write all of them.
        get sentence() {
          return fillIn(form, usualValues[code]);
        },
        ...(usualValues[code] && { values: usualValues[code] }),
      },
    ]),
  ),
) as Readonly<Record<ErrorCode, Refusal>>;

/** @returns a refusal's English with its values. A plural holds the whole sentence. */
function fillIn(form: string, values: WordValues = {}): string {
  const [, counted, one = '', other = ''] = /^\{(\w+), plural, one \{(.*)\} other \{(.*)\}\}$/.exec(form) ?? [];
  if (counted === undefined) return writeNumbers(form, values);
  return values[counted] === 1 ? one : other.replaceAll('#', writeNumber(Number(values[counted])));
}

/** Problems by field path (`cards.3.front`), each with a sentence for people. */
export type FieldProblems = Record<string, string>;

/** Codes and values of the problems by field path, for the words of other languages, see `schemas/describe-issue.ts`. */
export type NamedProblems = Readonly<Record<string, { readonly code: string; readonly values?: WordValues }>>;

interface ProductErrorDetails {
  readonly cause?: unknown;
  /** The first field's sentence. Replaces the catalogue's. */
  readonly sentence?: string;
  /** Replace the catalogue's. */
  readonly values?: WordValues;
  readonly fields?: FieldProblems;
  /** Problems by field path, each a `problem` of `schemas/problem.ts`. The answer words them as `fields` and `problems`. */
  readonly problemTexts?: FieldProblems;
  /** Whether the answer's sentence is the first problem's. */
  readonly saysFirst?: boolean;
  /** Whole seconds; becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** A refusal with a code of the catalogue. Can be thrown anywhere; the handler wrapper turns it into `{ error, code, values?, fields?, problems? }`. */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly values: WordValues | undefined;
  readonly fields: FieldProblems | undefined;
  readonly problemTexts: FieldProblems | undefined;
  readonly saysFirst: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ProductErrorDetails = {}) {
    const { form, values } = errorCatalogue[code];
    super(details.sentence ?? fillIn(form, details.values ?? values), { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.values = details.values ?? values;
    this.fields = details.fields;
    this.problemTexts = details.problemTexts;
    this.saysFirst = details.saysFirst ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
