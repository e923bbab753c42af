import { householdOfId, joinId, localPart } from '../../shared/ids.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import type { Range } from '../data/table/item-reader.ts';
import type { Partition } from '../data/table/partition.ts';
import type { Page } from '../platform/call/call.ts';
import { takeFitting } from '../platform/call/list-page.ts';
import { ProductError } from '../../shared/errors.ts';
import { storedLearners } from '../data/people/learner.ts';

export interface NewestQuery {
  /** A learner's id; if absent, all learners visible to the caller. */
  readonly learnerId: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Reads one learner's items, newest first, and builds their response. Ids end in a ULID, so they sort by time. */
interface Source<Stored, Shown extends { id: string }> {
  readonly items: {
    readonly first: (rows: Partition, by: { learner: string }, count: number, range: Range) => Promise<Stored[]>;
  };
  readonly present: (scope: HouseholdScope, stored: Stored) => Shown;
}

/** @returns the items of one or more learners, newest first. The cursor is the last item's own ULID. */
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
 * @param learnerId a learner's id; if absent, all visible learners.
 * @returns local ids of the learners whose study the caller may list: a learner account's own, or all for an adult.
 * @throws ProductError `not-allowed` when a learner asks for another learner, `not-found` for an unknown learner.
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
