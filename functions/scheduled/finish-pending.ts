import {
  type Deletion,
  listPendingDeletions,
  openDeletion,
  postponeDeletion,
  type StoredPendingDeletion,
} from '../data/operations/pending-deletion.ts';
import type { Table } from '../data/table/table.ts';
import { removeHiddenDeck, removeHiddenQuiz, purgeBin } from '../bin/remove-hidden.ts';
import { settleImport } from '../cards/settle-import.ts';
import { removeHiddenHousehold } from '../households/hide-household.ts';
import { removeHiddenLearner } from '../learners/hide-learner.ts';
import { removeUnusedMedia } from '../media/remove-media.ts';
import { toProductError } from '../platform/call/answer.ts';
import type { MediaEffects, MediaStore } from '../platform/effects/media-store.ts';
import { type HasTime, timeUntil } from '../platform/time-to-remove.ts';
import { runWorkers } from './run-workers.ts';

type Kind = StoredPendingDeletion['kind'];

type Remove = (deletion: Deletion, hasTime: HasTime, now: Date, mediaStore: MediaStore) => Promise<boolean>;

const removals: Readonly<Record<Kind, Remove>> = {
  household: removeHiddenHousehold,
  learner: removeHiddenLearner,
  deck: removeHiddenDeck,
  quiz: removeHiddenQuiz,
  'card-import': settleImport,
  media: removeUnusedMedia,
  bin: purgeBin,
};

/** Minimum age of a deletion that the job continues. The call that started a younger one may still be working on it. */
const leftToCallsMs = 60_000;

/** How long one deletion runs while others wait, so that a large one does not block small ones. */
const turnMs = 1_000;

const perPage = 100;

interface Surroundings extends MediaEffects {
  readonly table: Table;
  readonly clock: () => Date;
  readonly hasTime: HasTime;
}

interface Finished {
  readonly finished: number;
  /** Number of deletions listed by this run but left for the next. */
  readonly left: number;
  /** Error names, one per failed deletion: each needs investigation. */
  readonly faults: readonly string[];
}

/** Result of working on a deletion for one turn; `put-off` when the table was too busy. */
type Outcome =
  | { readonly is: 'through' | 'unfinished' | 'put-off' }
  | { readonly is: 'failed'; readonly fault: string };

/**
 * Continues unfinished deletions in turns, oldest first. A failing one is set aside so that it doesn't block the others. Safe to run in parallel, even with the
 * call that started a deletion.
 */
export async function finishPending({ table, clock, mediaStore, hasTime }: Surroundings): Promise<Finished> {
  const counts = { listed: 0, finished: 0 };
  const faults: string[] = [];
  const unfinished: Deletion[] = [];
  const takeOn = async (deletion: Deletion): Promise<void> => {
    const turn = timeUntil(clock, new Date(clock().getTime() + turnMs));
    const outcome = await takeTurn(deletion, () => turn() && hasTime(), clock(), mediaStore);
    if (outcome.is === 'through') counts.finished += 1;
    if (outcome.is === 'unfinished') unfinished.push(deletion);
    if (outcome.is !== 'failed') return;
    faults.push(outcome.fault);
    await postponeDeletion(table, deletion, clock());
  };
  for await (const page of pagesOfPending(table, clock())) {
    counts.listed += page.length;
    await runWorkers(page.values(), { atOnce: 1, hasTime }, async (note) => await takeOn(openDeletion(table, note)));
    if (!hasTime()) break;
  }
  // Deletions that did not finish in their first turn get more turns.
  for (let next = unfinished.shift(); next && hasTime(); next = unfinished.shift()) await takeOn(next);
  return { finished: counts.finished, left: counts.listed - counts.finished - faults.length, faults };
}

/**
 * Reads the whole list page by page, so that entries set aside at its head don't hide the rest.
 * @yields pages without the entries that are set aside.
 */
async function* pagesOfPending(table: Table, now: Date): AsyncGenerator<StoredPendingDeletion[]> {
  const before = new Date(now.getTime() - leftToCallsMs);
  let after: StoredPendingDeletion | undefined;
  do {
    const page = await listPendingDeletions(table, before, perPage, after);
    yield page.filter(({ again = '' }) => again <= now.toISOString());
    after = page.length < perPage ? undefined : page.at(-1);
  } while (after);
}

/** @returns the start time of the oldest unfinished deletion, including those set aside. */
export async function oldestPending({ table, clock }: Pick<Surroundings, 'table' | 'clock'>) {
  const before = new Date(clock().getTime() - leftToCallsMs);
  return (await listPendingDeletions(table, before, 1))[0]?.since;
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
