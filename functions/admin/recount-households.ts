import { storedAssignments, storedDoneAssignments } from '../data/content/assignment.ts';
import { storedQuizzes } from '../data/content/quiz.ts';
import { householdRows, listAllHouseholds, type StoredHousehold, storedHouseholds } from '../data/people/household.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import { tryCommit } from '../data/table/repeat-on-conflict.ts';
import type { Table } from '../data/table/table.ts';

type Counts = Readonly<Record<string, number>>;

/** A row whose stored counters differ from the actual number of rows they count. */
export interface Miscounted {
  readonly key: string;
  readonly counted: Counts;
  readonly found: Counts;
}

interface Asked {
  readonly isDryRun: boolean;
}

const readAtOnce = 100;

/**
 * Corrects households' quiz counts and learners' assignment counts. Rows changed concurrently are left for the next run.
 * @yields each row with wrong counts, after correcting it (unless it is a dry run).
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
 * Corrects a household's quiz count. A household without a count is skipped, because the first change to its quizzes computes the count.
 * @yields the household if its count was wrong.
 */
async function* recountQuizzes(rows: Partition, { id, quizCount, version }: StoredHousehold, { isDryRun }: Asked) {
  const found = (await storedQuizzes.list(rows)).length;
  if (quizCount === undefined || found === quizCount) return;
  const set = { quizCount: found };
  const isRight = isDryRun || (await tryCommit(rows, [storedHouseholds.changeIfUnchanged(rows, { version }, { set })]));
  if (isRight) yield { key: storedHouseholds.describe({ id }), counted: { quizCount }, found: { quizCount: found } };
}

/**
 * Corrects a learner's assignment counts. Missing counts are skipped, because the first change to the learner's assignments computes them.
 * @yields the learner if a count was wrong.
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
  if (isDryRun || (await tryCommit(rows, [correction])))
    yield { key: storedLearners.describe({ household, learner }), counted, found };
}
