import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import {
  extraTime,
  type Learner,
  learnerLanguage,
  learnerLook,
  newCardsChoice,
  pace,
} from '../../../shared/schemas/learner.ts';
import type { LimitedList } from '../table/limited-list.ts';
import { defineItem, hideable, type Stored, versioned } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { streakFromFacts } from '../../../shared/streaks/streak.ts';
import type { Streak } from '../../../shared/schemas/progress.ts';
import type { StoredHousehold } from './household.ts';

/** A child (or grown-up) who studies in a household. */
export const storedLearners = defineItem({
  name: 'learner',
  key: 'HH#{household}/LEARNER#{learner}',
  schema: z.object({
    learner: z.string(),
    name: z.string(),
    avatar: z.optional(z.string()),
    /** The learner's multiplier for quiz time limits; absent if never set. */
    extraTime: z.optional(extraTime),
    /** Maximum number of cards in the daily mix; absent if never set. */
    cardsPerDay: z.optional(z.int()),
    /** Daily goal in minutes; 0 or absent if the goal is a number of cards. */
    minutesPerDay: z.optional(z.int()),
    /** New cards a day; absent if never set. */
    newCardsADay: z.optional(newCardsChoice),
    /** The pace chosen last. `storedScheduling` also stores the study day from which it applies. */
    pace: z.optional(pace),
    /** Whether the learner's screens may rely on the learner being able to read; absent if never set. */
    canRead: z.optional(z.boolean()),
    /** Language of the learner's screens; absent if never chosen. */
    language: z.optional(learnerLanguage),
    /** Appearance of the learner's screens. */
    look: z.optional(learnerLook),
    /** Picture code with which the child signs in on a family device. Grown-ups of the family can see it. */
    pictures: z.optional(z.array(z.int())),
    userId: z.optional(z.string()),
    /** Number of open assignments, updated in the transaction that creates or ends one. */
    openAssignments: z.optional(z.int()),
    /** Number of done assignments, updated in the transaction that completes one. */
    doneAssignments: z.optional(z.int()),
    /** Number of cards corrected after the learner flagged them, updated in the transaction that corrects one. */
    mendedCards: z.optional(z.int()),
    /** Number of flags added; absent before the first one. See `../table/limited-list.ts`. */
    flagsCounted: z.optional(z.int()),
    recounts: z.optional(z.int()),
    /** The study day of the latest quiz attempt. `quizzesBegun` is the number of attempts that began on it. */
    quizDay: z.optional(z.string()),
    quizzesBegun: z.optional(z.int()),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
});
export type StoredLearner = Stored<typeof storedLearners>;

export function presentLearner(householdId: string, stored: StoredLearner): Learner {
  const {
    openAssignments: _,
    doneAssignments: __,
    mendedCards: ___,
    pictures: ____,
    learner: _____,
    ...shown
  } = stored;
  const { flagsCounted: ______, recounts: _______, quizDay: ________, quizzesBegun: _________, ...rest } = shown;
  return { ...rest, id: storedLearners.idOf(householdId, stored), householdId };
}

/** @returns the limit on the number of cards that a learner can flag. Its writes require that the learner exists. */
export function limitedFlags(
  rows: Partition,
  learner: string,
  countExisting: LimitedList['countExisting'],
): LimitedList {
  const limit = limits.flagsPerLearner;
  const place = { learner };
  return {
    limit,
    refusal: 'too-many-flags',
    countExisting,
    counted: async () => {
      const { flagsCounted: count, recounts } = await storedLearners.require(rows, place);
      return { count, recounts };
    },
    countOne: () =>
      storedLearners.change(rows, place, { add: { flagsCounted: 1 } }, { atMost: { flagsCounted: limit - 1 } }),
    setCount: (flagsCounted, seen) =>
      storedLearners.change(
        rows,
        place,
        { set: { flagsCounted }, add: { recounts: 1 } },
        { equals: { flagsCounted: seen.count, recounts: seen.recounts } },
      ),
  };
}

/** @returns the write that counts a new quiz attempt; refused with `conflict` when another one began since `seen`. @throws ProductError `too-much-today` */
export function countBegunQuizAction(rows: Partition, seen: StoredLearner, day: string): WriteAction {
  const { learner, quizDay, quizzesBegun } = seen;
  const begun = quizDay === day ? (quizzesBegun ?? 0) : 0;
  if (begun >= limits.quizzesPerDay) throw new ProductError('too-much-today');
  return storedLearners.change(
    rows,
    { learner },
    { set: { quizDay: day, quizzesBegun: begun + 1 } },
    { equals: { quizDay, quizzesBegun } },
  );
}

/** @returns the write that counts a new assignment. It fails with `too-many-assignments`. */
export function countNewAssignmentAction(rows: Partition, learner: string): WriteAction {
  const isNotFull = { atMost: { openAssignments: limits.openAssignmentsPerLearner - 1 } };
  const counted = { add: { openAssignments: 1 } };
  return storedLearners.change(rows, { learner }, counted, { ...isNotFull, otherwise: 'too-many-assignments' });
}

/**
 * @param of `visible`: the write is refused with `conflict` while the learner is being deleted; `any`: it counts even then.
 * @returns the write that changes the learner's counts of assignments.
 */
export function countAssignmentsAction(
  rows: Partition,
  learner: string,
  add: Pick<StoredLearner, 'openAssignments' | 'doneAssignments'>,
  of: 'any' | 'visible' = 'any',
): WriteAction {
  return of === 'visible'
    ? storedLearners.change(rows, { learner }, { add })
    : storedLearners.changeEvenHidden(rows, { learner }, { add });
}

/** @returns the write that counts a card corrected after the learner flagged it. */
export function countCorrectedAction(rows: Partition, learner: string): WriteAction {
  return storedLearners.changeEvenHidden(rows, { learner }, { add: { mendedCards: 1 } });
}

type LearnerChange = Partial<
  Pick<
    StoredLearner,
    | 'name'
    | 'avatar'
    | 'extraTime'
    | 'cardsPerDay'
    | 'minutesPerDay'
    | 'newCardsADay'
    | 'pace'
    | 'canRead'
    | 'language'
    | 'look'
    | 'pictures'
  >
>;

/**
 * @param beside writes committed together with the change.
 * @throws ProductError `not-found`, or `conflict` after a concurrent change.
 */
export async function changeLearner(
  rows: Partition,
  place: Pick<StoredLearner, 'learner'>,
  change: LearnerChange,
  beside: readonly WriteAction[] = [],
): Promise<StoredLearner> {
  const seen = await storedLearners.require(rows, place);
  await rows.commit([storedLearners.changeIfUnchanged(rows, seen, { set: change }), ...beside]);
  return { ...seen, ...change, version: seen.version + 1 };
}

/** Removes a learner's picture code. @throws ProductError `not-found`, or `conflict` after a concurrent change. */
export async function removePictures(rows: Partition, place: Pick<StoredLearner, 'learner'>): Promise<void> {
  const seen = await storedLearners.require(rows, place);
  await rows.commit([storedLearners.changeIfUnchanged(rows, seen, { remove: ['pictures'] })]);
}

/** @returns the write that links an account to a learner; refused with `already-linked` when the learner already has an account. */
export function linkLearnerAction(rows: Partition, learner: string, userId: string): WriteAction {
  const isFree = { equals: { userId: undefined }, otherwise: 'already-linked' } as const;
  return storedLearners.change(rows, { learner }, { set: { userId }, add: { version: 1 } }, isFree);
}

/** @returns the write that unlinks a departing account from its learner, who is kept. */
export function unlinkLearnerAction(rows: Partition, learner: string, userId: string): WriteAction {
  return storedLearners.change(rows, { learner }, { remove: ['userId'], add: { version: 1 } }, { equals: { userId } });
}

/** @returns the write that hides a learner for good and unlinks the account; refused with `conflict` when the learner changed since it was read. */
export function hideLearnerAction(rows: Partition, seen: StoredLearner, since: string): WriteAction {
  return storedLearners.changeIfUnchanged(rows, seen, { set: { deletingSince: since }, remove: ['userId'] });
}

/** A learner's totals and streak, written in the transaction of each answer. */
export const storedFacts = defineItem({
  name: 'learner-facts',
  key: 'HH#{household}/L#{learner}#FACTS',
  schema: z.object({
    reviews: z.int(),
    correct: z.int(),
    quizzes: z.int(),
    /** Number of study sessions with an answer. Absent if not counted yet: see `countSessions`. */
    sessions: z.optional(z.int()),
    /** The latest daily mix over all decks. `day` is the study day on which the mix was opened. */
    openMix: z.optional(z.object({ session: z.string(), day: z.string() })),
    /** Absent until the first active study day. */
    streak: z.optional(
      z.object({
        streakLength: z.int(),
        longestStreak: z.int(),
        totalActiveDays: z.int(),
        lastActiveDate: z.string(),
        kindnessDay: z.optional(z.string()),
        /** Absent if the streak predates kindness days: see `isLegacyFacts`. */
        sinceKindness: z.optional(z.int()),
      }),
    ),
    /** Absent if rest days were never chosen. */
    restDays: z.optional(z.array(z.object({ from: z.string(), days: z.array(z.int()) }))),
    ...versioned,
  }),
});
export type StoredLearnerFacts = Stored<typeof storedFacts>;

/** The totals of a learner who has not started. */
export const noFacts: StoredLearnerFacts = { reviews: 0, correct: 0, quizzes: 0, version: 0 };

/** @returns the learner's totals; version 0 if there are none yet. */
export async function findFacts(rows: Partition, learner: string): Promise<StoredLearnerFacts> {
  return (await storedFacts.find(rows, { learner })) ?? noFacts;
}

/** @returns the streak on the household's current study day. */
export function presentStreak(facts: StoredLearnerFacts, { timeZone }: StoredHousehold, now: Date): Streak {
  return streakFromFacts(facts.streak, studyDayOf(now, timeZone), facts.restDays ?? []);
}
