import { importCards } from '../../../shared/routes/cards.ts';
import { importChunk } from '../../cards/import-chunk.ts';
import { localDeck } from '../../data/deck.ts';
import { defineHandler } from '../../platform/define-handler.ts';

export const handler = defineHandler(importCards, async ({ params, body, household, now }) => {
  const deck = localDeck(household.id, params.deckId);
  return { imported: await importChunk(household.rows, deck, body, now) };
});
