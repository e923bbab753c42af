import { ProductError } from '../../shared/errors.ts';
import { clearFlag } from '../../shared/routes/flags.ts';
import { clearFlagsActions, storedFlags } from '../data/content/card-flag.ts';
import { storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(clearFlag, async ({ params, household }) => {
  const { rows, role, ownLearner: learner } = household;
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  const { card } = storedCards.placeOf(household.id, params.cardId, { deck });
  await storedCards.require(rows, { deck, card });
  if (role === 'learner') {
    if (learner === undefined) throw new ProductError('not-found');
    return await rows.commit([storedFlags.remove(rows, { learner, deck, card })]);
  }
  const actions = await clearFlagsActions(rows, { deck, card });
  if (actions.length > 0) await rows.commit(actions);
});
