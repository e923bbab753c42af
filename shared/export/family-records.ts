import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { assignmentType, repetition } from '../schemas/assignment.ts';
import { binKind } from '../schemas/bin.ts';
import { cardPlace, cardTags, deckChoices, keptLibraryOrigin } from '../schemas/deck.ts';
import { pictureCode } from '../schemas/device.ts';
import {
  extraTime,
  learnerLanguage,
  learnerLook,
  minutesGoal,
  mixSize,
  newCardsChoice,
  pace,
} from '../schemas/learner.ts';
import { mediaTypes } from '../schemas/media.ts';
import { studyDayText } from '../schemas/progress.ts';
import { instantText, languageTag, timeZoneText } from '../schemas/text.ts';
import { memberRole } from '../schemas/user.ts';
import { filled, localId, percent, questions, seconds, text } from './record-fields.ts';

const shownMedia = z.optional(
  z
    .array(z.object({ media: localId, alt: z.optional(filled(limits.altLength)) }))
    .check(z.minLength(1), z.maxLength(limits.mediaPerSide)),
);

const card = {
  deck: localId,
  card: localId,
  /** Text of the front; empty if the side has only a picture or a sound. */
  front: text(limits.cardSideLength),
  back: text(limits.cardSideLength),
  /** Media of each side in order; ids of files in `media`. */
  frontMedia: shownMedia,
  backMedia: shownMedia,
  extra: z.optional(filled(limits.cardExtraLength)),
  tags: z.optional(cardTags.check(z.minLength(1))),
  /** Position after a move. Cards are sorted by it, or by `card` if absent. */
  place: z.optional(cardPlace.check(z.minLength(1))),
  /** The same for cards of one note. */
  note: z.optional(z.string().check(z.regex(/^[\dA-Z]{11}\d{1,6}$/))),
  createdAt: instantText,
  /** When the family last changed its sides or tags. */
  changedAt: z.optional(instantText),
};

/** An assignment; `resource` is the deck or quiz. */
const assignment = {
  learner: localId,
  assignment: localId,
  type: assignmentType,
  resource: localId,
  resourceName: filled(limits.nameLength),
  dueDate: z.optional(studyDayText),
  notes: z.optional(text(limits.notesLength)),
  /** For a deck: whether it was to be known by the due date. */
  untilReady: z.optional(z.literal(true)),
  /** How the work repeats; only for open assignments. */
  repeats: z.optional(repetition),
  createdAt: instantText,
  completedAt: z.optional(instantText),
};

/** When a deck or quiz was moved to the bin. It is exported with everything in it, but never restored. */
const inBin = { deletedAt: z.optional(instantText) };

