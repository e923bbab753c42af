import { type CardSource, chooseOfDeck, type DeckWish } from '../../shared/scheduling/offer-cards.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack, otherTrack } from '../../shared/scheduling/track.ts';
import { findNextDue, listSoonestDue, type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import type { StoredDeckProgress, StoredTrack } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import type { Moment } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import type { ChosenCards } from './open-session.ts';

/** Reads a learner's cards from the table, and keeps what it read, so that a session reads nothing twice. */
export interface TableCards {
  readonly source: CardSource<StoredTrack>;
  readonly read: Required<Pick<ChosenCards, 'loaded' | 'memories'>>;
}

export function readCardsFrom(rows: Partition, { now, timeZone }: Moment): TableCards {
  const loaded: StoredCard[] = [];
  const memories: StoredCardMemory[] = [];
  const today = studyDayOf(now, timeZone);
  const endOfToday = endOfStudyDay(today, timeZone);
  const source: CardSource<StoredTrack> = {
    listSoonest: async ({ progress }, count, isAhead) => {
      const found = await listSoonestDue(rows, progress, count, isAhead ? undefined : endOfToday);
      memories.push(...found);
      return found.map(({ card, state }) => ({ cardId: card, state }));
    },
    listUnseen: async (track, count) => {
      const found = await findUnseenCards(rows, track, count);
      loaded.push(...found);
      return found.map(({ card }) => card);
    },
    findResting: async ({ progress: { learner, deck } }, cards) => {
      const others = cards.map((card) => ({ learner, deck: otherTrack(deck), card }));
      const found = await storedMemories.findMany(rows, others);
      const isToday = ({ state }: StoredCardMemory) => studyDayOf(new Date(state.lastReview), timeZone) >= today;
      return new Set(found.filter(isToday).map(({ card }) => card));
    },
  };
  return { source, read: { loaded, memories } };
}

export interface Choice extends DeckWish<StoredTrack> {
  readonly deck: StoredDeck;
}

/** @returns the cards of a new session with one deck. */
export async function chooseCards(rows: Partition, choice: Choice): Promise<ChosenCards> {
  const { source, read } = readCardsFrom(rows, choice);
  return { cards: await chooseOfDeck(source, choice), ...read };
}

/** @returns when the next work after today is due (a scheduled card, or tomorrow's new ones), as an ISO timestamp; undefined when there is none. */
export async function findNextDueAt(
  rows: Partition,
  choice: Choice,
  served: ChosenCards['cards'],
): Promise<string | undefined> {
  const { deck, tracks, now, timeZone } = choice;
  const tomorrow = endOfStudyDay(studyDayOf(now, timeZone), timeZone);
  const isNewLeft = tracks.some(({ progress }) => {
    const { lastNewCard = '' } = progress;
    const own = served.filter((place) => place.deck === progress.deck && place.card > lastNewCard);
    return deck.totalCards - progress.studied - own.length > 0;
  });
  if (isNewLeft) return tomorrow.toISOString();
  const next = await Promise.all(tracks.map(async ({ progress }) => await findNextDue(rows, progress, tomorrow)));
  return next.flatMap((memory) => memory?.state.due ?? []).toSorted()[0];
}

const searchedPerPage = 100;

/**
 * Finds the next unseen cards in deck order. Cards after the furthest seen one are all unseen. The deck is searched from the start only if those don't suffice
 * and the counts say that earlier cards were skipped (because the learner studied during an import).
 */
async function findUnseenCards(
  rows: Partition,
  { deck: { deck }, progress, unseen }: StoredTrack,
  wanted: number,
): Promise<StoredCard[]> {
  const count = Math.min(wanted, unseen);
  if (count === 0) return [];
  const { lastNewCard } = progress;
  const ahead = await storedCards.first(rows, { deck }, count, { after: lastNewCard });
  const missing = count - ahead.length;
  if (lastNewCard === undefined || missing === 0) return ahead;
  return [...(await searchFromStart(rows, progress, lastNewCard, missing)), ...ahead];
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
    const page = await storedCards.first(rows, { deck: deckOfTrack(deck) }, searchedPerPage, { after });
    const [first] = page;
    after = page.at(-1)?.card;
    if (!first || after === undefined) break;
    const known = await storedMemories.list(rows, { learner, deck }, { from: first.card, upTo: after });
    const met = new Set(known.map(({ card }) => card));
    unseen.push(...page.filter((card) => card.card < lastNewCard && !met.has(card.card)));
  } while (after < lastNewCard && unseen.length < count);
  return unseen.slice(0, count);
}
