import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { generateMutants, listChanges } from './generate-mutants.ts';
import { applyMutant } from './mutant.ts';

const change = (text: string) =>
  listChanges('a.tsx', text).map(({ start, end, instead }) => text.slice(0, start) + instead + text.slice(end));

describe('a generated defect', () => {
  test.each([
    ['if (a) b = c;', ['if (!(a)) b = c;', 'if (true) b = c;', 'if (false) b = c;']],
    ['x = a ? b : c;', ['x = !(a) ? b : c;', 'x = true ? b : c;', 'x = false ? b : c;']],
    ['x = a && b;', ['x = a || b;']],
    ['x = a || b;', ['x = a && b;']],
    ['x = a ?? b;', []],
    ['x = a < b;', ['x = a <= b;']],
    ['x = a >= b;', ['x = a > b;']],
    ['x = a === b;', ['x = a !== b;']],
    ['if (a) b();', ['if (!(a)) b();', 'if (true) b();', 'if (false) b();', 'if (a) ;']],
    ['await send(a);', [';']],
    ['x = [a, put(b), ...more];', ['x = [a, ...[], ...more];', 'x = [a, put(b), ...[]];']],
    ['x = all.filter(isOpen).map(read);', ['x = all.map(read);']],
    ['const x: 5 = read(9);', ['const x: 5 = read(10);']],
    ['x = <p>{a && <b />}</p>;', ['x = <p>{a || <b />}</p>;']],
    ["x = 'if (a) < 5';", []],
  ])('of %s is one of %j', (text, changed) => {
    expect(change(text).toSorted()).toEqual(changed.toSorted());
  });

  const generated = generateMutants({ count: 60, seed: '7', under: '' });

  test('fits its file in one place and leaves a program', () => {
    for (const mutant of generated) {
      const text = readFileSync(join(projectRoot, mutant.file), 'utf8');
      const changed = applyMutant(mutant, text);
      expect(changed, mutant.id).not.toBe(text);
      expect(parseSync(mutant.file, changed).errors, mutant.id).toEqual([]);
    }
  });

  test('says its place with both texts, and names tests that are there', () => {
    for (const { id, tests } of generated) {
      expect(id).toMatch(/^[\w/.-]+\.tsx?:\d+ {2}.+ {2}-> {2}.+$/);
      for (const file of tests) expect(existsSync(join(projectRoot, file)), file).toBe(true);
    }
  });

  test.each([
    ['the tests that mirror its file', 'shared/quiz/seeded-shuffle.ts', ['test/shared/quiz/seeded-shuffle.test.ts']],
    [
      'where none does, those that import it',
      'web/src/lib/page/shortcut.ts',
      ['test/web/lib/device/installed-app.test.ts'],
    ],
    ['where none does either, those of its folder', 'functions/study/open-session.ts', ['test/functions/study/']],
  ])('runs %s', (_, under, tests) => {
    expect(generateMutants({ count: 1, seed: '7', under })[0]?.tests).toEqual(tests);
  });
});
