import { householdOfId, joinId, localPart } from '../../shared/ids.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import type { Range } from '../data/table/item-reader.ts';
import type { Partition } from '../data/table/partition.ts';
import type { Page } from '../platform/call/call.ts';
import { takeFitting } from '../platform/call/list-page.ts';
import { ProductError } from '../../shared/errors.ts';
import { storedLearners } from '../data/people/learner.ts';

export interface NewestQuery {
  /** Only this learner's (an id); else those of all learners whom the caller may see. */
  readonly learnerId: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** How one learner's things are read, newest first, and how they go out. Their ids end in a ULID, which is their time. */
interface Source<Stored, Shown extends { id: string }> {
  readonly items: {
    readonly first: (rows: Partition, by: { learner: string }, count: number, range: Range) => Promise<Stored[]>;
  };
  readonly present: (scope: HouseholdScope, stored: Stored) => Shown;
}

/** @returns what one or more learners did, newest first. The cursor is the last thing's own time-ordered id. */
export async function listNewest<Stored, Shown extends { id: string }>(
  scopes: readonly HouseholdScope[],
  query: NewestQuery,
  { items, present }: Source<Stored, Shown>,
): Promise<Page<Shown[]>> {
  const range = { before: query.cursor, newestFirst: true };
  const lists = await Promise.all(
    scopes.map(async (scope) => {
      const learners = await visibleLearners(scope, query.learnerId);
      const found = await Promise.all(
        learners.map(async (learner) => await items.first(scope.rows, { learner }, query.limit, range)),
      );
      return found.flat().map((stored) => present(scope, stored));
    }),
  );
  const asked = lists
    .flat()
    .toSorted((a, b) => (localPart(a.id) > localPart(b.id) ? -1 : 1))
    .slice(0, query.limit);
  const shown = takeFitting(asked);
  const hasMore = shown.length < asked.length || asked.length === query.limit;
  const last = hasMore ? shown.at(-1) : undefined;
  return { items: shown, ...(last && { nextCursor: localPart(last.id) }) };
}

/**
 * @param learnerId a learner's id, or nothing for all learners that the caller may see.
 * @returns the local ids of the learners whose study the caller may list: a learner account's own, everybody's for a grown-up.
 * @throws ProductError `not-allowed` when a learner asks for another one, `not-found` for a learner who is not here.
 */
export async function visibleLearners(scope: HouseholdScope, learnerId: string | undefined): Promise<string[]> {
  if (learnerId !== undefined && householdOfId(learnerId) !== scope.id) throw new ProductError('not-found');
  if (scope.role === 'learner') {
    const own = scope.ownLearner === undefined ? [] : [scope.ownLearner];
    const isSibling = learnerId !== undefined && own.every((learner) => joinId(scope.id, learner) !== learnerId);
    if (isSibling) throw new ProductError('not-allowed');
    return own;
  }
  const learners = (await storedLearners.list(scope.rows)).map(({ learner }) => learner);
  const asked = learners.filter((learner) => learnerId === undefined || joinId(scope.id, learner) === learnerId);
  if (learnerId !== undefined && asked.length === 0) throw new ProductError('not-found');
  return asked;
}
