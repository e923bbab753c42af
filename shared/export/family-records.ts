import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { assignmentType, repetition } from '../schemas/assignment.ts';
import { binKind } from '../schemas/bin.ts';
import { cardPlace, cardTags, deckChoices } from '../schemas/deck.ts';
import { pictureCode } from '../schemas/device.ts';
import { extraTime, learnerLook, minutesGoal, mixSize, pace } from '../schemas/learner.ts';
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
  /** A side's text is empty where it shows a picture or plays a sound alone. */
  front: text(limits.cardSideLength),
  back: text(limits.cardSideLength),
  /** What each side shows, in order: the names of files in `media`. */
  frontMedia: shownMedia,
  backMedia: shownMedia,
  tags: z.optional(cardTags.check(z.minLength(1))),
  /** Where it was moved to: cards stand in the order of this, or of `card` where it is absent. */
  place: z.optional(cardPlace.check(z.minLength(1))),
  createdAt: instantText,
};

/** Work that was given to a learner. `resource`: the deck or quiz. */
const assignment = {
  learner: localId,
  assignment: localId,
  type: assignmentType,
  resource: localId,
  resourceName: filled(limits.nameLength),
  dueDate: z.optional(studyDayText),
  notes: z.optional(text(limits.notesLength)),
  /** Of a deck: it was to be known by the due date. */
  untilReady: z.optional(z.literal(true)),
  /** Of what is still to do. */
  repeats: z.optional(repetition),
  createdAt: instantText,
  completedAt: z.optional(instantText),
};

/** Since when a deck or quiz is in the bin. It goes out with all that belongs to it, and does not come back in. */
const inBin = { deletedAt: z.optional(instantText) };

/** Who is in a family, and what it made. */
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
  /** Who is in the household. `learner`: whom a child's own account studies as. */
  member: z.object({
    kind: z.literal('membership'),
    userId: localId,
    email: z.optional(z.string()),
    role: memberRole,
    learner: z.optional(localId),
    joinedAt: instantText,
  }),
  /** An invitation that nobody has accepted yet. Its code is nowhere stored. */
  invitation: z.object({
    kind: z.literal('open-invitation'),
    invitation: localId,
    role: memberRole,
    learner: z.optional(localId),
    /** To whom it went by mail. */
    email: z.optional(text(limits.emailLength)),
    invitedBy: localId,
    createdAt: instantText,
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  /** That a grown-up agreed to what is stored of the children. */
  consent: z.object({
    kind: z.literal('consent'),
    noticeVersion: filled(limits.idLength),
    agreedAt: instantText,
    /** An account, or that its person has left. */
    agreedBy: filled(limits.idLength),
    method: z.string(),
    /** When it was taken back. */
    withdrawnAt: z.optional(instantText),
  }),
  /** Who from Flashspark looked at the family: when, why, and by which calls (the ids of routes). Not which admin it was. */
  visit: z.object({
    kind: z.literal('visit'),
    id: localId,
    at: instantText,
    endsAt: instantText,
    reason: filled(limits.visitReason.most),
    looked: z.array(z.string()),
    changed: z.array(z.string()),
  }),
  /** A browser on which the children study. What it shows to be let in is nowhere stored. */
  device: z.object({
    kind: z.literal('device'),
    device: localId,
    name: filled(limits.nameLength),
    createdAt: instantText,
    lastUsedAt: instantText,
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  /** A child who was tapped on a device, and how long that is good for. */
  tap: z.object({
    kind: z.literal('child-session'),
    learner: localId,
    device: localId,
    createdAt: instantText,
    lastSeenAt: instantText,
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  learner: z.object({
    kind: z.literal('learner'),
    learner: localId,
    name: filled(limits.nameLength),
    avatar: z.optional(filled(limits.avatarLength)),
    /** How much of a quiz's time limit the child gets. */
    extraTime: z.optional(extraTime),
    cardsPerDay: z.optional(mixSize),
    /** Minutes with cards that a day asks for; 0: it is measured in cards. */
    minutesPerDay: z.optional(minutesGoal),
    /** How soon cards come back to the child, as it was chosen last. */
    pace: z.optional(pace),
    canRead: z.optional(z.boolean()),
    /** How the screens look for the child. */
    look: z.optional(learnerLook),
    /** The code that the child taps on a family's device. */
    pictures: z.optional(pictureCode),
    /** How many cards were mended because the child had said that something was wrong. */
    mendedCards: z.optional(z.int().check(z.nonnegative())),
    /** The child's own account, if it has one. */
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
    /** Since when it is put away. */
    archivedAt: z.optional(instantText),
    createdAt: instantText,
    ...inBin,
  }),
  card: z.object({ kind: z.literal('card'), ...card }),
  /** A picture or a sound. Its bytes are a file beside the records. */
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
    /** Seconds. */
    timeLimit: z.optional(seconds),
    /** Percent. */
    passingScore: percent,
    createdAt: instantText,
    ...inBin,
  }),
  assignment: z.object({ kind: z.literal('assignment'), ...assignment }),
  /** What was deleted and can be restored: a card or an assignment stands here itself, a deck or a quiz where it was, with `deletedAt`. */
  binEntry: z.object({
    kind: z.literal('bin-entry'),
    /** The thing's own id, behind its deck's or learner's. */
    entry: z.string(),
    what: binKind,
    /** Empty for a card whose front is a picture or a sound without words. */
    name: text(limits.cardSideLength),
    deletedAt: instantText,
    card: z.optional(z.object(card)),
    assignment: z.optional(z.object(assignment)),
    /** The deck or quiz that open work went away with. */
    goneWith: z.optional(localId),
  }),
  /** That a deck is shared: whoever has its code can take a copy. The code is nowhere stored. */
  share: z.object({
    kind: z.literal('deck-share'),
    deck: localId,
    sharedBy: localId,
    /** How many copies others took. */
    takes: z.int(),
    createdAt: instantText,
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  /** A file that came into a deck. `changed`, `removed`: cards that were there. */
  cardImport: z.object({
    kind: z.literal('card-import'),
    deck: localId,
    name: z.optional(z.string()),
    startedAt: instantText,
    changed: z.optional(z.int()),
    removed: z.optional(z.int()),
    undoneAt: z.optional(instantText),
  }),
  /** That a grown-up gets the weekly mail: when the next one goes out, and on which Sunday its week ends. */
  weeklyMail: z.object({ kind: z.literal('weekly-mail'), userId: localId, due: instantText, week: studyDayText }),
};
