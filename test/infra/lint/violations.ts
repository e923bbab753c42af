import { importViolations } from './import-violations.ts';
import { unlistedStores } from './store-violations.ts';
import { value, type Violation } from './violation.ts';
import { wordViolations } from './word-violations.ts';

const lines = (count: number): string => 'void 0;\n'.repeat(count);

/** One small file for each rule that guards the architecture, with the closest file that is allowed. */
export const violations: readonly Violation[] = [
  ...importViolations,
  ...guardedPackages(),
  ...sizes(),
  ...pureCode(),
  ...textAsCode(),
  ...unlistedStores(),
  ...wordViolations,
  {
    name: 'a file name that is not kebab-case',
    file: 'shared/badName.ts',
    source: value,
    rule: 'unicorn(filename-case)',
    says: /Rename the file to 'bad-name\.ts'/,
  },
  {
    name: 'a constant in capital letters',
    file: 'shared/capitals.ts',
    source: 'export const MAX_CARDS = 20;\n',
    rule: 'structure(camel-case-constants)',
    says: /camelCase/,
  },
  {
    name: 'a function beside a handler',
    file: 'functions/decks/two-things.ts',
    source: 'export const handler = 1;\nexport function present(): number {\n  return handler;\n}\n',
    rule: 'structure(handler-alone)',
    says: /file of its own/,
  },
  {
    name: 'a type beside a handler',
    file: 'functions/decks/effects.ts',
    source: 'export type Effects = number;\nexport const handler: Effects = 1;\n',
  },
  {
    name: 'two files that take only types from each other',
    file: 'shared/circle.ts',
    source: "import type { Other } from './other-half.ts';\nexport type One = { readonly other: Other };\n",
    rule: 'import(no-cycle)',
  },
  {
    name: 'the other half of a circle',
    file: 'shared/other-half.ts',
    source: "import type { One } from './circle.ts';\nexport type Other = { readonly one: One };\n",
    rule: 'import(no-cycle)',
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

function textAsCode(): Violation[] {
  const rule = 'structure(no-html-sinks)';
  const document = '{ document: Record<`write${string}`, (text: string) => void> }';
  const written: readonly (readonly [string, string])[] = [
    [
      'the inside of an element',
      'export const show = (box: Element, text: string) => {\n  box.innerHTML = text;\n};\n',
    ],
    ['an element as a whole', "export const show = (box: Element) => box['outerHTML'];\n"],
    ['a part beside others', "export const show = (box: Element) => box.insertAdjacentHTML('beforeend', '<p>');\n"],
    ['an inside that nobody cleans', "export const show = (box: Element) => box.setHTMLUnsafe('<p>');\n"],
    ['a page that nobody cleans', "export const page = Document.parseHTMLUnsafe('<p>');\n"],
    ['a part of a range', "export const part = new Range().createContextualFragment('<p>');\n"],
    ['a page of a parser', "export const page = new DOMParser().parseFromString('<p>', 'text/html');\n"],
    ['a page that is written', `export const show = (page: ${document}) => page.document.write('<p>');\n`],
    ['a line that is written', `export const show = (page: ${document}) => page.document.writeln('<p>');\n`],
    ['a frame of React', 'export const Frame = () => <iframe title="A" sandbox="" srcDoc="<p>" />;\n'],
    ['a frame', "export const show = (frame: Element) => frame.setAttribute('srcdoc', '<p>');\n"],
    ['properties that are set together', 'export const properties = { innerHTML: 1 };\n'],
    ['properties of React', 'export const properties = { dangerouslySetInnerHTML: 1 };\n'],
  ];
  return [
    ...written.map(([what, source], index) => ({
      name: `text that becomes ${what}`,
      file: `web/src/components/sink-${index}.tsx`,
      source,
      rule,
      says: /makes HTML of a text/,
    })),
    {
      name: 'HTML by way of React',
      file: 'web/src/components/drawn.tsx',
      source: "export const Text = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;\n",
      rule: 'react(no-danger)',
    },
    {
      name: 'a sink outside of the web app',
      file: 'infra/stacks/sink.ts',
      source: 'export const read = (box: Element) => box.innerHTML;\n',
      rule,
    },
    {
      name: 'a function made of a text',
      file: 'shared/code.ts',
      source: "export const run = new Function('1');\n",
      rule: 'typescript(no-implied-eval)',
    },
    {
      name: 'a text that runs',
      file: 'shared/eval.ts',
      source: "export const one: unknown = eval('1');\n",
      rule: 'eslint(no-eval)',
    },
    {
      name: 'an address that runs',
      file: 'shared/address.ts',
      source: "export const address = 'javascript:alert(1)';\n",
      rule: 'eslint(no-script-url)',
    },
    {
      name: 'text that stays text',
      file: 'web/src/components/text.tsx',
      source:
        'export const show = (box: Element, out: WritableStreamDefaultWriter) => {\n  box.textContent = "<p>";\n  return out.write("<p>");\n};\n',
    },
  ];
}
