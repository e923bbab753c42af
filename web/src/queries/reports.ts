import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getReportSummary, listLearners } from '../../../shared/routes/learners.ts';
import { getActivity, getToday } from '../../../shared/routes/reports.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { progressFreshness } from './progress-freshness.ts';
import { forget, keyOf, read } from '../lib/api/route-query.ts';

/** A learner's totals for adults. Refetched on every mount because the learner studies on other devices. */
export function reportSummaryQuery(learnerId: string) {
  return queryOptions({ ...read(getReportSummary, { params: { learnerId } }), refetchOnMount: 'always' });
}

/** Today's progress of every child in a household. Refetched on every mount because children study on other devices. */
export function todayQuery(householdId: string) {
  return queryOptions({ ...read(getToday, { params: { householdId } }), refetchOnMount: 'always' });
}

export function ownReportQuery(learnerId: string) {
  return queryOptions({ ...read(getReportSummary, { params: { learnerId } }), ...progressFreshness });
}

/** Study days of a report, including today, unless another period is chosen. */
export const reportDays = 30;

/** A learner's activity in the last `days` study days, including today, and their progress in each deck. */
export function activityQuery(learnerId: string, days: number) {
  return queryOptions(read(getActivity, { params: { learnerId }, query: { days } }));
}

export interface DeckLearner {
  readonly id: string;
  readonly name: string;
  readonly studiedCards: number;
  readonly masteredCards: number;
  /** Accuracy from 0 to 1; undefined without answers. */
  readonly accuracy?: number | undefined;
}

/** Each learner's progress in a deck. Makes one call per learner, so it is loaded only on demand. */
export function deckLearnersQuery({ id, householdId }: Pick<Deck, 'id' | 'householdId'>) {
  return queryOptions({
    queryKey: [...keyOf(getActivity), { ofAllLearners: householdId, deck: id }],
    queryFn: async ({ signal }): Promise<DeckLearner[]> => {
      const learners = await callRoute(listLearners, { params: { householdId } }, { signal });
      return await Promise.all(
        learners.map(async (learner) => {
          const call = { params: { learnerId: learner.id }, query: { days: 1 } };
          const { decks } = await callRoute(getActivity, call, { signal });
          const { studiedCards = 0, masteredCards = 0, accuracy } = decks.find(({ deckId }) => deckId === id) ?? {};
          return { id: learner.id, name: learner.name, studiedCards, masteredCards, accuracy };
        }),
      );
    },
  });
}

export async function forgetReports(client: QueryClient, learnerId?: string): Promise<void> {
  const call = learnerId === undefined ? undefined : { params: { learnerId } };
  await Promise.all([
    forget(client, getReportSummary, call),
    forget(client, getActivity, call),
    forget(client, getToday),
  ]);
}
