import * as z from 'zod/mini';
import { countMendedAction } from '../people/learner.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** That a child said of a card "something is wrong here". It stands until the card is mended, a grown-up says that it is right, or the child takes it back. */
export const storedFlags = defineItem({
  name: 'card-flag',
  key: 'HH#{household}/FLAG#{learner}#{deck}#{card}',
  schema: z.object({
    learner: z.string(),
    deck: z.string(),
    card: z.string(),
    flaggedAt: z.string(),
  }),
});
export type StoredFlag = Stored<typeof storedFlags>;

/** @returns the writes that clear a card of what children said of it: none where nobody did. */
export async function clearFlagsActions(rows: Partition, place: FlaggedCard): Promise<WriteAction[]> {
  return (await listFlagsOf(rows, place)).map((flag) => storedFlags.remove(rows, flag));
}

/** @returns those writes, and with them that each of these children helped to mend the card. */
export async function mendFlagsActions(rows: Partition, place: FlaggedCard): Promise<WriteAction[]> {
  return settleFlagsActions(rows, await listFlagsOf(rows, place));
}

/** @param flags of one card. */
export function settleFlagsActions(rows: Partition, flags: readonly StoredFlag[]): WriteAction[] {
  return flags.flatMap((flag) => [storedFlags.remove(rows, flag), countMendedAction(rows, flag.learner)]);
}

type FlaggedCard = Pick<StoredFlag, 'deck' | 'card'>;

async function listFlagsOf(rows: Partition, { deck, card }: FlaggedCard): Promise<StoredFlag[]> {
  const flags = await storedFlags.list(rows);
  return flags.filter((flag) => flag.deck === deck && flag.card === card);
}
