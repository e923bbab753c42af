import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { extraTime, type Learner, learnerLook, pace } from '../../../shared/schemas/learner.ts';
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
    /** Local part of the id. */
    learner: z.string(),
    name: z.string(),
    avatar: z.optional(z.string()),
    /** How much of a quiz's time limit the learner gets; absent where nobody ever set it. */
    extraTime: z.optional(extraTime),
    /** How many cards today's mix has at most; absent where nobody ever set it. */
    cardsPerDay: z.optional(z.int()),
    /** How many minutes with cards a day asks for; 0 or absent: it is measured in cards. */
    minutesPerDay: z.optional(z.int()),
    /** The pace that was chosen last: the last one of `storedScheduling`, where it is known from which day on it holds. */
    pace: z.optional(pace),
    /** Whether the screens may ask for reading; absent where nobody ever set it. */
    canRead: z.optional(z.boolean()),
    /** How the screens look for the learner. */
    look: z.optional(learnerLook),
    /** The picture code with which the child is tapped on a family's device; its grown-ups see it. */
    pictures: z.optional(z.array(z.int())),
    /** The linked learner account. */
    userId: z.optional(z.string()),
    /** How many open assignments the learner has: counted in the transaction that makes or ends one. */
    openAssignments: z.optional(z.int()),
    /** How many are done and stand apart from those: counted in the transaction that ticks one off. */
    doneAssignments: z.optional(z.int()),
    /** How many cards were mended after the learner had said that something was wrong: counted in the transaction that mends one. */
    mendedCards: z.optional(z.int()),
    /** Flags that were added; absent before the first one. See `../table/limited-list.ts`. */
    flagsCounted: z.optional(z.int()),
    recounts: z.optional(z.int()),
    /** The study day on which the last attempt at a quiz began, and how many began on it. */
    quizDay: z.optional(z.string()),
    quizzesBegun: z.optional(z.int()),
    createdAt: z.string(),
    ...hideable,
    ...versioned,
  }),
});
export type StoredLearner = Stored<typeof storedLearners>;

/** @returns the learner as it goes out. */
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

/** @returns the limit of the cards that a learner says something is wrong with. Its writes ask that the learner is there. */
export function limitedFlags(rows: Partition, learner: string, living: LimitedList['living']): LimitedList {
  const limit = limits.flagsPerLearner;
  const place = { learner };
  return {
    limit,
    refusal: 'too-many-flags',
    living,
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

/**
 * @returns the write that counts an attempt that begins on a study day, refused with `conflict` when another one began since the learner was `seen`,
 *   or the learner is gone.
 * @throws ProductError `too-much-today`
 */
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

/** @returns the write that counts an assignment that is given. Refuses with `too-many-assignments`. */
export function countNewAssignmentAction(rows: Partition, learner: string): WriteAction {
  const isNotFull = { atMost: { openAssignments: limits.openAssignmentsPerLearner - 1 } };
  const counted = { add: { openAssignments: 1 } };
  return storedLearners.change(rows, { learner }, counted, { ...isNotFull, otherwise: 'too-many-assignments' });
}

/**
 * @param of `visible` for what also writes where the learner's deletion may have been already: it refuses with `conflict` then.
 * @returns the write that counts assignments that are ticked off, or taken back.
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

/** @returns the write that counts a card that was mended because the learner had said so. */
export function countMendedAction(rows: Partition, learner: string): WriteAction {
  return storedLearners.changeEvenHidden(rows, { learner }, { add: { mendedCards: 1 } });
}

type LearnerChange = Partial<
  Pick<
    StoredLearner,
    'name' | 'avatar' | 'extraTime' | 'cardsPerDay' | 'minutesPerDay' | 'pace' | 'canRead' | 'look' | 'pictures'
  >
>;

/**
 * @param beside what is written with it, or not at all.
 * @returns the learner after the change. @throws ProductError `not-found`, or `conflict` after a lost race.
 */
export async function changeLearner(
  rows: Partition,
  place: Pick<StoredLearner, 'learner'>,
  change: LearnerChange,
  beside: readonly WriteAction[] = [],
): Promise<StoredLearner> {
  const seen = await storedLearners.require(rows, place);
  await rows.commit([storedLearners.changeSeen(rows, seen, { set: change }), ...beside]);
  return { ...seen, ...change, version: seen.version + 1 };
}

/** Takes a learner's picture code away. @throws ProductError `not-found`, or `conflict` after a lost race. */
export async function removePictures(rows: Partition, place: Pick<StoredLearner, 'learner'>): Promise<void> {
  const seen = await storedLearners.require(rows, place);
  await rows.commit([storedLearners.changeSeen(rows, seen, { remove: ['pictures'] })]);
}

/** @returns the write that ties an account to a learner; it refuses when the learner has one already. */
export function linkLearnerAction(rows: Partition, learner: string, userId: string): WriteAction {
  const isFree = { equals: { userId: undefined }, otherwise: 'already-linked' } as const;
  return storedLearners.change(rows, { learner }, { set: { userId }, add: { version: 1 } }, isFree);
}

/** @returns the write that unties an account that leaves from its learner, who stays. */
export function unlinkLearnerAction(rows: Partition, learner: string, userId: string): WriteAction {
  return storedLearners.change(rows, { learner }, { remove: ['userId'], add: { version: 1 } }, { equals: { userId } });
}

/**
 * @returns the write that hides a learner for good and unties its account, refused with `conflict` when it changed (an account was
 *   linked) since it was read.
 */
export function hideLearnerAction(rows: Partition, seen: StoredLearner, since: string): WriteAction {
  return storedLearners.changeSeen(rows, seen, { set: { deletingSince: since }, remove: ['userId'] });
}

/** A learner's totals and streak over everything: written in the transaction of each answer. */
export const storedFacts = defineItem({
  name: 'learner-facts',
  key: 'HH#{household}/L#{learner}#FACTS',
  schema: z.object({
    reviews: z.int(),
    correct: z.int(),
    quizzes: z.int(),
    /** How many study sessions have an answer. Absent where nobody counted them yet: see `countSessions`. */
    sessions: z.optional(z.int()),
    /** The mix over all decks that was opened last, and the study day it was opened on. */
    openMix: z.optional(z.object({ session: z.string(), day: z.string() })),
    /** Absent until the first active study day. */
    streak: z.optional(
      z.object({
        streakLength: z.int(),
        longestStreak: z.int(),
        totalActiveDays: z.int(),
        lastActiveDate: z.string(),
        kindnessDay: z.optional(z.string()),
        /** Absent where kindness days were not counted yet: see `isOfBefore`. */
        sinceKindness: z.optional(z.int()),
      }),
    ),
    /** Absent where nobody ever chose rest days. */
    restDays: z.optional(z.array(z.object({ from: z.string(), days: z.array(z.int()) }))),
    ...versioned,
  }),
});
export type StoredLearnerFacts = Stored<typeof storedFacts>;

/** The totals of somebody who has not begun. */
export const noFacts: StoredLearnerFacts = { reviews: 0, correct: 0, quizzes: 0, version: 0 };

/** @returns the learner's totals; of version 0 where there are none yet. */
export async function findFacts(rows: Partition, learner: string): Promise<StoredLearnerFacts> {
  return (await storedFacts.find(rows, { learner })) ?? noFacts;
}

/** @returns the streak as it stands on the household's present study day. */
export function presentStreak(facts: StoredLearnerFacts, { timeZone }: StoredHousehold, now: Date): Streak {
  return streakFromFacts(facts.streak, studyDayOf(now, timeZone), facts.restDays ?? []);
}
