import { listFlags } from '../../shared/routes/flags.ts';
import { storedFlags } from '../data/card-flag.ts';
import { storedCards } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import { storedLearners } from '../data/learner.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(listFlags, async ({ household }) => {
  const flags = await storedFlags.list(household.rows);
  return flags.map((flag) => ({
    cardId: storedCards.idOf(household.id, flag),
    deckId: storedDecks.idOf(household.id, flag),
    learnerId: storedLearners.idOf(household.id, flag),
    flaggedAt: flag.flaggedAt,
  }));
});
