import { describe, expect, test } from 'vitest';
import {
  describeCoverage,
  listCoverageFaults,
  listDuplicates,
  type SpecRow,
  type SpecTable,
} from '../../../infra/local/spec-coverage.ts';

const PROOF = 'test/web/features/auth/sign-in.test.tsx > says that the login failed';

function makeRow(change: Partial<SpecRow> = {}): SpecRow {
  return { item: 'Login failed', kind: 'message', section: '8 Errors', provenBy: [PROOF], ...change };
}

function makeTable(...rows: SpecRow[]): SpecTable {
  return { rows, open: [] };
}

describe('comparing the table with a run', () => {
  test('finds no fault where every named test ran', () => {
    expect(listCoverageFaults(makeTable(makeRow()), new Map([[PROOF, true]]))).toEqual([]);
  });

  test('names the row of a test that does not exist', () => {
    expect(listCoverageFaults(makeTable(makeRow()), new Map([[`${PROOF} today`, true]]))).toEqual([
      `8 Errors, message "Login failed" names a test that does not exist: ${PROOF}`,
    ]);
  });

  test('names the row of a test that did not run', () => {
    expect(listCoverageFaults(makeTable(makeRow()), new Map([[PROOF, false]]))).toEqual([
      `8 Errors, message "Login failed" names a test that did not run: ${PROOF}`,
    ]);
  });

  test('looks at every test of a row', () => {
    const row = makeRow({ provenBy: [PROOF, 'test/e2e/gone.spec.ts > one', 'test/e2e/gone.spec.ts > two'] });
    expect(listCoverageFaults(makeTable(row), new Map([[PROOF, true]]))).toHaveLength(2);
  });

  test('names an item that stands in the table twice, also when once among the open ones', () => {
    const twice = '8 Errors, message "Login failed" stands in the table twice.';
    expect(listCoverageFaults(makeTable(makeRow(), makeRow()), new Map([[PROOF, true]]))).toEqual([twice]);
    const { provenBy: _proof, ...item } = makeRow();
    const table = { rows: [makeRow()], open: [{ ...item, missing: 'a screen' }] };
    expect(listCoverageFaults(table, new Map([[PROOF, true]]))).toEqual([twice]);
  });

  test('takes the same words in another section for another item', () => {
    expect(listDuplicates([makeRow(), makeRow({ section: '2 Sign-in' }), makeRow({ kind: 'label' })])).toEqual([]);
  });

  test.each(['test/shared/quiz/score-attempt.test.ts > passes', 'test/web/lib/session.test.ts > is read back'])(
    'does not take %s alone for a look at the product',
    (proof) => {
      const faults = listCoverageFaults(makeTable(makeRow({ provenBy: [proof] })), new Map([[proof, true]]));
      expect(faults).toEqual([expect.stringContaining('is proved by no test that looks at a screen or at an answer')]);
      const both = makeRow({ provenBy: [proof, PROOF] });
      expect(
        listCoverageFaults(
          makeTable(both),
          new Map([
            [proof, true],
            [PROOF, true],
          ]),
        ),
      ).toEqual([]);
    },
  );
});

describe('the line about the table', () => {
  test('counts the items', () => {
    expect(describeCoverage(makeTable(makeRow()))).toBe('The specification: 1 items, each with a test that ran.');
  });

  test('counts those that are open apart', () => {
    const { provenBy: _proof, ...item } = makeRow();
    const table = { rows: [makeRow()], open: [{ ...item, missing: 'a screen' }] };
    expect(describeCoverage(table)).toBe(
      'The specification: 1 items, each with a test that ran; 1 without one so far.',
    );
  });
});
