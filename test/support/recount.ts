import { type StoredCardMemory, storedMemories } from '../../functions/data/study/card-memory.ts';
import { type StoredDeckProgress, storedProgress } from '../../functions/data/study/deck-progress.ts';
import { storedFacts } from '../../functions/data/people/learner.ts';
import { countsInTrack, type StoredReview, storedReviews } from '../../functions/data/study/review.ts';
import { noScheduling, storedScheduling } from '../../functions/data/study/scheduling.ts';
import { storedStudyDays } from '../../functions/data/study/study-day.ts';
import { storedStudySessions } from '../../functions/data/study/study-session.ts';
import type { Row } from '../../infra/table-invariants/row.ts';
import { sumMemories } from '../../infra/table-invariants/sum-memories.ts';
import { placeInLog } from '../../shared/scheduling/card-memory.ts';
import { dueDayOf, isMastered } from '../../shared/scheduling/card-state.ts';
import { dueByDay } from '../../shared/scheduling/due-histogram.ts';
import { foldReviews } from '../../shared/scheduling/apply-review.ts';
import type { Scheduling } from '../../shared/scheduling/scheduling.ts';
import { newCardsOn } from '../../shared/scheduling/track-progress.ts';
import { factsFromDays } from '../../shared/streaks/streak.ts';

/** Ids of answers that count for the learner but for no deck, because their card was deleted before the answers arrived. */
export type DeadAnswers = ReadonlySet<string>;

interface Numbers {
  readonly sessions: unknown;
  readonly days: unknown;
  readonly facts: unknown;
  readonly progress: unknown;
  readonly memories: unknown;
  readonly cardCounts: unknown;
}

/** @returns all stored study counters of one learner. */
export function readNumbers(rows: readonly Row[], learner: string): Numbers {
  const own = (prefix: string) => rows.filter((row) => row.SK.startsWith(`L#${learner}#${prefix}`));
  const sessions = own('SESSION#').map((row) => storedStudySessions.parse(row));
  const [facts] = own('FACTS').map((row) => storedFacts.parse(row));
  const progress = progressOf(rows, learner).map((one) => ({ ...one, newCount: newCardsOn([one], one.newDay ?? '') }));
  return {
    sessions: sortById(sessions.map(({ session, reviews, correct }) => ({ id: session, reviews, correct }))),
    days: own('DAY#').map((row) => storedStudyDays.parse(row)),
    facts: facts && {
      reviews: facts.reviews,
      correct: facts.correct,
      quizzes: facts.quizzes,
      sessions: facts.sessions,
      streak: facts.streak,
    },
    progress: progress.map(({ deck, reviews, correct, studied, mastered, newCount, lastNewCard, due, hardest }) => ({
      deck,
      reviews,
      correct,
      studied,
      mastered,
      newCount,
      lastNewCard,
      due: sortByDay(Object.entries(dueByDay(due))),
      hardest: Object.entries(hardest).toSorted(([cardA, a], [cardB, b]) => b - a || (cardA < cardB ? -1 : 1)),
    })),
    memories: own('SRS#').map((row) => ({ ...storedMemories.parse(row), version: 0 })),
    cardCounts: rows.filter((row) => row.SK.startsWith('DECK#')).map((row) => row['totalCards']),
  };
}

