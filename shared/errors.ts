import { limits, writeNumber } from './limits.ts';
import { mailsNeeded } from './notice.ts';

/**
 * The one catalogue of everything that can be refused. `sentence` is shown to a person as it stands; `alarm` says
 * whether an operator should hear of it.
 */
interface CatalogueEntry {
  readonly status: number;
  readonly sentence: string;
  readonly alarm?: true;
}

export const errorCatalogue = {
  'invalid-input': { status: 400, sentence: 'Something in this form is not right. Please check it and try again.' },
  'malformed-json': { status: 400, sentence: 'The request could not be read. Please try again.' },
  'common-password': {
    status: 400,
    sentence: 'This password is one of the most used in the world and easy to guess. Please choose another one.',
  },
  'link-expired': {
    status: 400,
    sentence: 'This link has been used already, or it is too old. Please ask for a new one.',
  },
  'wrong-code': {
    status: 400,
    sentence: `That code isn’t right, or it’s older than ${limits.emailCodeSeconds / 60} minutes. Check it, or send another one.`,
  },
  'export-broken': {
    status: 400,
    sentence: 'Something in this export belongs to a thing that is not in it. Please take another export.',
  },
  'unknown-media': {
    status: 400,
    sentence: 'A picture or sound of this card is not here (any more). Please add it again.',
  },
  'household-needed': { status: 400, sentence: 'Please say which household this is for.' },
  'learner-needed': { status: 400, sentence: 'Please say which learner this is for.' },
  'not-signed-in': { status: 401, sentence: 'You are not signed in any more. Please sign in again.' },
  'device-unknown': {
    status: 401,
    sentence: 'This device is not set up for a family (any more). Please ask a grown-up.',
  },
  'wrong-pictures': { status: 401, sentence: 'These are not the right pictures. Please try again.' },
  'wrong-credentials': { status: 401, sentence: 'The email or the password is not right.' },
  'wrong-password': { status: 403, sentence: 'The current password is not right.' },
  'password-needed': { status: 403, sentence: 'Please enter your password once more to do this.' },
  'sign-in-again': {
    status: 403,
    sentence:
      'Please show once more who you are: with a passkey, or sign out, sign in again and repeat this within ten minutes.',
  },
  'email-not-verified': {
    status: 403,
    sentence: 'Please confirm your own email first: we sent you a link, and Settings sends another one.',
  },
  'other-address': {
    status: 403,
    sentence: 'This invitation is for another email. Please sign in with the account that has that email.',
  },
  'google-refused': { status: 401, sentence: 'Google could not confirm who you are. Please try again.' },
  'passkey-refused': {
    status: 401,
    sentence: 'This passkey does not open an account here (any more). Please try again, or sign in another way.',
  },
  'wrong-passkey': { status: 403, sentence: 'This passkey could not be confirmed. Please try again.' },
  'reason-needed': { status: 403, sentence: 'First, say why you need to see this family.' },
  'not-allowed': { status: 403, sentence: 'You may look at this, but not change it.' },
  'not-found': { status: 404, sentence: 'This is not here (any more).' },
  'owner-not-found': { status: 404, sentence: 'There is no parent account with this email.' },
  'resource-not-found': { status: 404, sentence: 'Selected resource not found' },
  'email-taken': { status: 409, sentence: 'There is already an account with this email. Please sign in instead.' },
  conflict: { status: 409, sentence: 'Somebody changed this at the same moment. Please try again.' },
  'being-imported': {
    status: 409,
    sentence: 'This card is being imported at this very moment. Please try again in a minute.',
  },
  'still-copying': {
    status: 409,
    sentence: 'This deck is large: its copy is not ready yet. Please try again, and it goes on where it stopped.',
  },
  'import-undone': { status: 409, sentence: 'This import was undone. Please choose the file again.' },
  'already-exists': { status: 409, sentence: 'This was already added.' },
  'already-linked': { status: 409, sentence: 'This learner already has an account.' },
  'already-member': { status: 409, sentence: 'This account is already in the household.' },
  'too-many-decks': { status: 409, sentence: fullHousehold(limits.decksPerHousehold, 'decks') },
  'too-many-cards': {
    status: 409,
    sentence: `A deck can hold ${writeNumber(limits.cardsPerDeck)} cards. Please start another deck for the rest.`,
  },
  'last-owner': {
    status: 409,
    sentence: 'A household needs an owner. Please make somebody else an owner first.',
  },
  'key-reused': { status: 409, sentence: 'This was already sent with something else in it. Please try again.' },
  'own-account': { status: 409, sentence: 'You cannot disable your own account.' },
  'too-few-cards': { status: 409, sentence: `Need at least ${limits.minCardsForQuiz} cards to generate a quiz` },
  'too-many-quizzes': { status: 409, sentence: fullHousehold(limits.quizzesPerHousehold, 'quizzes') },
  'attempt-over': { status: 409, sentence: 'This quiz is already handed in.' },
  'media-full': {
    status: 409,
    sentence:
      'This household has as many pictures and sounds as it can hold. Take some off cards, and cards that show some out of the bin: a day later there is room again.',
  },
  'too-many-learners': { status: 409, sentence: fullHousehold(limits.learnersPerHousehold, 'learners') },
  'too-many-devices': { status: 409, sentence: fullHousehold(limits.devicesPerHousehold, 'devices') },
  'consent-needed': {
    status: 409,
    sentence: 'Please first read what we store about children, and agree to it in Settings.',
  },
  'mails-needed': { status: 409, sentence: mailsNeeded },
  'notice-changed': {
    status: 409,
    sentence: 'What we store about children has a new description. Please read it again.',
  },
  'too-many-passkeys': {
    status: 409,
    sentence: `Your account has ${limits.passkeysPerAccount} passkeys, which is as many as it can have.`,
  },
  'last-way-in': {
    status: 409,
    sentence: 'This is the only way into your account. Please add another one first: a passkey, or a password.',
  },
  'too-many-grown-ups': { status: 409, sentence: fullHousehold(limits.grownUpsPerHousehold, 'grown-ups') },
  'too-many-households': {
    status: 409,
    sentence: `You are in ${limits.householdsPerAccount} households, which is as many as one account can have.`,
  },
  'too-many-assignments': {
    status: 409,
    sentence: `This learner has ${limits.openAssignmentsPerLearner} open assignments. Please let some be done first.`,
  },
  'too-many-paces': {
    status: 409,
    sentence: `This was changed ${limits.paceChanges} times, which is as often as it can be for one learner.`,
  },
  'too-many-flags': {
    status: 409,
    sentence: 'There are many cards to look at already. A grown-up will see to them first.',
  },
  'household-not-empty': {
    status: 409,
    sentence:
      'There is something in this household, or in its bin, already. Please bring an export back into a new household.',
  },
  'too-many-records': { status: 409, sentence: 'This export is larger than a household can hold.' },
  'restore-first': {
    status: 409,
    sentence:
      'The deck or quiz that this belongs to is not there. If it is in the bin or archived, bring it back from there first.',
  },
  'not-newest': { status: 409, sentence: 'Only the newest answer can be taken back.' },
  'session-full': { status: 409, sentence: 'This round has as many answers as it can hold. Please start a new one.' },
  'code-used-up': { status: 410, sentence: 'This code is not valid any more. Please ask for a new one.' },
  'body-too-large': { status: 413, sentence: 'This is too much to save at once.' },
  'not-json': { status: 415, sentence: 'The request could not be read. Please try again.' },
  'not-media': {
    status: 415,
    sentence: 'This is no picture and no sound that a card can show. JPEG, PNG, WebP, MP3, M4A and WebM sound can be.',
  },
  'too-many-calls': { status: 429, sentence: 'So much at once is more than we can do. Please wait a moment.' },
  'too-much-today': { status: 429, sentence: 'That is as much of this as one day can hold. Please go on tomorrow.' },
  'too-many-attempts': { status: 429, sentence: 'Too many tries. Please wait a moment and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Nothing you saved is lost.', alarm: true },
  unavailable: { status: 503, sentence: 'Flashspark is busy right now. Please try again in a moment.', alarm: true },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

function fullHousehold(count: number, things: string): string {
  return `This household has ${count} ${things}, which is as many as it can hold.`;
}

/** Problems by field path (`cards.3.front`), each with a sentence for a person. */
export type FieldProblems = Record<string, string>;

interface ProductErrorDetails {
  readonly cause?: unknown;
  /** Overrides the catalogue's sentence where the place knows a better one. */
  readonly sentence?: string;
  readonly fields?: FieldProblems;
  /** Whole seconds; becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** A refusal with a code of the catalogue: thrown anywhere, turned into the answer `{ error, code, fields? }` by the wrapper. */
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
