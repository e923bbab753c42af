import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { listFlags } from '../../../shared/routes/flags.ts';
import { choicesOf, type Deck } from '../../../shared/schemas/deck.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget } from '../lib/api/route-query.ts';
import { type CardsForDeck, copyCards, moveCards } from './cards.ts';
import { cardsQuery, forgetDecks, forgetDeleted, sendNewDeck } from './decks.ts';
import { forgetReports } from './reports.ts';

/*
 * What is done with a deck and all its cards, or with many of them, in many calls. Apart from the other reads and writes of decks, as it needs the schemas, which no
 * first screen does.
 */

/** A copy of a deck on its way. Kept by who asks for it: asked again with the same, it goes on where it was cut off. */
export interface DeckCopy {
  readonly deck: Deck;
  readonly name: string;
  made?: Deck;
  /** Cards that are still to be copied. */
  left?: readonly string[];
}

/** Makes a second deck with the same cards and settings, of which nobody knows anything yet. @returns it. */
export const duplicateDeckMutation = mutationOptions({
  mutationFn: async (
    { copy, onProgress }: { readonly copy: DeckCopy; readonly onProgress: (share: number) => void },
    { client },
  ) => {
    const { id, householdId, description, subject, frontLanguage, backLanguage } = copy.deck;
    const cards = await client.query(cardsQuery(id));
    const texts = { description, subject, frontLanguage, backLanguage };
    copy.made ??= await sendNewDeck({ name: copy.name, householdId, ...texts, ...choicesOf(copy.deck) });
    const cardIds = copy.left ?? cards.map((card) => card.id);
    await copyCards({
      fromDeckId: id,
      toDeckId: copy.made.id,
      cardIds,
      onProgress: (done) => {
        copy.left = cardIds.slice(done);
        onProgress(1 - copy.left.length / Math.max(cards.length, 1));
      },
    });
    return copy.made;
  },
  onSettled: async (_deck, _error, _copy, _result, { client }) => await forgetDecks(client, []),
});

interface DeckMerge {
  readonly deckId: string;
  readonly toDeckId: string;
  readonly cardIds: readonly string[];
  readonly onProgress: (share: number) => void;
  /** Called before the deck goes from the lists, and with it the screen that shows it. */
  readonly onMerged: () => void;
}

/** Moves these cards of a deck into another one, and deletes the deck with what is left in it. The same again goes on. */
export const mergeDecksMutation = mutationOptions({
  mutationFn: async ({ deckId, toDeckId, cardIds, onProgress }: DeckMerge) => {
    await moveCards({ fromDeckId: deckId, toDeckId, cardIds, onProgress: (done) => onProgress(done / cardIds.length) });
    await callRoute(deleteDeck, { params: { deckId } });
  },
  onSuccess: (_nothing, { deckId, onMerged }, _result, { client }) => {
    onMerged();
    forgetDeleted(client, deckId);
  },
  onSettled: async (_nothing, error, { deckId, toDeckId }, _result, { client }) => {
    await forgetMoved(client, error ? [deckId, toDeckId] : [toDeckId]);
  },
});

/** Whether cards leave their deck. */
export type CardWay = 'move' | 'copy';

/** Moves cards into another deck, or copies them. What a failed call left is sent by the next one. */
export const sendCardsMutation = mutationOptions({
  mutationFn: async ({ way, ...cards }: CardsForDeck & { readonly way: CardWay }) =>
    await (way === 'move' ? moveCards(cards) : copyCards(cards)),
  onSettled: async (_nothing, _error, { way, fromDeckId, toDeckId }, _result, { client }) => {
    if (way === 'copy') await forgetDecks(client, [toDeckId]);
    else await forgetMoved(client, [fromDeckId, toDeckId]);
  },
});

/** Cards are in another deck, with all that is known and told of them. */
async function forgetMoved(client: QueryClient, deckIds: readonly string[]): Promise<void> {
  await Promise.all([forgetDecks(client, deckIds), forgetReports(client), forget(client, listFlags)]);
}
