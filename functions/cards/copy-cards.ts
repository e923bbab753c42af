import { copyCards } from '../../shared/routes/cards.ts';
import { type StoredCard, storedCards } from '../data/content/card.ts';
import { storedDecks } from '../data/content/deck.ts';
import { updateUsesActions } from '../data/content/media.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { addCardsActions, cardForDeck, explainFullDeck } from './add-cards.ts';

/** Copies as many cards as fit into one transaction with their media counts. The response names the cards left for the next call. */
export const handler = defineCreation(copyCards, async ({ params, body, household, effects, now }) => {
  const { id, rows } = household;
  const [{ deck }, { deck: target }] = await Promise.all([
    storedDecks.requireById(household, params.deckId),
    storedDecks.requireById(household, body.toDeckId),
  ]);
  const places = body.cardIds.map((cardId) => storedCards.placeOf(id, cardId, { deck }));
  const asked = [...new Map(places.map((place) => [place.card, place])).values()];
  const found = await storedCards.findMany(rows, asked);
  // Sorts the new ids, because cards are shown in id order and ULIDs of the same millisecond are unordered.
  const ids = found.map(() => effects.newId(now)).toSorted();
  const copies = found.flatMap((card, index): StoredCard[] => {
    const fresh = ids[index];
    return fresh === undefined ? [] : [{ ...cardForDeck(card, target), card: fresh, createdAt: now.toISOString() }];
  });
  const copied = takeFitting(copies, (some) => copyActions(household, target, some, now));
  return {
    actions: copied.length === 0 ? [] : copyActions(household, target, copied, now),
    answer: { copied: copied.length, left: found.slice(copied.length).map((card) => storedCards.idOf(id, card)) },
    explain: async (error) => await explainFullDeck(rows, target, error),
  };
});

/** Maximum number of actions for copying cards; one more action stores the response under the idempotency key. */
const actionsForCopies = maxPlannedActions - 1;

/** @returns the longest prefix of the cards that fits into one transaction. */
function takeFitting(cards: readonly StoredCard[], actionsFor: (some: readonly StoredCard[]) => WriteAction[]) {
  const count = cards.findLastIndex((_, index) => actionsFor(cards.slice(0, index + 1)).length <= actionsForCopies);
  return cards.slice(0, count + 1);
}

function copyActions(household: HouseholdScope, deck: string, copies: readonly StoredCard[], now: Date): WriteAction[] {
  return [...addCardsActions(household.rows, deck, copies), ...updateUsesActions(household, [], copies, now)];
}
