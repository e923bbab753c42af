import { value, type Violation } from './violation.ts';

const rule = 'structure(import-direction)';
const reExport = (path: string): string => `export { value } from '${path}';\n`;

/** Imports that violate the architecture's import direction, each with the closest import that is allowed. */
export const importViolations: readonly Violation[] = [...betweenFolders(), ...betweenLayersOfFunctions()];

function betweenFolders(): Violation[] {
  const targets = ['shared/target.ts', 'functions/data/target.ts', 'infra/stacks/target.ts', 'web/src/lib/target.ts'];
  const webTargets = ['web/src/app/target.ts', 'web/src/parent/create/target.ts', 'web/src/components/target.ts'];
  return [
    ...[...targets, ...webTargets].map((file) => ({ name: `${file} on its own`, file, source: value })),
    {
      name: 'shared importing functions',
      file: 'shared/up.ts',
      source: reExport('../functions/data/target.ts'),
      rule,
      says: /move what both need into shared/,
    },
    { name: 'shared importing web', file: 'shared/out.ts', source: reExport('../web/src/lib/target.ts'), rule },
    {
      name: 'functions importing infra',
      file: 'functions/decks/up.ts',
      source: reExport('../../infra/stacks/target.ts'),
      rule,
    },
    { name: 'functions importing shared', file: 'functions/decks/down.ts', source: reExport('../../shared/target.ts') },
    {
      name: 'web importing functions',
      file: 'web/src/lib/server.ts',
      source: reExport('../../../functions/data/target.ts'),
      rule,
      says: /call the API/,
    },
    { name: 'web importing shared', file: 'web/src/lib/contract.ts', source: reExport('../../../shared/target.ts') },
    {
      name: 'infra importing web',
      file: 'infra/stacks/screens.ts',
      source: reExport('../../web/src/lib/target.ts'),
      rule,
    },
    {
      name: 'infra importing functions',
      file: 'infra/stacks/table.ts',
      source: reExport('../../functions/data/target.ts'),
    },
    {
      name: 'a learner’s screen importing a parent’s',
      file: 'web/src/learner/neighbour.ts',
      source: reExport('../parent/create/target.ts'),
      rule,
      says: /Compose both in web\/src\/app/,
    },
    {
      name: 'a screen importing another of its role',
      file: 'web/src/parent/own.ts',
      source: reExport('./create/target.ts'),
    },
    {
      name: 'a screen importing the app',
      file: 'web/src/parent/create/up.ts',
      source: reExport('../../app/target.ts'),
      rule,
    },
    {
      name: 'a screen importing a component',
      file: 'web/src/parent/create/down.ts',
      source: reExport('../../components/target.ts'),
    },
    {
      name: 'a component importing a screen',
      file: 'web/src/components/up.ts',
      source: reExport('../parent/create/target.ts'),
      rule,
    },
    {
      name: 'lib loading the app lazily',
      file: 'web/src/lib/lazy.ts',
      source: "export const load = () => import('../app/target.ts');\n",
      rule,
    },
    {
      name: 'the app importing screens',
      file: 'web/src/app/compose.ts',
      source: reExport('../parent/create/target.ts'),
    },
  ];
}

function betweenLayersOfFunctions(): Violation[] {
  const folders = ['platform', 'decks', 'learners', 'study', 'scheduled'];
  const refused: [name: string, file: string, path: string, says: RegExp][] = [
    ['data importing the platform', 'data/up.ts', '../platform/target.ts', /stands below everything/],
    ['data importing a resource', 'data/far.ts', '../decks/target.ts', /stands below everything/],
    ['the platform importing a resource', 'platform/up.ts', '../decks/target.ts', /serves every resource/],
    ['the platform importing what runs by the clock', 'platform/far.ts', '../scheduled/target.ts', /serves every/],
    ['a resource importing what runs by the clock', 'decks/top.ts', '../scheduled/target.ts', /on top/],
    ['a resource importing another one', 'decks/side.ts', '../study/target.ts', /never in a circle/],
  ];
  const accepted: [name: string, file: string, path: string][] = [
    ['the platform importing data', 'platform/rows.ts', '../data/target.ts'],
    ['a resource importing the platform', 'decks/wrap.ts', '../platform/target.ts'],
    ['a resource importing itself', 'decks/own.ts', './target.ts'],
    ['a resource importing one whose rules it goes by', 'study/list.ts', '../learners/target.ts'],
    ['what runs by the clock importing a resource', 'scheduled/sweep.ts', '../decks/target.ts'],
  ];
  return [
    ...folders.map((folder) => ({
      name: `${folder} on its own`,
      file: `functions/${folder}/target.ts`,
      source: value,
    })),
    ...refused.map(([name, file, path, says]) => ({
      name,
      file: `functions/${file}`,
      source: reExport(path),
      rule,
      says,
    })),
    ...accepted.map(([name, file, path]) => ({ name, file: `functions/${file}`, source: reExport(path) })),
  ];
}
