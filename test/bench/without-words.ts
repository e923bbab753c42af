import { registerHooks } from 'node:module';

/*
 * For `node --import`: sentences of the app are macros, which only a build knows. The bench runs parts of the app in plain Node and reads none of its sentences, so
 * here a macro gives its English text.
 */
const macros = `
  const write = (texts, ...values) => (typeof texts === 'string' ? texts : String.raw({ raw: texts }, ...values));
  export const t = write, msg = write, plural = String;
`;
const catalogue = `export const i18n = { locale: 'en', _: String, load() {}, activate() {} }, t = String;`;
const stubs: Readonly<Record<string, string>> = {
  '@lingui/core/macro': macros,
  '@lingui/react/macro': macros,
  '#words': catalogue,
};

registerHooks({
  resolve: (specifier, context, next) => {
    // Functions have a catalogue, too.
    const isCatalogue = specifier.endsWith('/catalogue.ts') && context.parentURL?.includes('/web/src/');
    const code = stubs[specifier] ?? (isCatalogue ? catalogue : undefined);
    return code === undefined
      ? next(specifier, context)
      : { url: `data:text/javascript,${encodeURIComponent(code)}`, format: 'module', shortCircuit: true };
  },
});
