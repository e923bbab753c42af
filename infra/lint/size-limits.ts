import type { Rule } from './rule-types.ts';

type Visitor = ReturnType<Rule['create']>;
type FunctionNode = Parameters<NonNullable<Visitor['FunctionDeclaration' | 'ArrowFunctionExpression']>>[0];

const longestFile = 250;
const longestFunction = 50;
const longestComponent = 80;

/** Holds a file to 250 lines, a function to 50 and a React component to 80. Tests may nest: no function limit there. */
export const sizeLimits: Rule = {
  meta: { type: 'suggestion' },
  create(context) {
    const isTest = /[/\\]test[/\\]/.test(context.filename.slice(context.cwd.length));
    const visitor: Visitor = {
      Program(node) {
        const { length } = context.sourceCode.lines;
        if (length > longestFile) context.report({ node, message: fileMessage(length) });
      },
    };
    if (isTest) return visitor;
    const check = (node: FunctionNode): void => {
      const length = node.loc.end.line - node.loc.start.line + 1;
      const isComponent = context.filename.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node));
      const limit = isComponent ? longestComponent : longestFunction;
      if (length > limit) context.report({ node, message: functionMessage(isComponent, length, limit) });
    };
    return { ...visitor, FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

function nameOf(node: FunctionNode): string {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name;
  const { parent } = node;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
}

function fileMessage(length: number): string {
  return `This file has ${length} lines, the limit is ${longestFile}. Move the part that changes for another reason into its own file, named after what it does.`;
}

function functionMessage(isComponent: boolean, length: number, limit: number): string {
  return isComponent
    ? `This component has ${length} lines, the limit is ${limit}. Give a part of the screen its own component, or move its state into a hook.`
    : `This function has ${length} lines, the limit is ${limit}. Give each step a function whose name says what it does.`;
}
