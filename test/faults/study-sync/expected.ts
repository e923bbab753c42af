import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { storedFacts } from '../../../functions/data/people/learner.ts';
import { storedReviews } from '../../../functions/data/study/review.ts';
import { localPart } from '../../../shared/ids.ts';
import { isMastered } from '../../../shared/scheduling/card-state.ts';
import { dueByDay } from '../../../shared/scheduling/due-histogram.ts';
import { foldReviews } from '../../../shared/scheduling/apply-review.ts';
import { streakBadges } from '../../../shared/streaks/further-badges.ts';
import type { Row } from '../../support/stored-rows.ts';
import { timeZone } from './place.ts';
import type { Arrived, Ledger } from './ledger.ts';

/** An answer with the time and the study day that the server assigned to it. */
interface Counted extends Arrived {
  readonly at: string;
  readonly day: string;
}

type Numbers = Readonly<Record<string, unknown>>;

const [toleranceMs, dayMs] = [5 * 60_000, 86_400_000];

/**
 * @returns the expected stored numbers of the learner, computed from the events by the specification. It does not use the product's
 * counting code, except for the schedule of a single card, which has its own tests.
 */
export function expectedNumbers(ledger: Ledger, sessionIds: readonly string[]): Numbers {
  const answers = ledger.arrived.map((one): Counted => {
    const at = dateOf(one);
    return { ...one, at, day: dayOf(at) };
  });
  const days = [...Map.groupBy(answers, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const streak = countStreak(days.map(([day]) => day));
  return {
    reviews: Object.fromEntries(answers.map(({ id, at, day, rating }) => [id, { at, day, rating }])),
    days: Object.fromEntries(days.map(([day, own]) => [day, { ...sumOf(own), quizzes: 0, msTaken: sumTime(own) }])),
    facts: answers.length === 0 ? undefined : { ...sumOf(answers), quizzes: 0, streak },
    // Compares badges only if no answer was taken back: earned badges remain then, which another test covers.
    ...(!ledger.hasTakenBack && {
      badges: streakBadges.filter(({ threshold }) => threshold <= (streak?.longestStreak ?? 0)).map(({ id }) => id),
    }),
    sessions: Object.fromEntries(
      sessionIds.map((id) => [localPart(id), sumOf(answers.filter(({ session }) => session.id === id))]),
    ),
    ...expectedProgress(
      answers.filter(({ isCardGone }) => !isCardGone),
      ledger,
    ),
  };
}

/**
 * @returns the instant that counts for an answer. An answer from a clock more than five minutes ahead counts at its arrival; none is older than its session.
 */
function dateOf({ answeredAt, arrivedAt, session }: Arrived): string {
  const time = Date.parse(answeredAt);
  if (time > arrivedAt.getTime() + toleranceMs) return arrivedAt.toISOString();
  return new Date(Math.max(time, Date.parse(session.startedAt))).toISOString();
}

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });

/** A study day starts at 4:00 in the family's time zone. */
function dayOf(instant: string): string {
  const local = Date.parse(`${localTime.format(new Date(instant)).replace(' ', 'T')}Z`);
  return new Date(local - 4 * 3_600_000).toISOString().slice(0, 10);
}

function sumOf(answers: readonly Counted[]) {
  return { reviews: answers.length, correct: answers.filter(({ rating }) => rating === 'correct').length };
}

function sumTime(answers: readonly Counted[]): number {
  return answers.reduce((sum, { msTaken = 0 }) => sum + msTaken, 0);
}

function countStreak(days: readonly string[]) {
  const last = days.at(-1);
  if (last === undefined) return undefined;
  const lengths = days.map((_, end) => {
    const starts = days.slice(0, end + 1).map((_day, start) => days.slice(start, end + 1));
    return Math.max(...starts.filter(isRun).map((run) => run.length));
  });
  return {
    streakLength: lengths.at(-1),
    longestStreak: Math.max(...lengths),
    totalActiveDays: days.length,
    lastActiveDate: last,
  };
}

