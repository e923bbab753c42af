import { deleteShare } from '../../shared/routes/shares.ts';
import { endShare } from '../data/deck-share.ts';
import { storedDecks } from '../data/deck.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(deleteShare, async ({ params, household }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  await endShare(household, deck);
});
