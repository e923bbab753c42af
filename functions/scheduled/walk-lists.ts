import { findWalk, noteWalk, type StoredWalk } from '../data/operations/retention.ts';
import { isConflict } from '../data/table/repeat-on-conflict.ts';
import { toProductError } from '../platform/call/answer.ts';
import type { EventContext, Run } from './define-event-handler.ts';
import { type Queue, tellWaiting } from './tell-waiting.ts';
import { workOff } from './work-off.ts';

/** One page of a list that is walked through. */
export interface WalkedPage {
  /** The look at each thing of the page that needs one. */
  readonly looks: readonly (() => Promise<void>)[];
  /** Where the list goes on; absent where nothing behind this page needs a look. */
  readonly nextCursor?: string | undefined;
}

export interface WalkedList {
  readonly name: StoredWalk['list'];
  readonly queue: Queue;
  readonly readPage: (cursor: string | undefined) => Promise<WalkedPage>;
}

/** How many things of a page are looked at together. */
const lookedAtOnce = 10;

/**
 * Walks through lists page by page, by turns so that none waits for another, until the time is used. Each list keeps its place until it is through; a new
 * walk begins on the first day after that. What cannot be looked at for a defect holds up none of the others, and is met again by the next walk.
 * @returns names of the errors: one for each look that failed.
 * @throws ProductError `unavailable` when the table is too busy: the next run repeats the page.
 */
export async function walkLists(context: EventContext & Run, lists: readonly WalkedList[]): Promise<string[]> {
  const { table, clock, hasTime } = context;
  const today = clock().toISOString().slice(0, 10);
  const faults: string[] = [];
  const open = await Promise.all(lists.map(async (list) => ({ list, walk: await findWalk(table, list.name, today) })));
  for (const { list, walk } of open) tellWaiting(context, list.queue, walk.isThrough ? undefined : walk.day);
  for (let next = open.shift(); next && hasTime(); next = open.shift()) {
    const { list, walk } = next;
    if (walk.isThrough) continue;
    const page = await list.readPage(walk.cursor);
    faults.push(...(await lookAll(page)));
    const noted = await noteUnlessOvertaken(async () => await noteWalk(table, walk, page.nextCursor));
    if (noted) open.push({ list, walk: noted });
  }
  return faults;
}

async function lookAll({ looks }: WalkedPage): Promise<string[]> {
  const faults: string[] = [];
  // A page that is begun is ended: the place is noted behind it.
  await workOff(looks.values(), { atOnce: lookedAtOnce, hasTime: () => true }, async (look) => {
    try {
      await look();
    } catch (error) {
      if (toProductError(error).code === 'unavailable') throw error;
      faults.push(error instanceof Error ? error.name : 'unknown');
    }
  });
  return faults;
}

/** @returns nothing when somebody else wrote in between: another run, or people who are back. Then it is left to the next walk. */
export async function noteUnlessOvertaken<T>(note: () => Promise<T>): Promise<T | undefined> {
  try {
    return await note();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
