import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { assignedWorkQuery } from '../../queries/home.ts';
import type { HomeWork } from './arrange-work.ts';

/** @returns the decks or quizzes that a grown-up gave to the learner who is signed in, and that are not done yet */
export function useGiven(kind: Assignment['type']): readonly HomeWork[] {
  const { learner } = useAccount().me;
  const { data: work = [] } = useQuery({ ...assignedWorkQuery(learner?.id ?? ''), enabled: learner !== undefined });
  return work.filter(({ type, completedAt }) => type === kind && completedAt === undefined);
}
