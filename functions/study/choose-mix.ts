import { limits } from '../../shared/limits.ts';
import { countDue } from '../../shared/scheduling/due-histogram.ts';
import { type MixDeck, planMix } from '../../shared/scheduling/plan-mix.ts';
import { endOfStudyDay } from '../../shared/scheduling/study-day.ts';
import type { StoredAssignment } from '../data/assignment.ts';
import { listSoonestDue } from '../data/card-memory.ts';
import type { StoredDeckProgress } from '../data/deck-progress.ts';
import type { StoredDeck } from '../data/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { allowedNewOn, type StudiedTrack, studiedTracks } from '../decks/waiting-cards.ts';
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

/** A direction of a deck with what waits in it. */
interface Waiting extends StudiedTrack {
  readonly isAssigned: boolean;
  readonly due: number;
}

/** @returns the cards of a new mix. The counts say in which decks to look, so that a household's many decks cost no reads. */
export async function chooseMix(rows: Partition, choice: MixChoice): Promise<ChosenCards> {
  const { now, timeZone, size, today } = choice;
  const allowedNew = allowedNewOn(choice.progress, today);
  const tracks = rankTracks(choice, allowedNew);
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

/** @returns the tracks that today's mix looks into: what was given to do, the soonest due first; then where most is due; then what has new cards. */
function rankTracks({ learner, decks, progress, openWork, today }: MixChoice, allowedNew: number): Waiting[] {
  const work = openWork
    .filter(({ type, completedAt }) => type === 'deck' && completedAt === undefined)
    .toSorted((a, b) => (`${a.dueDate ?? '9'} ${a.createdAt}` < `${b.dueDate ?? '9'} ${b.createdAt}` ? -1 : 1))
    .map(({ resource }) => resource);
  const placeOf = ({ deck }: Waiting) => (work.includes(deck.deck) ? work.indexOf(deck.deck) : work.length);
  return decks
    .flatMap((deck) => studiedTracks(deck, progress, today, learner))
    .map((track) => ({
      ...track,
      isAssigned: work.includes(track.deck.deck),
      due: countDue(track.progress.due, today),
    }))
    .filter(({ due, unseen }) => due > 0 || (unseen > 0 && allowedNew > 0))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.due - a.due)
    .slice(0, limits.decksPerMix);
}

/** @returns how many new cards to look for in each of the tracks: as many as the mix can come to hold. */
function shareNewCards(tracks: readonly Waiting[], allowedNew: number, size: number): number[] {
  const due = tracks.reduce((sum, one) => sum + one.due, 0);
  let left = allowedNew;
  let room = Math.max(size - due, 0);
  return tracks.map(({ isAssigned, unseen }) => {
    const count = Math.min(left, unseen, isAssigned ? size : room);
    left -= count;
    room = Math.max(room - count, 0);
    return count;
  });
}
