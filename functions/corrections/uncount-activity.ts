import { factsFromDays } from '../../shared/streaks/streak.ts';
import { findFacts, storedFacts, type StoredLearnerFacts } from '../data/people/learner.ts';
import { type StoredStudyDay, storedStudyDays } from '../data/study/study-day.ts';
import type { Partition } from '../data/table/partition.ts';
import type { WriteAction } from '../data/table/write-action.ts';

/**
 * Reverses `countActivity`, but keeps badges.
 * @param activity one entry per study day.
 * @param goneSessions number of study sessions left without answers.
 * @returns the writes of days, totals and streak. They fail with `conflict` after concurrent activity, which always writes the totals.
 */
export async function uncountActivity(
  rows: Partition,
  learner: string,
  activity: readonly StoredStudyDay[],
  goneSessions = 0,
): Promise<WriteAction[]> {
  if (activity.length === 0) return [];
  // Read before the days: every change of a day also changes these totals.
  const facts = await findFacts(rows, learner);
  const places = activity.map(({ day }) => ({ learner, day }));
  const left = (await storedStudyDays.findMany(rows, places)).map((seen) => subtract(seen, activity));
  const emptied = left.filter(isEmpty);
  const streak = emptied.length === 0 ? facts.streak : await streakWithout(rows, learner, facts, emptied);
  const next = {
    reviews: facts.reviews - sum(activity, 'reviews'),
    correct: facts.correct - sum(activity, 'correct'),
    quizzes: facts.quizzes - sum(activity, 'quizzes'),
    ...(facts.sessions !== undefined && { sessions: facts.sessions - goneSessions }),
    ...(facts.openMix && { openMix: facts.openMix }),
    ...(streak && { streak }),
    ...(facts.restDays && { restDays: facts.restDays }),
  };
  return [
    storedFacts.save(rows, facts, { ...next, learner }),
    ...left.map((day) =>
      isEmpty(day)
        ? storedStudyDays.remove(rows, { learner, day: day.day })
        : storedStudyDays.replace(rows, { ...day, learner }),
    ),
  ];
}

function subtract(seen: StoredStudyDay, activity: readonly StoredStudyDay[]): StoredStudyDay {
  const own = activity.filter(({ day }) => day === seen.day);
  return {
    day: seen.day,
    reviews: seen.reviews - sum(own, 'reviews'),
    correct: seen.correct - sum(own, 'correct'),
    quizzes: seen.quizzes - sum(own, 'quizzes'),
    msTaken: seen.msTaken - sum(own, 'msTaken'),
  };
}

function sum(days: readonly StoredStudyDay[], count: Exclude<keyof StoredStudyDay, 'day'>): number {
  return days.reduce((total, day) => total + day[count], 0);
}

function isEmpty({ reviews, quizzes }: StoredStudyDay): boolean {
  return reviews === 0 && quizzes === 0;
}

async function streakWithout(
  rows: Partition,
  learner: string,
  { restDays = [] }: StoredLearnerFacts,
  emptied: readonly StoredStudyDay[],
) {
  const gone = new Set(emptied.map(({ day }) => day));
  const days = (await storedStudyDays.list(rows, { learner })).map(({ day }) => day);
  return factsFromDays(
    days.filter((day) => !gone.has(day)),
    restDays,
  );
}
