import type { Mutant } from '../mutant.ts';

/** What goes in and out as a file. */
export const mutantsOfImports: readonly Mutant[] = [
  {
    id: 'exported-formulas-run',
    does: 'A spreadsheet runs what a card says.',
    bar: 23,
    file: 'shared/import/formula-cells.ts',
    find: "return formula.test(text) ? `'${text}` : text;",
    replace: 'return text;',
    tests: ['test/shared/import/export-cards.test.ts'],
  },
  {
    id: 'open-quote-swallows-rows',
    does: 'A row with a quote that is never closed is imported with what follows in it.',
    bar: 23,
    file: 'shared/import/review-rows.ts',
    find: 'if (row.openQuoteLine !== undefined) {',
    replace: 'if (row.openQuoteLine === 0) {',
    tests: ['test/shared/import/review-rows.test.ts'],
  },
  {
    id: 'rows-lost-without-a-word',
    does: 'A row that is no card is neither imported nor listed.',
    bar: 23,
    file: 'shared/import/review-rows.ts',
    find: 'reviewed.refused.push(remarkOn(row, reason));',
    replace: '',
    tests: ['test/web/parent/create/import/what-people-have.test.ts'],
  },
  {
    id: 'markup-becomes-cards',
    does: 'HTML of a file stands in the cards as it is.',
    bar: 23,
    file: 'shared/import/row-sides.ts',
    find: 'if (hasMarkup) return readMarkup(text);',
    replace: '',
    tests: ['test/web/parent/create/import/what-people-have.test.ts'],
  },
  {
    id: 'package-fills-the-memory',
    does: 'A package is unpacked whatever it says about its size.',
    bar: 23,
    file: 'shared/import/open-zip.ts',
    find: '(isWanted(entry.name) ? entry.size : 0)',
    replace: '0',
    tests: ['test/web/parent/create/import/read-package.test.ts'],
  },
];
