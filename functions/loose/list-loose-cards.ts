import { limits } from '../../shared/limits.ts';
import { listLooseCards, type LooseCard } from '../../shared/routes/loose.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { isReturning } from '../../shared/scheduling/rest-card.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { presentReportedCard, storedCards } from '../data/content/card.ts';
import { isInUse, storedDecks } from '../data/content/deck.ts';
import { listSoonestDue } from '../data/study/card-memory.ts';
import { storedProgress, type StoredDeckProgress } from '../data/study/deck-progress.ts';
import type { Moment } from '../data/study/scheduling.ts';
import { cardKeyOf } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listLooseCards, async ({ household, learner: { local: learner }, now }) => {
  const { id, rows } = household;
  const { timeZone } = household.household;
  const [all, progress] = await Promise.all([storedDecks.list(rows), storedProgress.list(rows, { learner })]);
  const decks = new Map(all.filter(isInUse).map((deck) => [deck.deck, deck]));
  const studied = progress.filter(({ deck }) => decks.has(deckOfTrack(deck)));
  const returning = await listReturning(rows, studied, { now, timeZone });
  const loose = [...returning.slice(0, mostListed.returning), ...listLeftOut(studied).slice(0, mostListed.leftOut)];
  const cards = new Map((await storedCards.findMany(rows, loose)).map((card) => [cardKeyOf(card), card]));
  return loose.flatMap((one) => {
    const [deck, card] = [decks.get(one.deck), cards.get(cardKeyOf(one))];
    const { restsUntil, isLeftOut } = one;
    return deck && card
      ? [{ ...presentReportedCard(id, deck, card), ...(restsUntil && { restsUntil }), isLeftOut }]
      : [];
  });
});

interface Loose extends Pick<LooseCard, 'restsUntil' | 'isLeftOut'> {
  readonly deck: string;
  readonly card: string;
}

/** Further cards are listed once some of these were answered right or brought back. */
const mostListed = { returning: 10, leftOut: 100 } as const;

/** A rest of a week, and a day more for a household that changed its time zone. */
const longestRestDays = 8;

/** Reads only tracks that have such cards, and in them no card that is due after the longest rest. */
async function listReturning(
  rows: Partition,
  progress: readonly StoredDeckProgress[],
  { now, timeZone }: Moment,
): Promise<Loose[]> {
  const end = endOfStudyDay(addDays(studyDayOf(now, timeZone), longestRestDays), timeZone);
  const found = await Promise.all(
    progress
      .filter(({ returning = 0 }) => returning > 0)
      .map(async (one) => await listSoonestDue(rows, one, limits.cardsCheckedForDeadline, end)),
  );
  const returning = found.flat().filter(({ state }) => isReturning(state));
  const soonest = returning.toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1));
  return eachOnce(
    soonest.map(({ deck, card, state: { restsUntil } }) => {
      return { deck: deckOfTrack(deck), card, ...(restsUntil && { restsUntil }), isLeftOut: false };
    }),
  );
}

function listLeftOut(progress: readonly StoredDeckProgress[]): Loose[] {
  return eachOnce(
    progress.flatMap(({ deck, leftOut = [] }) =>
      leftOut.map((card) => ({ deck: deckOfTrack(deck), card, isLeftOut: true })),
    ),
  );
}

/** @returns the first entry of each card, which may be listed for both directions. */
function eachOnce(cards: readonly Loose[]): Loose[] {
  return [...Map.groupBy(cards, cardKeyOf).values()].flatMap(([first]) => first ?? []);
}
