import { countOpenFirst, type StoredAssignment, storedAssignments } from './assignment.ts';
import {
  type BinOwner,
  type Counted,
  entryOf,
  intoBinActions,
  lookThroughBin,
  type StoredBinEntry,
  storedBinEntries,
} from './bin.ts';
import { makeRoomInBin } from './empty-bin.ts';
import { countInHousehold } from '../people/household.ts';
import { countAssignmentsAction, storedLearners } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
import type { WriteAction } from '../table/write-action.ts';

/** What hides a deck or a quiz. */
interface Hiding {
  readonly kind: 'deck' | 'quiz';
  readonly name: string;
  readonly counted: Counted;
  readonly actions: readonly WriteAction[];
}

/**
 * Puts a deck or a quiz into the bin as it stands, and what is still open of it behind it: by this call, or by the clock where it was cut off.
 * @param look reads it, and says nothing of what is hidden already.
 */
export async function hideIntoBin(
  owner: BinOwner,
  entry: string,
  now: Date,
  look: () => Promise<Hiding | undefined>,
): Promise<void> {
  const { rows } = owner;
  const openWork = lookThroughBin(owner, now);
  const isHidden = await repeatOnConflict(async () => {
    const hiding = await look();
    if (!hiding) return false;
    const { kind, name, counted, actions } = hiding;
    await rows.commit([
      ...actions,
      ...intoBinActions(owner, [{ entry, kind, name, deletedAt: now.toISOString() }], now, counted),
      ...openWork.beginActions,
    ]);
    return true;
  });
  await takeOpenWorkAlong(rows, entry);
  if (isHidden) await rows.commit([openWork.endAction]);
  await makeRoomInBin(owner, now);
}

/** Two writes each, one for each learner, and two more. */
const movedAtOnce = 30;

/**
 * What is still open of a deck or a quiz goes into the bin behind it, so that nobody is asked to do it. Safe to repeat; a restoration at the same
 * moment ends it.
 */
export async function takeOpenWorkAlong(rows: Partition, resource: string): Promise<void> {
  await repeatOnConflict(async () => {
    const bin = await storedBinEntries.find(rows, { entry: resource });
    if (!bin) return;
    const [work, learners] = await Promise.all([storedAssignments.list(rows), storedLearners.list(rows)]);
    const isOpen = (one: StoredAssignment) => one.resource === resource && one.completedAt === undefined;
    const open = learners.flatMap(({ learner }) => work.filter((one) => isOpen(one) && one.learner === learner));
    for (const seen of learners)
      if (open.some(({ learner }) => learner === seen.learner)) await countOpenFirst(rows, seen);
    for (let start = 0; start < open.length; start += movedAtOnce)
      await rows.commit(moveWorkActions(rows, bin, open.slice(start, start + movedAtOnce)));
  });
}

function moveWorkActions(rows: Partition, bin: StoredBinEntry, open: readonly StoredAssignment[]): WriteAction[] {
  const { entry: goneWith, deletedAt } = bin;
  const asSeen = { equals: { completedAt: undefined }, otherwise: 'conflict' } as const;
  return [
    storedBinEntries.check(rows, bin, { equals: { deletedAt }, otherwise: 'conflict' }),
    ...open.flatMap((assignment) => [
      storedAssignments.removeExisting(rows, assignment, asSeen),
      storedBinEntries.create(rows, { ...entryOfWork(assignment, deletedAt), goneWith }),
    ]),
    ...[...Map.groupBy(open, ({ learner }) => learner)].map(([learner, own]) =>
      countAssignmentsAction(rows, learner, { openAssignments: -own.length }, 'visible'),
    ),
    countInHousehold(rows, { binCount: open.length }),
  ];
}

/** @returns what stands in the bin for an assignment. */
export function entryOfWork(assignment: StoredAssignment, deletedAt: string): StoredBinEntry {
  const { learner, assignment: id, resourceName: name } = assignment;
  return { entry: entryOf(learner, id), kind: 'assignment', name, deletedAt, assignment };
}
