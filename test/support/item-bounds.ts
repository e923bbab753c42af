import type { KindName } from '../../infra/table-invariants/read-row.ts';
import { limits } from '../../shared/limits.ts';
import { rememberedChanges } from '../../shared/streaks/rest-days.ts';

/** Maximum size of a value in bytes, or the maximum number of members of a list or map, whose members have their own bounds. */
export type Bound = number | { readonly members: number };

/** Bytes of a text by UTF-16 code units: at most three bytes each, because a four-byte character takes two units. */
const text = (codeUnits: number) => 3 * codeUnits;

/** Length of a ULID. */
const id = 26;
/** Length of a global id in a household: up to three local ids and two separators. */
const wholeId = 3 * id + 2;
const day = 'YYYY-MM-DD'.length;
const instant = limits.instantLength;
/** Length of a SHA-256 hash in hex. */
const hash = 64;
/** Email address; typed ones are shorter, while one from Google is bounded only by its token. */
const email = limits.googleTokenLength;
/** Page cursor: partition and sort keys of a table and an index in base64. */
const cursor = Math.ceil((2 * (2_048 + 1_024) * 4) / 3) + 64;

/** Size of `packed` and `sealed` fields: brotli slightly enlarges incompressible data, and base64url adds a third. */
const packed = (bytes: number) => Math.ceil(((bytes + Math.ceil(bytes / 1_024) + 64) * 4) / 3);

/** Maximum bytes of a quiz's questions: they arrive as JSON in one request body, which takes more bytes than the stored questions. */
const questions = limits.requestBodyBytes;

/** Maximum bytes of the sources stored with generated questions: for each question, its deck and the cards that its options come from. */
const sources =
  limits.mostGeneratedQuestions * ('"source":{"deck":"","cards":[]},'.length + id + limits.generatedOptions * (id + 3));

/** Length as JSON, which escapes some characters as six. */
const jsonText = (codeUnits: number) => 6 * codeUnits;

/** Largest stored idempotency response: a new quiz with numbered questions and some ids. */
const quizAnswer =
  limits.quizBytes +
  limits.questionsPerQuiz * '"id":"q100",'.length +
  jsonText(limits.nameLength + limits.descriptionLength) +
  1_024;

/** Bounds by field name, for every item that has the field. For a nested field, the last part of its path counts. */
export const boundsByName: Readonly<Record<string, Bound>> = {
  id,
  attempt: id,
  assignment: id,
  actorId: id,
  card: id,
  // The deck's id may end in a direction marker.
  deck: id + '~'.length,
  device: id,
  householdId: id,
  invitation: id,
  addedBy: id,
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
  removedAt: instant,
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
  deliveryHash: hash,
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
  extra: text(limits.cardExtraLength),
  tags: { members: limits.tagsPerCard },
  'tags.*': text(limits.tagLength),
  place: limits.placeLength,
  // The hash of an import and a number.
  note: 11 + 6,
  changedAt: instant,
};

/** Bounds of fields that differ from `boundsByName` or occur in only one kind. */
export const boundsByKind: Readonly<Partial<Record<KindName, Readonly<Record<string, Bound>>>>> = {
  user: { googleSubject: limits.googleTokenLength, householdIds: 3 + limits.householdsPerAccount * (1 + id) },
  // From a fixed list: functions/platform/sign-in/name-browser.ts.
  'sign-in-session': { browser: 64 },
  'grown-up-pin': { pinHash: 2 * hash, deviceId: 2 * id + 1 },
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
    // Each route is listed once.
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
    deletion: text(limits.idLength),
    ...Object.fromEntries(Object.entries(ofCard).map(([path, bound]) => [`card.${path}`, bound])),
  },
  media: { upload: id },
  'deck-take': { after: limits.placeLength + ' '.length + id },
  'card-import': {
    // Worst case: every second row is saved, so that no two ranges merge.
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
    'sides.before.extra': text(limits.cardExtraLength),
    'sides.after.extra': text(limits.cardExtraLength),
    'sides.after.front': text(limits.cardSideLength),
    'sides.after.back': text(limits.cardSideLength),
  },
  'deck-progress': {
    // A date and 200 characters. Rows in the old form contain a map until the next answer updates them.
    due: day + 200 * 3,
    hardest: { members: limits.hardestCards },
    'hardest.key': id,
    leftOut: { members: limits.leftOutPerDeck },
    'leftOut.*': id,
  },
  'card-memory': {
    lastAnswer: text(limits.idLength),
    mixUps: { members: limits.mixUps },
    'mixUps.*': id,
    'state.restsUntil': day,
  },
  'study-session': {
    // Usually 50 at most; only restored exports have more.
    served: { members: limits.answersPerSession },
    'served.*': '0:'.length + id,
    decks: { members: limits.decksPerMix },
    'decks.*': id + '~'.length,
    answers: limits.answersPerSession * 8,
  },
  'quiz-attempt': { answers: { members: limits.questionsPerQuiz } },
  // For quizzes within the current limits; older ones are covered by `legacyBounds`.
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
  // The id of a pending import deletion: deck id and hash.
  'pending-deletion': { id: 2 * id, again: instant },
  erasure: { id: wholeId },
  'retention-walk': { cursor },
  'audit-entry': { deed: 64 },
};

/** Larger bounds for quizzes that are older than `limits.quizBytes` or come from an export. DynamoDB itself allows 400 KB. */
export const legacyBounds = { 'quiz-sheet': { packed: packed(limits.requestBodyBytes) } } as const;
