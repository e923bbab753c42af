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
 * Operations on whole decks or many cards that take many calls. Kept apart from the other deck queries because they need the schemas, which no first
 * screen loads.
 */

/** State of an unfinished deck copy, owned by the caller. Passing the same object again resumes the copy. */
export interface DeckCopy {
  readonly deck: Deck;
  readonly name: string;
  made?: Deck;
  left?: readonly string[];
}

/** Copies a deck with its cards and settings, without progress. @returns the new deck */
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
  /** Called before the merged deck is removed from the cache. That removal closes the deck's screen. */
  readonly onMerged: () => void;
}

/** Moves cards into another deck and deletes the source deck with its remaining cards. Repeating it after a failure resumes it. */
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

export type CardWay = 'move' | 'copy';

/** Moves or copies cards into another deck. After a failure, the next call sends the remaining cards. */
export const sendCardsMutation = mutationOptions({
  mutationFn: async ({ way, ...cards }: CardsForDeck & { readonly way: CardWay }) =>
    await (way === 'move' ? moveCards(cards) : copyCards(cards)),
  onSettled: async (_nothing, _error, { way, fromDeckId, toDeckId }, _result, { client }) => {
    if (way === 'copy') await forgetDecks(client, [toDeckId]);
    else await forgetMoved(client, [fromDeckId, toDeckId]);
  },
});

/** Invalidates decks, reports and flags after cards were moved. */
async function forgetMoved(client: QueryClient, deckIds: readonly string[]): Promise<void> {
  await Promise.all([forgetDecks(client, deckIds), forgetReports(client), forget(client, listFlags)]);
}
