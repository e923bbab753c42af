import { encodeTime } from 'ulid';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { type CardSource, findRestingSiblings, pickNotes } from '../../../shared/scheduling/card-source.ts';
import { endOfStudyDay, startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { deckOfTrack, otherTrack } from '../../../shared/scheduling/track.ts';
import { findCards, type StoredCard, storedCards } from '../content/card.ts';
import type { Partition } from '../table/partition.ts';
import { listLatestDue, listSoonestDue, type StoredCardMemory, storedMemories } from './card-memory.ts';
import type { StoredDeckProgress, StoredTrack } from './deck-progress.ts';
import type { Moment } from './scheduling.ts';
import { cardKeyOf, servedCards, type StoredStudySession, storedStudySessions } from './study-session.ts';

/** Reads a learner's cards from the table, and keeps what it read, so that a session reads nothing twice. */
export interface TableCards {
  readonly source: CardSource<StoredTrack>;
  readonly read: { readonly loaded: readonly StoredCard[]; readonly memories: readonly StoredCardMemory[] };
}

export function readCardsFrom(rows: Partition, { now, timeZone }: Moment): TableCards {
  const loaded: StoredCard[] = [];
  const memories: StoredCardMemory[] = [];
  const today = studyDayOf(now, timeZone);
  const endOfToday = endOfStudyDay(today, timeZone);
  const keep = (found: readonly StoredCardMemory[]) => {
    memories.push(...found);
    return found.map(({ card, state }) => ({ cardId: card, state }));
  };
  const isToday = ({ state }: StoredCardMemory) => studyDayOf(new Date(state.lastReview), timeZone) >= today;
  const unseen = new Map<string, readonly StoredCard[]>();
  const findServed = readServedOnce(rows, startOfStudyDay(addDays(today, -1), timeZone));
  const source: CardSource<StoredTrack> = {
    listSoonest: async ({ progress }, count, isAhead) =>
      keep(await listSoonestDue(rows, progress, count, isAhead ? undefined : endOfToday)),
    listLatestDue: async ({ progress }, count) => keep(await listLatestDue(rows, progress, count, endOfToday)),
    listUnseen: async (track, count) => {
      const before = unseen.get(track.progress.deck) ?? [];
      const found = await findUnseenCards(rows, track, count, before);
      unseen.set(track.progress.deck, found);
      loaded.push(...found.filter((card) => !before.includes(card)));
      return found.map(({ card }) => card);
    },
    findNotes: async ({ deck: { deck } }, cards) => {
      const known = new Set(loaded.map(cardKeyOf));
      const missing = [...new Set(cards)].filter((card) => !known.has(cardKeyOf({ deck, card })));
      loaded.push(...(await findCards(rows, deck, missing)));
      return pickNotes(notesIn(loaded, deck), cards);
    },
    findResting: async (track, cards) => {
      const { learner, deck } = track.progress;
      const others = cards.map((card) => ({ learner, deck: otherTrack(deck), card }));
      const isBoth = track.deck.asks === 'both';
      const found = isBoth ? (await storedMemories.findMany(rows, others)).filter(isToday) : [];
      const resting = new Set(found.map(({ card }) => card));
      if (!track.deck.hasSiblings) return resting;
      const served = await findServed({ learner, deck: track.deck.deck });
      const answered = new Set(served.filter(isToday).map(({ card }) => card));
      await source.findNotes?.(track, [...cards, ...answered]);
      const isResting = findRestingSiblings(answered, notesIn(loaded, track.deck.deck));
      return new Set(cards.filter((card) => resting.has(card) || isResting(card)));
    },
  };
  return { source, read: { loaded, memories } };
}

type OfDeck = Pick<StoredDeckProgress, 'learner' | 'deck'>;

/** @returns a function that finds the memories of a deck's cards that were served in sessions begun since then, in both directions, and reads nothing twice */
function readServedOnce(rows: Partition, since: Date): (of: OfDeck) => Promise<StoredCardMemory[]> {
  const from = encodeTime(since.getTime());
  const sessions = new Map<string, Promise<StoredStudySession[]>>();
  const memories = new Map<string, Promise<StoredCardMemory[]>>();
  const find = async ({ learner, deck }: OfDeck) => {
    const recent = await keepIn(sessions, learner, async () => {
      return await storedStudySessions.list(rows, { learner }, { from });
    });
    const served = recent.flatMap(servedCards).filter((place) => deckOfTrack(place.deck) === deck);
    const distinct = new Map(served.map((place) => [cardKeyOf(place), { ...place, learner }]));
    return await storedMemories.findMany(rows, [...distinct.values()]);
  };
  return async (of) => await keepIn(memories, `${of.learner} ${of.deck}`, async () => await find(of));
}

function keepIn<T>(kept: Map<string, T>, name: string, read: () => T): T {
  const found = kept.get(name) ?? read();
  kept.set(name, found);
  return found;
}

function notesIn(cards: readonly StoredCard[], deck: string): Map<string, string> {
  return new Map(
    cards.flatMap((one) => (one.note === undefined || one.deck !== deck ? [] : [[one.card, one.note] as const])),
  );
}

const searchedPerPage = 100;

/**
 * Finds the next unseen cards that are not left out, in deck order. Cards after the furthest seen one are all unseen. The deck is searched from the start only if those don't suffice
 * and the counts say that earlier cards were skipped (because the learner studied during an import).
 * @param before those already found, if fewer were wanted; they are not read again.
 */
export async function findUnseenCards(
  rows: Partition,
  { deck: { deck }, progress, unseen }: StoredTrack,
  wanted: number,
  before: readonly StoredCard[] = [],
): Promise<StoredCard[]> {
  const count = Math.min(wanted, unseen);
  if (count === 0) return [];
  const { lastNewCard, leftOut = [] } = progress;
  const known = before.filter(({ card }) => lastNewCard === undefined || card > lastNewCard).slice(0, count);
  if (known.length === count) return known;
  const after = known.at(-1)?.card ?? lastNewCard;
  const following = await storedCards.first(rows, { deck }, count - known.length + leftOut.length, { after });
  const ahead = [...known, ...following.filter(({ card }) => !leftOut.includes(card))].slice(0, count);
  const missing = count - ahead.length;
  if (lastNewCard === undefined || missing === 0) return ahead;
  return [...(await searchFromStart(rows, progress, lastNewCard, missing)), ...ahead];
}

async function searchFromStart(
  rows: Partition,
  { learner, deck, leftOut = [] }: StoredDeckProgress,
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
    const met = new Set([...known.map(({ card }) => card), ...leftOut]);
    unseen.push(...page.filter((card) => card.card < lastNewCard && !met.has(card.card)));
  } while (after < lastNewCard && unseen.length < count);
  return unseen.slice(0, count);
}
