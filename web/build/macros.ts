import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { PluginObj, types as Types } from '@babel/core';
import { makeConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';
import { compileSentence, hasIdOfItsText, runtimeModules } from './catalogue.ts';

/** All that the macros need of `lingui.config.ts`: they would find the file themselves and compile it with its imports, which takes 0.4 s of CPU time at each start of Vite. */
const linguiConfig = makeConfig({ locales: ['en'], runtimeConfigModule: runtimeModules }, { skipValidation: true });

/** Compiles Lingui's macros. Only files that import one go through Babel, which is slow. */
export function macros() {
  return babel({
    presets: [
      {
        preset: { plugins: [[linguiMacro, { descriptorFields: 'message', linguiConfig }], compileEnglish] },
        rolldown: { filter: { code: /from '@lingui\/(core|react)\/macro'/ } },
      },
    ],
  });
}

/** Compiles each English sentence, and leaves out the id that the page can make of it. */
function compileEnglish({ types }: { readonly types: typeof Types }): PluginObj {
  const fieldOf = (object: Types.ObjectExpression, name: string): Types.ObjectProperty | undefined =>
    object.properties.find(
      (one): one is Types.ObjectProperty =>
        types.isObjectProperty(one) && types.isIdentifier(one.key, { name }) && types.isStringLiteral(one.value),
    );
  return {
    visitor: {
      ObjectExpression({ node }) {
        const [id, message] = [fieldOf(node, 'id'), fieldOf(node, 'message')];
        const isMarked = node.leadingComments?.some(({ value }) => value.includes('i18n'));
        if (!isMarked || !message || !id) return;
        const sentence = {
          id: (id.value as Types.StringLiteral).value,
          message: (message.value as Types.StringLiteral).value,
        };
        message.value = types.valueToNode(compileSentence(sentence.message));
        if (hasIdOfItsText(sentence)) node.properties = node.properties.filter((one) => one !== id);
      },
    },
  };
}
