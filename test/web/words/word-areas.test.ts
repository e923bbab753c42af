import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { mailSentences } from '../../../shared/mail-sentences.ts';
import { keyOf, readSentences } from '../../../web/build/catalogue.ts';
import { withoutParts } from '../../../web/src/words/language.ts';
import { areaOf, type WordArea, wordAreas } from '../../../web/src/words/word-areas.ts';
import { readWords } from '../../../web/src/words/word-files.ts';

const root = join(import.meta.dirname, '../../../web/src');
const modules = globSync('**/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** Areas that are open wherever a screen of an area is shown. `app/screens.tsx` opens those of a role. */
const opened: Readonly<Partial<Record<WordArea, readonly WordArea[]>>> = {
  // Opens its words itself.
  everywhere: ['refusals'],
  legal: ['entrance'],
  hints: ['parent'],
  making: ['parent'],
  settings: ['parent', 'account'],
  admin: ['parent', 'account'],
  learning: ['learner'],
  together: ['parent', 'making', 'learner', 'learning'],
};

const importForm = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

const read = (module: string): string => readFileSync(join(root, module), 'utf8');

/** The modules that a module imports. */
const listImports = (module: string) =>
  [...read(module).matchAll(importForm)].map(([, named, lazy]) => ({
    lazy,
    target: normalize(join(dirname(module), named ?? lazy ?? '')).replaceAll('\\', '/'),
  }));

/** Whether a module, or one of its area that it imports, has sentences. */
function hasWords(module: string, seen = new Set<string>()): boolean {
  if (seen.has(module) || !modules.includes(module)) return false;
  seen.add(module);
  return (
    read(module).includes("/macro'") ||
    listImports(module).some(({ target }) => areaOf(target) === areaOf(module) && hasWords(target, seen))
  );
}

/** Every import of a module of another area, and whether the words of that area are there when it renders. */
function listCrossings(module: string) {
  const code = read(module);
  const own = areaOf(module);
  return listImports(module).flatMap(({ lazy, target }) => {
    const area = areaOf(target);
    if (!hasWords(target) || !area || !own || area === own || area === 'everywhere' || opened[own]?.includes(area))
      return [];
    if (area === 'parts' && !withoutParts.includes(own)) return [];
    const isNamed = [...code.matchAll(/(?:lazy|server)Screen\(([\s\S]*?)\n?\);/g)].some(
      ([, call = '']) => call.includes(lazy ?? '-') && call.includes(`'${area}'`),
    );
    return isNamed ? [] : [`${module} (${own}) shows ${target} (${area})`];
  });
}

it('each module of the app has an area, and each area a folder', () => {
  expect(modules.filter((module) => !areaOf(module) && !module.startsWith('styles/'))).toEqual([]);
  const used = new Set(modules.map(areaOf));
  expect(Object.keys(wordAreas).filter((area) => !used.has(area as WordArea))).toEqual([]);
});

it('study together, which a grown-up opens, brings the words of a child’s screens with it', () => {
  const [call = ''] = /lazyScreen\([^;]*together\.tsx[^;]*/.exec(read('parent/console-tabs.tsx')) ?? [];
  const brought = opened.together?.filter((area) => area !== 'parent') ?? [];
  expect(brought.filter((area) => !call.includes(`'${area}'`))).toEqual([]);
});

it('a screen opens the words of each area that it shows', () => {
  expect(modules.filter((module) => module !== 'app/role-app-loaders.ts').flatMap(listCrossings)).toEqual([]);
});

it('a language’s one file is divided: an area has what its files say, and no area what only emails do', async () => {
  const areas = Object.keys(wordAreas) as WordArea[];
  const words = new Map(await Promise.all(areas.map(async (area) => [area, await readWords('de', area)] as const)));
  const sentences = readSentences('de');
  const keyOfText = (english: string): string => {
    const found = sentences.find(({ message, context }) => message === english && !context);
    return found ? keyOf(found) : '';
  };
  const areasOf = (key: string): WordArea[] => areas.filter((area) => words.get(area)?.[key]);
  expect(areasOf(keyOfText('A little more?'))).toEqual(['learner']);
  expect(areasOf(keyOfText('Badges'))).toEqual(['learner', 'learning']);
  expect(Object.values(mailSentences).flatMap(areasOf)).toEqual([]);
});
