import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { listLanguages, pseudoLanguage, runtimeModules } from './web/build/catalogue.ts';
import { sharedWords } from './web/build/shared-words.ts';

/** Where sentences are read from and kept. `npm run words` collects them, `npm run check` fails if that was forgotten. */
export default defineConfig({
  sourceLocale: 'en',
  // A language takes part once it has a file.
  locales: [...listLanguages(), pseudoLanguage.locale],
  pseudoLocale: pseudoLanguage,
  catalogs: [{ path: 'web/locales/{locale}', include: ['web/src/**/*.{ts,tsx}', 'shared/mail-sentences.ts'] }],
  extractors: [sharedWords, babelExtractor],
  // Without line numbers, which would change with every edit.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: runtimeModules,
});
