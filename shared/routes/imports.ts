import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { laterInBin } from '../schemas/bin.ts';
import { cardExtra, cardText, deckImport, importName } from '../schemas/deck.ts';
import { idText } from '../schemas/text.ts';
import { deck, defineRoute } from './define-route.ts';
import { problem } from '../schemas/problem.ts';

const access = {
  kind: 'household',
  household: deck,
  permission: 'manage-content',
} as const;

/** The deck's most recent imports that can still be undone. */
export const listImports = defineRoute({
  id: 'imports/list-imports',
  method: 'GET',
  path: '/api/decks/{deckId}/imports',
  childData: 'none',
  access,
  response: z.array(deckImport),
});

/** Updates a deck from a newer file: replaces the sides of the cards that differ in it, and removes the cards that are no longer in it. Idempotent. */
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
      .array(z.strictObject({ cardId: idText, front: cardText, back: cardText, extra: cardExtra }))
      .check(z.maxLength(limits.changesPerImportCall, problem('sendCards', { most: limits.changesPerImportCall }))),
    removed: z
      .array(idText)
      .check(z.maxLength(limits.removalsPerImportCall, problem('sendCards', { most: limits.removalsPerImportCall }))),
    /** Cards that later calls of this import remove: none of its changes are made if they would not all fit into the bin. */
    later: z.optional(z.strictObject(laterInBin)),
  }),
  /** Cards changed by this call. Cards that an earlier call already changed don't count again. */
  response: z.object({ changed: z.int(), removed: z.int() }),
  errors: ['being-imported', 'import-undone', 'bin-full'],
});

/**
 * Undoes a whole import. Added cards are deleted with their progress, changed cards get their old sides back unless they were edited since, and removed cards
 * come back. While `left` is not 0, repeating the call continues.
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

/** An answer given in another app; `at` is in milliseconds since 1970. */
const pastAnswer = z.strictObject({
  at: z.int().check(z.minimum(limits.earliestAnswer), z.maximum(limits.latestAnswer)),
  right: z.boolean(),
  /** True if the back was the question; omitted if the deck doesn't ask in that direction. */
  reversed: z.optional(z.literal(true)),
});

/**
 * Builds a learner's card memories from answers given in another app, for imported cards. Creates memories only: no study days, totals or badges. Idempotent.
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
              z.maxLength(limits.historyPerCard, problem('sendHistory', { most: limits.historyPerCard })),
            ),
        }),
      )
      .check(
        z.maxLength(limits.historyCardsPerCall, problem('sendCards', { most: limits.historyCardsPerCall })),
        z.refine(
          (cards) => cards.reduce((sum, { answers }) => sum + answers.length, 0) <= limits.historyPerCall,
          problem('sendAnswers', { most: limits.historyPerCall }),
        ),
        z.refine((cards) => new Set(cards.map(({ row }) => row)).size === cards.length, problem('cardsOnce')),
      ),
  }),
  /**
   * `taken`: cards of this call whose history is now stored, by this call or an earlier one. `leftOut`: cards that the learner has already answered here or
   * that no longer exist.
   */
  response: z.object({ taken: z.int(), leftOut: z.int() }),
  errors: ['import-undone'],
});
