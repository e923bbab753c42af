import type { Mutant } from '../mutant.ts';

/** Many cards of a deck at once. */
export const mutantsOfCards: readonly Mutant[] = [
  {
    id: 'memories-of-another-deck',
    does: 'A cursor of one deck leads into what the children know of another one.',
    bar: 19,
    file: 'functions/reports/list-card-states.ts',
    find: "if (!place || deckOfTrack(place[3] ?? '') !== deck) throw",
    replace: 'if (!place) throw',
    tests: ['test/functions/reports/list-card-states.test.ts'],
  },
  {
    id: 'tagging-settles-flags',
    does: 'Who tags or moves a card that a child flagged settles the flag without having looked at the card.',
    bar: 43,
    file: 'functions/data/card.ts',
    find: 'isLookedAt ? mendFlagsActions(rows, place) : []',
    replace: 'mendFlagsActions(rows, place)',
    tests: ['test/functions/decks/deck-life.test.ts'],
    titled: 'stays flagged by that',
  },
  {
    id: 'typed-cells-forgotten',
    does: 'What is typed into the table of a deck is gone when it cannot be saved.',
    bar: 24,
    file: 'web/src/parent/create/decks/table-drafts.ts',
    find: "this.#keep(row, { ...(this.#find(row) ?? sent), state: 'failed', problem });",
    replace: 'this.#keep(row, problem === undefined ? sent : undefined);',
    tests: ['test/web/parent/create/decks/many-cards.test.tsx'],
    titled: 'keeps what was typed',
  },
  {
    id: 'failed-cards-let-go',
    does: 'Of many cards those that could not be changed are told to be done.',
    bar: 24,
    file: 'web/src/parent/create/decks/use-bulk.ts',
    find: 'changed.has(id) ? [] : id',
    replace: 'changed.size > 0 ? [] : id',
    tests: ['test/web/parent/create/decks/many-cards.test.tsx'],
    titled: 'cannot be deleted stay',
  },
];
