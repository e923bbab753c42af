type Violation = {
  name: string;
  file: string;
  source: string;
  /** The one rule that must fire; absent when the file is allowed. */
  rule?: string;
  /** What its message must say. */
  says?: RegExp;
};

const value = 'export const value = 1;\n';
const lines = (count: number): string => 'void 0;\n'.repeat(count);
const reExport = (path: string): string => `export { value } from '${path}';\n`;

/** One small file for each rule that holds the structure, and the nearest file that is allowed. */
export const violations: readonly Violation[] = [
  ...importDirections(),
  ...guardedPackages(),
  ...sizes(),
  ...pureCode(),
  {
    name: 'a file name that is not kebab-case',
    file: 'shared/badName.ts',
    source: value,
    rule: 'unicorn(filename-case)',
    says: /Rename the file to 'bad-name\.ts'/,
  },
  {
    name: 'a default export',
    file: 'shared/default-export.ts',
    source: 'const value = 1;\nexport default value;\n',
    rule: 'import(no-default-export)',
  },
  {
    name: 'any',
    file: 'shared/any.ts',
    source: 'export type Loose = { value: any };\n',
    rule: 'typescript(no-explicit-any)',
    says: /unknown/,
  },
  {
    name: 'a promise nobody waits for',
    file: 'functions/platform/floating.ts',
    source: 'export function start(run: () => Promise<void>): void {\n  run();\n}\n',
    rule: 'typescript(no-floating-promises)',
    says: /await/,
  },
  {
    name: 'a clickable element that the keyboard cannot reach',
    file: 'web/src/components/clickable.tsx',
    source: 'export const Picture = () => <img src="/a.png" />;\n',
    rule: 'jsx-a11y(alt-text)',
  },
  {
    name: 'a test that is switched off',
    file: 'test/shared/skipped.test.ts',
    source: "import { expect, it } from 'vitest';\nit.skip('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n",
    rule: 'vitest(no-disabled-tests)',
  },
];

function importDirections(): Violation[] {
  const rule = 'structure(import-direction)';
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

function guardedPackages(): Violation[] {
  const rule = 'structure(guarded-packages)';
  const database = "export { DynamoDBClient } from '@aws-sdk/client-dynamodb';\n";
  const documents = "export { GetCommand } from '@aws-sdk/lib-dynamodb';\n";
  const scheduling = "export { fsrs } from 'ts-fsrs';\n";
  return [
    {
      name: 'the DynamoDB client in a handler',
      file: 'functions/decks/database.ts',
      source: database,
      rule,
      says: /functions\/data/,
    },
    {
      name: 'the DynamoDB document client in the platform',
      file: 'functions/platform/documents.ts',
      source: documents,
      rule,
    },
    { name: 'the DynamoDB client in functions/data', file: 'functions/data/client.ts', source: database },
    {
      name: 'ts-fsrs beside its one file',
      file: 'shared/scheduling/other.ts',
      source: scheduling,
      rule,
      says: /fsrs-engine\.ts/,
    },
    { name: 'ts-fsrs in its one file', file: 'shared/scheduling/fsrs-engine.ts', source: scheduling },
    {
      name: 'the large entry of zod',
      file: 'shared/schemas/large.ts',
      source: "export { object } from 'zod';\n",
      rule,
      says: /zod\/mini/,
    },
    {
      name: 'another entry of zod',
      file: 'functions/platform/locales.ts',
      source: "export { en } from 'zod/locales';\n",
      rule,
      says: /zod\/mini/,
    },
    { name: 'zod/mini', file: 'shared/schemas/small.ts', source: "export { object } from 'zod/mini';\n" },
  ];
}

function sizes(): Violation[] {
  const wrap = (head: string, count: number): string => `${head} {\n${lines(count - 2)}}\n`;
  return [
    {
      name: 'a file of 251 lines',
      file: 'shared/long.ts',
      source: '// line\n'.repeat(250) + value.trim(),
      rule: 'eslint(max-lines)',
    },
    { name: 'a file of 250 lines', file: 'shared/full.ts', source: '// line\n'.repeat(249) + value.trim() },
    {
      name: 'a function of 51 lines',
      file: 'functions/platform/long.ts',
      source: wrap('export function run(): void', 51),
      rule: 'eslint(max-lines-per-function)',
    },
    {
      name: 'a component of 81 lines',
      file: 'web/src/app/long.tsx',
      source: wrap('export const Screen = (): void =>', 81),
      rule: 'eslint(max-lines-per-function)',
    },
    {
      name: 'a component of 80 lines',
      file: 'web/src/app/full.tsx',
      source: wrap('export const Screen = (): void =>', 80),
    },
    {
      name: 'a test function of 51 lines',
      file: 'test/shared/long.test.ts',
      source: wrap('export function run(): void', 51),
    },
  ];
}

function pureCode(): Violation[] {
  const clock = 'structure(no-current-date)';
  const globals = 'eslint(no-restricted-globals)';
  return [
    {
      name: 'a clock in shared',
      file: 'shared/clock.ts',
      source: 'export const now = () => new Date();\n',
      rule: clock,
      says: /take the time as an argument/,
    },
    {
      name: 'Date.now in a handler',
      file: 'functions/decks/clock.ts',
      source: 'export const now = () => Date.now();\n',
      rule: clock,
    },
    {
      name: 'a date made of a value',
      file: 'shared/date.ts',
      source: 'export const at = (ms: number) => new Date(ms);\n',
    },
    {
      name: 'chance in shared',
      file: 'shared/chance.ts',
      source: 'export const roll = () => Math.random();\n',
      rule: 'eslint(no-restricted-properties)',
      says: /seed/,
    },
    {
      name: 'node modules in shared',
      file: 'shared/disk.ts',
      source: "export { readFile } from 'node:fs/promises';\n",
      rule: 'eslint(no-restricted-imports)',
      says: /does no I\/O/,
    },
    {
      name: 'the network in shared',
      file: 'shared/network.ts',
      source: "export const load = () => fetch('/x');\n",
      rule: globals,
    },
    {
      name: 'console in functions',
      file: 'functions/platform/print.ts',
      source: "export const print = () => console.log('x');\n",
      rule: globals,
      says: /logger of the context/,
    },
  ];
}
