import { limits } from '../../shared/limits.ts';
import { planSession } from '../../shared/scheduling/plan-session.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { SessionMode } from '../../shared/schemas/study.ts';
import { findNextDue, storedMemories, listSoonestDue } from '../data/card-memory.ts';
import { findCards, type StoredCard, storedCards } from '../data/card.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredDeck } from '../data/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { newCardsOn } from '../decks/waiting-cards.ts';

/** What a session is chosen from. */
export interface Choice {
  readonly deck: StoredDeck;
  readonly progress: StoredDeckProgress;
  readonly mode: SessionMode;
  readonly now: Date;
  readonly timeZone: string;
}

/** @returns the cards of a new session, in study order. */
export async function chooseCards(rows: Partition, choice: Choice): Promise<StoredCard[]> {
  const { deck, progress, mode, now, timeZone } = choice;
  const today = studyDayOf(now, timeZone);
  const newCardsToday = newCardsOn(progress, today);
  const until = mode === 'due' ? endOfStudyDay(today, timeZone) : undefined;
  const memories = await listSoonestDue(rows, progress, limits.sessionCandidates, until);
  const wanted = mode === 'due' ? Math.max(limits.newCardsPerDay - newCardsToday, 0) : limits.cardsPerSession;
  const isFull = mode === 'due' && memories.length >= limits.cardsPerSession;
  const unseen = isFull ? [] : await findUnseenCards(rows, progress, deck.totalCards, wanted);
  const chosen = planSession({
    studied: memories.map(({ card, state }) => ({ cardId: card, state })),
    unseen: unseen.map((card) => card.card),
    newCardsToday,
    mode,
    now,
    timeZone,
  });
  return await loadCards(rows, deck.deck, chosen, unseen);
}

async function loadCards(
  rows: Partition,
  deck: string,
  chosen: readonly string[],
  loaded: readonly StoredCard[],
): Promise<StoredCard[]> {
  const known = new Map(loaded.map((card) => [card.card, card]));
  const found = await findCards(
    rows,
    deck,
    chosen.filter((card) => !known.has(card)),
  );
  return chosen.flatMap((card) => known.get(card) ?? found.get(card) ?? []);
}

/**
 * When there is something new to do after today: the next card that comes due, or tomorrow's first new cards.
 * @returns an ISO instant; `undefined` when nothing is scheduled and no card is left unseen.
 */
export async function findNextDueAt(
  rows: Partition,
  choice: Choice,
  served: readonly StoredCard[],
): Promise<string | undefined> {
  const { deck, progress, now, timeZone } = choice;
  const tomorrow = endOfStudyDay(studyDayOf(now, timeZone), timeZone);
  const { lastNewCard = '' } = progress;
  const servedUnseen = served.filter(({ card }) => card > lastNewCard).length;
  const leftUnseen = deck.totalCards - progress.studied - servedUnseen;
  if (leftUnseen > 0) return tomorrow.toISOString();
  const next = await findNextDue(rows, progress, tomorrow);
  return next?.state.due;
}

const searchedPerPage = 100;

/**
 * Finds the next cards that the learner never answered, in deck order. All cards behind the furthest one that was ever met are
 * unseen, so that the deck is not read. Only when these do not suffice and the counts say that cards were left out before it
 * (an import that was slower than the learner), the deck is searched from its beginning.
 */
async function findUnseenCards(
  rows: Partition,
  progress: StoredDeckProgress,
  totalCards: number,
  count: number,
): Promise<StoredCard[]> {
  if (count === 0) return [];
  const { deck, lastNewCard } = progress;
  const ahead = await storedCards.first(rows, { deck }, count, { after: lastNewCard });
  const missing = count - ahead.length;
  const leftOut = totalCards - progress.studied - ahead.length;
  if (lastNewCard === undefined || missing === 0 || leftOut <= 0) return ahead;
  return [...(await searchFromStart(rows, progress, lastNewCard, Math.min(missing, leftOut))), ...ahead];
}

async function searchFromStart(
  rows: Partition,
  { learner, deck }: StoredDeckProgress,
  lastNewCard: string,
  count: number,
): Promise<StoredCard[]> {
  const unseen: StoredCard[] = [];
  let after: string | undefined;
  do {
    const page = await storedCards.first(rows, { deck }, searchedPerPage, { after });
    const [first] = page;
    after = page.at(-1)?.card;
    if (!first || after === undefined) break;
    const known = await storedMemories.list(rows, { learner, deck }, { from: first.card, upTo: after });
    const met = new Set(known.map(({ card }) => card));
    unseen.push(...page.filter((card) => card.card < lastNewCard && !met.has(card.card)));
  } while (after < lastNewCard && unseen.length < count);
  return unseen.slice(0, count);
}
