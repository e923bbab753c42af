import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { assignedWorkQuery } from '../../queries/home.ts';
import type { HomeWork } from './arrange-work.ts';

/** @returns what a grown-up gave to the learner who is signed in */
export function useGivenWork(): readonly HomeWork[] {
  const { learner } = useAccount().me;
  const { data: work = [] } = useQuery({ ...assignedWorkQuery(learner?.id ?? ''), enabled: learner !== undefined });
  return work;
}

/** @returns the ids of the decks or quizzes that a grown-up gave and that are not done yet */
export function openResources(work: readonly HomeWork[], kind: Assignment['type']): ReadonlySet<string> {
  const open = work.filter(({ type, completedAt }) => type === kind && completedAt === undefined);
  return new Set(open.map(({ resourceId }) => resourceId));
}
