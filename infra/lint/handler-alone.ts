import type { Rule } from './rule.ts';

/** Forbids exporting other values next to a `handler`, because importing them would load the handler too. Types are allowed. */
export const handlerAlone: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      Program({ body }) {
        const values = body.flatMap((node) => {
          if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
          const { declaration } = node;
          if (declaration?.type === 'FunctionDeclaration') return [{ node, name: declaration.id?.name }];
          if (declaration?.type !== 'VariableDeclaration') return [];
          return declaration.declarations.map(({ id }) => ({
            node,
            name: id.type === 'Identifier' ? id.name : undefined,
          }));
        });
        if (!values.some(({ name }) => name === 'handler')) return;
        for (const { node, name } of values.filter((one) => one.name !== 'handler'))
          context.report({
            node,
            message: `${name ?? 'This'} stands beside a handler: move it into a file of its own.`,
          });
      },
    };
  },
};
