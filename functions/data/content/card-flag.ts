import * as z from 'zod/mini';
import { findConsentGuard } from '../people/consent.ts';
import { countCorrectedAction } from '../people/learner.ts';
import { defineItem, type Stored } from '../table/item.ts';
import type { Partition } from '../table/partition.ts';
import type { WriteAction } from '../table/write-action.ts';

/** A child's report that something is wrong with a card. It stays until the card is corrected, a grown-up rejects it, or the child withdraws it. */
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

export async function clearFlagsActions(rows: Partition, place: FlaggedCard): Promise<WriteAction[]> {
  return (await listFlagsOf(rows, place)).map((flag) => storedFlags.remove(rows, flag));
}

/** @returns the writes that remove all flags of a card and, with the family's consent, count it as corrected for each child who flagged it. */
export async function resolveFlagsActions(rows: Partition, place: FlaggedCard, now: Date): Promise<WriteAction[]> {
  return await resolveLoadedFlagsActions(rows, await listFlagsOf(rows, place), now);
}

/**
 * Like {@link resolveFlagsActions}, for flags that were already read.
 * @param flags all flags of one card.
 */
export async function resolveLoadedFlagsActions(
  rows: Partition,
  flags: readonly StoredFlag[],
  now: Date,
): Promise<WriteAction[]> {
  const agreed = flags.length > 0 && (await findConsentGuard(rows, now));
  const counted = agreed ? [agreed, ...flags.map((flag) => countCorrectedAction(rows, flag.learner))] : [];
  return [...flags.map((flag) => storedFlags.remove(rows, flag)), ...counted];
}

type FlaggedCard = Pick<StoredFlag, 'deck' | 'card'>;

async function listFlagsOf(rows: Partition, { deck, card }: FlaggedCard): Promise<StoredFlag[]> {
  const flags = await storedFlags.list(rows);
  return flags.filter((flag) => flag.deck === deck && flag.card === card);
}
