import { join } from 'node:path';
import { createCompilationErrorMessage, createCompiledCatalog } from '@lingui/cli/api';
import type { Plugin } from 'vite';
import { wordAreas } from '../src/words/word-areas.ts';
import {
  isInArea,
  keyOf,
  listLanguages,
  localesFolder,
  nameWordModule,
  pseudoLanguage,
  readSentences,
  readWordModule,
  type Sentence,
} from './catalogue.ts';

const loaders = 'virtual:words';

interface WordOptions {
  readonly pseudo: boolean;
  readonly readAll?: (language: string) => readonly Sentence[];
}

/**
 * Makes a module of each language's words for each area, from the one file of the language, and `virtual:words` with what loads them. `@lingui/vite-plugin` makes
 * one module of a file, which every page would load whole.
 * @param options `pseudo` adds the pseudo-language, which tests read. `readAll` reads a language's sentences
 */
export function words({ pseudo, readAll = readSentences }: WordOptions): Plugin {
  const known = new Map<string, readonly Sentence[]>();
  const read = (language: string): readonly Sentence[] => {
    const sentences = known.get(language) ?? refuseSameKeys(readAll(language));
    known.set(language, sentences);
    return sentences;
  };
  return {
    name: 'words',
    config: () => ({ define: { pseudoWords: String(pseudo) } }),
    buildStart: () => known.clear(),
    watchChange: () => known.clear(),
    resolveId: (id) => (id === loaders ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${loaders}`) return writeLoaders(pseudo);
      const { language, area } = readWordModule(id) ?? {};
      if (language === undefined || area === undefined) return undefined;
      this.addWatchFile(join(localesFolder, `${language}.po`));
      const sentences = read(language).filter((sentence) => isInArea(sentence, area));
      return { code: compileWords(language, sentences), moduleType: 'js' };
    },
  };
}

/** Writes a module with a function for each language and area, which loads its words. English is in the code. */
function writeLoaders(pseudo: boolean): string {
  const languages = [...listLanguages().filter((tag) => tag !== 'en'), ...(pseudo ? [pseudoLanguage.locale] : [])];
  const byLanguage = languages.map((language) => {
    const byArea = Object.keys(wordAreas).map((area) => {
      const file = join(localesFolder, '..', nameWordModule(language, area)).replaceAll('\\', '/');
      return `${area}: () => import(${JSON.stringify(file)})`;
    });
    return `${JSON.stringify(language)}: { ${byArea.join(', ')} }`;
  });
  return `export const words = { ${byLanguage.join(', ')} };`;
}

/** @returns the sentences, if the page can tell each from all others */
function refuseSameKeys(sentences: readonly Sentence[]): readonly Sentence[] {
  const known = new Map<string, string>();
  for (const sentence of sentences) {
    const key = keyOf(sentence);
    const other = known.get(key);
    if (other !== undefined)
      throw new Error(`“${other}” and “${sentence.message}” have the same key: change one of them.`);
    known.set(key, sentence.message);
  }
  return sentences;
}

/** Compiles sentences, so that the page needs no parser. One without a translation stays English. */
function compileWords(language: string, sentences: readonly Sentence[]): string {
  const messages = sentences.map((one) => [keyOf(one), one.translation || one.message] as const);
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(messages), {
    namespace: 'es',
    pseudoLocale: pseudoLanguage.locale,
    pseudoLocaleOptions: pseudoLanguage,
  });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(language, errors));
  return source;
}
