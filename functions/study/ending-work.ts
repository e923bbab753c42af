import { limits } from '../../shared/limits.ts';
import { isPlanned, readyDays } from '../../shared/scheduling/ready-by.ts';
import { isResting } from '../../shared/scheduling/rest-card.ts';
import { isReadyOn } from '../../shared/scheduling/retrievability.ts';
import { givenWork, standOn } from '../../shared/scheduling/weekly-work.ts';
import { countOwnCards, isLeftOut } from '../../shared/scheduling/track-progress.ts';
import { tracksOf } from '../../shared/scheduling/track.ts';
import type { StoredAssignment } from '../data/content/assignment.ts';
import { listSoonestDue } from '../data/study/card-memory.ts';
import { noProgress, progressPlaces, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Moment } from '../data/study/scheduling.ts';
import { cardKeyOf } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { type AnswerPlan, dayOfSession, studiedDecks } from './store-answers.ts';

interface Ending extends Pick<AnswerPlan, 'session' | 'progress'> {
  readonly memories?: AnswerPlan['memories'];
}

/**
 * @returns the assignments that the session may complete. An assignment to know a deck by a date is included only once the deck is known. To decide that, the
 *   memories due soonest are read, if this session studied the deck and the deck has no unseen cards. Cards that rest don't keep a deck from being known.
 */
export async function endingWork(
  rows: Partition,
  ending: Ending,
  openWork: readonly StoredAssignment[],
  { now, timeZone }: Moment,
): Promise<readonly StoredAssignment[]> {
  const { session } = ending;
  const day = dayOfSession(session, timeZone);
  const studied = session.reviews > 0 ? studiedDecks(session) : new Set<string>();
  const planned = [...readyDays(givenWork(openWork, now, day), day).keys()].filter((deck) => studied.has(deck));
  const states = new Map(
    await Promise.all(planned.map(async (deck) => [deck, await readStates(rows, ending, deck, day)] as const)),
  );
  return openWork.filter((one) => {
    const asThen = standOn(one, day);
    if (!isPlanned(asThen, day)) return true;
    const met = states.get(one.resource);
    return met !== undefined && isReadyOn(met, asThen.dueDate, timeZone);
  });
}

/** @returns the memory states of a deck's cards that don't rest, after the session, in each direction the deck is studied; undefined while any card is unseen. */
async function readStates(rows: Partition, { session, progress, memories = [] }: Ending, deck: string, today: string) {
  const { learner } = session;
  const [found, stored] = await Promise.all([
    storedDecks.find(rows, { deck }),
    storedProgress.findMany(rows, progressPlaces([{ learner }], deck)),
  ]);
  if (!found || found.totalCards === 0) return undefined;
  const tracks = tracksOf(found);
  const all = new Map([...stored, ...progress].map((one: StoredDeckProgress) => [one.deck, one]));
  const after = tracks.map((track) => all.get(track) ?? noProgress(learner, track));
  if (after.some((one) => one.studied < countOwnCards(found, one))) return undefined;
  const read = after.map(async (one) => await listSoonestDue(rows, one, limits.cardsCheckedForDeadline));
  const own = memories.filter(({ deck: track, card }) =>
    after.some((one) => one.deck === track && !isLeftOut(one, card)),
  );
  const states = new Map(
    [...(await Promise.all(read)).flat(), ...own].map((memory) => [cardKeyOf(memory), memory.state]),
  );
  return [...states.values()].filter((state) => !isResting(state, today));
}
