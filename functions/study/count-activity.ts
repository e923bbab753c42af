import { badgesReached } from '../../shared/streaks/badges.ts';
import { extendStreak, factsFromDays, isLegacyFacts } from '../../shared/streaks/streak.ts';
import { type StoredBadge, storedBadges } from '../data/study/earned-badge.ts';
import { storedFacts, type StoredLearnerFacts } from '../data/people/learner.ts';
import { countSessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { countOnDayAction, type StoredStudyDay, storedStudyDays } from '../data/study/study-day.ts';
import type { WriteAction } from '../data/table/write-action.ts';

interface NewActivity {
  readonly learner: string;
  /** The learner's totals and streak. They must be read before the other inputs. */
  readonly facts: StoredLearnerFacts;
  /** The added activity, one entry per study day. */
  readonly activity: readonly StoredStudyDay[];
  /** Number of study sessions that get their first answer. */
  readonly newSessions: number;
  readonly now: Date;
}

interface CountedActivity {
  readonly actions: readonly WriteAction[];
  /** Newly earned badges, easiest first. */
  readonly earned: readonly StoredBadge[];
}

/**
 * @returns the writes of days, totals, streak and streak badges; they fail with `conflict` after other activity. Only late activity and new badges need more
 *   reads.
 */
export async function countActivity(rows: Partition, added: NewActivity): Promise<CountedActivity> {
  const { learner, facts, activity, newSessions, now } = added;
  const days = activity.map(({ day }) => day).toSorted();
  const streak = await nextStreak(rows, learner, facts, days);
  const isNoNewCount = newSessions === 0 && facts.version > 0;
  const sessions = isNoNewCount ? facts.sessions : (await countSessions(rows, learner, facts)) + newSessions;
  const sum = (pick: (day: StoredStudyDay) => number) => activity.reduce((total, day) => total + pick(day), 0);
  const next = {
    reviews: facts.reviews + sum((day) => day.reviews),
    correct: facts.correct + sum((day) => day.correct),
    quizzes: facts.quizzes + sum((day) => day.quizzes),
    ...(sessions !== undefined && { sessions }),
    ...(facts.openMix && { openMix: facts.openMix }),
    ...(streak && { streak }),
    ...(facts.restDays && { restDays: facts.restDays }),
  };
  const earned = await findEarned(rows, learner, facts.streak, streak, now);
  const actions = [
    storedFacts.save(rows, facts, { ...next, learner }),
    ...activity.map((day) => countOnDayAction(rows, learner, day)),
    ...earned.map((badge) => storedBadges.create(rows, { ...badge, learner })),
  ];
  return { actions, earned };
}

/** @returns the response field for newly earned badges; see `newlyEarned`. */
export function presentEarned(earned: readonly StoredBadge[]) {
  return earned.length > 0 ? { earnedBadges: [...earned] } : {};
}

type Streak = StoredLearnerFacts['streak'];

/** Extends the streak. Late activity of an earlier day, or a streak stored before kindness days existed, requires recomputing it from all days. */
async function nextStreak(
  rows: Partition,
  learner: string,
  { streak, restDays = [] }: StoredLearnerFacts,
  days: readonly string[],
): Promise<Streak> {
  const earlier = days.filter((day) => streak !== undefined && day < streak.lastActiveDate);
  const places = earlier.map((day) => ({ learner, day }));
  if (!isLegacyFacts(streak) && (await storedStudyDays.findMany(rows, places)).length === earlier.length) {
    const later = days.filter((day) => !earlier.includes(day));
    return later.reduce<Streak>((facts, day) => extendStreak(facts, day, restDays), streak);
  }
  const known = (await storedStudyDays.list(rows, { learner })).map(({ day }) => day);
  return factsFromDays([...new Set([...known, ...days])], restDays);
}

/** @returns the badges newly earned. A badge is never earned again, even if removed history has since shortened the longest streak. */
async function findEarned(
  rows: Partition,
  learner: string,
  before: Streak,
  after: Streak,
  now: Date,
): Promise<StoredBadge[]> {
  const known = new Set(badgesReached(before?.longestStreak ?? 0).map(({ id }) => id));
  const reached = badgesReached(after?.longestStreak ?? 0).filter(({ id }) => !known.has(id));
  const places = reached.map(({ id }) => ({ learner, badgeId: id }));
  const had = new Set((await storedBadges.findMany(rows, places)).map(({ badgeId }) => badgeId));
  return reached
    .filter(({ id }) => !had.has(id))
    .map(({ id, threshold }) => ({ badgeId: id, streakLength: threshold, earnedAt: now.toISOString() }));
}
