import { limits } from '../../shared/limits.ts';
import { listCardStates } from '../../shared/routes/reports.ts';
import { deckOfTrack, tracksOf } from '../../shared/scheduling/track.ts';
import type { CardKnowledge } from '../../shared/schemas/deck.ts';
import { type StoredCardMemory, storedMemories } from '../data/study/card-memory.ts';
import { presentAnswered } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { readCursor, unknownCursor, writeCursor } from '../data/table/cursor.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Lists memories learner by learner; both directions of a deck are one key range. */
export const handler = defineHandler(listCardStates, async ({ params, query, household }) => {
  const { rows } = household;
  const { limit = limits.pageSize, cursor } = query;
  const [deck, learners] = await Promise.all([
    storedDecks.requireById(household, params.deckId),
    storedLearners.list(rows, {}, { eventuallyConsistent: true }),
  ]);
  let after = cursor === undefined ? undefined : readPlace(cursor, deck.deck);
  const known: StoredCardMemory[] = [];
  let isCut = false;
  for (const { learner } of learners.filter((one) => one.learner >= (after?.learner ?? ''))) {
    const start = learner === after?.learner ? { after: after.card } : { from: deck.deck };
    const range = { ...start, upTo: tracksEnd(deck.deck), eventuallyConsistent: true };
    const page = await storedMemories.page(rows, { learner }, limit - known.length, range);
    known.push(...page.items);
    after = undefined;
    isCut = page.hasMore || known.length === limit;
    if (isCut) break;
  }
  const tracks = tracksOf(deck);
  const items = known.filter((one) => tracks.includes(one.deck)).map((one) => present(household.id, one));
  const last = isCut ? known.at(-1) : undefined;
  return { items, ...(last && { nextCursor: writeCursor(`${last.learner}#${last.deck}#${last.card}`) }) };
});

/** @returns a key that sorts after all memories of a deck in either direction. */
function tracksEnd(deck: string): string {
  return `${deck}~~`;
}

/** A forged cursor can only select a later position in this deck's memories. */
function readPlace(cursor: string, deck: string) {
  const place = /^([0-9A-Z]{26})#(([0-9A-Z]{26}~?)#[0-9A-Z]{26})$/.exec(readCursor(cursor));
  if (!place || deckOfTrack(place[3] ?? '') !== deck) throw unknownCursor();
  return { learner: place[1] ?? '', card: place[2] ?? '' };
}

function present(householdId: string, memory: StoredCardMemory): CardKnowledge {
  const { learner, state, wrong } = memory;
  return {
    ...presentAnswered(householdId, memory),
    learnerId: storedLearners.idOf(householdId, { learner }),
    seen: state.reps,
    wrong,
  };
}
