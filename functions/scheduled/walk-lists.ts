import { findWalk, saveWalk, type StoredWalk } from '../data/operations/retention.ts';
import { isConflict } from '../data/table/repeat-on-conflict.ts';
import { toProductError } from '../platform/call/answer.ts';
import type { EventContext, Run } from './define-event-handler.ts';
import { type Queue, reportQueueAge } from './report-queue-age.ts';
import { runWorkers } from './run-workers.ts';

export interface WalkedPage {
  /** One check per row of the page that needs it. */
  readonly checks: readonly (() => Promise<void>)[];
  /** Cursor of the next page; absent when nothing after this page needs a check. */
  readonly nextCursor?: string | undefined;
}

export interface WalkedList {
  readonly name: StoredWalk['list'];
  readonly queue: Queue;
  readonly readPage: (cursor: string | undefined) => Promise<WalkedPage>;
}

const checksAtOnce = 10;

/**
 * Checks lists row by row, one page of each list in turn, until time runs out. Each list keeps its position; at most one pass starts per day. Failing checks
 * don't block others.
 * @returns error names, one per failed check.
 * @throws ProductError `unavailable` when the table is too busy: the next run repeats the page.
 */
export async function walkLists(context: EventContext & Run, lists: readonly WalkedList[]): Promise<string[]> {
  const { table, clock, hasTime } = context;
  const today = clock().toISOString().slice(0, 10);
  const faults: string[] = [];
  const open = await Promise.all(lists.map(async (list) => ({ list, walk: await findWalk(table, list.name, today) })));
  for (const { list, walk } of open) reportQueueAge(context, list.queue, walk.isThrough ? undefined : walk.day);
  for (let next = open.shift(); next && hasTime(); next = open.shift()) {
    const { list, walk } = next;
    if (walk.isThrough) continue;
    const page = await list.readPage(walk.cursor);
    faults.push(...(await runChecks(page)));
    const noted = await commitUnlessConflict(async () => await saveWalk(table, walk, page.nextCursor));
    if (noted) open.push({ list, walk: noted });
  }
  return faults;
}

async function runChecks({ checks }: WalkedPage): Promise<string[]> {
  const faults: string[] = [];
  // Finishes a page once started, because the saved position is after it.
  await runWorkers(checks.values(), { atOnce: checksAtOnce, hasTime: () => true }, async (look) => {
    try {
      await look();
    } catch (error) {
      if (toProductError(error).code === 'unavailable') throw error;
      faults.push(error instanceof Error ? error.name : 'unknown');
    }
  });
  return faults;
}

/** @returns undefined on a write conflict with another run or with people who use their account again; the next pass handles it. */
export async function commitUnlessConflict<T>(note: () => Promise<T>): Promise<T | undefined> {
  try {
    return await note();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
