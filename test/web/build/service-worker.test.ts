import { expect, test } from 'vitest';
import { type BuiltChunk, listLearnerFiles, listWordFiles } from '../../../web/build/service-worker.ts';
import { addRelease, isHashed, isPlaceInApp, listExcess } from '../../../web/service-worker/releases.ts';

const chunk = (facade: string | null, own: Partial<BuiltChunk> = {}): BuiltChunk => ({
  imports: [],
  dynamicImports: [],
  facadeModuleId: facade,
  ...own,
});

const chunks = {
  'start.js': chunk('/web/index.html', { imports: ['base.js'], dynamicImports: ['learner.js', 'parent.js', 'in.js'] }),
  'base.js': chunk(null, { imports: ['start.js'] }),
  'learner.js': chunk('/web/src/learner/learner-app.tsx', {
    imports: ['base.js', 'shared.js'],
    dynamicImports: ['study.js'],
    viteMetadata: {
      importedCss: new Set(['learner.css']),
      importedAssets: new Set(['fox.svg', 'assets/flags-a1b2c3.woff2']),
    },
  }),
  'study.js': chunk('/web/src/learner/study/study-area.tsx', { dynamicImports: ['typing.js', 'de-learner.js'] }),
  'typing.js': chunk('/web/src/learner/study/another-way.tsx'),
  'in.js': chunk('/web/src/signed-out/signed-out-app.tsx'),
  'parent.js': chunk('/web/src/parent/parent-app.tsx', {
    imports: ['shared.js', 'lists.js'],
    dynamicImports: ['pair.js'],
  }),
  'together.js': chunk('/web/src/together/together.tsx'),
  'shared.js': chunk(null),
  'lists.js': chunk(null),
  'pair.js': chunk(null),
  'de-learner.js': chunk('/web/locales/de.po?area=learner'),
  'ar-learner.js': chunk('/web/locales/ar.po?area=learner'),
  'de-parent.js': chunk('/web/locales/de.po?area=parent'),
  'de-refusals.js': chunk('/web/locales/de.po?area=refusals'),
};

test('keeps everything that a learner or a visitor can open, however late it is loaded, and nothing of grown-ups alone', () => {
  expect(listLearnerFiles(chunks, 'start.js')).toEqual([
    'base.js',
    'fox.svg',
    'in.js',
    'learner.css',
    'learner.js',
    'shared.js',
    'start.js',
    'study.js',
    'typing.js',
  ]);
});

test('of the words, those of each language are listed apart, without those of grown-ups’ screens and refusals', () => {
  expect(listWordFiles(chunks)).toEqual({ de: ['/de-learner.js'], ar: ['/ar-learner.js'] });
});

test('a new release is the newest, an old one that comes back as well, and three stay', () => {
  expect(addRelease([], 'a')).toEqual(['a']);
  expect(addRelease(['c', 'b', 'a'], 'd')).toEqual(['d', 'c', 'b']);
  expect(addRelease(['b', 'a'], 'a')).toEqual(['a', 'b']);
});

test('of what grown-ups used the newest 150 files stay', () => {
  const files = Array.from({ length: 152 }, (_, index) => index);
  expect(listExcess(files)).toEqual([0, 1]);
  expect(listExcess(files.slice(0, 150))).toEqual([]);
});

test.each(['/', '/terms', '/some/where', '/apis', '/mailbox/old'])('the app’s page answers at %s', (path) => {
  expect(isPlaceInApp(path)).toBe(true);
});

test.each(['/api', '/api/', '/api/me', '/config.json', '/mailbox', '/mailbox.json', '/robots.txt', '/sw.js'])(
  'the server answers at %s, and not what is on the device',
  (path) => {
    expect(isPlaceInApp(path)).toBe(false);
  },
);

test('only what stands in /assets/ has a hash in its name', () => {
  expect([isHashed('/assets/a-1.js'), isHashed('/favicon.svg'), isHashed('/api/assets/a')]).toEqual([
    true,
    false,
    false,
  ]);
});
