import { ProductError } from '../../shared/errors.ts';
import { householdOfId, localPart } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { listAssignments } from '../../shared/routes/assignments.ts';
import { givenWork, standOn } from '../../shared/scheduling/weekly-work.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { Assignment } from '../../shared/schemas/assignment.ts';
import {
  listNewestDone,
  presentAssignment,
  storedAssignments,
  type StoredDoneAssignment,
} from '../data/content/assignment.ts';
import { readCursor, unknownCursor, writeCursor } from '../data/table/cursor.ts';
import { visibleLearners } from '../learners/list-newest.ts';
import type { Page } from '../platform/call/call.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { takeFitting } from '../platform/call/list-page.ts';

/**
 * Lists open assignments, oldest first, followed by one page of completed ones, newest first. Only completed assignments are paged, because they accumulate.
 */
export const handler = defineHandler(listAssignments, async ({ query, households, now }) => {
  const { learnerId, cursor, limit = limits.pageSize } = query;
  const asked = learnerId === undefined ? households : households.filter(({ id }) => householdOfId(learnerId) === id);
  if (learnerId !== undefined && asked.length === 0) throw new ProductError('not-found');
  const place = readPlace(cursor);
  if ('done' in place) return await listDone(asked, learnerId, limit, place.done);
  const open = (await Promise.all(asked.map(async (household) => await openOf(household, learnerId, now))))
    .flat()
    .filter(({ id }) => localPart(id) > place.open)
    .toSorted((a, b) => (localPart(a.id) < localPart(b.id) ? -1 : 1));
  const shown = takeFitting(open.slice(0, limit));
  const last = shown.at(-1);
  if (last && (shown.length < open.length || shown.length === limit))
    return { items: shown, nextCursor: `o${localPart(last.id)}` };
  // Read the completed assignments after the open ones, so that one completed in between is found twice rather than missed.
  const done = await listDone(asked, learnerId, limit - shown.length);
  const ticked = new Set(done.items.map(({ id }) => id));
  return { ...done, items: [...shown.filter(({ id }) => !ticked.has(id)), ...done.items] };
});

type Place = { readonly open: string } | { readonly done: Pick<StoredDoneAssignment, 'completedAt' | 'assignment'> };

/** Parses a cursor. A forged cursor is harmless, because a cursor only names the last item of the previous page. */
function readPlace(cursor = 'o'): Place {
  if (cursor.startsWith('o')) return { open: cursor.slice(1) };
  const [, completedAt, assignment] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\w+)$/.exec(readCursor(cursor.slice(1))) ?? [];
  if (completedAt === undefined || assignment === undefined) throw unknownCursor();
  return { done: { completedAt, assignment } };
}

/** Adults also see recurring assignments before their week starts, so that they can delete them. */
async function openOf(household: HouseholdScope, learnerId: string | undefined, now: Date): Promise<Assignment[]> {
  const isEverybody = learnerId === undefined && household.role !== 'learner';
  const lists = isEverybody
    ? [await storedAssignments.list(household.rows)]
    : await Promise.all(
        (await visibleLearners(household, learnerId)).map(
          async (learner) => await storedAssignments.list(household.rows, { learner }),
        ),
      );
  const today = studyDayOf(now, household.household.timeZone);
  const shown =
    household.role === 'learner' ? givenWork(lists.flat(), now, today) : lists.flat().map((one) => standOn(one, today));
  return shown.map((assignment) => presentAssignment(household.id, assignment));
}

async function listDone(
  households: readonly HouseholdScope[],
  learnerId: string | undefined,
  limit: number,
  before?: Pick<StoredDoneAssignment, 'completedAt' | 'assignment'>,
): Promise<Page<Assignment[]>> {
  const count = Math.min(limit, limits.doneAssignmentsPerPage);
  const lists = await Promise.all(
    households.map(async (household) => {
      const learners = await visibleLearners(household, learnerId);
      const { id, rows } = household;
      const own = learners.map(async (learner) => await listNewestDone(rows, learner, count, before));
      return (await Promise.all(own)).flat().map((done) => ({ done, shown: presentAssignment(id, done) }));
    }),
  );
  const newest = lists
    .flat()
    .toSorted((a, b) => (placeOf(a.done) > placeOf(b.done) ? -1 : 1))
    .slice(0, count);
  const last = newest.length === count ? newest.at(-1) : undefined;
  const items = newest.map(({ shown }) => shown);
  return { items, ...(last && { nextCursor: `d${writeCursor(placeOf(last.done))}` }) };
}

function placeOf({ completedAt, assignment }: Pick<StoredDoneAssignment, 'completedAt' | 'assignment'>): string {
  return `${completedAt} ${assignment}`;
}
