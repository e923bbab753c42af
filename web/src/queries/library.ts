import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Choices, LibraryCard } from '../../../shared/library/cards.ts';
import { writeChoices } from '../../../shared/library/catalogue.ts';
import type { CardChanges } from '../../../shared/import/cards/compare-cards.ts';
import { renewExtra } from '../../../shared/import/cards/import-rows.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { readSearchable, type SearchableDeck } from '../../../shared/library/find-cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { listGivenNames, makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { appLanguages } from '../../../shared/languages.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteCard, updateCard } from '../../../shared/routes/cards.ts';
import { updateDeck } from '../../../shared/routes/decks.ts';
import type { Card, CardSides, LibraryOrigin } from '../../../shared/schemas/deck.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { i18n } from '../words/catalogue.ts';
import { openArea } from '../words/language.ts';
import { activeLocale } from '../words/locale.ts';
import { readShelf, shelfWords } from '../words/shelf/shelf-words.ts';
import { listWishes } from '../words/word-wish.ts';
import { forgetDecks, sendImportChunk } from './decks.ts';

/** A library deck with its cards, generated on this device from the chosen options, and named in the language of the page. Fails without its words: a family keeps the name that a deck is taken with. */
export function madeDeckQuery(deck: LibraryDeck, choices: Choices) {
  return queryOptions({
    queryKey: ['library', deck.id, writeChoices(choices) ?? '', activeLocale()],
    queryFn: async () => {
      await openArea('shelf');
      return await makeLibraryDeck(deck, choices, shelfWords);
    },
    staleTime: Infinity,
  });
}

/** Whether a deck's name is one that the library gave it, in any language: the family may have read in another one then. A language that doesn't load counts as one without the name, so that no update waits for it. */
export function namedByLibraryQuery(deck: LibraryDeck, choices: Choices, name: string) {
  return queryOptions({
    queryKey: ['library-name', deck.id, writeChoices(choices) ?? '', name],
    queryFn: async () => {
      for (const language of [i18n.locale, ...appLanguages]) {
        const names = await readShelf(language)
          .then(async (words) => await listGivenNames(deck, choices, words))
          .catch((): readonly string[] => []);
        if (names.includes(name)) return true;
      }
      return false;
    },
    staleTime: Infinity,
  });
}

/** The texts of the library's cards, for the search. Each deck is made in a task of its own, so that typing stays smooth. A file that doesn't load leaves its decks out. */
export const searchableDecksQuery = () =>
  queryOptions({
    queryKey: ['library-texts', ...listWishes()],
    queryFn: async (): Promise<ReadonlyMap<LibraryDeck, SearchableDeck>> => {
      const readers = listWishes();
      const texts = new Map<LibraryDeck, SearchableDeck>();
      for (const deck of libraryDecks) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        const made = await readSearchable(deck, readers).catch(() => undefined);
        if (made) texts.set(deck, made);
      }
      return texts;
    },
    staleTime: Infinity,
  });

interface LibraryUpdate {
  readonly deckId: string;
  /** The library origin and number of cards to store with the deck after the update, and its name where it follows the choices. */
  readonly settings: { readonly library: LibraryOrigin; readonly libraryCards: number; readonly name?: string };
  /** Reused when the same new cards are sent again, so that none is added twice. */
  readonly importId: string;
  /** The changes to apply; `gone` cards are deleted. */
  readonly changes: CardChanges<Card, LibraryCard>;
  /** Uploads the cards' pictures and returns the cards with them. */
  readonly dress: (cards: readonly LibraryCard[]) => Promise<readonly CardSides[]>;
}

/**
 * Updates a deck to the library's current version. Changed cards keep their identity and the learners' progress. A card that the family has changed meanwhile
 * stops the update, because the family hasn't chosen its text yet. The version is stored last, so an interrupted update is offered again with the remaining
 * changes.
 */
export const updateFromLibraryMutation = mutationOptions({
  mutationFn: async ({ deckId, settings, importId, changes: { fresh, changed, gone }, dress }: LibraryUpdate) => {
    // Upload pictures first: if they don't fit the storage limit, nothing has changed yet.
    const edits = changed.map(listEdits);
    const [added, edited] = [await dress(fresh), await dress(edits)];
    const mostCards = added.some(({ frontMedia }) => frontMedia)
      ? Math.floor(limits.shownPerImportCall / 2)
      : limits.cardsPerImportCall;
    for (let offset = 0; offset < added.length; offset += mostCards) {
      const cards = added.slice(offset, offset + mostCards);
      await sendImportChunk(deckId, { importId, offset, cards });
    }
    for (const [at, { card }] of changed.entries()) {
      // The card stays the library's own, so that the next version renews it too.
      const sides = edited[at];
      if (!sides) throw new Error('A changed card has lost its new texts.');
      // Dressed cards have no empty extra, which removes the card's own.
      const body = {
        ...sides,
        ...(edits[at]?.extra === '' && { extra: '' }),
        fromLibrary: { changedAt: card.changedAt },
      };
      await callRoute(updateCard, { params: { deckId, cardId: card.id }, body });
    }
    for (const { id } of gone) await removeCard(deckId, id);
    await callRoute(updateDeck, { params: { deckId }, body: settings });
  },
  onSettled: async (_nothing, _error, { deckId }, _result, { client }) => await forgetDecks(client, [deckId]),
});

/**
 * @returns the card's new texts, the library's extra unless the family wrote its own, and a picture if it had none. An existing picture is kept, because it shows the same thing; the family's own tags are kept too.
 */
function listEdits({
  card,
  sides: { front, back, extra: wanted, frontFiles },
}: LibraryUpdate['changes']['changed'][number]): LibraryCard {
  const extra = renewExtra(card, { extra: wanted });
  return {
    front,
    back,
    ...(extra !== undefined && { extra }),
    ...(frontFiles && !card.frontMedia && { frontFiles }),
  };
}

/** Deletes a card; a card that is already gone is not an error. */
async function removeCard(deckId: string, cardId: string): Promise<void> {
  try {
    await callRoute(deleteCard, { params: { deckId, cardId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
