import { expect, test } from 'vitest';
import { linkSources, listImportCycles, listSingleImported } from './import-graph.ts';
import { measureSources } from './measure-sources.ts';
import { readSource } from './read-sources.ts';

test('a source tells its lines, the lines of each function, and what it imports, as a type or not', () => {
  const text = [
    "import { a, type B } from './a.ts';",
    "import type { C } from './c.ts';",
    "export * from './d.ts';",
    "export const load = () => import('./e.ts');",
    'export function add(one: B, two: C) {',
    '  return a(one, two);',
    '}',
    '',
  ].join('\n');
  const { lines, functions, imports } = readSource('shared/one.ts', text);
  expect({ lines, functions: functions.toSorted((a, b) => a - b) }).toEqual({ lines: 7, functions: [1, 3] });
  expect(imports).toEqual([
    { specifier: './a.ts', isTypeOnly: false },
    { specifier: './c.ts', isTypeOnly: true },
    { specifier: './d.ts', isTypeOnly: false },
    { specifier: './e.ts', isTypeOnly: false },
  ]);
});

test('a source that does not parse is named', () => {
  expect(() => readSource('shared/one.ts', 'const')).toThrow('shared/one.ts');
});

const sources = [
  readSource('web/a.ts', "import { b } from './b.ts';\nimport './style.css';\nimport { z } from 'zod/mini';\n"),
  readSource('web/b.ts', "import { c } from '../shared/c.ts';\nimport './style.css';\n"),
  readSource('shared/c.ts', "import type { a } from '../web/a.ts';\n"),
  readSource('web/style.css', '.a {\n  color: red;\n}\n'),
  readSource('test/c.test.ts', "import { c } from '../shared/c.ts';\n"),
];

test('a circle is found however long it is, and without types where only values count', () => {
  expect(listImportCycles(linkSources(sources, true)).map((circle) => circle.toSorted())).toEqual([
    ['shared/c.ts', 'web/a.ts', 'web/b.ts'],
  ]);
  expect(listImportCycles(linkSources(sources, false))).toEqual([]);
});

test('a file with one importer is told from one with several', () => {
  const product = sources.filter(({ path }) => !path.startsWith('test/'));
  expect(listSingleImported(linkSources(product, true)).toSorted()).toEqual(['shared/c.ts', 'web/a.ts', 'web/b.ts']);
});

test('tests count as files and lines, and for nothing else', () => {
  expect(Object.fromEntries(measureSources(sources))).toMatchObject({
    files: 5,
    'source files': 4,
    'test lines': 1,
    'source lines': 9,
    'imported by one file only: source': '75.0 % (3)',
    'circles between files, with types': 1,
    'largest source folder': '3 (web)',
  });
});
