import { ProductError } from '../../shared/errors.ts';
import { deleteDeck } from '../../shared/routes/decks.ts';
import { hideIntoBin } from '../data/content/hide-into-bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Moves a deck to the bin, hidden from everyone until it is restored or expires. Idempotent. */
export const handler = defineHandler(deleteDeck, async ({ params, household, now }) => {
  const { rows } = household;
  const place = storedDecks.placeOf(household.id, params.deckId);
  await hideIntoBin(household, place.deck, now, async () => {
    const found = await storedDecks.findEvenHidden(rows, place);
    if (!found) throw new ProductError('not-found');
    if (found.deletingSince !== undefined) return undefined;
    return {
      kind: 'deck',
      name: found.name,
      counted: { deckCount: -1 },
      actions: [
        storedDecks.change(rows, place, { set: { deletingSince: now.toISOString() } }),
        ...household.countActions({ decks: -1 }),
      ],
    };
  });
});
