import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { mutants } from '../mutants/mutants.ts';
import { listBarFaults, readBars } from './bars.ts';

const bars = readBars();

test('the promises are 45, in their order, each under its own heading', () => {
  expect(bars.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(new Set(bars.map(({ heading }) => heading)).size).toBe(45);
});

describe.each(bars)('promise $number, $heading', ({ number, heldBy, mutants: named, notHeld, needsAws }) => {
  test('is held, or says why it is not', () => {
    expect(heldBy.length > 0 || notHeld !== undefined || needsAws !== undefined).toBe(true);
  });

  test('names test files that are there', () => {
    for (const { file } of heldBy) expect(existsSync(join(projectRoot, file)), file).toBe(true);
  });

  test('names the seeded defects that break it, at least one where a test holds it', () => {
    const breaking = mutants.filter(({ bar }) => bar === number).map(({ id }) => id);
    expect(named.toSorted()).toEqual(breaking.toSorted());
    expect(named.length > 0 || heldBy.length === 0).toBe(true);
  });
});

describe('comparing the promises with a run', () => {
  const [bar] = readBars(
    '## 1. One\nWords.\n- Held by `test/a.test.ts`: a list > holds it\n- Mutants: `x-y`, `z-a`\n- Not held: the rest.\n',
  );

  test('reads what stands under a heading', () => {
    expect(bar).toEqual({
      number: 1,
      heading: 'One',
      heldBy: [{ file: 'test/a.test.ts', title: 'a list > holds it' }],
      mutants: ['x-y', 'z-a'],
      notHeld: 'the rest.',
      needsAws: undefined,
    });
  });

  test('finds no fault where the named test ran, whatever stands around its words', () => {
    const ran = { test: 'test/a.test.ts > of cards > a list > holds it for Emma', proofs: {} };
    expect(listBarFaults(bar ? [bar] : [], [ran])).toEqual([]);
  });

  test.each(['test/b.test.ts > a list > holds it', 'test/a.test.ts > a list > holds them'])(
    'names the test that did not run where only %s did',
    (other) => {
      expect(listBarFaults(bar ? [bar] : [], [{ test: other, proofs: {} }])).toEqual([
        'Promise 1 of test/bars.md names a test that did not run: test/a.test.ts > a list > holds it',
      ]);
    },
  );
});
