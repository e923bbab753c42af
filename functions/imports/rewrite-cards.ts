import { settleRowActions } from '../data/content/card-import.ts';
import { storedDecks } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { mostActions, type WriteAction } from '../data/table/write-action.ts';

/** So many cards are looked at together: a card's change is two writes, and one more for each child that flagged it. */
const cardsAtOnce = 20;

/** What is to be written of a card: nothing where it is as it should be. */
interface CardWrites {
  readonly card: string;
  readonly actions: readonly WriteAction[];
  /** It writes what another card's change may write, too: no transaction writes a row twice. */
  readonly isAlone?: boolean;
}

interface Rewriting<Item> {
  readonly rows: Partition;
  readonly deck: string;
  readonly now: Date;
  /** Reads anew what decides, for some of the items. */
  readonly plan: (items: readonly Item[]) => Promise<CardWrites[]>;
  /** What goes along with the writes of so many cards. */
  readonly alongside: (count: number) => readonly WriteAction[];
}

/**
 * Writes cards of a deck by as few transactions as can be. Of a card whose import is not through its row is settled as well: it goes alone, as two
 * of them may have come with the same import.
 * @returns of how many cards something was written.
 * @throws ProductError `being-imported`, `not-found` when the deck is gone.
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
  const most = mostActions - 1 - alongside(due.length).length;
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
