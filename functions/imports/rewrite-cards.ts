import { settleRowActions } from '../data/content/card-import.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';

/** Number of cards per read. Each card takes two writes, plus one per child who flagged it. */
const cardsAtOnce = 20;

/** A card's planned writes; none if nothing changes. */
interface CardWrites {
  readonly card: string;
  readonly actions: readonly WriteAction[];
  /**
   * Whether these writes may include a row that another card's writes also include. They get a transaction of their own, because a transaction can't write a
   * row twice.
   */
  readonly isAlone?: boolean;
}

interface Rewriting<Item> {
  readonly rows: Partition;
  readonly deck: string;
  readonly now: Date;
  /** Reads the current rows of some items and plans their writes. */
  readonly plan: (items: readonly Item[]) => Promise<CardWrites[]>;
  readonly alongside: (count: number) => readonly WriteAction[];
}

/**
 * Rewrites cards in as few transactions as possible. A card of an unfinished import gets its own, because two might share the import's row.
 * @returns the number of cards written.
 * @throws ProductError `being-imported`, `not-found` when the deck is missing.
 */
export async function rewriteCards<Item>(items: readonly Item[], rewriting: Rewriting<Item>): Promise<number> {
  let written = 0;
  let done = 0;
  while (done < items.length) {
    const next = items.slice(done, done + cardsAtOnce);
    const step = await repeatOnConflict(async () => await writeSome(next, rewriting));
    done += step.done;
    written += step.written;
  }
  return written;
}

async function writeSome<Item>(items: readonly Item[], { rows, deck, now, plan, alongside }: Rewriting<Item>) {
  const plans = await plan(items);
  const due = plans.filter(({ actions }) => actions.length > 0);
  if (due.length === 0) return { done: items.length, written: 0 };
  const settling = await Promise.all(due.map(async ({ card }) => await settleRowActions(rows, { deck, card }, now)));
  const most = maxPlannedActions - 1 - alongside(due.length).length;
  const taken: WriteAction[] = [];
  let written = 0;
  for (const [index, { actions, isAlone = false }] of due.entries()) {
    const own = settling[index] ?? [];
    const goesAlone = isAlone || own.length > 0;
    if (written > 0 && (goesAlone || taken.length + actions.length > most)) break;
    taken.push(...actions, ...own);
    written += 1;
    if (goesAlone) break;
  }
  await rows.commit([...taken, storedDecks.check(rows, { deck }), ...alongside(written)]);
  const last = due[written - 1];
  return { done: written === due.length ? items.length : plans.findIndex((one) => one === last) + 1, written };
}
