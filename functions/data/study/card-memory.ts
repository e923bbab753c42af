import * as z from 'zod/mini';
import { cardStateSchema } from '../../../shared/scheduling/card-state.ts';
import type { TrackProgress } from '../../../shared/scheduling/track-progress.ts';
import { defineItem, versioned, type Stored } from '../table/item.ts';
import { KeyTemplate } from '../table/key-template.ts';
import type { ListRange, Partition } from '../table/partition.ts';

/** Sort key of the local index `by-due`. `due` is an ISO instant, so that text order is time order. */
const dueKey = new KeyTemplate('{learner}#{deck}#{due}');

/** What one learner remembers of one card: the scheduling state after all answers so far. */
export const storedMemories = defineItem({
  name: 'card-memory',
  key: 'HH#{household}/L#{learner}#SRS#{deck}#{card}',
  schema: z.object({
    learner: z.string(),
    deck: z.string(),
    card: z.string(),
    state: cardStateSchema,
    /** The study day on which the card comes due, in the time zone at the time of writing. */
    dueDay: z.string(),
    /** Log position of the last answer included in the state, see `placeInLog`. */
    lastAnswer: z.string(),
    /** Total number of wrong answers. */
    wrong: z.int(),
    /** Local ids of the cards whose answers were last chosen by mistake, newest last; see `mixUpsAfter`. */
    mixUps: z.optional(z.array(z.string())),
    ...versioned,
  }),
  inKey: ['learner', 'deck', 'card'],
  indexKeys: ({ learner, deck, state }) => ({ dueKey: dueKey.write({ learner, deck, due: state.due }) }),
});
export type StoredCardMemory = Stored<typeof storedMemories>;

/** A learner's track, with the cards that are left out for the learner. */
type DueTrack = Pick<StoredCardMemory, 'learner' | 'deck'> & Pick<TrackProgress, 'leftOut'>;

/** @returns the memories that come due soonest, of cards not left out: at most `count`, due before `until` (exclusive) if it is given. */
export async function listSoonestDue(
  rows: Partition,
  track: DueTrack,
  count: number,
  until?: Date,
): Promise<StoredCardMemory[]> {
  return await listByDue(rows, track, count, until && { before: keyOn(track, until) });
}

/** @returns of the memories due before `until`, those that came due last: at most `count`, of cards not left out. */
export async function listLatestDue(
  rows: Partition,
  track: DueTrack,
  count: number,
  until: Date,
): Promise<StoredCardMemory[]> {
  return await listByDue(rows, track, count, { before: keyOn(track, until), newestFirst: true });
}

/** @returns the memory that comes due first at `from` or later, of cards not left out. */
export async function findNextDue(rows: Partition, track: DueTrack, from: Date): Promise<StoredCardMemory | undefined> {
  return (await listByDue(rows, track, 1, { from: keyOn(track, from) }))[0];
}

function keyOn({ learner, deck }: DueTrack, instant: Date): string {
  return dueKey.write({ learner, deck, due: instant.toISOString() });
}

async function listByDue(
  rows: Partition,
  { learner, deck, leftOut = [] }: DueTrack,
  count: number,
  range?: Pick<ListRange, 'from' | 'before' | 'newestFirst'>,
): Promise<StoredCardMemory[]> {
  const ofTrack = { index: 'by-due', prefix: dueKey.writeLead({ learner, deck }), ...range } as const;
  const found = await rows.first(ofTrack, count + leftOut.length, storedMemories.read);
  return found.filter(({ card }) => !leftOut.includes(card)).slice(0, count);
}
