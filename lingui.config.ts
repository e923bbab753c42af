import { existsSync, globSync } from 'node:fs';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { appLanguages } from './shared/languages.ts';
import { sharedWords } from './web/build/shared-words.ts';
import { areaOf, wordAreas } from './web/src/words/word-areas.ts';

const modules = globSync('web/src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));

/** Where sentences are read from and kept. `npm run words` collects them, `npm run check` fails if that was forgotten. */
export default defineConfig({
  sourceLocale: 'en',
  // A language takes part once it has a folder.
  locales: [...appLanguages.filter((tag) => existsSync(`web/locales/${tag}`)), 'en-XA'],
  // English with longer words and accents, made of the English sentences: shows what is not in the catalogue and what has no room to grow.
  pseudoLocale: { locale: 'en-XA', extend: 0.4, prepend: '[', append: ']' },
  catalogs: Object.keys(wordAreas).map((area) => ({
    path: `web/locales/{locale}/${area}`,
    include: modules.filter((path) => areaOf(path.replace('web/src/', '')) === area),
  })),
  extractors: [sharedWords, babelExtractor],
  // Without line numbers, which would change with every edit.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { i18n: ['#words', 'i18n'], useLingui: ['#words', 'useLingui'], Trans: ['#trans', 'Trans'] },
});
