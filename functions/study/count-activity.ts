import { badgesReached } from '../../shared/streaks/badges.ts';
import { extendStreak, factsFromDays } from '../../shared/streaks/streak.ts';
import { storedBadges } from '../data/earned-badge.ts';
import { findFacts, storedFacts, type StoredLearnerFacts } from '../data/learner.ts';
import { countSessions } from '../data/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { countOnDayAction, type StoredStudyDay, storedStudyDays } from '../data/study-day.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface NewActivity {
  readonly learner: string;
  /** What is added, each study day once. */
  readonly activity: readonly StoredStudyDay[];
  /** How many study sessions get their first answer by it. */
  readonly newSessions: number;
  readonly now: Date;
}

/**
 * @returns the writes by which activity counts: its study days, the learner's totals and streak, and the badges that the streak
 *   reaches. They refuse with `conflict` when other activity was counted meanwhile.
 */
export async function countActivity(rows: Partition, added: NewActivity): Promise<WriteAction[]> {
  const { learner, activity, newSessions, now } = added;
  const facts = await findFacts(rows, learner);
  const days = activity.map(({ day }) => day).toSorted();
  const streak = await nextStreak(rows, learner, facts.streak, days);
  const isNoNewCount = newSessions === 0 && facts.version > 0;
  const sessions = isNoNewCount ? facts.sessions : (await countSessions(rows, learner, facts)) + newSessions;
  const sum = (pick: (day: StoredStudyDay) => number) => activity.reduce((total, day) => total + pick(day), 0);
  const next = {
    reviews: facts.reviews + sum((day) => day.reviews),
    correct: facts.correct + sum((day) => day.correct),
    quizzes: facts.quizzes + sum((day) => day.quizzes),
    ...(sessions !== undefined && { sessions }),
    ...(streak && { streak }),
  };
  return [
    storedFacts.save(rows, facts, { ...next, learner }),
    ...activity.map((day) => countOnDayAction(rows, learner, day)),
    ...(await earnBadges(rows, learner, facts.streak, streak, now)),
  ];
}

type Streak = StoredLearnerFacts['streak'];

/** A day that fills in late counts: then the streak is counted anew from all days. */
async function nextStreak(rows: Partition, learner: string, streak: Streak, days: readonly string[]): Promise<Streak> {
  const earlier = days.filter((day) => streak !== undefined && day < streak.lastActiveDate);
  const places = earlier.map((day) => ({ learner, day }));
  if ((await storedStudyDays.findMany(rows, places)).length === earlier.length) {
    return days.filter((day) => !earlier.includes(day)).reduce<Streak>(extendStreak, streak);
  }
  const known = (await storedStudyDays.list(rows, { learner })).map(({ day }) => day);
  return factsFromDays([...new Set([...known, ...days])]);
}

/** Earned once, for good: what was taken back since may have made the longest streak shorter than it was. */
async function earnBadges(
  rows: Partition,
  learner: string,
  before: Streak,
  after: Streak,
  now: Date,
): Promise<WriteAction[]> {
  const known = new Set(badgesReached(before?.longestStreak ?? 0).map(({ id }) => id));
  const reached = badgesReached(after?.longestStreak ?? 0).filter(({ id }) => !known.has(id));
  const places = reached.map(({ id }) => ({ learner, badgeId: id }));
  const earned = new Set((await storedBadges.findMany(rows, places)).map(({ badgeId }) => badgeId));
  return reached
    .filter(({ id }) => !earned.has(id))
    .map(({ id, threshold }) =>
      storedBadges.create(rows, { learner, badgeId: id, streakLength: threshold, earnedAt: now.toISOString() }),
    );
}
