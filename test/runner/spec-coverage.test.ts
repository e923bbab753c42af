import { describe, expect, test } from 'vitest';
import type { SpecItem } from '../specification/spec-item.ts';
import { describeCoverage, listCoverageFaults, listDuplicates } from './spec-coverage.ts';
import type { TestOutcome } from './test-outcomes.ts';

const screen = 'test/web/signed-out/sign-in.test.tsx > says that the login failed';

function makeItem(change: Partial<SpecItem> = {}): SpecItem {
  return { id: 'login-failed', item: 'Login failed', kind: 'message', section: '8 Errors', ...change };
}

function makeOutcome(change: Partial<TestOutcome> = {}): TestOutcome {
  return { test: screen, items: ['login-failed'], ...change };
}

describe('comparing the specification with a run', () => {
  test('finds no fault where a test of every item ran', () => {
    expect(listCoverageFaults([makeItem()], [makeOutcome(), makeOutcome({ items: [] })])).toEqual([]);
  });

  test('names the item that no test proves', () => {
    expect(listCoverageFaults([makeItem()], [makeOutcome({ items: [] })])).toEqual([
      '8 Errors, message "Login failed" (login-failed) is proved by no test that ran.',
    ]);
  });

  test('names the test of an item that does not exist', () => {
    expect(listCoverageFaults([], [makeOutcome()])).toEqual([
      `The specification has no item login-failed, which a test names: ${screen}`,
    ]);
  });

  test('names an id and an item that stand in the specification twice', () => {
    const again = makeItem({ id: 'login-failed-again' });
    const idTwice = 'The id login-failed stands in the specification twice.';
    const itemTwice = '8 Errors, message "Login failed" stands in the specification twice.';
    expect(listDuplicates([makeItem(), makeItem({ item: 'No login' })])).toEqual([idTwice]);
    expect(listDuplicates([makeItem(), again])).toEqual([itemTwice]);
    expect(listCoverageFaults([makeItem(), makeItem()], [makeOutcome()])).toEqual([idTwice, itemTwice]);
  });

  test('takes the same words in another section or of another kind for another item', () => {
    const elsewhere = makeItem({ id: 'two', section: '2 Sign-in' });
    expect(listDuplicates([makeItem(), elsewhere, makeItem({ id: 'three', kind: 'label' })])).toEqual([]);
  });

  test.each(['test/shared/quiz/score-attempt.test.ts > passes', 'test/web/lib/account/session.test.ts > is read back'])(
    'does not take %s alone for a look at the product',
    (part) => {
      expect(listCoverageFaults([makeItem()], [makeOutcome({ test: part })])).toEqual([
        expect.stringContaining('is proved by no test that looks at a screen or at an answer'),
      ]);
      expect(listCoverageFaults([makeItem()], [makeOutcome({ test: part }), makeOutcome()])).toEqual([]);
    },
  );
});

test('the line about the specification counts the items', () => {
  expect(describeCoverage([makeItem()])).toBe('The specification: 1 items, each with a test that ran.');
});
