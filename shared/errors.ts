import { limits, writeNumber } from './limits.ts';
import { mailsNeeded } from './notice.ts';

/** Every refusal, by HTTP status, with the sentence shown to people. Statuses from 500 on alert the operator. */
const refusals = {
  400: {
    'invalid-input': 'Something in this form is not right. Please check it and try again.',
    'malformed-json': 'The request could not be read. Please try again.',
    'common-password':
      'This password is one of the most used in the world and easy to guess. Please choose another one.',
    'link-expired': 'This link has been used already, or it is too old. Please ask for a new one.',
    'wrong-code': `That code isn’t right, or it’s older than ${limits.emailCodeSeconds / 60} minutes. Check it, or send another one.`,
    'export-broken': 'Something in this export belongs to a thing that is not in it. Please take another export.',
    'unknown-media': 'A picture or sound of this card is not here (any more). Please add it again.',
    'household-needed': 'Please say which household this is for.',
    'learner-needed': 'Please say which learner this is for.',
  },
  401: {
    'not-signed-in': 'You are not signed in any more. Please sign in again.',
    'device-unknown': 'This device is not set up for a family (any more). Please ask a grown-up.',
    'wrong-pictures': 'These are not the right pictures. Please try again.',
    'wrong-credentials': 'The email or the password is not right.',
    'google-refused': 'Google could not confirm who you are. Please try again.',
    'passkey-refused':
      'This passkey does not open an account here (any more). Please try again, or sign in another way.',
  },
  403: {
    'wrong-password': 'The current password is not right.',
    'password-needed': 'Please enter your password once more to do this.',
    'sign-in-again':
      'Please show once more who you are: with a passkey, or sign out, sign in again and repeat this within ten minutes.',
    'email-not-verified': 'Please confirm your own email first: we sent you a link, and Settings sends another one.',
    'other-address': 'This invitation is for another email. Please sign in with the account that has that email.',
    'wrong-passkey': 'This passkey could not be confirmed. Please try again.',
    'reason-needed': 'First, say why you need to see this family.',
    'not-allowed': 'You may look at this, but not change it.',
  },
  404: {
    'not-found': 'This is not here (any more).',
    'owner-not-found': 'There is no parent account with this email.',
    'resource-not-found': 'Selected resource not found',
  },
  409: {
    'email-taken': 'There is already an account with this email. Please sign in instead.',
    conflict: 'Somebody changed this at the same moment. Please try again.',
    'being-imported': 'This card is being imported at this very moment. Please try again in a minute.',
    'still-copying':
      'This deck is large: its copy is not ready yet. Please try again, and it goes on where it stopped.',
    'import-undone': 'This import was undone. Please choose the file again.',
    'already-exists': 'This was already added.',
    'already-linked': 'This learner already has an account.',
    'already-member': 'This account is already in the household.',
    'too-many-decks': fullHousehold(limits.decksPerHousehold, 'decks'),
    'too-many-cards': `A deck can hold ${writeNumber(limits.cardsPerDeck)} cards. Please start another deck for the rest.`,
    'last-owner': 'A household needs an owner. Please make somebody else an owner first.',
    'key-reused': 'This was already sent with something else in it. Please try again.',
    'own-account': 'You cannot disable your own account.',
    'too-few-cards': `Need at least ${limits.minCardsForQuiz} cards to generate a quiz`,
    'too-many-quizzes': fullHousehold(limits.quizzesPerHousehold, 'quizzes'),
    'attempt-over': 'This quiz is already handed in.',
    'media-full':
      'This household has as many pictures and sounds as it can hold. Take some off cards, and cards that show some out of the bin: a day later there is room again.',
    'too-many-learners': fullHousehold(limits.learnersPerHousehold, 'learners'),
    'too-many-devices': fullHousehold(limits.devicesPerHousehold, 'devices'),
    'consent-needed': 'Please first read what we store about children, and agree to it in Settings.',
    'mails-needed': mailsNeeded,
    'notice-changed': 'What we store about children has a new description. Please read it again.',
    'too-many-passkeys': `Your account has ${limits.passkeysPerAccount} passkeys, which is as many as it can have.`,
    'last-way-in': 'This is the only way into your account. Please add another one first: a passkey, or a password.',
    'too-many-grown-ups': fullHousehold(limits.grownUpsPerHousehold, 'grown-ups'),
    'too-many-households': `You are in ${limits.householdsPerAccount} households, which is as many as one account can have.`,
    'too-many-assignments': `This learner has ${limits.openAssignmentsPerLearner} open assignments. Please let some be done first.`,
    'too-many-paces': `This was changed ${limits.paceChanges} times, which is as often as it can be for one learner.`,
    'too-many-flags': 'There are many cards to look at already. A grown-up will see to them first.',
    'too-many-left-out': `You can leave out ${limits.leftOutPerDeck} cards of a deck.`,
    'household-not-empty':
      'There is something in this household, or in its bin, already. Please bring an export back into a new household.',
    'too-many-records': 'This export is larger than a household can hold.',
    'bin-full': 'The bin is full, so this stays. Delete something in the bin for good first.',
    'restore-first':
      'The deck or quiz that this belongs to is not there. If it is in the bin or archived, bring it back from there first.',
    'not-newest': 'Only the newest answer can be taken back.',
    'session-full': 'This round has as many answers as it can hold. Please start a new one.',
  },
  410: {
    'code-used-up': 'This code is not valid any more. Please ask for a new one.',
  },
  413: {
    'body-too-large': 'This is too much to save at once.',
  },
  415: {
    'not-json': 'The request could not be read. Please try again.',
    'not-media':
      'This is no picture and no sound that a card can show. JPEG, PNG, WebP, MP3, M4A and WebM sound can be.',
  },
  429: {
    'too-many-calls': 'So much at once is more than we can do. Please wait a moment.',
    'too-much-today': 'That is as much of this as one day can hold. Please go on tomorrow.',
    'too-many-attempts': 'Too many tries. Please wait a moment and try again.',
  },
  500: {
    internal: 'Something went wrong on our side. Nothing you saved is lost.',
  },
  503: {
    unavailable: 'Flashspark is busy right now. Please try again in a moment.',
  },
} as const satisfies Record<number, Record<string, string>>;

type Refusals = typeof refusals;
export type ErrorCode = { [Status in keyof Refusals]: keyof Refusals[Status] }[keyof Refusals];

export const errorCatalogue = Object.fromEntries(
  Object.entries(refusals).flatMap(([status, sentences]) =>
    Object.entries(sentences).map(([code, sentence]) => [code, { status: Number(status), sentence }]),
  ),
) as Readonly<Record<ErrorCode, { readonly status: number; readonly sentence: string }>>;

function fullHousehold(count: number, things: string): string {
  return `This household has ${count} ${things}, which is as many as it can hold.`;
}

/** Problems by field path (`cards.3.front`), each with a sentence for people. */
export type FieldProblems = Record<string, string>;

interface ProductErrorDetails {
  readonly cause?: unknown;
  /** Overrides the catalogue's sentence with a more specific one. */
  readonly sentence?: string;
  readonly fields?: FieldProblems;
  /** Whole seconds; becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** A refusal with a code of the catalogue. Can be thrown anywhere; the handler wrapper turns it into `{ error, code, fields? }`. */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ProductErrorDetails = {}) {
    super(details.sentence ?? errorCatalogue[code].sentence, { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
