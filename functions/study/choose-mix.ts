import { limits } from '../../shared/limits.ts';
import { rankTracks, shareNewCards } from '../../shared/scheduling/choose-tracks.ts';
import { type MixDeck, planMix } from '../../shared/scheduling/plan-mix.ts';
import { endOfStudyDay } from '../../shared/scheduling/study-day.ts';
import { allowedNewOn } from '../../shared/scheduling/track-progress.ts';
import type { StoredAssignment } from '../data/assignment.ts';
import { listSoonestDue } from '../data/card-memory.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredDeck } from '../data/deck.ts';
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
  /** The study day it is. */
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly size: number;
}

/** @returns the cards of a new mix. The counts say in which decks to look, so that a household's many decks cost no reads. */
export async function chooseMix(rows: Partition, choice: MixChoice): Promise<ChosenCards> {
  const { now, timeZone, size, today } = choice;
  const allowedNew = allowedNewOn(choice.progress, today);
  const all = choice.decks.flatMap((deck) => tracksOfDeck(deck, choice.progress, today, choice.learner));
  const tracks = rankTracks(all, choice.openWork, { until: today, allowedNew }).slice(0, limits.decksPerMix);
  const newCards = shareNewCards(tracks, allowedNew, size);
  const until = endOfStudyDay(today, timeZone);
  const read = await Promise.all(
    tracks.map(async (track, index) => {
      const { progress, isAssigned, due } = track;
      const [memories, unseen] = await Promise.all([
        due > 0 ? listSoonestDue(rows, progress, size, until) : [],
        findUnseenCards(rows, track, newCards[index] ?? 0),
      ]);
      const studied = memories.map(({ card, state }) => ({ cardId: card, state }));
      return { deck: progress.deck, isAssigned, due: studied, memories, unseen };
    }),
  );
  const plan: MixDeck[] = read.map((one) => ({ ...one, unseen: one.unseen.map(({ card }) => card) }));
  const cards = planMix({ decks: plan, allowedNew, size, now, timeZone });
  return {
    cards,
    loaded: read.flatMap(({ unseen }) => unseen),
    memories: read.flatMap(({ memories }) => memories),
  };
}
