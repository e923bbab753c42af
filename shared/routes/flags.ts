import * as z from 'zod/mini';
import { cardFlagSchema } from '../schemas/deck.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute, household } from './define-route.ts';

/** Flags a card as wrong on behalf of a learner. Flagging it again changes nothing. */
export const flagCard = defineRoute({
  id: 'flags/flag-card',
  method: 'PUT',
  path: '/api/decks/{deckId}/cards/{cardId}/flag',
  childData: 'changed',
  access: {
    kind: 'household',
    household: deck,
    permission: 'write-study',
    learner: { in: 'body', name: 'learnerId' },
  },
  body: z.strictObject({ learnerId: z.optional(idText) }),
  errors: ['learner-needed', 'too-many-flags'],
});

/** Clears a card's flag. A learner clears their own; a grown-up clears those of all learners. */
export const clearFlag = defineRoute({
  id: 'flags/clear-flag',
  method: 'DELETE',
  path: '/api/decks/{deckId}/cards/{cardId}/flag',
  childData: 'erased',
  access: { kind: 'household', household: deck, permission: 'write-study' },
});

/** The flagged cards of a household, for members who can edit them. */
export const listFlags = defineRoute({
  id: 'flags/list-flags',
  method: 'GET',
  path: '/api/households/{householdId}/flags',
  childData: 'read',
  access: { kind: 'household', household, permission: 'manage-content' },
  response: z.array(cardFlagSchema),
});
