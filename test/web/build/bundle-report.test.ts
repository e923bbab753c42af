import { expect, test } from 'vitest';
import {
  collectInitialFiles,
  findEarlierStyles,
  findForeignModules,
  findLargeDecks,
  findRawSentences,
  findUnkeptModules,
  printTable,
} from '../../../web/build/bundle-report.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['index.html'] },
  'src/learner.tsx': { file: 'assets/learner.js', imports: ['_shared.js', '_own.js'] },
  '_own.js': { file: 'assets/own.js' },
  'src/parent.tsx': { file: 'assets/parent.js', imports: ['_shared.js'] },
};

test('counts every file that is needed before the first screen, each once', () => {
  expect(collectInitialFiles(manifest, ['index.html', 'src/learner.tsx']).toSorted()).toEqual([
    'assets/deep.js',
    'assets/index.js',
    'assets/learner.js',
    'assets/own.js',
    'assets/shared.js',
  ]);
});

test('says which chunk is missing', () => {
  expect(() => collectInitialFiles(manifest, ['src/moved.tsx'])).toThrow('src/moved.tsx');
});

test('finds a grown-up’s module among a learner’s, and only that', () => {
  const modules = ['src/learner/study/study-screen.tsx', 'src/parent/create/decks/list/deck-manager.tsx'];
  expect(findForeignModules(modules)).toEqual(['src/parent/create/decks/list/deck-manager.tsx']);
});

test('finds the files of ready decks that are more than a moment’s, and no other large files', () => {
  const sizes = { 'assets/ar.js': 60_001, 'assets/de.js': 60_000, 'assets/pdf.js': 500_000 };
  const decks = {
    '../shared/library/meanings/ar.json': { file: 'assets/ar.js' },
    '../shared/library/meanings/de.json': { file: 'assets/de.js' },
    'src/parent/pdf.ts': { file: 'assets/pdf.js' },
  };
  const sizeOf = (file: string) => new Map(Object.entries(sizes)).get(file) ?? 0;
  expect(findLargeDecks(decks, sizeOf)).toEqual(['../shared/library/meanings/ar.json']);
});

test('finds the style sheets that come before the page’s own', () => {
  const link = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`;
  expect(findEarlierStyles(`${link('base.css')}\n${link('index.css')}`)).toEqual(['/assets/base.css']);
  expect(findEarlierStyles(link('index.css'))).toEqual([]);
});

test('finds a sentence whose placeholder the page would show, and no compiled one', () => {
  expect(findRawSentences('t({id:`qsG0Iv`,message:`Failed to load {what}`,values:{what:n}})')).toEqual([
    'Failed to load {what}',
  ]);
  expect(findRawSentences('t({id:`qsG0Iv`,message:[`Failed to load `,[`what`]],values:{what:n}})')).toEqual([]);
  expect(findRawSentences('t({id:`eUb3AJ`,message:`Try again`}),{message:`{name}`}')).toEqual([]);
  expect(findRawSentences('throw Error("@lingui/core/macro needs a plugin")')).toHaveLength(1);
});

test('prints kilobytes beside the limit', () => {
  const table = printTable('First', [{ name: 'learner', files: 3, bytes: 102_400, limit: 122_880 }]);
  expect(table).toMatch(/learner\s+3 files\s+100\.0 KB of 120\.0 KB/);
});

test('finds the screens of learners and visitors that could not be opened without a connection, and no others', () => {
  const modules = {
    'assets/home.js': ['src/learner/home/home-screen.tsx', 'src/lib/account/session.ts'],
    'assets/new.js': ['src/learner/new-screen.tsx', 'src/lib/new.ts'],
    'assets/enter.js': ['src/signed-out/sign-in-screen.tsx'],
    'assets/reports.js': ['src/parent/reports/reports-tab.tsx'],
  };
  expect(findUnkeptModules(modules, ['assets/home.js', 'index.html'])).toEqual([
    'src/learner/new-screen.tsx',
    'src/signed-out/sign-in-screen.tsx',
  ]);
});
