import { getForecast } from '../../shared/routes/forecast.ts';
import { addDays, daysBetween } from '../../shared/scheduling/calendar-day.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import { forecastKnown, knownInDeck, type KnownOn, lastDayOf, rangeOf } from '../../shared/scheduling/forecast.ts';
import { paceDays, paceOfDays } from '../../shared/scheduling/study-pace.ts';
import { readyDays } from '../../shared/scheduling/ready-by.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { givenWork } from '../../shared/scheduling/weekly-work.ts';
import type { Forecast } from '../../shared/schemas/forecast.ts';
import { storedAssignments } from '../data/content/assignment.ts';
import { isInUse, storedDecks, type StoredDeck } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { storedMemories } from '../data/study/card-memory.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import { storedStudyDays } from '../data/study/study-day.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

export const handler = defineHandler(
  getForecast,
  async ({ household, learner, now }) => await forecast(household, learner.local, now),
);

const eventually = { eventuallyConsistent: true };

/** Reads a learner's memories only if the last four weeks suffice for a forecast: half a read unit for 4 KB of them, about twelve memories. */
async function forecast(scope: HouseholdScope, learner: string, now: Date): Promise<Forecast> {
  const { rows, household } = scope;
  const { timeZone } = household;
  const today = studyDayOf(now, timeZone);
  const days = await storedStudyDays.list(
    rows,
    { learner },
    { from: addDays(today, -paceDays), upTo: today, ...eventually },
  );
  if (!paceOfDays(days, today)) return { points: [], decks: [] };
  const [known, allDecks, progress, assignments, scheduling, memories] = await Promise.all([
    storedLearners.require(rows, { learner }),
    storedDecks.list(rows, {}, eventually),
    storedProgress.list(rows, { learner }, eventually),
    storedAssignments.list(rows, { learner }, eventually),
    findScheduling(rows, learner),
    storedMemories.list(rows, { learner }, eventually),
  ]);
  const decks = allDecks.filter(isInUse);
  const work = givenWork(assignments, now, today);
  const until = lastDayOf(today);
  const length = daysBetween(today, until);
  const ready = readyDays(work, today);
  const targets = [...ready.values()].filter((day) => day < until).map((day) => daysBetween(today, day));
  const weeks = Array.from({ length: Math.round(length / 7) }, (_, week) => 7 * week);
  const study = { decks, progress, memories, work, goal: goalOf(known), scheduling, now, timeZone };
  const knownOn = await forecastKnown(study, days, [...new Set([...weeks, ...targets, length])]);
  if (!knownOn) return { points: [], decks: [] };
  const at = (day: number) => knownOn.find((one) => one.day === day) ?? { day, known: new Map<string, number>() };
  return {
    points: [...weeks, length].map((day) => {
      return { date: addDays(today, day), ...sumUp(decks, at(day)) };
    }),
    decks: decks
      .map((deck) => describeDeck(scope.id, deck, at(daysBetween(today, earlier(ready.get(deck.deck), until))), today))
      .filter(({ known: count }) => count > 0)
      .toSorted((a, b) => b.known - a.known),
  };
}

function earlier(day: string | undefined, until: string): string {
  return day !== undefined && day < until ? day : until;
}

function sumUp(decks: readonly StoredDeck[], on: KnownOn) {
  const known = decks.reduce((sum, deck) => sum + knownInDeck(deck, on), 0);
  return rangeOf(
    known,
    on.day,
    decks.reduce((sum, { totalCards }) => sum + totalCards, 0),
  );
}

function describeDeck(householdId: string, deck: StoredDeck, on: KnownOn, today: string): Forecast['decks'][number] {
  const { name, totalCards, frontLanguage, backLanguage } = deck;
  return {
    deckId: storedDecks.idOf(householdId, deck),
    name,
    totalCards,
    isVocabulary: frontLanguage !== undefined && backLanguage !== undefined && frontLanguage !== backLanguage,
    date: addDays(today, on.day),
    ...rangeOf(knownInDeck(deck, on), on.day, totalCards),
  };
}
