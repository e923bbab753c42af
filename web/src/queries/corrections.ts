import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { removeAttempt, removeSession } from '../../../shared/routes/corrections.ts';
import { listAttempts } from '../../../shared/routes/quizzes.ts';
import { listSessions } from '../../../shared/routes/study.ts';
import type { Attempt } from '../../../shared/schemas/quiz.ts';
import type { Session } from '../../../shared/schemas/study.ts';
import { callAllPages, callRoute } from '../lib/api/api-client.ts';
import { forgetReports } from './reports.ts';

/** One study session or one quiz attempt. */
export type StudyEntry =
  | { readonly kind: 'round'; readonly id: string; readonly startedAt: string; readonly round: Session }
  | { readonly kind: 'quiz'; readonly id: string; readonly startedAt: string; readonly quiz: Attempt };

/** A learner's full study history, newest first. Loaded only on demand because it grows over the years. */
export function historyQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['history', learnerId],
    queryFn: async ({ signal }): Promise<StudyEntry[]> => {
      const query = { learnerId };
      const [rounds, quizzes] = await Promise.all([
        callAllPages(listSessions, { query }, { signal }),
        callAllPages(listAttempts, { query }, { signal }),
      ]);
      const entries: StudyEntry[] = [
        ...rounds.map((round) => ({ kind: 'round', id: round.id, startedAt: round.startedAt, round }) as const),
        ...quizzes.map((quiz) => ({ kind: 'quiz', id: quiz.id, startedAt: quiz.startedAt, quiz }) as const),
      ];
      // ISO timestamps in UTC sort correctly as text.
      return entries.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
    },
    refetchOnMount: 'always',
  });
}

/** Removes a session or attempt that someone else did under the learner's name, with all its effects except badges. */
export const takeBackMutation = mutationOptions({
  mutationFn: async ({ entry }: { readonly entry: StudyEntry; readonly learnerId: string }) => {
    if (entry.kind === 'round') await callRoute(removeSession, { params: { sessionId: entry.id } });
    else await callRoute(removeAttempt, { params: { attemptId: entry.id } });
  },
  onSuccess: (_nothing, { entry, learnerId }, _result, { client }) => {
    const { queryKey } = historyQuery(learnerId);
    client.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== entry.id));
    void forgetReports(client, learnerId);
  },
  onError: (_error, { learnerId }, _result, { client }) =>
    void client.invalidateQueries({ queryKey: historyQuery(learnerId).queryKey }),
});
