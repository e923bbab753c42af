import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { shuffleBySeed } from '../../shared/quiz/seeded-shuffle.ts';
import { type Mutant, MutantError } from './mutant.ts';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

type Span = Omit<Change, 'instead'>;

export interface GeneratedChoice {
  readonly count: number;
  readonly seed: string;
  /** Path prefix of the files to mutate. */
  readonly under: string;
}

const sources = '{functions,shared,infra,web/src}/**/*.{ts,tsx}';

/** Maximum number of test files to run because they import the source: a few show whether it is tested, and more than 50 import `shared/limits.ts`. */
const mostImporters = 8;

const otherOperator: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

/** @returns mutants at places that the seed picks; reproducible while the sources do not change. */
export function generateMutants({ count, seed, under }: GeneratedChoice): Mutant[] {
  const files = globSync(sources, { cwd: projectRoot }).map(toPosix).toSorted();
  const chosen = files.filter((file) => file.startsWith(under) && !file.endsWith('.d.ts'));
  const places = chosen.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return listChanges(file, text).map((change) => ({ file, text, change }));
  });
  if (places.length === 0) throw new MutantError(`There is nothing to change under ${under}.`);
  const findTests = testFinder();
  return shuffleBySeed(places, seed)
    .slice(0, count)
    .map(({ file, text, change }) => toMutant(file, text, change, findTests(file)));
}

/** @returns small typical defects, each in one place of the file. */
export function listChanges(file: string, text: string): Change[] {
  const changes: Change[] = [];
  const literalTypes = new Set<number>();
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const add = ({ start, end }: Span, ...texts: string[]) =>
    changes.push(...texts.map((instead) => ({ start, end, instead })));
  // `false` skips an early `return` or `throw`.
  const changeCondition = (test: Span) => add(test, `!(${textOf(test)})`, 'true', 'false');
  const changeOperator = ({ left, right, operator }: { left: Span; right: Span; operator: string }) => {
    const between = { start: left.end, end: right.start };
    const other = otherOperator[operator];
    if (other !== undefined) add(between, textOf(between).replace(operator, other));
  };
  new Visitor({
    IfStatement: ({ test }) => changeCondition(test),
    ConditionalExpression: ({ test }) => changeCondition(test),
    LogicalExpression: changeOperator,
    BinaryExpression: changeOperator,
    ExpressionStatement: (node) => {
      if (isCall(node.expression)) add(node, ';');
    },
    // Drops actions of a transaction, which are calls in an array or spread lists of actions.
    ArrayExpression: ({ elements }) => {
      for (const element of elements)
        if (element?.type === 'SpreadElement' || element?.type === 'CallExpression') add(element, '...[]');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'filter') add(node, textOf(callee.object));
    },
    TSLiteralType: ({ literal }) => void literalTypes.add(literal.start),
    Literal: (node) => {
      if (typeof node.value === 'number' && !literalTypes.has(node.start)) add(node, String(node.value + 1));
    },
  }).visit(parseSync(file, text).program);
  return changes;
}

function isCall(expression: ESTree.Expression): boolean {
  const inner = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return inner.type === 'CallExpression';
}

function toMutant(file: string, text: string, { start, end, instead }: Change, tests: Mutant['tests']): Mutant {
  // Extends the anchor by whole lines until it is unique in the file.
  let from = startOfLine(text, start);
  let to = endOfLine(text, end);
  const [line, changed] = [text.slice(from, to), text.slice(from, start) + instead + text.slice(end, to)];
  while (text.split(text.slice(from, to)).length !== 2) {
    from = startOfLine(text, from - 1);
    to = endOfLine(text, to + 1);
  }
  const number = text.slice(0, start).split('\n').length;
  return {
    id: `${file}:${number}  ${shorten(line)}  ->  ${shorten(changed)}`,
    does: 'A generated defect.',
    file,
    find: text.slice(from, to),
    replace: text.slice(from, start) + instead + text.slice(end, to),
    tests,
  };
}

function startOfLine(text: string, index: number): number {
  return index <= 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;
}

function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
}

/** @returns a function that finds the tests of a source: those that mirror it, else those that import it, else the whole mirrored folder. */
function testFinder(): (file: string) => Mutant['tests'] {
  known ??= readTests();
  const { tests, importers } = known;
  return (file) => {
    const mirrored = withoutEnding(mirror(file));
    const mirrors = tests.filter((test) => withoutEnding(test) === mirrored);
    const importing = (importers.get(file) ?? []).map(({ test }) => test).slice(0, mostImporters);
    const [first = findFolder(posix.dirname(file)), ...others] = mirrors.length > 0 ? mirrors : importing;
    return [first, ...others];
  };
}

/** Read once in a process: to parse all tests takes a second and a half. */
let known: ReturnType<typeof readTests> | undefined;

function readTests() {
  const tests = globSync('test/**/*.test.{ts,tsx}', { cwd: projectRoot }).map(toPosix).toSorted();
  const importers = Map.groupBy(
    tests.flatMap((test) => listImports(test).map((file) => ({ test, file }))),
    ({ file }) => file,
  );
  return { tests, importers };
}

function listImports(test: string): string[] {
  const { module } = parseSync(test, readFileSync(join(projectRoot, test), 'utf8'));
  return module.staticImports.map(({ moduleRequest }) => posix.join(posix.dirname(test), moduleRequest.value));
}

/** @returns the nearest test folder that mirrors the folder or one above it; Vitest runs all files below it. */
function findFolder(folder: string): string {
  const mirrored = mirror(folder);
  return existsSync(join(projectRoot, mirrored)) ? `${mirrored}/` : findFolder(posix.dirname(folder));
}

/** @returns the path under `test` that mirrors a source file or folder. */
function mirror(path: string): string {
  return `test/${path.replace(/^web\/src\b/, 'web')}`;
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.test)?\.tsx?$/, '');
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
