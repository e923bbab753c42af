import { limits } from '../../shared/limits.ts';
import { countDue } from '../../shared/scheduling/due-histogram.ts';
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

/** Cards to study. */
export interface ChosenCards {
  /** Local ids, in study order. */
  readonly ids: readonly string[];
  /** Those of them that were read in choosing them. */
  readonly loaded: readonly StoredCard[];
}

/** @returns the cards of a new session. What may be in it is read at once, as the counts say whether new cards will have room in it. */
export async function chooseCards(rows: Partition, choice: Choice): Promise<ChosenCards> {
  const { deck, progress, mode, now, timeZone } = choice;
  const today = studyDayOf(now, timeZone);
  const newCardsToday = newCardsOn(progress, today);
  const until = mode === 'due' ? endOfStudyDay(today, timeZone) : undefined;
  const wanted = mode === 'due' ? Math.max(limits.newCardsPerDay - newCardsToday, 0) : limits.cardsPerSession;
  const isFull = (due: number) => mode === 'due' && due >= limits.cardsPerSession;
  const findUnseen = async () => await findUnseenCards(rows, progress, deck.totalCards, wanted);
  const [memories, readBeside] = await Promise.all([
    listSoonestDue(rows, progress, limits.sessionCandidates, until),
    isFull(countDue(progress.due, today)) ? undefined : findUnseen(),
  ]);
  // The day that a card was counted on is another one after the family has moved to another time zone.
  const unseen = isFull(memories.length) ? [] : (readBeside ?? (await findUnseen()));
  const ids = planSession({
    studied: memories.map(({ card, state }) => ({ cardId: card, state })),
    unseen: unseen.map((card) => card.card),
    newCardsToday,
    mode,
    now,
    timeZone,
  });
  return { ids, loaded: unseen };
}

/** @returns the cards that are there (still), in study order. */
export async function loadCards(rows: Partition, deck: string, { ids, loaded }: ChosenCards): Promise<StoredCard[]> {
  const known = new Map(loaded.map((card) => [card.card, card]));
  const found = await findCards(
    rows,
    deck,
    ids.filter((card) => !known.has(card)),
  );
  return ids.flatMap((card) => known.get(card) ?? found.get(card) ?? []);
}

/**
 * When there is something new to do after today: the next card that comes due, or tomorrow's first new cards.
 * @param served local ids of the cards of the session.
 * @returns an ISO instant; `undefined` when nothing is scheduled and no card is left unseen.
 */
export async function findNextDueAt(
  rows: Partition,
  choice: Choice,
  served: readonly string[],
): Promise<string | undefined> {
  const { deck, progress, now, timeZone } = choice;
  const tomorrow = endOfStudyDay(studyDayOf(now, timeZone), timeZone);
  const { lastNewCard = '' } = progress;
  const servedUnseen = served.filter((card) => card > lastNewCard).length;
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
