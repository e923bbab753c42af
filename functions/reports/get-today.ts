import { joinId } from '../../shared/ids.ts';
import { getToday } from '../../shared/routes/reports.ts';
import { addDays, compareDue } from '../../shared/scheduling/calendar-day.ts';
import { sayNeeded } from '../../shared/scheduling/offer-deck.ts';
import { countDay } from '../../shared/scheduling/offer-mix.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { givenWork } from '../../shared/scheduling/weekly-work.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import { countMastered, masteredForNext, nextWaitingDay } from '../../shared/scheduling/track-progress.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import { daysOnHome, type LearnerToday } from '../../shared/schemas/activity.ts';
import { restDaysOn, weekdayOf } from '../../shared/streaks/rest-days.ts';
import { presentAssignment, storedAssignments, type StoredAssignment } from '../data/content/assignment.ts';
import { storedCards } from '../data/content/card.ts';
import { listHardest, storedProgress, type StoredDeckProgress, tracksOfDeck } from '../data/study/deck-progress.ts';
import { isInUse, storedDecks, type StoredDeck } from '../data/content/deck.ts';
import { presentStreak, type StoredLearner, storedLearners } from '../data/people/learner.ts';
import { findLatelyAndFacts } from '../data/study/study-day.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { readCardsFrom } from '../data/study/read-cards.ts';

/** Reads today's overview in two rounds: the household's rows, then each learner's in parallel. A learner account gets only its own learner. */
export const handler = defineHandler(getToday, async ({ household: scope, now }) => {
  const { rows, role, ownLearner } = scope;
  const [learners, allDecks, progress, assignments] = await Promise.all([
    storedLearners.list(rows, {}, eventuallyConsistent),
    storedDecks.list(rows, {}, eventuallyConsistent),
    storedProgress.list(rows, {}, eventuallyConsistent),
    storedAssignments.list(rows, {}, eventuallyConsistent),
  ]);
  const decks = allDecks.filter(isInUse);
  const told = learners.filter(({ learner }) => role !== 'learner' || learner === ownLearner);
  return await Promise.all(
    told.map(async (learner) => {
      const own = <T extends { readonly learner: string }>(all: readonly T[]) =>
        all.filter((one) => one.learner === learner.learner);
      const known = { learner, decks, progress: own(progress), assignments: own(assignments) };
      const day = await describeToday(scope, known, now);
      return role === 'learner' ? day : { ...day, ...describeReady(allDecks, known.progress) };
    }),
  );
});

/** Eventually consistent reads are fine because the page reloads soon. Their lower cost keeps six children with eight decks each within the budget. */
const eventuallyConsistent = { eventuallyConsistent: true };

interface Known {
  readonly learner: StoredLearner;
  readonly decks: readonly StoredDeck[];
  readonly progress: readonly StoredDeckProgress[];
  readonly assignments: readonly StoredAssignment[];
}

