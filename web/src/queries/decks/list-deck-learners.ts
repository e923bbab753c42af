import { queryOptions } from '@tanstack/react-query';
import { listLearners } from '../../../../shared/routes/learners.ts';
import { getActivity } from '../../../../shared/routes/reports.ts';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { callRoute } from '../../lib/api-client.ts';

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
    queryKey: ['reports', 'deck', id],
    queryFn: async ({ signal }): Promise<DeckLearner[]> => {
      const learners = await callRoute(listLearners, { params: { householdId } }, { signal });
      return await Promise.all(
        learners.map(async (learner) => {
          const activity = await callRoute(
            getActivity,
            { params: { learnerId: learner.id }, query: { days: 1 } },
            { signal },
          );
          const own = activity.decks.find(({ deckId }) => deckId === id);
          const { studiedCards = 0, masteredCards = 0, accuracy } = own ?? {};
          return { id: learner.id, name: learner.name, studiedCards, masteredCards, accuracy };
        }),
      );
    },
  });
}
