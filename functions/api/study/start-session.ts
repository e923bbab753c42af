import { startSession } from '../../../shared/routes/study.ts';
import { localDeck } from '../../data/deck.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { startSession as openDeck } from '../../study/start-session.ts';

export const handler = defineHandler(startSession, async ({ params, body, household, learner, effects, now }) => {
  const deck = localDeck(household.id, params.deckId);
  return await openDeck(household, { learner: learner.local, deck, mode: body.mode, now, newId: effects.newId });
});
