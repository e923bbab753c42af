import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { cardText, deckImport, importName } from '../schemas/deck.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';

const access = {
  kind: 'household',
  household: deck,
  permission: 'manage-content',
} as const;

/** The newest imports of the last days: those that can be undone. */
export const listImports = defineRoute({
  id: 'imports/list-imports',
  method: 'GET',
  path: '/api/decks/{deckId}/imports',
  childData: 'none',
  access,
  response: z.array(deckImport),
});

/** Gives cards of a deck the sides that a newer file has, and removes those that it has no more. Sent again, it changes nothing more. */
export const changeCards = defineRoute({
  id: 'imports/change-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/imports/changes',
  childData: 'none',
  access,
  body: z.strictObject({
    importId: idText,
    name: importName,
    changes: z
      .array(z.strictObject({ cardId: idText, front: cardText, back: cardText }))
      .check(z.maxLength(limits.changesPerImportCall, `At most ${limits.changesPerImportCall} cards a call.`)),
    removed: z
      .array(idText)
      .check(z.maxLength(limits.removalsPerImportCall, `At most ${limits.removalsPerImportCall} cards a call.`)),
  }),
  /** Cards that are another way by this call: those of a call before are not counted again. */
  response: z.object({ changed: z.int(), removed: z.int() }),
  errors: ['being-imported', 'import-undone'],
});

/**
 * Takes an import back as a whole: its cards go with what was learned of them, changed ones get their sides back unless somebody changed them
 * since, and removed ones come back. As long as something is `left`, the call goes on with it when it is sent again.
 */
export const undoImport = defineRoute({
  id: 'imports/undo-import',
  method: 'POST',
  path: '/api/decks/{deckId}/imports/undo',
  childData: 'erased',
  access,
  body: z.strictObject({ importId: idText }),
  response: z.object({ left: z.int() }),
  errors: ['being-imported', 'too-many-cards'],
});

/** An answer that was given elsewhere, in milliseconds since 1970. */
const pastAnswer = z.strictObject({
  at: z.int().check(z.minimum(limits.earliestAnswer), z.maximum(limits.latestAnswer)),
  right: z.boolean(),
  /** From back to front; left out where the deck does not ask that. */
  reversed: z.optional(z.literal(true)),
});

/**
 * Makes what a learner remembers of cards that came by an import out of answers that were given elsewhere. Those make memories and nothing else: no study
 * day, no total, no badge. Sent again, it changes nothing more.
 */
export const takeHistory = defineRoute({
  id: 'imports/take-history',
  method: 'POST',
  path: '/api/decks/{deckId}/imports/history',
  childData: 'changed',
  access: { ...access, learner: { in: 'body', name: 'learnerId' } },
  body: z.strictObject({
    importId: idText,
    learnerId: idText,
    cards: z
      .array(
        z.strictObject({
          /** Row number within the import, from 0. */
          row: z.int().check(z.minimum(0), z.maximum(limits.importRows)),
          answers: z
            .array(pastAnswer)
            .check(
              z.minLength(1),
              z.maxLength(limits.historyPerCard, `At most ${limits.historyPerCard} answers a card.`),
            ),
        }),
      )
      .check(
        z.maxLength(limits.historyCardsPerCall, `At most ${limits.historyCardsPerCall} cards a call.`),
        z.refine(
          (cards) => cards.reduce((sum, { answers }) => sum + answers.length, 0) <= limits.historyPerCall,
          `At most ${limits.historyPerCall} answers a call.`,
        ),
        z.refine((cards) => new Set(cards.map(({ row }) => row)).size === cards.length, 'Each card once.'),
      ),
  }),
  /** Cards, those of a call before among them. Left out is what the learner has answered here, and what is no longer there. */
  response: z.object({ taken: z.int(), leftOut: z.int() }),
  errors: ['import-undone'],
});
