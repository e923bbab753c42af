import { queryOptions } from '@tanstack/react-query';
import { getMe } from '../../../shared/routes/auth.ts';
import { listMembers } from '../../../shared/routes/households.ts';
import { listLearners } from '../../../shared/routes/learners.ts';
import type { User } from '../../../shared/schemas/user.ts';
import { callRoute } from '../lib/api/api-client.ts';

type Place = User['households'][number];

/** A household that is deleted with the account because no other adult belongs to it. */
interface LostHousehold {
  readonly id: string;
  readonly name: string;
  readonly learners: readonly string[];
  /** Whether any learner has an account of their own. Those accounts are not deleted. */
  readonly hasSignIns: boolean;
}

/** What happens to each of an account's households when the account is deleted. */
export interface DeletionPlan {
  readonly lost: readonly LostHousehold[];
  /** Names of the households that remain. */
  readonly left: readonly string[];
  /** Names of the households that would have no owner. The account can't be deleted until each has another owner. */
  readonly ownerless: readonly string[];
}

/** Finds out what deleting the signed-in account would delete. Fetched each time the dialog opens, but not again while it is open. */
export const deletionPlanQuery = queryOptions({
  queryKey: ['deletion-plan'],
  queryFn: ({ signal }) => readPlan(signal),
  gcTime: 0,
  staleTime: Infinity,
});

async function readPlan(signal: AbortSignal): Promise<DeletionPlan> {
  const me = await callRoute(getMe, {}, { signal });
  const fates = await Promise.all(me.households.map((place) => findFate(me.id, place, signal)));
  return {
    lost: fates.flatMap(({ lost }) => (lost ? [lost] : [])),
    left: fates.flatMap(({ left }) => (left === undefined ? [] : [left])),
    ownerless: fates.flatMap(({ ownerless }) => (ownerless === undefined ? [] : [ownerless])),
  };
}

interface Fate {
  readonly lost?: LostHousehold;
  readonly left?: string;
  readonly ownerless?: string;
}

async function findFate(accountId: string, { id, name, role }: Place, signal: AbortSignal): Promise<Fate> {
  if (role !== 'owner') return { left: name };
  const params = { householdId: id };
  const members = await callRoute(listMembers, { params }, { signal });
  const others = members.filter(({ userId, user }) => userId !== accountId && user.role !== 'learner');
  if (others.length > 0) return others.some((other) => other.role === 'owner') ? { left: name } : { ownerless: name };
  const learners = (await callRoute(listLearners, { params }, { signal })).map((learner) => learner.name);
  return { lost: { id, name, learners, hasSignIns: members.some(({ user }) => user.role === 'learner') } };
}
