import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { cardText, deckImport, importName } from '../schemas/deck.ts';
import { idText } from '../schemas/text.ts';
import { defineRoute } from './define-route.ts';

const access = {
  kind: 'household',
  household: { in: 'params', name: 'deckId' },
  permission: 'manage-content',
} as const;
const params = z.strictObject({ deckId: idText });

/** The newest imports of the last days: those that can be undone. */
export const listImports = defineRoute({
  id: 'imports/list-imports',
  method: 'GET',
  path: '/api/decks/{deckId}/imports',
  access,
  params,
  response: z.array(deckImport),
  status: 200,
});

/** Gives cards of a deck the sides that a newer file has, and removes those that it has no more. Sent again, it changes nothing more. */
export const changeCards = defineRoute({
  id: 'imports/change-cards',
  method: 'POST',
  path: '/api/decks/{deckId}/imports/changes',
  access,
  params,
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
  status: 200,
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
  access,
  params,
  body: z.strictObject({ importId: idText }),
  response: z.object({ left: z.int() }),
  status: 200,
  errors: ['being-imported', 'too-many-cards'],
});
