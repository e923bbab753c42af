import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { joinId, splitId } from '../../shared/ids.ts';
import type { Learner } from '../../shared/schemas/learner.ts';
import { householdKeys } from './keys.ts';
import type { Partition } from './partition.ts';
import type { WriteAction } from './write-action.ts';

/** A child (or grown-up) who studies in a household. */
export const storedLearner = z.object({
  /** Local part of the id. */
  learner: z.string(),
  name: z.string(),
  avatar: z.string().optional(),
  /** The linked learner account. */
  userId: z.string().optional(),
  createdAt: z.string(),
  /** Set when its deletion began: from then on nobody sees it, its account is out of the household, and its rows follow. */
  deletingSince: z.string().optional(),
  version: z.int(),
});
export type StoredLearner = z.infer<typeof storedLearner>;

const isHere = { exists: true, equals: { deletingSince: undefined } };

/** @returns the learner as it goes out. */
export function presentLearner(householdId: string, stored: StoredLearner): Learner {
  const { learner, ...rest } = stored;
  return { ...rest, id: joinId(householdId, learner), householdId };
}

/** @returns the local part of a learner's id. @throws ProductError `not-found` for an id of something or somewhere else. */
export function localLearner(householdId: string, learnerId: string): string {
  const [household, learner] = splitId(learnerId, 2) ?? [];
  if (household !== householdId || learner === undefined) throw new ProductError('not-found');
  return learner;
}

/** @returns the learner, one that is being deleted included. */
export async function findLearnerRow(rows: Partition, learner: string): Promise<StoredLearner | undefined> {
  return await rows.get(storedLearner, householdKeys.learner(learner));
}

/** @returns the learner, unless it is being deleted. */
export async function findLearner(rows: Partition, learner: string): Promise<StoredLearner | undefined> {
  const found = await findLearnerRow(rows, learner);
  return found?.deletingSince === undefined ? found : undefined;
}

/** @returns all learners, the first made first. */
export async function listLearners(rows: Partition): Promise<StoredLearner[]> {
  const learners = await rows.list(storedLearner, { prefix: householdKeys.learners });
  return learners.filter((learner) => learner.deletingSince === undefined);
}

export function createLearnerAction(rows: Partition, learner: StoredLearner): WriteAction {
  return rows.put(householdKeys.learner(learner.learner), learner);
}

type LearnerChange = Partial<Pick<StoredLearner, 'name' | 'avatar'>>;

/** @returns the learner after the change. @throws ProductError `not-found`, or `conflict` after a lost race. */
export async function changeLearner(rows: Partition, learner: string, change: LearnerChange): Promise<StoredLearner> {
  const seen = await findLearner(rows, learner);
  if (!seen) throw new ProductError('not-found');
  const version = seen.version + 1;
  await rows.commit([
    rows.change(
      householdKeys.learner(learner),
      { set: { ...change, version } },
      { condition: { ...isHere, equals: { ...isHere.equals, version: seen.version } } },
    ),
  ]);
  return { ...seen, ...change, version };
}

/** @returns the write that ties an account to a learner; it refuses when the learner has one already. */
export function linkLearnerAction(rows: Partition, learner: string, userId: string): WriteAction {
  return rows.change(
    householdKeys.learner(learner),
    { set: { userId }, add: { version: 1 } },
    { condition: { ...isHere, equals: { ...isHere.equals, userId: undefined } }, otherwise: 'already-linked' },
  );
}

/** @returns the condition that the learner is still there when its transaction writes something that belongs to it. */
export function checkLearnerAction(rows: Partition, learner: string): WriteAction {
  return rows.check(householdKeys.learner(learner), isHere, 'not-found');
}

/**
 * @returns the write that hides a learner for good and unties its account, refused with `conflict` when it changed (an account was
 *   linked) since it was read.
 */
export function hideLearnerAction(rows: Partition, seen: StoredLearner, since: string): WriteAction {
  const condition = { ...isHere, equals: { ...isHere.equals, version: seen.version } };
  const change = { set: { deletingSince: since, version: seen.version + 1 }, remove: ['userId'] };
  return rows.change(householdKeys.learner(seen.learner), change, { condition });
}

/** @returns the last write of a learner's deletion. */
export function removeLearnerAction(rows: Partition, learner: string): WriteAction {
  return rows.remove(householdKeys.learner(learner));
}
