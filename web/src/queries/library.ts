import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Choices, LibraryCard } from '../../../shared/library/cards.ts';
import { writeChoices } from '../../../shared/library/catalogue.ts';
import type { CardChanges } from '../../../shared/import/cards/compare-cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteCard, updateCard } from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import type { Card, CardSides, LibraryOrigin } from '../../../shared/schemas/deck.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forgetDecks, sendImportChunk } from './decks.ts';

/** A library deck with its cards, generated on this device from the chosen options. */
export function madeDeckQuery(deck: LibraryDeck, choices: Choices) {
  return queryOptions({
    queryKey: ['library', deck.id, writeChoices(choices) ?? ''],
    queryFn: async () => await makeLibraryDeck(deck, choices),
    staleTime: Infinity,
  });
}

interface LibraryUpdate {
  readonly deckId: string;
  /** The library origin to store with the deck after the update. */
  readonly library: LibraryOrigin;
  /** Reused when the same new cards are sent again, so that none is added twice. */
  readonly importId: string;
  /** The changes to apply; `gone` cards are deleted. */
  readonly changes: CardChanges<Card, LibraryCard>;
  /** Uploads the cards' pictures and returns the cards with them. */
  readonly dress: (cards: readonly LibraryCard[]) => Promise<readonly CardSides[]>;
}

/**
 * Updates a deck to the library's current version. Changed cards keep their identity and the learners' progress. The version is stored last,
 * so an interrupted update is offered again with the remaining changes.
 */
export const updateFromLibraryMutation = mutationOptions({
  mutationFn: async ({ deckId, library, importId, changes: { fresh, changed, gone }, dress }: LibraryUpdate) => {
    // Upload pictures first: if they don't fit the storage limit, nothing has changed yet.
    const [added, edited] = [await dress(fresh), await dress(changed.map(listEdits))];
    const mostCards = added.some(({ frontMedia }) => frontMedia)
      ? Math.floor(limits.shownPerImportCall / 2)
      : limits.cardsPerImportCall;
    for (let offset = 0; offset < added.length; offset += mostCards) {
      const cards = added.slice(offset, offset + mostCards);
      await sendImportChunk(deckId, { importId, offset, cards });
    }
    for (const [at, body] of edited.entries())
      await callRoute(updateCard, { params: { deckId, cardId: changed[at]?.card.id ?? '' }, body });
    for (const { id } of gone) await removeCard(deckId, id);
    await callRoute(updateDeck, { params: { deckId }, body: { library } });
  },
  onSettled: async (_nothing, _error, { deckId }, _result, { client }) => await forgetDecks(client, [deckId]),
});

/**
 * @returns the card's new texts, and a picture if it had none. An existing picture is kept, because it shows the same thing; the family's tags are kept too.
 */
function listEdits({
  card,
  sides: { front, back, frontFiles },
}: LibraryUpdate['changes']['changed'][number]): LibraryCard {
  return { front, back, ...(frontFiles && !card.frontMedia && { frontFiles }) };
}

/** Deletes a card; a card that is already gone is not an error. */
async function removeCard(deckId: string, cardId: string): Promise<void> {
  try {
    await callRoute(deleteCard, { params: { deckId, cardId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