/** Records of a household's members and content. */
export const familyRecords = {
  household: z.object({
    kind: z.literal('household'),
    id: localId,
    name: filled(limits.nameLength),
    ownerId: localId,
    timeZone: timeZoneText,
    guardiansInviteGuardians: z.optional(z.boolean()),
    createdAt: instantText,
  }),
  /** A household member. `learner` is the learner that a child's own account studies as. */
  member: z.object({
    kind: z.literal('membership'),
    userId: localId,
    email: z.optional(z.string()),
    role: memberRole,
    learner: z.optional(localId),
    joinedAt: instantText,
  }),
  /** An invitation that hasn't been accepted. Its code isn't stored anywhere. */
  invitation: z.object({
    kind: z.literal('open-invitation'),
    invitation: localId,
    role: memberRole,
    learner: z.optional(localId),
    /** The address it was mailed to. */
    email: z.optional(text(limits.emailLength)),
    invitedBy: localId,
    createdAt: instantText,
    /** Expiration in seconds since 1970. */
    expiresAt: z.int(),
  }),
  /** Email address to which the invitation was sent. */
  consent: z.object({
    kind: z.literal('consent'),
    noticeVersion: filled(limits.idLength),
    agreedAt: instantText,
    /** An account id, or a marker that the person has left. */
    agreedBy: filled(limits.idLength),
    method: z.string(),
    withdrawnAt: z.optional(instantText),
  }),
  /** An admin's visit to the household: when, why, and by which calls (route ids). The admin isn't named. */
  visit: z.object({
    kind: z.literal('visit'),
    id: localId,
    at: instantText,
    endsAt: instantText,
    reason: filled(limits.visitReason.most),
    looked: z.array(z.string()),
    changed: z.array(z.string()),
  }),
  /** A browser on which the children study. Its credential isn't stored anywhere. */
  device: z.object({
    kind: z.literal('device'),
    device: localId,
    name: filled(limits.nameLength),
    createdAt: instantText,
    lastUsedAt: instantText,
    /** Expiration in seconds since 1970. */
    expiresAt: z.int(),
    isHandedOver: z.optional(z.literal(true)),
    /** Id of the account that added it. */
    addedBy: z.optional(localId),
  }),
  /** A child's sign-in on a family device. */
  tap: z.object({
    kind: z.literal('child-session'),
    learner: localId,
    device: localId,
    createdAt: instantText,
    lastSeenAt: instantText,
    /** Expiration in seconds since 1970. */
    expiresAt: z.int(),
  }),
  learner: z.object({
    kind: z.literal('learner'),
    learner: localId,
    name: filled(limits.nameLength),
    avatar: z.optional(filled(limits.avatarLength)),
    /** Multiplier of the child's quiz time limits. */
    extraTime: z.optional(extraTime),
    cardsPerDay: z.optional(mixSize),
    /** Daily goal in minutes; 0 means a goal in cards. */
    minutesPerDay: z.optional(minutesGoal),
    newCardsADay: z.optional(newCardsChoice),
    /** The pace chosen last. */
    pace: z.optional(pace),
    canRead: z.optional(z.boolean()),
    language: z.optional(learnerLanguage),
    look: z.optional(learnerLook),
    /** The code that the child taps on a family device. */
    pictures: z.optional(pictureCode),
    /** Number of cards that were fixed after the child flagged them. */
    mendedCards: z.optional(z.int().check(z.nonnegative())),
    userId: z.optional(localId),
    createdAt: instantText,
  }),
  deck: z.object({
    kind: z.literal('deck'),
    deck: localId,
    name: filled(limits.nameLength),
    description: z.optional(text(limits.descriptionLength)),
    subject: z.optional(filled(limits.subjectLength)),
    frontLanguage: z.optional(languageTag),
    backLanguage: z.optional(languageTag),
    totalCards: z.int().check(z.minimum(0), z.maximum(limits.cardsPerDeck)),
    ...deckChoices,
    library: z.optional(keptLibraryOrigin),
    archivedAt: z.optional(instantText),
    hasSiblings: z.optional(z.literal(true)),
    createdAt: instantText,
    ...inBin,
  }),
  card: z.object({ kind: z.literal('card'), ...card }),
  /** A picture or sound. Its bytes are in a separate file. */
  media: z.object({
    kind: z.literal('media'),
    media: localId,
    type: z.enum(mediaTypes),
    bytes: z.int(),
    createdAt: instantText,
  }),
  quiz: z.object({
    kind: z.literal('quiz'),
    quiz: localId,
    name: filled(limits.nameLength),
    description: z.optional(text(limits.descriptionLength)),
    questions,
    /** Time limit in seconds. */
    timeLimit: z.optional(seconds),
    /** Passing score in percent. */
    passingScore: percent,
    createdAt: instantText,
    ...inBin,
  }),
  assignment: z.object({ kind: z.literal('assignment'), ...assignment }),
  /** A deleted item that can be restored. A card or an assignment is part of the entry; a deck or quiz is a separate record with `deletedAt`. */
  binEntry: z.object({
    kind: z.literal('bin-entry'),
    /** The item's id, preceded by the id of its deck or learner. */
    entry: z.string(),
    what: binKind,
    /** Empty for a card whose front has only a picture or a sound. */
    name: text(limits.cardSideLength),
    deletedAt: instantText,
    card: z.optional(z.object(card)),
    assignment: z.optional(z.object(assignment)),
    /** For an open assignment: the deck or quiz with which it was deleted. */
    goneWith: z.optional(localId),
    /** For a card: the deletion that it went with. */
    deletion: z.optional(text(limits.idLength)),
  }),
  /** A deck's share: anyone with its code can copy the deck. The code isn't stored anywhere. */
  share: z.object({
    kind: z.literal('deck-share'),
    deck: localId,
    sharedBy: localId,
    takes: z.int(),
    createdAt: instantText,
    /** Expiration in seconds since 1970. */
    expiresAt: z.int(),
  }),
  /** A file imported into a deck. `changed` and `removed` count cards that already existed. */
  cardImport: z.object({
    kind: z.literal('card-import'),
    deck: localId,
    name: z.optional(z.string()),
    startedAt: instantText,
    changed: z.optional(z.int()),
    removed: z.optional(z.int()),
    undoneAt: z.optional(instantText),
  }),
  /** A grown-up's subscription to the weekly email: when the next one is due, and the Sunday that ends its week. */
  weeklyMail: z.object({ kind: z.literal('weekly-mail'), userId: localId, due: instantText, week: studyDayText }),
};
