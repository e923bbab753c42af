import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { deckChoices, deckName, deckSchema, deckTexts } from '../schemas/deck.ts';
import { changedLanguage, changedText, idText, seenText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';
import { pageQuery } from './paging.ts';

export const listDecks = defineRoute({
  id: 'decks/list-decks',
  method: 'GET',
  path: '/api/decks',
  childData: 'read',
  access: { kind: 'households', household: { in: 'query', name: 'householdId' }, permission: 'read-content' },
  query: z.strictObject({ householdId: z.optional(idText), ...pageQuery }),
  response: z.array(deckSchema),
  paged: true,
});

export const createDeck = defineRoute({
  id: 'decks/create-deck',
  method: 'POST',
  path: '/api/decks',
  childData: 'none',
  access: { kind: 'household', household: { in: 'body', name: 'householdId' }, permission: 'manage-content' },
  body: z.extend(deckTexts, {
    householdId: z.optional(idText),
    library: deckChoices.library,
    libraryCards: deckChoices.libraryCards,
  }),
  response: deckSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['too-many-decks', 'household-needed'],
});

export const updateDeck = defineRoute({
  id: 'decks/update-deck',
  method: 'PATCH',
  path: '/api/decks/{deckId}',
  childData: 'read',
  access: { kind: 'household', household: deck, permission: 'manage-content' },
  body: z.strictObject({
    name: z.optional(deckName),
    description: changedText(limits.descriptionLength),
    subject: changedText(limits.subjectLength),
    frontLanguage: changedLanguage,
    backLanguage: changedLanguage,
    /** `library`: the newer library version that the deck was updated to. */
    ...deckChoices,
    /** Archives the deck or restores it. Archiving withdraws its open assignments. */
    isArchived: z.optional(z.boolean()),
    seen: z.optional(z.strictObject({ name: seenText, description: seenText })),
  }),
  response: deckSchema,
  errors: ['conflict', 'changed-meanwhile'],
});

export const deleteDeck = defineRoute({
  id: 'decks/delete-deck',
  method: 'DELETE',
  path: '/api/decks/{deckId}',
  childData: 'erased',
  access: { kind: 'household', household: deck, permission: 'manage-content' },
  errors: ['bin-full'],
});
