import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

interface Import {
  /** Import specifier as written, such as `./deck.ts`. */
  readonly specifier: string;
  /** Whether it imports only types, so that the compiler removes it. */
  readonly isTypeOnly: boolean;
}

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** Line count of each function, from its first to its last line; empty for a style sheet. */
  readonly functions: readonly number[];
  readonly imports: readonly Import[];
}

const sourceFile = /\.(?:tsx?|mjs|js|css)$/;

/** Reads all tracked TypeScript, JavaScript and CSS sources of the checkout. */
export function readSources(root: string): Source[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return tracked
    .filter((path) => sourceFile.test(path) && existsSync(join(root, path)))
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

export function readSource(path: string, text: string): Source {
  const lines = countLines(text);
  if (path.endsWith('.css')) return { path, lines, functions: [], imports: [] };
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const functions: number[] = [];
  const measure = ({ start, end }: { start: number; end: number }) =>
    void functions.push(countLines(text.slice(start, end)));
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return { path, lines, functions, imports: listImports(module, text) };
}

function listImports(module: ReturnType<typeof parseSync>['module'], text: string): Import[] {
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    isTypeOnly: false,
  }));
  return [...imported, ...reexported, ...dynamic];
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
