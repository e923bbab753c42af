import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { type ESTree, parseSync } from 'vite';

/**
 * Leaves out the project's top-level constants that a function does not use. esbuild keeps `z.string().check(…)` and `defineItem(…)` even then, because a call
 * may have side effects. `sideEffects` in package.json says that ours have none.
 */
export const dropUnusedConstants: Plugin = {
  name: 'drop-unused-constants',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes(`${sep}node_modules${sep}`)
        ? undefined
        : { contents: markDroppable(path, readFileSync(path, 'utf8')), loader: 'ts' },
    );
  },
};

/** @returns the module with its top-level constants marked as free of side effects. Lines stay where they are, for stack traces. */
export function markDroppable(path: string, text: string): string {
  return (
    parseSync(path, text)
      .program.body.flatMap(constantsOf)
      // A wrapped `await` would stand in a function that isn't async.
      .filter(({ start, end }) => !/\bawait\b/.test(text.slice(start, end)))
      .toReversed()
      .reduce(
        (marked, { start, end }) =>
          `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
        text,
      )
  );
}

/** Values that esbuild judges by itself. A wrapped class or function would also lose its name. */
const plainValues: readonly string[] = [
  'ArrowFunctionExpression',
  'AwaitExpression',
  'ClassExpression',
  'FunctionExpression',
  'Identifier',
  'Literal',
];

/** @returns the values of a statement's constants, in order. */
function constantsOf(statement: ESTree.Program['body'][number]): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && !plainValues.includes(withoutCast(init).type) ? [init] : [],
  );
}

function withoutCast(value: ESTree.Expression): ESTree.Expression {
  switch (value.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return withoutCast(value.expression);
    default:
      return value;
  }
}
