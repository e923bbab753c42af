import { limits } from '../../shared/limits.ts';
import { leaveAheadOut, rankTracks, shareNewCards } from '../../shared/scheduling/choose-tracks.ts';
import { type MixDeck, planMix } from '../../shared/scheduling/plan-mix.ts';
import { splitDue } from '../../shared/scheduling/plan-session.ts';
import type { ReadyDays } from '../../shared/scheduling/ready-by.ts';
import { endOfStudyDay } from '../../shared/scheduling/study-day.ts';
import { allowedNewOn } from '../../shared/scheduling/track-progress.ts';
import type { StoredAssignment } from '../data/content/assignment.ts';
import { listSoonestDue } from '../data/study/card-memory.ts';
import type { StoredDeckProgress } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { tracksOfDeck } from '../decks/stored-tracks.ts';
import { findUnseenCards } from './choose-cards.ts';
import type { ChosenCards } from './open-session.ts';

/** What today's mix is chosen from. */
export interface MixChoice {
  readonly learner: string;
  readonly decks: readonly StoredDeck[];
  readonly progress: readonly StoredDeckProgress[];
  readonly openWork: readonly StoredAssignment[];
  readonly ready: ReadyDays;
  /** The study day it is. */
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly size: number;
}

/** @returns the cards of a new mix. The counts say in which decks to look, so that a household's many decks cost no reads. */
export async function chooseMix(rows: Partition, choice: MixChoice): Promise<ChosenCards> {
  const { now, timeZone, size, today, ready } = choice;
  const allowedNew = allowedNewOn(choice.progress, today);
  const all = choice.decks.flatMap((deck) => tracksOfDeck(deck, choice.progress, today, choice.learner));
  const on = { today, until: today, allowedNew, ready };
  const tracks = leaveAheadOut(rankTracks(all, choice.openWork, on).slice(0, limits.decksPerMix), size);
  const newCards = shareNewCards(tracks, allowedNew, size);
  const until = endOfStudyDay(today, timeZone);
  // Those that were answered today stand before what may be asked ahead of time.
  const planned = tracks.filter(({ readyBy }) => readyBy !== undefined).length;
  const plannedCount = Math.max(size, Math.floor(limits.sessionCandidates / planned));
  const read = await Promise.all(
    tracks.map(async (track, index) => {
      const { progress, isAssigned, due, readyBy } = track;
      const [memories, unseen] = await Promise.all([
        readyBy !== undefined
          ? listSoonestDue(rows, progress, plannedCount)
          : due > 0
            ? listSoonestDue(rows, progress, size, until)
            : [],
        findUnseenCards(rows, track, newCards[index] ?? 0),
      ]);
      const studied = memories.map(({ card, state }) => ({ cardId: card, state }));
      const { due: dueCards, ahead } = splitDue(studied, { now, timeZone, readyBy });
      return {
        deck: progress.deck,
        isAssigned,
        due: dueCards,
        ahead: ahead.map((one) => one.cardId),
        memories,
        unseen,
      };
    }),
  );
  const plan: MixDeck[] = read.map((one) => ({ ...one, unseen: one.unseen.map(({ card }) => card) }));
  const mostNew = newCards.reduce((sum, count) => sum + count, 0);
  const cards = planMix({ decks: plan, allowedNew: mostNew, size, now, timeZone });
  return {
    cards,
    loaded: read.flatMap(({ unseen }) => unseen),
    memories: read.flatMap(({ memories }) => memories),
  };
}
