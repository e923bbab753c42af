import type { MessageDescriptor, Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { localeOf, type Message, readMessage, type Values } from '../../../shared/read-message.ts';
import { keyOfSentence } from './sentence-key.ts';

/*
 * What Lingui's macros compile to imports from this file, as `#words` (see `lingui.config.ts`). The English sentences stay in the code of their screens, so
 * English fetches no catalogue; another language loads its own, see `language.ts`, and falls back to English.
 */

const catalogues: Record<string, Messages> = {};
const listeners = new Set<() => void>();

/** Calls `listener` after each change of the language or its words. @returns what ends that */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A sentence of the code, with its English words as the build compiled them. Most have no id: they are looked up by their words. */
type Sentence = Omit<MessageDescriptor, 'id' | 'message'> & { readonly id?: string; readonly message?: Message };

export const i18n = {
  /** The active language. */
  locale: 'en',

  /** The words of the active language that are loaded. */
  get messages(): Messages {
    return catalogues[i18n.locale] ?? {};
  },

  /** Adds words of a language. */
  load(language: string, messages: Messages): void {
    catalogues[language] = { ...catalogues[language], ...messages };
    tellAll();
  },

  activate(language: string): void {
    i18n.locale = language;
    tellAll();
  },

  subscribe,

  /** @returns a sentence in the active language, or in English without its words. One of `shared` is its own id. */
  _(sentence: Sentence | string, values?: Values): string {
    const { id, message = id ?? '', values: own = values } = typeof sentence === 'string' ? { id: sentence } : sentence;
    const { messages, locale } = i18n;
    // English needs no key: its words are here.
    const key = id ?? (locale === 'en' ? '' : keyOfSentence(message));
    return readMessage((Object.hasOwn(messages, key) && messages[key]) || message, localeOf(locale), own);
  },
};

interface Words {
  readonly i18n: typeof i18n;
  readonly _: typeof i18n._;
}

/** A new object for each language, so that what was computed from the words is computed again. */
const bindWords = (): Words => ({ i18n, _: i18n._.bind(i18n) });

let words = bindWords();

function tellAll(): void {
  words = bindWords();
  for (const listener of listeners) listener();
}

const readWords = (): Words => words;

/** The words of the active language. Components that use them render again when it changes. Unlike Lingui's own hook, it needs no provider. */
export function useLingui(): Words {
  return useSyncExternalStore(subscribe, readWords, readWords);
}
