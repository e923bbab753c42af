import { dirname, relative, resolve, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

type AnyRule = Parameters<RuleTester['run']>[1];

/** A lint rule in the ESLint format: `create(context)` returns a callback per node type. */
export type Rule = Extract<AnyRule, { create: unknown }> & { createOnce?: never };

/** What a rule knows about the linted file, and its `report` function. */
export type RuleContext = Parameters<Rule['create']>[0];

type Visitor = ReturnType<Rule['create']>;
type ModuleNode = Parameters<NonNullable<Visitor['ImportDeclaration']>>[0]['source'];

/** @returns the linted file's path from the project's root, with forward slashes. */
export function projectPath(context: RuleContext): string {
  return toProjectPath(context, context.filename);
}

/**
 * Calls `report` for every imported or re-exported module, including `import()` with a literal.
 * `target` is the project path of a relative import, else the bare specifier (`zod`, `node:fs`).
 */
export function visitImportedModules(
  context: RuleContext,
  report: (target: string, node: ModuleNode) => void,
): Visitor {
  const visit = (node: ModuleNode): void => report(importTarget(context, node.value), node);
  return {
    ImportDeclaration: (node) => visit(node.source),
    ExportAllDeclaration: (node) => visit(node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source) visit(node.source);
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') visit(node.source);
    },
  };
}

function importTarget(context: RuleContext, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return toProjectPath(context, resolve(dirname(context.filename), specifier));
}

function toProjectPath(context: RuleContext, path: string): string {
  return relative(context.cwd, path).split(sep).join('/');
}
