import * as z from 'zod/mini';
import { cardFlagSchema } from '../schemas/deck.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute, household } from './define-route.ts';

/** A learner says that something is wrong with a card. Saying it again changes nothing. */
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

/** A learner takes back what it said of a card; a grown-up finds that the card is right, whoever said otherwise. */
export const clearFlag = defineRoute({
  id: 'flags/clear-flag',
  method: 'DELETE',
  path: '/api/decks/{deckId}/cards/{cardId}/flag',
  childData: 'erased',
  access: { kind: 'household', household: deck, permission: 'write-study' },
});

/** The cards of a household to look at, for those who can mend them. */
export const listFlags = defineRoute({
  id: 'flags/list-flags',
  method: 'GET',
  path: '/api/households/{householdId}/flags',
  childData: 'read',
  access: { kind: 'household', household, permission: 'manage-content' },
  response: z.array(cardFlagSchema),
});
