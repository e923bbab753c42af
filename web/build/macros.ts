import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { PluginObj, types as Types } from '@babel/core';
import babel from '@rolldown/plugin-babel';
import { compileSentence } from './catalogue.ts';

/** Compiles Lingui's macros. Only files that import one go through Babel, which is slow. */
export function macros() {
  return babel({
    presets: [
      {
        preset: { plugins: [[linguiMacro, { descriptorFields: 'message' }], compileEnglish] },
        rolldown: { filter: { code: /from '@lingui\/(core|react)\/macro'/ } },
      },
    ],
  });
}

/** Compiles each English sentence. */
function compileEnglish({ types }: { readonly types: typeof Types }): PluginObj {
  const fieldOf = (object: Types.ObjectExpression, name: string): Types.ObjectProperty | undefined =>
    object.properties.find(
      (one): one is Types.ObjectProperty =>
        types.isObjectProperty(one) && types.isIdentifier(one.key, { name }) && types.isStringLiteral(one.value),
    );
  return {
    visitor: {
      ObjectExpression({ node }) {
        const message = fieldOf(node, 'message');
        const isMarked = node.leadingComments?.some(({ value }) => value.includes('i18n'));
        if (!isMarked || !message || !fieldOf(node, 'id')) return;
        message.value = types.valueToNode(compileSentence((message.value as Types.StringLiteral).value));
      },
    },
  };
}
