import type { Rule } from './rule.ts';

/** Forbids `new Date()` and `Date.now()`. Code that receives the time as an argument can be tested at any time. */
export const noCurrentDate: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const message =
      'This code may not read the clock: take the time as an argument (in functions/, from the clock of the context).';
    return {
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
        if (isDate && node.arguments.length === 0) context.report({ node, message });
      },
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        const isDateNow =
          callee.object.name === 'Date' && callee.property.type === 'Identifier' && callee.property.name === 'now';
        if (isDateNow) context.report({ node: callee, message });
      },
    };
  },
};
