import { limits } from '../../shared/limits.ts';
import { shareDirections } from '../../shared/scheduling/choose-tracks.ts';
import { countDue } from '../../shared/scheduling/due-histogram.ts';
import { leaveOutSiblings } from '../../shared/scheduling/plan-mix.ts';
import { planSession, splitDue, spreadEvenly } from '../../shared/scheduling/plan-session.ts';
import { newInSession, type ReadyDays } from '../../shared/scheduling/ready-by.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import type { SessionMode } from '../../shared/schemas/study.ts';
import { findNextDue, type StoredCardMemory, storedMemories, listSoonestDue } from '../data/study/card-memory.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import type { StoredDeckProgress, StoredTrack } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import type { ChosenCards } from './open-session.ts';

export interface Choice {
  readonly deck: StoredDeck;
  readonly tracks: readonly StoredTrack[];
  readonly mode: SessionMode;
  readonly now: Date;
  readonly timeZone: string;
  readonly ready: ReadyDays;
}

/** @returns the cards of a new session, no card twice. If the deck is studied in both directions, they alternate. */
export async function chooseCards(rows: Partition, choice: Choice): Promise<ChosenCards> {
  const today = studyDayOf(choice.now, choice.timeZone);
  const { tracks, ready, deck } = choice;
  const shares = shareDirections(tracks, newInSession(tracks, ready.get(deck.deck), today));
  const chosen = await Promise.all(
    tracks.map(async (track, index) => await chooseOfTrack(rows, choice, track, shares[index] ?? 0)),
  );
  const cards = leaveOutSiblings(spreadEvenly(chosen.map((one) => one.cards)));
  return {
    cards: cards.slice(0, limits.cardsPerSession),
    loaded: chosen.flatMap(({ loaded }) => loaded),
    memories: chosen.flatMap(({ memories }) => memories),
  };
}

/** Reads memories and new cards in parallel; the stored counts say whether new cards will fit. */
async function chooseOfTrack(
  rows: Partition,
  { mode, now, timeZone, ready, deck }: Choice,
  track: StoredTrack,
  allowedNew: number,
): Promise<ChosenCards & { readonly memories: readonly StoredCardMemory[] }> {
  const { progress } = track;
  const today = studyDayOf(now, timeZone);
  const readyBy = ready.get(deck.deck);
  const until = mode === 'due' && readyBy === undefined ? endOfStudyDay(today, timeZone) : undefined;
  const wanted = mode === 'due' ? Math.min(allowedNew, limits.cardsPerSession) : limits.cardsPerSession;
  const isFull = (due: number) => mode === 'due' && due >= limits.cardsPerSession;
  const findUnseen = async () => await findUnseenCards(rows, track, wanted);
  const [memories, readBeside] = await Promise.all([
    listSoonestDue(rows, progress, limits.sessionCandidates, until),
    isFull(countDue(progress.due, today)) ? undefined : findUnseen(),
  ]);
  // Stored counts may belong to a different day after a change of time zone, so due cards are counted again.
  const studied = memories.map(({ card, state }) => ({ cardId: card, state }));
  const dueCards = splitDue(studied, { now, timeZone }).due.length;
  const unseen = isFull(dueCards) ? [] : (readBeside ?? (await findUnseen()));
  const ids = planSession({
    studied,
    unseen: unseen.map((card) => card.card),
    allowedNew,
    mode,
    now,
    timeZone,
    readyBy,
  });
  return { cards: ids.map((card) => ({ deck: progress.deck, card })), loaded: unseen, memories };
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
export async function findUnseenCards(
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
