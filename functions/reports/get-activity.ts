import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { limits } from '../../shared/limits.ts';
import { getActivity } from '../../shared/routes/reports.ts';
import { countDueWithin } from '../../shared/scheduling/due-histogram.ts';
import { recountWaiting } from '../../shared/scheduling/offer-deck.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { goalOf, minutesOf } from '../../shared/scheduling/daily-goal.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import type { Activity } from '../../shared/schemas/activity.ts';
import { storedLearners } from '../data/people/learner.ts';
import { presentReportedCard, storedCards } from '../data/content/card.ts';
import { listHardest, storedProgress, type StoredDeckProgress, tracksOfDeck } from '../data/study/deck-progress.ts';
import { readCardsFrom } from '../data/study/read-cards.ts';
import { isInUse, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedStudyDays, type StoredStudyDay } from '../data/study/study-day.ts';
import { countKnown, countMastered, countOwnCards, countWaiting } from '../../shared/scheduling/track-progress.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(
  getActivity,
  async ({ query, household, learner, now }) => await reportActivity(household, learner.local, query.days, now),
);

/** A deck with the learner's progress in each of its directions. */
interface StudiedDeck {
  readonly deck: StoredDeck;
  readonly progress: readonly StoredDeckProgress[];
}

/**
 * @param days number of study days, including today.
 * @returns the learner's activity, without reading the log, so that the cost doesn't grow over the years. Cards are read only of decks whose counts can't tell what
 *   waits, so that a grown-up reads the number that the child has on Home.
 */
async function reportActivity(scope: HouseholdScope, learner: string, days: number, now: Date): Promise<Activity> {
  const today = studyDayOf(now, scope.household.timeZone);
  const asked = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const [known, studyDays, decks, progress] = await Promise.all([
    storedLearners.find(scope.rows, { learner }),
    storedStudyDays.list(scope.rows, { learner }, { from: asked[0], upTo: today }),
    storedDecks.list(scope.rows),
    storedProgress.list(scope.rows, { learner }),
  ]);
  const studied = decks.filter(isInUse).flatMap((deck) => {
    const tracks = tracksOf(deck);
    const own = progress.filter((one) => tracks.includes(one.deck));
    return own.length > 0 ? [{ deck, progress: own }] : [];
  });
  const { timeZone } = scope.household;
  const goal = goalOf(known ?? {});
  const tracks = studied.flatMap(({ deck }) => tracksOfDeck(deck, progress, today, learner));
  const day = { tracks, progress, work: [], goal, lastDay: studyDays.at(-1), now, timeZone };
  const counted = studied.map((one) => describeDeck(scope.id, one, today, goal.newCards));
  const [recounted, hardestCards] = await Promise.all([
    recountWaiting(readCardsFrom(scope.rows, day).source, counted, day),
    findHardestCards(scope, studied),
  ]);
  return {
    days: fillDays(asked, studyDays),
    decks: recounted.map(({ id, ...deck }) => ({ deckId: id, ...deck })),
    dueByDay: forecast(studied, today),
    dueWithin7Days: countDue(studied, today, 7),
    dueWithin30Days: countDue(studied, today, 30),
    hardestCards,
  };
}

function fillDays(asked: readonly string[], studied: readonly StoredStudyDay[]): Activity['days'] {
  const byDay = new Map(studied.map((one) => [one.day, one]));
  return asked.map((date) => {
    const { reviews = 0, correct = 0, quizzes = 0, msTaken = 0 } = byDay.get(date) ?? {};
    return { date, reviews, correct, quizzes, minutes: minutesOf(msTaken) };
  });
}

function describeDeck(
  householdId: string,
  { deck, progress }: StudiedDeck,
  today: string,
  newCards: number | undefined,
): Omit<Activity['decks'][number], 'deckId'> & { readonly id: string } {
  const sum = (count: 'reviews' | 'correct') => progress.reduce((total, one) => total + one[count], 0);
  return {
    id: storedDecks.idOf(householdId, deck),
    name: deck.name,
    totalCards: countOwnCards(deck, progress[0] ?? {}),
    studiedCards: Math.max(...progress.map(({ studied }) => studied)),
    knownCards: countKnown(deck, progress, today),
    masteredCards: countMastered(deck, progress),
    ...(sum('reviews') > 0 && { accuracy: sum('correct') / sum('reviews') }),
    dueCards: countWaiting(deck, progress, today, newCards),
  };
}

function countDue(studied: readonly StudiedDeck[], today: string, days: number): number {
  return studied
    .flatMap(({ progress }) => progress)
    .reduce((sum, { due }) => sum + countDueWithin(due, today, days), 0);
}

function forecast(studied: readonly StudiedDeck[], today: string): Activity['dueByDay'] {
  return Array.from({ length: 8 }, (_, ahead) => {
    const before = ahead === 0 ? 0 : countDue(studied, today, ahead - 1);
    return { date: addDays(today, ahead), due: countDue(studied, today, ahead) - before };
  });
}

/** @returns the wrong-answer counts of the hardest cards, both directions added up. */
function sumHardest(progress: readonly StoredDeckProgress[]): Map<string, number> {
  const wrong = new Map<string, number>();
  for (const [card, count] of progress.flatMap(listHardest)) wrong.set(card, (wrong.get(card) ?? 0) + count);
  return wrong;
}

async function findHardestCards(
  scope: HouseholdScope,
  studied: readonly StudiedDeck[],
): Promise<Activity['hardestCards']> {
  const hard = studied
    .flatMap(({ deck, progress }) => [...sumHardest(progress)].map(([card, wrong]) => ({ deck, card, wrong })))
    .toSorted((a, b) => b.wrong - a.wrong || (a.card < b.card ? -1 : 1))
    .slice(0, limits.hardestCards);
  const cards = await storedCards.findMany(
    scope.rows,
    hard.map(({ deck, card }) => ({ deck: deck.deck, card })),
  );
  return hard.flatMap(({ deck, card, wrong }) => {
    const found = cards.find((one) => one.card === card && one.deck === deck.deck);
    return found ? [{ ...presentReportedCard(scope.id, deck, found), wrong }] : [];
  });
}
