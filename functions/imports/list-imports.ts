import { limits } from '../../shared/limits.ts';
import { listImports } from '../../shared/routes/imports.ts';
import { endOfUndo, storedCardImports, undoStateOf } from '../data/content/card-import.ts';
import { storedDecks } from '../data/content/deck.ts';
import { countRows } from '../data/operations/row-ranges.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listImports, async ({ params, household, now }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const imports = await storedCardImports.list(household.rows, { deck });
  return imports
    .filter((one) => endOfUndo(one) > now)
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
    .flatMap((one) => {
      const { importId: id, name, startedAt, saved = [], changed = 0, removed = 0 } = one;
      const undo = undoStateOf(one);
      // Older imports have no id for the client to refer to.
      return id === undefined
        ? []
        : { id, ...(name && { name }), startedAt, added: countRows(saved), changed, removed, undo };
    })
    .slice(0, limits.importsListed);
});
