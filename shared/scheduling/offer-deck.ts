import { localPart } from '../ids.ts';
import { limits } from '../limits.ts';
import type { Deck } from '../schemas/deck.ts';
import type { SessionMode } from '../schemas/study.ts';
import {
  boundDistinct,
  type Candidates,
  type CardSource,
  countUnseenRead,
  listUnseenNotes,
  restingOn,
  restSiblings,
} from './card-source.ts';
import { isDue } from './card-state.ts';
import { countAskable, shareDirections } from './choose-tracks.ts';
import type { LastDay } from './daily-goal.ts';
import { countDue } from './due-histogram.ts';
import type { StudyDay } from './offer-mix.ts';
import { leaveOutSiblings, type MixCard, spreadEvenly } from './plan-mix.ts';
import { planSession, splitDue } from './plan-session.ts';
import { type Assigned, isPlanned, newInSession, paceOf } from './ready-by.ts';
import { studyDayOf } from './study-day.ts';
import { deckOfTrack } from './track.ts';
import type { StudiedTrack } from './track-progress.ts';

/** A session with one deck. */
export interface DeckWish<T extends StudiedTrack = StudiedTrack> {
  /** The deck's tracks, as the learner studies them. */
  readonly tracks: readonly T[];
  readonly mode: SessionMode;
  readonly readyBy: string | undefined;
  /** New cards a day that a grown-up chose; absent: the usual number. */
  readonly newCards?: number | undefined;
  readonly lastDay: LastDay | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

/** @returns the cards of a session with one deck, no card twice. If the deck is asked in both directions, they alternate. */
export async function chooseOfDeck<T extends StudiedTrack>(
  source: CardSource<T>,
  wish: DeckWish<T>,
): Promise<MixCard[]> {
  const { tracks, mode, now, timeZone, readyBy, newCards, lastDay } = wish;
  const today = studyDayOf(now, timeZone);
  const { isActive } = restingOn(lastDay, today);
  const read = await readTracks(source, wish, newInSession(tracks, readyBy, today, newCards));
  const rested = mode === 'due' ? await restSiblings(source, read, isActive) : read;
  const chosen = rested.map(({ track, newCards: allowedNew, ...candidates }) =>
    planSession({ ...candidates, allowedNew, mode, now, timeZone }).map((card): MixCard => ({
      deck: track.progress.deck,
      card,
    })),
  );
  return leaveOutSiblings(spreadEvenly(chosen)).slice(0, limits.cardsPerSession);
}

/** @returns the deck's tracks, with their shares of its new cards */
function shareInDeck<T extends StudiedTrack>(
  tracks: readonly T[],
  newCards: number,
  on: { readonly today: string; readonly mayRest: number; readonly readyBy: string | undefined },
) {
  const { today, mayRest, readyBy } = on;
  const counts = countAskable(tracks, { today, mayRest, isPlanned: readyBy !== undefined });
  const shares = shareDirections(
    counts.map((askable) => ({ askable })),
    newCards,
  );
  return tracks.map((track, index) => {
    return { ...track, due: countDue(track.progress.due, today), newCards: shares[index] ?? 0, readyBy };
  });
}

/** Reads memories and new cards in parallel; the stored counts say whether new cards will fit. */
async function readTracks<T extends StudiedTrack>(
  source: CardSource<T>,
  { mode, now, timeZone, readyBy, tracks, lastDay }: DeckWish<T>,
  newCards: number,
): Promise<Candidates<T>[]> {
  const size = limits.cardsPerSession;
  const today = studyDayOf(now, timeZone);
  const { mayRest } = restingOn(lastDay, today);
  const counted = shareInDeck(tracks, newCards, { today, mayRest, readyBy });
  const isFull = (due: number) => mode === 'due' && readyBy === undefined && due >= size;
  return await Promise.all(
    counted.map(async (track) => {
      const other = counted.find((one) => one !== track);
      const on = { dueFronts: other?.due ?? 0, dueRead: limits.sessionCandidates, mayRest };
      const wanted = mode === 'due' ? Math.min(countUnseenRead(track, on), 3 * size) : size;
      const findUnseen = async () =>
        await (mode === 'due' ? listUnseenNotes(source, track, wanted) : source.listUnseen(track, wanted));
      const [soonest, readBeside] = await Promise.all([
        source.listSoonest(track, limits.sessionCandidates, mode === 'all' || readyBy !== undefined),
        isFull(track.due) ? undefined : findUnseen(),
      ]);
      // Stored counts may belong to a different day after a change of time zone, so due cards are counted again.
      const dueCards = soonest.filter(({ state }) => isDue(state, now, timeZone)).length;
      const unseen = isFull(dueCards) ? [] : (readBeside ?? (await findUnseen()));
      return { track, unseen, newCards: track.newCards, ...splitDue(soonest, { now, timeZone, readyBy }) };
    }),
  );
}

/** Number of cards to study today in a deck: due ones and so many new ones, one direction of each, without those that rest today. */
async function countOffered<T extends StudiedTrack>(
  source: CardSource<T>,
  wish: Omit<DeckWish<T>, 'mode'>,
  newCards: number,
): Promise<number> {
  const { tracks, readyBy, lastDay, now, timeZone } = wish;
  const today = studyDayOf(now, timeZone);
  const { isActive, mayRest } = restingOn(lastDay, today);
  const waiting = shareInDeck(tracks, newCards, { today, mayRest, readyBy });
  const { least, most } = boundDistinct(waiting, isActive);
  if (least === most && source.isPartial !== true) return least;
  const read = await readTracks(source, { ...wish, mode: 'due' }, newCards);
  const rested = await restSiblings(source, read, isActive);
  const cards = rested.flatMap(({ track, due, unseen }) =>
    [...due.map(({ cardId }) => cardId), ...unseen].map((card) => ({ deck: deckOfTrack(track.progress.deck), card })),
  );
  return leaveOutSiblings(cards).length;
}

/** @returns the assignments, adding to planned ones the number of cards still to study today */
export async function sayNeeded<T extends StudiedTrack, A extends Assigned>(
  source: CardSource<T>,
  assignments: readonly A[],
  { tracks, lastDay, now, timeZone }: Pick<StudyDay<T>, 'tracks' | 'lastDay' | 'now' | 'timeZone'>,
): Promise<(A & { readonly needsToday: number | undefined })[]> {
  const today = studyDayOf(now, timeZone);
  return await Promise.all(
    assignments.map(async (one) => {
      const own = tracks.filter(({ deck }) => deck.deck === localPart(one.resourceId));
      if (!isPlanned(one, today) || own.length === 0) return { ...one, needsToday: undefined };
      const wish = { tracks: own, readyBy: one.dueDate, lastDay, now, timeZone };
      return { ...one, needsToday: await countOffered(source, wish, paceOf(own, one.dueDate, today)) };
    }),
  );
}

/**
 * Counts a deck's waiting cards again where the stored counts can't tell: of a card's two directions, and of the cards of one note, one is asked a day. If either
 * direction fills a session, the stored count stays.
 */
export async function recountWaiting<T extends StudiedTrack, D extends Pick<Deck, 'id' | 'dueCards'>>(
  source: CardSource<T>,
  decks: readonly D[],
  { tracks, goal: { newCards }, lastDay, now, timeZone }: StudyDay<T>,
): Promise<D[]> {
  const today = studyDayOf(now, timeZone);
  return await Promise.all(
    decks.map(async (one) => {
      const own = tracks.filter(({ deck }) => deck.deck === localPart(one.id));
      const isUncertain = own.some(({ deck }) => deck.asks === 'both' || deck.hasSiblings);
      const isFull = own.some(({ progress }) => countDue(progress.due, today) >= limits.cardsPerSession);
      if (!isUncertain || isFull || one.dueCards === 0) return one;
      const wish = { tracks: own, readyBy: undefined, lastDay, now, timeZone };
      return { ...one, dueCards: await countOffered(source, wish, newInSession(own, undefined, today, newCards)) };
    }),
  );
}
