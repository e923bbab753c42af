import type { KindName } from '../../infra/table-invariants/read-row.ts';
import { limits } from '../../shared/limits.ts';
import { rememberedChanges } from '../../shared/streaks/rest-days.ts';

/** Bytes of a value, with all that is in it, or how many members a list or map has at most: then its members have bounds of their own. */
export type Bound = number | { readonly members: number };

/** A text of so many UTF-16 code units: each is three bytes at most (what takes four is two of them). */
const text = (codeUnits: number) => 3 * codeUnits;

/** A ULID. */
const id = 26;
/** A whole id of something in a household: up to three local ones. */
const wholeId = 3 * id + 2;
const day = 'YYYY-MM-DD'.length;
const instant = limits.instantLength;
/** SHA-256, the longer way of writing it. */
const hash = 64;
/** An address as it is typed is shorter; one of Google's stands in its token. */
const email = limits.googleTokenLength;
/** Keys that DynamoDB takes: partition and sort key of a table and of an index, as one text in base64. */
const cursor = Math.ceil((2 * (2_048 + 1_024) * 4) / 3) + 64;

/** The bytes of `packed` and `sealed`: brotli makes what it cannot pack a little longer, base64url makes all of it a third longer. */
const packed = (bytes: number) => Math.ceil(((bytes + Math.ceil(bytes / 1_024) + 64) * 4) / 3);

/** Questions come in one call's body, whichever version took them, and as an item they are smaller than as JSON. */
const questions = limits.requestBodyBytes;

/** Of which cards the options of a quiz are. */
const sources =
  limits.mostGeneratedQuestions * ('"source":{"deck":"","cards":[]},'.length + id + limits.generatedOptions * (id + 3));

/** JSON writes some signs as six. */
const jsonText = (codeUnits: number) => 6 * codeUnits;

/** The largest answer that is kept: a new quiz, each of its questions with a number, and an id or two. */
const quizAnswer =
  limits.quizBytes +
  limits.questionsPerQuiz * '"id":"q100",'.length +
  jsonText(limits.nameLength + limits.descriptionLength) +
  1_024;

/** How long what is called so is, in every item that has it. A path's last name counts. */
export const boundsByName: Readonly<Record<string, Bound>> = {
  id,
  attempt: id,
  assignment: id,
  actorId: id,
  card: id,
  // In one of its directions.
  deck: id + '~'.length,
  device: id,
  householdId: id,
  invitation: id,
  invitedBy: id,
  learner: id,
  media: id,
  ownerId: id,
  pairing: id,
  quiz: id,
  resource: id,
  goneWith: id,
  entry: wholeId,
  session: id,
  share: id,
  sharedBy: id,
  userId: id,
  lastNewCard: id,
  mixedUpWith: id,
  movedTo: id + '~'.length,

  agreedAt: instant,
  consentEndsAt: instant,
  withdrawnAt: instant,
  announcedOn: day,
  answeredAt: instant,
  approvedAt: instant,
  askedAt: instant,
  at: instant,
  blockedUntil: instant,
  claimedAt: instant,
  completedAt: instant,
  createdAt: instant,
  day,
  deletedAt: instant,
  deletingSince: instant,
  disabledAt: instant,
  due: instant,
  dueDate: day,
  dueDay: day,
  earnedAt: instant,
  flaggedAt: instant,
  expiresAt: instant,
  joinedAt: instant,
  kindnessDay: day,
  lastActiveDate: day,
  lastActiveDay: day,
  lastReview: instant,
  lastSeenAt: instant,
  lastUsed: instant,
  lastUsedAt: instant,
  archivedAt: instant,
  arrivingUntil: instant,
  keepUntil: instant,
  newDay: day,
  provenAt: instant,
  receivedAt: instant,
  removingSince: instant,
  since: instant,
  startedAt: instant,
  until: instant,
  takenBackAt: instant,
  undoingSince: instant,
  undoneAt: instant,
  unfinishedSince: instant,

  claimHash: hash,
  codeHash: hash,
  fingerprint: hash,
  secretHash: hash,
  passwordHash: 2 * hash,

  email,
  newEmail: email,
  name: text(limits.nameLength),
  deviceName: text(limits.nameLength),
  quizName: text(limits.nameLength),
  resourceName: text(limits.nameLength),
  description: text(limits.descriptionLength),
  frontLanguage: limits.languageLength,
  backLanguage: limits.languageLength,
  notes: text(limits.notesLength),
  questions,
};

const ofCard: Readonly<Record<string, Bound>> = {
  front: text(limits.cardSideLength),
  back: text(limits.cardSideLength),
  frontMedia: { members: limits.mediaPerSide },
  'frontMedia.*.alt': text(limits.altLength),
  backMedia: { members: limits.mediaPerSide },
  'backMedia.*.alt': text(limits.altLength),
  tags: { members: limits.tagsPerCard },
  'tags.*': text(limits.tagLength),
  place: limits.placeLength,
};

