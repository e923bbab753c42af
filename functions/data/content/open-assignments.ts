import type { AssignmentType } from '../../../shared/schemas/assignment.ts';
import { backfillOpenCount, findResource, type StoredAssignment, storedAssignments } from './assignment.ts';
import { findConsentGuard } from '../people/consent.ts';
import { countAssignmentsAction, storedLearners } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';

/** Assignments changed per transaction, within DynamoDB's limit of 100 actions, one of which may be the learner's counter. */
const changedAtOnce = 50;

const stillOpen = { equals: { completedAt: undefined }, otherwise: 'conflict' } as const;

async function listOpenOf(rows: Partition, resource: string): Promise<StoredAssignment[]> {
  const all = await storedAssignments.list(rows);
  return all.filter((one) => one.resource === resource && one.completedAt === undefined);
}

/**
 * Gives a deck's or quiz's open assignments its current name, since repeating ones go on for years. Completed ones keep the old name. Assignments stay unchanged
 * while the family's consent is missing: see {@link renameAllOpenAssignments}. Safe to repeat.
 */
export async function renameOpenAssignmentsOf(
  rows: Partition,
  type: AssignmentType,
  resource: string,
  now: Date,
): Promise<void> {
  let hasRenamed: boolean;
  // Looks again after writing: another renaming may have come in between, and the one that wrote last must write the current name.
  do hasRenamed = await repeatOnConflict(async () => await renameOnce(rows, type, resource, now));
  while (hasRenamed);
}

async function renameOnce(rows: Partition, type: AssignmentType, resource: string, now: Date): Promise<boolean> {
  const open = await listOpenOf(rows, resource);
  const found = open.length > 0 ? await findResource(rows, type, resource) : undefined;
  if (!found) return false;
  const { name: resourceName } = found;
  const old = open.filter((one) => one.resourceName !== resourceName);
  const agreed = old.length > 0 && (await findConsentGuard(rows, now));
  if (!agreed) return false;
  for (let start = 0; start < old.length; start += changedAtOnce) {
    const part = old.slice(start, start + changedAtOnce);
    const renamed = part.map((one) => storedAssignments.change(rows, one, { set: { resourceName } }, stillOpen));
    await rows.commit([agreed, ...renamed]);
  }
  return true;
}

/** Brings the names in all open assignments up to date, once the family has consented again. */
export async function renameAllOpenAssignments(rows: Partition, now: Date): Promise<void> {
  const open = (await storedAssignments.list(rows)).filter((one) => one.completedAt === undefined);
  for (const { type, resource } of new Map(open.map((one) => [one.resource, one])).values())
    await renameOpenAssignmentsOf(rows, type, resource, now);
}

/** Removes the open assignments of a deck or quiz that is archived or deleted. Completed ones stay in the learner's record. Safe to repeat. */
export async function removeOpenAssignmentsOf(rows: Partition, resource: string): Promise<void> {
  await repeatOnConflict(async () => {
    for (const [learner, theirs] of Map.groupBy(await listOpenOf(rows, resource), (one) => one.learner)) {
      await backfillOpenCount(rows, await storedLearners.find(rows, { learner }));
      for (let start = 0; start < theirs.length; start += changedAtOnce)
        await removeOpen(rows, learner, theirs.slice(start, start + changedAtOnce));
    }
  });
}

async function removeOpen(rows: Partition, learner: string, open: readonly StoredAssignment[]): Promise<void> {
  await rows.commit([
    ...open.map((one) => storedAssignments.removeExisting(rows, one, stillOpen)),
    countAssignmentsAction(rows, learner, { openAssignments: -open.length }),
  ]);
}
