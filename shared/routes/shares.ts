import * as z from 'zod/mini';
import { deckSchema, deckShareSchema } from '../schemas/deck.ts';
import { invitationCode } from '../schemas/household.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';

const access = {
  kind: 'household',
  household: deck,
  permission: 'manage-content',
} as const;

/** The share code of a deck; 404 if the deck isn't shared. */
export const getShare = defineRoute({
  id: 'shares/get-share',
  method: 'GET',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
  response: deckShareSchema,
});

/** Shares a deck. A deck that is already shared keeps its code. */
export const createShare = defineRoute({
  id: 'shares/create-share',
  method: 'POST',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
  response: deckShareSchema,
  status: 201,
});

/** Revokes the share code. Copies that other families have made stay. */
export const deleteShare = defineRoute({
  id: 'shares/delete-share',
  method: 'DELETE',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
});

/** Copies a shared deck into a household by its code. Large decks take several calls: `still-copying` is returned until the copy is complete. */
export const takeDeck = defineRoute({
  id: 'shares/take-deck',
  method: 'POST',
  path: '/api/decks/take',
  childData: 'none',
  access: { kind: 'household', household: { in: 'body', name: 'householdId' }, permission: 'manage-content' },
  body: z.extend(invitationCode, { householdId: idText }),
  response: deckSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['not-found', 'too-many-attempts', 'still-copying', 'too-many-decks', 'media-full'],
});