/** @returns the counters of {@link readNumbers}, recomputed from the answer log and the existing cards. */
export function recount(rows: readonly Row[], learner: string, timeZone: string, dead: DeadAnswers): Numbers {
  const log = rows
    .filter((row) => row.SK.startsWith(`L#${learner}#REV#`))
    .map((row) => storedReviews.parse(row))
    .filter(countsInTrack);
  const sessions = rows
    .filter((row) => row.SK.startsWith(`L#${learner}#SESSION#`))
    .map((row) => String(row['session']));
  const [scheduling] = rows
    .filter((row) => row.SK === `L#${learner}#SCHEDULING`)
    .map((row) => storedScheduling.parse(row));
  const days = [...Map.groupBy(log, (review) => review.day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const cards = new Set(rows.map((row) => row.SK).filter((key) => key.startsWith('CARD#')));
  const living = log.filter((review) => !dead.has(review.id));
  const memories = recountMemories(
    living.filter((review) => cards.has(`CARD#${review.deck}#${review.card}`)),
    learner,
    timeZone,
    scheduling ?? noScheduling,
  );
  const facts = {
    ...countsOf(log),
    quizzes: 0,
    sessions: new Set(log.map(({ session }) => session)).size,
    streak: factsFromDays(
      days.map(([day]) => day),
      [],
    ),
  };
  return {
    sessions: sortById(
      sessions.map((session) => ({ id: session, ...countsOf(log.filter((review) => review.session === session)) })),
    ),
    days: days.map(([day, own]) => ({
      day,
      ...countsOf(own),
      quizzes: 0,
      msTaken: own.reduce((sum, one) => sum + (one.msTaken ?? 0), 0),
    })),
    facts: log.length > 0 ? facts : undefined,
    progress: progressOf(rows, learner).map(({ deck, newDay }) =>
      recountProgress(
        deck,
        newDay,
        living.filter((one) => one.deck === deck),
        memories.filter((one) => one.deck === deck),
      ),
    ),
    memories,
    cardCounts: rows
      .filter((row) => row.SK.startsWith('DECK#'))
      .map((deck) => rows.filter((row) => row.SK.startsWith(`CARD#${String(deck['deck'])}#`)).length),
  };
}

function recountProgress(
  deck: string,
  newDay: string | undefined,
  log: readonly StoredReview[],
  memories: readonly StoredCardMemory[],
) {
  const firstDays = [...Map.groupBy(log, (review) => review.card).values()].map((own) => sortByPlace(own)[0]?.day);
  const met = log.map((review) => review.card).toSorted();
  const { studied, mastered, due, hardest } = sumMemories(
    memories.map((memory) => ({
      ...memory,
      mastered: isMastered(memory.state),
      returns: memory.state.restsUntil !== undefined,
    })),
  );
  return {
    deck,
    ...countsOf(log),
    studied,
    mastered,
    newCount: firstDays.filter((day) => day === newDay).length,
    lastNewCard: met.at(-1),
    due: sortByDay(Object.entries(due)),
    hardest: Object.entries(hardest),
  };
}

function recountMemories(
  log: readonly StoredReview[],
  learner: string,
  timeZone: string,
  scheduling: Scheduling,
): StoredCardMemory[] {
  return [...Map.groupBy(log, (review) => `${review.deck} ${review.card}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, own]) => {
      const [deck = '', card = ''] = key.split(' ');
      const state = foldReviews(own, { cardId: card, timeZone, scheduling });
      const lastAnswer = placeInLog(sortByPlace(own).at(-1) ?? { answeredAt: '', id: '' });
      return state
        ? [
            {
              learner,
              deck,
              card,
              state,
              dueDay: dueDayOf(state, timeZone),
              lastAnswer,
              wrong: own.length - countsOf(own).correct,
              ...recountMixUps(own),
              version: 0,
            },
          ]
        : [];
    });
}

/** Returns the last three distinct mix-ups, oldest first. */
function recountMixUps(own: readonly StoredReview[]): Pick<StoredCardMemory, 'mixUps'> {
  const chosen = sortByPlace(own).flatMap(({ mixedUpWith }) => mixedUpWith ?? []);
  const mixUps = [...new Set(chosen.toReversed())].slice(0, 3).toReversed();
  return mixUps.length > 0 ? { mixUps } : {};
}

function progressOf(rows: readonly Row[], learner: string): StoredDeckProgress[] {
  return rows.filter((row) => row.SK.startsWith(`PROGRESS#${learner}#`)).map((row) => storedProgress.parse(row));
}

function countsOf(answers: readonly StoredReview[]) {
  return { reviews: answers.length, correct: answers.filter((answer) => answer.rating === 'correct').length };
}

function sortByPlace(answers: readonly StoredReview[]): StoredReview[] {
  return answers.toSorted((a, b) => (placeInLog(a) < placeInLog(b) ? -1 : 1));
}

function sortByDay(counts: readonly [string, number][]): [string, number][] {
  return counts.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function sortById<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
