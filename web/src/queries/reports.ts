import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getReportSummary, listLearners } from '../../../shared/routes/learners.ts';
import { getActivity, getToday } from '../../../shared/routes/reports.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { progressFreshness } from './progress-freshness.ts';
import { forget, keyOf, read } from '../lib/api/route-query.ts';

/** What a learner has done so far, as a grown-up reads it: others change it on devices of their own. */
export function reportSummaryQuery(learnerId: string) {
  return queryOptions({ ...read(getReportSummary, { params: { learnerId } }), refetchOnMount: 'always' });
}

/** How every child of a household is getting on today: what a grown-up sees first. Read whenever it is opened, as children study on devices of their own. */
export function todayQuery(householdId: string) {
  return queryOptions({ ...read(getToday, { params: { householdId } }), refetchOnMount: 'always' });
}

/** The learner's own numbers of all time. */
export function ownReportQuery(learnerId: string) {
  return queryOptions({ ...read(getReportSummary, { params: { learnerId } }), ...progressFreshness });
}

/** What a learner did in the last `days` study days, today included, and how it stands with every deck. */
export function activityQuery(learnerId: string, days: number) {
  return queryOptions(read(getActivity, { params: { learnerId }, query: { days } }));
}

/** How one learner stands with a deck. */
export interface DeckLearner {
  readonly id: string;
  readonly name: string;
  readonly studiedCards: number;
  readonly masteredCards: number;
  /** 0 to 1; absent until there is an answer. */
  readonly accuracy?: number | undefined;
}

/** How each learner of the household stands with a deck: a few small calls, so it is only asked for when somebody looks. */
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

/** Marks the reports on one learner, or on all, as out of date. */
export async function forgetReports(client: QueryClient, learnerId?: string): Promise<void> {
  const call = learnerId === undefined ? undefined : { params: { learnerId } };
  await Promise.all([
    forget(client, getReportSummary, call),
    forget(client, getActivity, call),
    forget(client, getToday),
  ]);
}
