import { backfillOpenCount, type StoredAssignment, storedAssignments } from './assignment.ts';
import {
  type BinOwner,
  countEntries,
  type Counted,
  entryOf,
  intoBinActions,
  measured,
  openBinCheck,
  type StoredBinEntry,
  storedBinEntries,
} from './bin.ts';
import { countInHousehold } from '../people/household.ts';
import { countAssignmentsAction, storedLearners } from '../people/learner.ts';
import type { Partition } from '../table/partition.ts';
import { repeatOnConflict } from '../table/repeat-on-conflict.ts';
import type { WriteAction } from '../table/write-action.ts';

/** The writes that hide a deck or a quiz, and the counters they change. */
interface Hiding {
  readonly kind: 'deck' | 'quiz';
  readonly name: string;
  readonly counted: Counted;
  readonly actions: readonly WriteAction[];
}

/**
 * Moves a deck or quiz into the bin, then its open assignments. If this call is interrupted, the scheduled job moves the remaining assignments.
 * @param look reads the deck or quiz; returns `undefined` if it is already hidden.
 */
export async function hideIntoBin(
  owner: BinOwner,
  entry: string,
  now: Date,
  look: () => Promise<Hiding | undefined>,
): Promise<void> {
  const { rows } = owner;
  const openAssignmentsCheck = openBinCheck(owner, now);
  const isHidden = await repeatOnConflict(async () => {
    const hiding = await look();
    if (!hiding) return false;
    const { kind, name, counted, actions } = hiding;
    await rows.commit([
      ...actions,
      ...intoBinActions(owner, [{ entry, kind, name, deletedAt: now.toISOString() }], now, counted),
      ...openAssignmentsCheck.beginActions,
    ]);
    return true;
  });
  await moveOpenAssignmentsToBin(rows, entry);
  if (isHidden) await rows.commit([openAssignmentsCheck.endAction]);
}

/** Assignments moved per transaction. Each takes two writes, each learner concerned one, and the bin's scheduled check and counter two together. */
const movedAtOnce = 30;

/** Moves a deleted deck's or quiz's open assignments into the bin, so that no learner is asked to do them. Stops if it is restored. Safe to repeat. */
export async function moveOpenAssignmentsToBin(rows: Partition, resource: string): Promise<void> {
  await repeatOnConflict(async () => {
    const bin = await storedBinEntries.find(rows, { entry: resource });
    if (!bin) return;
    const [work, learners] = await Promise.all([storedAssignments.list(rows), storedLearners.list(rows)]);
    const isOpen = (one: StoredAssignment) => one.resource === resource && one.completedAt === undefined;
    const open = learners.flatMap(({ learner }) => work.filter((one) => isOpen(one) && one.learner === learner));
    for (const seen of learners)
      if (open.some(({ learner }) => learner === seen.learner)) await backfillOpenCount(rows, seen);
    for (let start = 0; start < open.length; start += movedAtOnce)
      await rows.commit(moveWorkActions(rows, bin, open.slice(start, start + movedAtOnce)));
  });
}

function moveWorkActions(rows: Partition, bin: StoredBinEntry, open: readonly StoredAssignment[]): WriteAction[] {
  const { entry: goneWith, deletedAt } = bin;
  const coming = open.map((assignment) => measured({ ...entryOfWork(assignment, deletedAt), goneWith }));
  const asSeen = { equals: { completedAt: undefined }, otherwise: 'conflict' } as const;
  return [
    storedBinEntries.check(rows, bin, { equals: { deletedAt }, otherwise: 'conflict' }),
    ...open.map((assignment) => storedAssignments.removeExisting(rows, assignment, asSeen)),
    ...coming.map((entry) => storedBinEntries.create(rows, entry)),
    ...[...Map.groupBy(open, ({ learner }) => learner)].map(([learner, own]) =>
      countAssignmentsAction(rows, learner, { openAssignments: -own.length }, 'visible'),
    ),
    // Without a bound: it goes with a deck or quiz for which there was room, and each learner has few.
    countInHousehold(rows, countEntries(coming)),
  ];
}

export function entryOfWork(assignment: StoredAssignment, deletedAt: string): StoredBinEntry {
  const { learner, assignment: id, resourceName: name } = assignment;
  return { entry: entryOf(learner, id), kind: 'assignment', name, deletedAt, assignment };
}
