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

/** How a deck is shared; 404 where it is not. */
export const getShare = defineRoute({
  id: 'shares/get-share',
  method: 'GET',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
  response: deckShareSchema,
});

/** A deck that is shared already keeps its code. */
export const createShare = defineRoute({
  id: 'shares/create-share',
  method: 'POST',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
  response: deckShareSchema,
  status: 201,
});

/** The code opens nothing any more; what was taken stays with those who took it. */
export const deleteShare = defineRoute({
  id: 'shares/delete-share',
  method: 'DELETE',
  path: '/api/decks/{deckId}/share',
  childData: 'none',
  access,
});

/** Copies the deck that a code opens into a household. A large one takes several calls: `still-copying` until it is whole. */
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
