import { i18n } from './catalogue.ts';

/**
 * @param otherwise what to say without words in the active language, as English has none. The sentence itself by default.
 * @returns a sentence of `shared` in the active language. `web/build/shared-words.ts` takes these sentences into the catalogue.
 */
export function wordOf(sentence = '', otherwise = sentence, values?: Record<string, unknown>): string {
  return Object.hasOwn(i18n.messages, sentence) ? i18n._(sentence, values) : otherwise;
}
