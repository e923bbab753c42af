import type { Rule } from './rule.ts';

/** Forbids `const MAX_CARDS`: constants are camelCase like any other value (`maxCards`). */
export const camelCaseConstants: Rule = {
  meta: { type: 'suggestion' },
  create(context) {
    return {
      VariableDeclaration({ kind, declarations }) {
        if (kind !== 'const') return;
        for (const { id } of declarations) {
          if (id.type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(id.name))
            context.report({ node: id, message: `Write the constant ${id.name} in camelCase, like any other value.` });
        }
      },
    };
  },
};
