import { camelCaseConstants } from './camel-case-constants.ts';
import { guardedPackages } from './guarded-packages.ts';
import { handlerAlone } from './handler-alone.ts';
import { importDirection } from './import-direction.ts';
import { listedBrowserStores } from './listed-browser-stores.ts';
import { noCurrentDate } from './no-current-date.ts';
import { noHtmlSinks } from './no-html-sinks.ts';
import { wordsInCatalogue } from './words-in-catalogue.ts';

/** The project's own lint rules, loaded by `.oxlintrc.json` under the name `structure`. */
const structurePlugin = {
  meta: { name: 'structure' },
  rules: {
    'camel-case-constants': camelCaseConstants,
    'guarded-packages': guardedPackages,
    'handler-alone': handlerAlone,
    'import-direction': importDirection,
    'listed-browser-stores': listedBrowserStores,
    'no-current-date': noCurrentDate,
    'no-html-sinks': noHtmlSinks,
    'words-in-catalogue': wordsInCatalogue,
  },
};

// The linter requires a default export.
export default structurePlugin;
