import { deleteShare } from '../../shared/routes/shares.ts';
import { endShare } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(deleteShare, async ({ params, household }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  await endShare(household, deck);
});
