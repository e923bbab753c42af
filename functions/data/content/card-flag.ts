import * as z from 'zod/mini';
import { findConsentGuard } from '../people/consent.ts';
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

/** @returns those writes, and with them that each of these children helped to mend the card, where the family agrees that this is kept. */
export async function mendFlagsActions(rows: Partition, place: FlaggedCard, now: Date): Promise<WriteAction[]> {
  return await settleFlagsActions(rows, await listFlagsOf(rows, place), now);
}

/** @param flags of one card. */
export async function settleFlagsActions(
  rows: Partition,
  flags: readonly StoredFlag[],
  now: Date,
): Promise<WriteAction[]> {
  const agreed = flags.length > 0 && (await findConsentGuard(rows, now));
  const counted = agreed ? [agreed, ...flags.map((flag) => countMendedAction(rows, flag.learner))] : [];
  return [...flags.map((flag) => storedFlags.remove(rows, flag)), ...counted];
}

type FlaggedCard = Pick<StoredFlag, 'deck' | 'card'>;

async function listFlagsOf(rows: Partition, { deck, card }: FlaggedCard): Promise<StoredFlag[]> {
  const flags = await storedFlags.list(rows);
  return flags.filter((flag) => flag.deck === deck && flag.card === card);
}
