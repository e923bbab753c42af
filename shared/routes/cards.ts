import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { cardPlace, cardSchema, cardSides, cardTags, cardText, countShown, importName } from '../schemas/deck.ts';
import { chosenSideMedia } from '../schemas/media.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

const manage = { kind: 'household', household: deck, permission: 'manage-content' } as const;

/** Cards that one call is about. */
function chosenCards(most: number) {
  const tooMany = z.maxLength(most, `At most ${most} cards a call.`);
  return z.array(idText).check(z.minLength(1, 'At least one card is needed.'), tooMany);
}

export const listCards = defineRoute({
  id: 'cards/list-cards',
  method: 'GET',
  path: '/api/decks/{deckId}/cards',
  childData: 'none',
  access: { kind: 'household', household: deck, permission: 'read-content' },
  query: z.strictObject(pageQuery),
  response: z.array(cardSchema),
  paged: true,
});

export const createCard = defineRoute({
  id: 'cards/create-card',
  method: 'POST',
  path: '/api/decks/{deckId}/cards',
  childData: 'none',
  access: manage,
  body: cardSides,
  response: cardSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['too-many-cards', 'unknown-media'],
});

export const updateCard = defineRoute({
  id: 'cards/update-card',
  method: 'PATCH',
  path: '/api/decks/{deckId}/cards/{cardId}',
  childData: 'none',
  access: manage,
  body: z.strictObject({
    front: z.optional(cardText),
    back: z.optional(cardText),
    ...chosenSideMedia,
    tags: z.optional(cardTags),
    place: z.optional(cardPlace),
  }),
  response: cardSchema,
  errors: ['conflict', 'being-imported', 'unknown-media'],
});

export const deleteCard = defineRoute({
  id: 'cards/delete-card',
  method: 'DELETE',
  path: '/api/decks/{deckId}/cards/{cardId}',
  childData: 'erased',
  access: manage,
  errors: ['being-imported'],
});

/** Deletes several cards. One that is gone already is as it should be. */
export const deleteCards = defineRoute({
  id: 'cards/delete-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/cards/delete',
  childData: 'erased',
  access: manage,
  body: z.strictObject({ cardIds: chosenCards(limits.cardsPerDeletion) }),
  response: z.object({ deleted: z.int() }),
  errors: ['being-imported'],
});

export const importCards = defineRoute({
  id: 'cards/import-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/cards/import',
  childData: 'none',
  access: manage,
  body: z.strictObject({
    /** Made by the client, once per file: the same row of the same import is added once, however often it is sent. */
    importId: idText,
    name: importName,
    /** Row number of the first card of this call within the import, from 0. */
    offset: z.int().check(z.minimum(0), z.maximum(limits.importRows)),
    cards: z.array(cardSides).check(
      z.minLength(1, 'At least one card is needed.'),
      z.maxLength(limits.cardsPerImportCall, `At most ${limits.cardsPerImportCall} cards a call.`),
      z.refine((cards) => countShown(cards) <= limits.shownPerImportCall, 'Too many pictures and sounds in one call.'),
    ),
  }),
  response: z.object({ imported: z.int() }),
  errors: ['too-many-cards', 'conflict', 'unknown-media', 'import-undone'],
});

/** Makes copies of cards at the end of a deck of the same household, in the order in which they are named, without what learners know of them. */
export const copyCards = defineRoute({
  id: 'cards/copy-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/cards/copy',
  childData: 'none',
  access: manage,
  body: z.strictObject({ cardIds: chosenCards(limits.cardsPerCopy), toDeckId: idText }),
  /** `left`: for the next call, as pictures and sounds take room. Cards that are gone are neither. */
  response: z.object({ copied: z.int(), left: z.array(idText) }),
  repeatable: 'by-key',
  errors: ['too-many-cards', 'unknown-media'],
});

/** Moves cards into another deck of the same household, with all that learners know of them. The same call again goes on. */
export const moveCards = defineRoute({
  id: 'cards/move-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/cards/move',
  childData: 'changed',
  access: manage,
  body: z.strictObject({ cardIds: chosenCards(limits.cardsPerMove), toDeckId: idText }),
  /** `left`: for the next call, where the time was over. */
  response: z.object({ left: z.array(idText) }),
  errors: ['too-many-cards', 'being-imported', 'conflict'],
});
