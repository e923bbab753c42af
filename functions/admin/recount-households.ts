import { storedAssignments, storedDoneAssignments } from '../data/content/assignment.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { householdRows, listAllHouseholds, type StoredHousehold, storedHouseholds } from '../data/people/household.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import { isCommitted } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';

type Counts = Readonly<Record<string, number>>;

/** A row whose counts are not what the rows beside it say. */
export interface Miscounted {
  /** Key of the row. */
  readonly key: string;
  readonly counted: Counts;
  readonly found: Counts;
}

interface Asked {
  readonly isDryRun: boolean;
}

const readAtOnce = 100;

/**
 * Counts the quizzes of each family, and the work of each learner. What somebody changes at this moment is left to the next time.
 * @param asked whether it says only what would be corrected.
 * @yields the rows whose counts were wrong, once they are right.
 */
export async function* recountHouseholds(table: Table, asked: Asked): AsyncGenerator<Miscounted> {
  let cursor: string | undefined;
  do {
    const { households, nextCursor } = await listAllHouseholds(table, { limit: readAtOnce, cursor });
    for (const { id } of households) {
      const rows = householdRows(table, id);
      const household = await storedHouseholds.find(rows, {});
      if (!household) continue;
      yield* recountQuizzes(rows, household, asked);
      for (const learner of await storedLearners.list(rows)) yield* recountWork(rows, id, learner, asked);
    }
    cursor = nextCursor;
  } while (cursor !== undefined);
}

/**
 * Families of the first release have quizzes, and no count of them.
 * @yields the household when its count was wrong.
 */
async function* recountQuizzes(rows: Partition, { id, quizCount, version }: StoredHousehold, { isDryRun }: Asked) {
  const found = (await storedQuizzes.list(rows)).length;
  if (found === quizCount) return;
  // The count may be absent, which reads as none: what else changed is seen by the version.
  const add = { quizCount: found - quizCount };
  const isRight = isDryRun || (await isCommitted(rows, [storedHouseholds.changeSeen(rows, { version }, { add })]));
  if (isRight) yield { key: storedHouseholds.describe({ id }), counted: { quizCount }, found: { quizCount: found } };
}

/**
 * A learner without any count is right: the first change counts.
 * @yields the learner when a count was wrong.
 */
async function* recountWork(rows: Partition, household: string, seen: StoredLearner, { isDryRun }: Asked) {
  const { learner } = seen;
  const [assignments, done] = await Promise.all([
    storedAssignments.list(rows, { learner }),
    storedDoneAssignments.list(rows, { learner }),
  ]);
  const open = assignments.filter(({ completedAt }) => completedAt === undefined);
  const found = { openAssignments: open.length, doneAssignments: done.length };
  const { openAssignments, doneAssignments } = seen;
  const counted = { openAssignments: openAssignments ?? found.openAssignments, doneAssignments: doneAssignments ?? 0 };
  const wrong = found.openAssignments !== counted.openAssignments || found.doneAssignments !== counted.doneAssignments;
  if (!wrong) return;
  const asSeen = { equals: { openAssignments, doneAssignments } };
  const correction = storedLearners.change(rows, { learner }, { set: found }, asSeen);
  if (isDryRun || (await isCommitted(rows, [correction])))
    yield { key: storedLearners.describe({ household, learner }), counted, found };
}
