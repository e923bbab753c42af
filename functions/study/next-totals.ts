import { isMastered } from '../../shared/scheduling/card-state.ts';
import { moveDue } from '../../shared/scheduling/due-histogram.ts';
import { extendStreak } from '../../shared/streaks/extend-streak.ts';
import { factsFromDays } from '../../shared/streaks/streak-from-days.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredLearnerFacts } from '../data/learner-facts.ts';
import type { Partition } from '../data/partition.ts';
import type { StoredReview } from '../data/review.ts';
import { findActiveDays, listStudyDays, type StoredStudyDay } from '../data/study-day.ts';
import type { MemoryChange } from './next-memories.ts';

function countCorrect(answers: readonly StoredReview[]): number {
  return answers.filter((answer) => answer.rating === 'correct').length;
}

/** @returns the learner's progress in the deck after these answers and the changes of memory that follow from them. */
export function nextProgress(
  progress: StoredDeckProgress,
  answers: readonly StoredReview[],
  changes: readonly MemoryChange[],
): StoredDeckProgress {
  const counted = {
    ...progress,
    reviews: progress.reviews + answers.length,
    correct: progress.correct + countCorrect(answers),
  };
  return changes.reduce(addChange, counted);
}

function addChange(progress: StoredDeckProgress, { seen, next, firstMetOn }: MemoryChange): StoredDeckProgress {
  const wasMastered = seen !== undefined && isMastered(seen.state);
  return {
    ...progress,
    studied: progress.studied + (seen ? 0 : 1),
    mastered: progress.mastered + Number(isMastered(next.state)) - Number(wasMastered),
    due: moveDue(progress.due, seen?.dueDay, next.dueDay),
    ...(firstMetOn && addNewCard(progress, next.card, firstMetOn)),
  };
}

function addNewCard(progress: StoredDeckProgress, card: string, day: string) {
  const { newDay = '', newCount, lastNewCard = '' } = progress;
  const isLater = day > newDay;
  return {
    newDay: isLater ? day : newDay,
    newCount: isLater ? 1 : newCount + (day === newDay ? 1 : 0),
    lastNewCard: card > lastNewCard ? card : lastNewCard,
  };
}

/** @returns what these answers add to each study day. */
export function dayCounts(answers: readonly StoredReview[]): StoredStudyDay[] {
  return [...Map.groupBy(answers, (answer) => answer.day)].map(([day, own]) => ({
    day,
    reviews: own.length,
    correct: countCorrect(own),
    quizzes: 0,
    msTaken: own.reduce((sum, answer) => sum + (answer.msTaken ?? 0), 0),
  }));
}

/** @returns the learner's totals and streak after these answers. A day that fills in late counts: the streak is recounted. */
export async function nextFacts(
  rows: Partition,
  learner: string,
  facts: StoredLearnerFacts,
  answers: readonly StoredReview[],
): Promise<StoredLearnerFacts> {
  const days = [...new Set(answers.map((answer) => answer.day))].toSorted();
  const streak = await nextStreak(rows, learner, facts.streak, days);
  return {
    ...facts,
    reviews: facts.reviews + answers.length,
    correct: facts.correct + countCorrect(answers),
    ...(streak && { streak }),
  };
}

async function nextStreak(rows: Partition, learner: string, streak: StoredLearnerFacts['streak'], days: readonly string[]) {
  const earlier = days.filter((day) => streak !== undefined && day < streak.lastActiveDate);
  const active = earlier.length > 0 ? await findActiveDays(rows, learner, earlier) : new Set<string>();
  if (earlier.every((day) => active.has(day))) {
    return days.filter((day) => !earlier.includes(day)).reduce<StoredLearnerFacts['streak']>(extendStreak, streak);
  }
  const known = (await listStudyDays(rows, learner)).map(({ day }) => day);
  return factsFromDays([...new Set([...known, ...days])]);
}