async function describeToday(scope: HouseholdScope, known: Known, now: Date): Promise<LearnerToday> {
  const { learner, decks, progress } = known;
  const today = studyDayOf(now, scope.household.timeZone);
  const assignments = givenWork(known.assignments, now, today);
  const asked = Array.from({ length: daysOnHome }, (_, index) => addDays(today, index - daysOnHome + 1));
  const lately = await findLatelyAndFacts(scope.rows, learner.learner, asked[0] ?? today);
  const streak = presentStreak(lately.facts, scope.household, now);
  const kindness = [lately.facts.streak?.kindnessDay, streak.kindnessDay];
  const lastDay = lately.days.at(-1);
  const { timeZone } = scope.household;
  const tracks = decks.flatMap((deck) => tracksOfDeck(deck, progress, today, learner.learner));
  const day = { tracks, progress, work: assignments, goal: goalOf(learner), lastDay, now, timeZone };
  const { source } = readCardsFrom(scope.rows, day);
  const [{ portion: waiting, minutes }, work] = await Promise.all([
    countDay(source, day),
    describeWork(scope.id, assignments, async (shown) => await sayNeeded(source, shown, day)),
  ]);
  const nextDue = waiting === 0 ? nextWaitingDay(decks, progress, today, day.goal.newCards) : undefined;
  const byDay = new Map(lately.days.map((one) => [one.day, one]));
  return {
    learnerId: storedLearners.idOf(scope.id, learner),
    isDone: waiting === 0 && lastDay?.day === today,
    waiting,
    ...(minutes && { minutes }),
    ...(nextDue !== undefined && { nextDue }),
    days: asked.map((date) => {
      const { reviews = 0, correct = 0, quizzes = 0 } = byDay.get(date) ?? {};
      const isRest = restDaysOn(lately.facts.restDays ?? [], date).includes(weekdayOf(date));
      const kept = isRest ? 'rest-day' : kindness.includes(date) ? 'kindness-day' : undefined;
      return { date, reviews, correct, quizzes, ...(kept && !byDay.has(date) && { kept }) };
    }),
    currentStreak: streak.currentStreak,
    totalCardsStudied: lately.facts.reviews,
    ...work,
    ...findHardest(scope.id, decks, progress),
  };
}

/** @returns the open assignments, those with the earliest due date first. Old completed ones may still be in the list and are left out. */
async function describeWork(
  householdId: string,
  assignments: readonly StoredAssignment[],
  withNeeds: (
    shown: readonly Assignment[],
  ) => Promise<readonly (Assignment & { readonly needsToday: number | undefined })[]>,
): Promise<Pick<LearnerToday, 'openAssignments' | 'nextAssignment' | 'plans'>> {
  const undone = assignments.filter(({ completedAt }) => completedAt === undefined);
  const shown = undone.map((one) => presentAssignment(householdId, one));
  const open = await withNeeds(shown);
  const [next] = open.toSorted(compareDue);
  const plans = open.flatMap(({ id, needsToday }) =>
    needsToday === undefined ? [] : [{ assignmentId: id, needsToday }],
  );
  return {
    openAssignments: open.length,
    ...(plans.length > 0 && { plans }),
    ...(next && {
      nextAssignment: {
        name: next.resourceName,
        type: next.type,
        ...(next.dueDate !== undefined && { dueDate: next.dueDate }),
        ...(next.needsToday !== undefined && { needsToday: next.needsToday }),
      },
    }),
  };
}

function findHardest(
  householdId: string,
  decks: readonly StoredDeck[],
  progress: readonly StoredDeckProgress[],
): Pick<LearnerToday, 'hardest'> {
  const hard = progress.flatMap((own) => {
    const deck = decks.find((one) => one.deck === deckOfTrack(own.deck));
    return deck ? listHardest(own).map(([card, wrong]) => ({ deck, card, wrong })) : [];
  });
  const [most] = hard.toSorted((a, b) => b.wrong - a.wrong || (a.card < b.card ? -1 : 1));
  if (!most) return {};
  const { deck, card, wrong } = most;
  const ids = {
    cardId: storedCards.idOf(householdId, { deck: deck.deck, card }),
    deckId: joinId(householdId, deck.deck),
  };
  return { hardest: { ...ids, deckName: deck.name, wrong } };
}

/** @returns the family's ready decks, if the child has mastered one. Archived ones count as taken. */
function describeReady(
  decks: readonly StoredDeck[],
  progress: readonly StoredDeckProgress[],
): Pick<LearnerToday, 'readyDecks'> {
  const ready = decks.flatMap((deck) => {
    if (!deck.library) return [];
    const isMastered = deck.totalCards > 0 && countMastered(deck, progress) >= masteredForNext * deck.totalCards;
    return { ...deck.library, ...(isMastered && { isMastered }) };
  });
  return ready.some(({ isMastered }) => isMastered) ? { readyDecks: ready } : {};
}
