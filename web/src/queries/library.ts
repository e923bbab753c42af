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

/** A ready deck with its cards, made on the device by what was chosen. */
export function madeDeckQuery(deck: LibraryDeck, choices: Choices) {
  return queryOptions({
    queryKey: ['library', deck.id, writeChoices(choices) ?? ''],
    queryFn: async () => await makeLibraryDeck(deck, choices),
    staleTime: Infinity,
  });
}

interface LibraryUpdate {
  readonly deckId: string;
  /** As the deck keeps it from now on. */
  readonly library: LibraryOrigin;
  /** The same as long as the same cards are new: then none is added twice. */
  readonly importId: string;
  /** What is to be done of it: what is `gone` is removed. */
  readonly changes: CardChanges<Card, LibraryCard>;
  /** Saves what the cards show. */
  readonly dress: (cards: readonly LibraryCard[]) => Promise<readonly CardSides[]>;
}

/**
 * Brings a deck to the library's version. Changed cards stay the same cards, with all that is remembered of them. Its version is said last,
 * so that an update that was cut off is offered again, with what is left of it.
 */
export const updateFromLibraryMutation = mutationOptions({
  mutationFn: async ({ deckId, library, importId, changes: { fresh, changed, gone }, dress }: LibraryUpdate) => {
    // Where pictures do not fit, nothing is another way.
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

/** @returns what is said of a card anew. The picture that it has stays: it is of the same thing. Its tags are the family's. */
function listEdits({
  card,
  sides: { front, back, frontFiles },
}: LibraryUpdate['changes']['changed'][number]): LibraryCard {
  return { front, back, ...(frontFiles && !card.frontMedia && { frontFiles }) };
}

/** One that is gone already is as it should be. */
async function removeCard(deckId: string, cardId: string): Promise<void> {
  try {
    await callRoute(deleteCard, { params: { deckId, cardId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