/** Where a name says something else there, or stands nowhere else. */
export const boundsByKind: Readonly<Partial<Record<KindName, Readonly<Record<string, Bound>>>>> = {
  user: { googleSubject: limits.googleTokenLength, householdIds: 3 + limits.householdsPerAccount * (1 + id) },
  // Words of a list: functions/platform/sign-in/name-browser.ts.
  'sign-in-session': { browser: 64 },
  'kept-answer': { sealed: packed(quizAnswer) },
  'waiting-mail': { 'letter.change': id },
  'weekly-mail': { week: day, mastered: { members: limits.learnersPerHousehold }, 'mastered.key': 8 },
  'mail-link': { change: id },
  'email-change': { waitsFor: { members: 2 } },
  passkey: {
    id: hash,
    credentialId: limits.passkeyIdLength,
    publicKey: limits.attestationLength,
    transports: { members: 8 },
    'transports.*': 32,
  },
  household: {
    timeZone: limits.timeZoneLength,
    agreedNotice: text(limits.noticeVersionLength),
    askedNotice: text(limits.noticeVersionLength),
  },
  'listed-name': { listSort: text(limits.nameLength) },
  'record-import': { importId: limits.idLength },
  consent: {
    noticeVersion: text(limits.noticeVersionLength),
    agreedBy: id,
  },
  visit: {
    adminId: id,
    endsAt: instant,
    reason: text(limits.visitReason.most),
    // Routes, each once.
    looked: { members: 96 },
    'looked.*': 64,
    changed: { members: 96 },
    'changed.*': 64,
  },
  learner: { avatar: text(limits.avatarLength), pictures: { members: limits.picturesInCode }, quizDay: day },
  deck: {
    subject: text(limits.subjectLength),
    'cover.emoji': text(limits.emojiLength),
    'library.id': limits.libraryIdLength,
    'library.options': text(limits.libraryOptionsLength),
  },
  card: ofCard,
  'bin-entry': {
    card: { members: 16 },
    assignment: { members: 16 },
    ...Object.fromEntries(Object.entries(ofCard).map(([path, bound]) => [`card.${path}`, bound])),
  },
  media: { upload: id },
  'deck-take': { after: limits.placeLength + ' '.length + id },
  'card-import': {
    // Every second row of those that a call can name.
    saved: { members: Math.ceil((limits.importRows + limits.cardsPerImportCall) / 2) },
    writing: { members: limits.importCallsAtOnce },
    'writing.*.call': id,
    'writing.*.until': instant,
    importId: limits.idLength,
  },
  'import-change': {
    importHash: 11,
    'sides.before.front': text(limits.cardSideLength),
    'sides.before.back': text(limits.cardSideLength),
    'sides.after.front': text(limits.cardSideLength),
    'sides.after.back': text(limits.cardSideLength),
  },
  'deck-progress': {
    // A day and 200 signs. Rows of before have a map instead, until their next answer.
    due: day + 200 * 3,
    hardest: { members: limits.hardestCards },
    'hardest.key': id,
  },
  'card-memory': { lastAnswer: text(limits.idLength), mixUps: { members: limits.mixUps }, 'mixUps.*': id },
  'study-session': {
    // Fifty, but in what an export brings back.
    served: { members: limits.answersPerSession },
    'served.*': '0:'.length + id,
    decks: { members: limits.decksPerMix },
    'decks.*': id + '~'.length,
    answers: limits.answersPerSession * 8,
  },
  'quiz-attempt': { answers: { members: limits.questionsPerQuiz } },
  // Of a quiz as it can be made: see below for what was larger before.
  'quiz-sheet': { packed: packed(limits.quizBytes + sources) },
  'learner-facts': {
    restDays: { members: rememberedChanges },
    'restDays.*.from': day,
    'restDays.*.days': { members: 7 },
  },
  scheduling: {
    paces: { members: limits.paceChanges },
    'paces.*.from': day,
    fits: { members: limits.memoryFits },
    'fits.*.from': day,
    'fits.*.on': day,
    'fits.*.weights': { members: 21 },
  },
  'earned-badge': { badgeId: text(limits.idLength) },
  // Of an import, its deck and hash.
  'pending-deletion': { id: 2 * id, again: instant },
  erasure: { id: wholeId },
  'retention-walk': { cursor },
  'audit-entry': { deed: 64 },
};

/** What is larger where a quiz was made before there was `limits.quizBytes`, or comes back with an export: DynamoDB itself holds 400 KB. */
export const ofBefore = { 'quiz-sheet': { packed: packed(limits.requestBodyBytes) } } as const;
