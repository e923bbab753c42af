import {
  type Deletion,
  listPendingDeletions,
  openDeletion,
  type StoredPendingDeletion,
} from '../data/operations/pending-deletion.ts';
import type { Table } from '../data/table/table.ts';
import { removeHiddenDeck, removeHiddenQuiz, tidyBin } from '../bin/remove-hidden.ts';
import { settleImport } from '../cards/settle-import.ts';
import { removeHiddenHousehold } from '../households/hide-household.ts';
import { removeHiddenLearner } from '../learners/hide-learner.ts';
import { removeUnusedMedia } from '../media/remove-media.ts';
import { toProductError } from '../platform/call/answer.ts';
import type { MediaEffects, MediaStore } from '../platform/effects/media-store.ts';
import { type HasTime, timeUntil } from '../platform/time-to-remove.ts';

type Kind = StoredPendingDeletion['kind'];

type Remove = (deletion: Deletion, hasTime: HasTime, now: Date, mediaStore: MediaStore) => Promise<boolean>;

const removals: Readonly<Record<Kind, Remove>> = {
  household: removeHiddenHousehold,
  learner: removeHiddenLearner,
  deck: removeHiddenDeck,
  quiz: removeHiddenQuiz,
  'card-import': settleImport,
  media: removeUnusedMedia,
  bin: tidyBin,
};

/** What began later may still be in the hands of the call that began it. */
const leftToCallsMs = 60_000;

/** How long a run removes rows. A page and the last transaction come on top: a function is ended after 10 s. */
const runMs = 7_000;

/** How long it stays with one deletion while others wait, so that a large one does not hold up the small ones. */
const turnMs = 1_000;

/** How many deletions a run takes on. */
const perRun = 100;

/** What the deletions of all families work with. */
interface Surroundings extends MediaEffects {
  readonly table: Table;
  readonly clock: () => Date;
}

interface Finished {
  /** Deletions that are through. */
  readonly finished: number;
  /** Those of the ones taken on that are left for the next run. */
  readonly left: number;
  /** Names of the errors for which deletions did not go on: one for each that needs somebody to look. */
  readonly faults: readonly string[];
}

/** How a turn with one deletion ended; `put-off` when the table was too busy. */
type Outcome =
  | { readonly is: 'through' | 'unfinished' | 'put-off' }
  | { readonly is: 'failed'; readonly fault: string };

/**
 * Goes on with deletions that are not through, the oldest first and in turns, for a few seconds. Two runs at once do no harm, nor
 * does the call that began a deletion and is still at it.
 */
export async function finishPending({ table, clock, mediaStore }: Surroundings): Promise<Finished> {
  const begun = clock().getTime();
  const hasTime = timeUntil(clock, new Date(begun + runMs));
  const pending = await listPendingDeletions(table, new Date(begun - leftToCallsMs), perRun);
  const faults: string[] = [];
  let finished = 0;
  let waiting = pending.map((stored) => openDeletion(table, stored));
  while (waiting.length > 0 && hasTime()) {
    const unfinished: Deletion[] = [];
    for (const deletion of waiting) {
      const turn = timeUntil(clock, new Date(clock().getTime() + turnMs));
      const outcome = await takeTurn(deletion, () => turn() && hasTime(), clock(), mediaStore);
      if (outcome.is === 'through') finished += 1;
      if (outcome.is === 'unfinished') unfinished.push(deletion);
      if (outcome.is === 'failed') faults.push(outcome.fault);
    }
    waiting = unfinished;
  }
  return { finished, left: pending.length - finished - faults.length, faults };
}

async function takeTurn(
  deletion: Deletion,
  ...how: Parameters<Remove> extends [Deletion, ...infer How] ? How : never
): Promise<Outcome> {
  try {
    return { is: (await removals[deletion.kind](deletion, ...how)) ? 'through' : 'unfinished' };
  } catch (error) {
    if (toProductError(error).code === 'unavailable') return { is: 'put-off' };
    return { is: 'failed', fault: error instanceof Error ? error.name : 'unknown' };
  }
}
