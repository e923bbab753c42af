import { registerHooks } from 'node:module';
import { pictureWords } from '../../web/build/picture-words.ts';

// Node only blanks types out, so every line and column is right without a map. To look for one took CPU time at each stack.
process.setSourceMapsEnabled(false);

/** Gives Node the modules with the words of pictures, which the app's build makes. */
const { load } = pictureWords() as { readonly load: (id: string) => string | undefined };
const isMade = (specifier: string) => specifier.startsWith('virtual:picture-words');

registerHooks({
  resolve: (specifier, context, next) =>
    isMade(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    isMade(url) ? { format: 'module', source: load(`\0${url}`), shortCircuit: true } : next(url, context),
});
