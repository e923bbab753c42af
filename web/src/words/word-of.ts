import { i18n } from './catalogue.tsx';

/** @returns a sentence of `shared` in the active language, as it is where it has no words. `web/build/shared-words.ts` takes these sentences into the catalogue. */
export function wordOf(sentence: string): string {
  return Object.hasOwn(i18n.messages, sentence) ? i18n._(sentence) : sentence;
}
