import { useEffect } from 'react';
import { inEnglish, type ShelfWords } from '../../../../shared/library/cards.ts';
import { i18n, useLingui } from '../catalogue.ts';
import { openArea } from '../language.ts';
import { activeLocale, whenUsed } from '../locale.ts';
import { localeOf, readMessage } from '../../../../shared/read-message.ts';

const languageNames = whenUsed((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The words of the ready decks in the active language. Their sentences are in `shared/library`; `web/build/shared-words.ts` takes them into the catalogue. */
export const shelfWords: ShelfWords = {
  get language() {
    return new Intl.Locale(activeLocale()).language;
  },
  say: (sentence, values) =>
    Object.hasOwn(i18n.messages, sentence) ? i18n._(sentence, values) : inEnglish.say(sentence, values),
  nameLanguage: (tag) => languageNames().of(tag) ?? tag,
};

/** @returns the words of the ready decks in a language that may be another than the page's. Rejects if they can't be loaded. */
export async function readShelf(language: string): Promise<ShelfWords> {
  const messages = (await (await import('../word-files.ts')).readWords(language, 'shelf')) ?? {};
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    language: new Intl.Locale(language).language,
    say(sentence, values) {
      const words = messages[sentence];
      return words ? readMessage(words, locale, values) : inEnglish.say(sentence, values);
    },
    nameLanguage: (tag) => names.of(tag) ?? tag,
  };
}

/** Opens the words of the ready decks. Without them, the decks speak English. */
export async function openShelf(): Promise<void> {
  await openArea('shelf').catch(() => undefined);
}

/** Opens the words of the ready decks beside a screen that shows some, and returns them. */
export function useShelf(): ShelfWords {
  useLingui();
  useEffect(() => void openShelf(), []);
  return shelfWords;
}