/** Whether at most one day is missing in each week (Monday to Sunday) between the first and the last day. */
function isRun(days: readonly string[]): boolean {
  const numbers = new Set(days.map((day) => Date.parse(day) / dayMs));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const missed = Array.from({ length: last - first }, (_, index) => first + index).filter((day) => !numbers.has(day));
  // Day 0, 1970-01-01, was a Thursday.
  const weeks = missed.map((day) => Math.floor((day + 3) / 7));
  return new Set(weeks).size === weeks.length;
}

function expectedProgress(answers: readonly Counted[], ledger: Ledger): Numbers {
  const known = [...Map.groupBy(answers, ({ cardId }) => cardId)].filter(([cardId]) => !ledger.isGone(cardId));
  const memories = known.map(([cardId, own]) => {
    const log = own.map(({ id, rating, at, session }) => ({
      id,
      rating,
      answeredAt: at,
      practice: session.mode === 'all',
    }));
    const state = foldReviews(log, { cardId: localPart(cardId), timeZone });
    const wrong = own.filter(({ rating }) => rating === 'wrong').length;
    return { card: localPart(cardId), state, wrong, dueDay: dayOf(state?.due ?? '') };
  });
  return {
    memories: Object.fromEntries(memories.map(({ card, ...memory }) => [card, memory])),
    progress: {
      ...sumOf(answers),
      studied: memories.length,
      mastered: memories.filter(({ state }) => state && isMastered(state)).length,
      due: sortedByDay([...Map.groupBy(memories, ({ dueDay }) => dueDay)].map(([day, own]) => [day, own.length])),
    },
  };
}

/** @returns the stored numbers of the learner, in the form of {@link expectedNumbers}. */
export function storedNumbers(rows: readonly Row[], learner: string): Numbers {
  const own = (kind: string) => rows.filter(({ SK }) => SK.startsWith(`L#${learner}#${kind}`));
  const pick = (row: Row | undefined, fields: readonly string[]) =>
    row && Object.fromEntries(fields.map((field) => [field, row[field]]));
  const byField = (kind: string, key: string, fields: readonly string[]) =>
    Object.fromEntries(own(kind).map((row) => [String(row[key]), pick(row, fields)]));
  const [progress] = rows.filter(({ SK }) => SK.startsWith(`PROGRESS#${learner}#`));
  return {
    reviews: Object.fromEntries(
      own('REV#')
        .filter((row) => row['takenBackAt'] === undefined)
        .map((row) => [storedReviews.parse(row).id, { at: row['answeredAt'], day: row['day'], rating: row['rating'] }]),
    ),
    days: byField('DAY#', 'day', ['reviews', 'correct', 'quizzes', 'msTaken']),
    facts: factsOf(own('FACTS')[0]),
    ...(own('REV#').every((row) => row['takenBackAt'] === undefined) && {
      // Another test covers the badges for brave retries.
      badges: own('BADGE#streak-').map((row) => row['badgeId']),
    }),
    sessions: byField('SESSION#', 'session', ['reviews', 'correct']),
    memories: Object.fromEntries(
      own('SRS#').map((row) => [storedMemories.parse(row).card, pick(row, ['state', 'wrong', 'dueDay'])]),
    ),
    progress: progress
      ? {
          ...pick(progress, ['reviews', 'correct', 'studied', 'mastered']),
          due: sortedByDay(Object.entries(dueByDay(String(progress['due'])))),
        }
      : noProgress,
  };
}

/** Totals of a learner; undefined if no answer counts, because all of them were taken back. */
function factsOf(row: Row | undefined) {
  if (!row || row['reviews'] === 0) return undefined;
  const { reviews, correct, quizzes, streak } = storedFacts.parse(row);
  const { streakLength, longestStreak, totalActiveDays, lastActiveDate } = streak ?? {};
  return { reviews, correct, quizzes, streak: { streakLength, longestStreak, totalActiveDays, lastActiveDate } };
}

const noProgress = { reviews: 0, correct: 0, studied: 0, mastered: 0, due: [] };

function sortedByDay(counts: readonly (readonly [day: string, count: number])[]) {
  return counts.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
