import * as z from 'zod';
import { CardState } from '../../shared/scheduling/card-state.ts';
import { dueKeys, studyKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** What one learner remembers of one card: the scheduling state after all answers so far. */
export const storedCardMemory = z.object({
  learner: z.string(),
  deck: z.string(),
  card: z.string(),
  state: CardState,
  /** The study day on which it comes due, in the time zone of the day it was written. */
  dueDay: z.string(),
  /** Place in the log of the last answer that the state holds, see `placeInLog`. */
  lastAnswer: z.string(),
  /** How often it was wrong, ever. */
  wrong: z.int(),
  version: z.int(),
});
export type StoredCardMemory = z.infer<typeof storedCardMemory>;

/** @returns what the learner knows of these cards, by card. Cards that were never answered are absent. */
export async function findMemories(
  rows: Partition,
  learner: string,
  deck: string,
  cards: readonly string[],
): Promise<Map<string, StoredCardMemory>> {
  const found = await rows.getMany(
    storedCardMemory,
    cards.map((card) => studyKeys.state(learner, deck, card)),
  );
  return new Map([...found.values()].map((memory) => [memory.card, memory]));
}

/** @returns what the learner knows of the cards from the one to the other, both included, by card. */
export async function listMemoriesBetween(
  rows: Partition,
  learner: string,
  deck: string,
  from: string,
  to: string,
): Promise<Map<string, StoredCardMemory>> {
  const range = { prefix: studyKeys.states(learner, deck), from: studyKeys.state(learner, deck, from) };
  const found = await rows.list(storedCardMemory, { ...range, upTo: studyKeys.state(learner, deck, to) });
  return new Map(found.map((memory) => [memory.card, memory]));
}

/** @returns all that the learner knows of a deck. */
export async function listMemories(rows: Partition, learner: string, deck: string): Promise<StoredCardMemory[]> {
  return await rows.list(storedCardMemory, { prefix: studyKeys.states(learner, deck) });
}

/** @returns what each of these learners knows of one card. */
export async function findMemoriesOfCard(
  rows: Partition,
  learners: readonly string[],
  deck: string,
  card: string,
): Promise<StoredCardMemory[]> {
  const keys = learners.map((learner) => studyKeys.state(learner, deck, card));
  return [...(await rows.getMany(storedCardMemory, keys)).values()];
}

/** @returns the cards that come due soonest, those due up to `until` (an instant, not included) when it is given. */
export async function listSoonestDue(
  rows: Partition,
  learner: string,
  deck: string,
  count: number,
  until?: Date,
): Promise<StoredCardMemory[]> {
  const prefix = dueKeys.deck(learner, deck);
  const end = until && { before: dueKeys.due(learner, deck, until.toISOString()) };
  return await rows.first(storedCardMemory, { prefix, ...end, index: 'by-due' }, count);
}

/** @returns the first card that comes due at `from` or later. */
export async function findNextDue(
  rows: Partition,
  learner: string,
  deck: string,
  from: Date,
): Promise<StoredCardMemory | undefined> {
  const start = dueKeys.due(learner, deck, from.toISOString());
  const range = { prefix: dueKeys.deck(learner, deck), from: start, index: 'by-due' } as const;
  return (await rows.first(storedCardMemory, range, 1))[0];
}

/** @returns the write of the next state, refused with `conflict` when another answer changed it meanwhile. */
export function saveMemoryAction(
  rows: Partition,
  seen: StoredCardMemory | undefined,
  next: Omit<StoredCardMemory, 'version'>,
): WriteAction {
  const { learner, deck, card, state } = next;
  const condition = seen === undefined ? { exists: false } : { equals: { version: seen.version } };
  const dueKey = dueKeys.due(learner, deck, state.due);
  const item = { ...next, dueKey, version: (seen?.version ?? 0) + 1 };
  return rows.put(studyKeys.state(learner, deck, card), item, { condition });
}

/** @returns the write that forgets a card, refused with `conflict` when an answer changed it meanwhile. */
export function removeMemoryAction(rows: Partition, seen: StoredCardMemory): WriteAction {
  const condition = { equals: { version: seen.version } };
  return rows.remove(studyKeys.state(seen.learner, seen.deck, seen.card), { condition });
}
