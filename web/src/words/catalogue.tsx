import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { useSyncExternalStore } from 'react';

/*
 * What Lingui's macros compile to imports from this file, as `#words` (see `lingui.config.ts`). The English sentences stay in the code of their screens, so
 * English fetches no catalogue; another language loads its own, see `language.ts`, and falls back to English.
 */
export { i18n };

i18n.load('en', {});
i18n.activate('en');

interface Words {
  readonly i18n: typeof i18n;
  readonly _: typeof i18n._;
}

/** A new object for each language, so that what was computed from the words is computed again. */
const bindWords = (): Words => ({ i18n, _: i18n._.bind(i18n) });

let words = bindWords();
i18n.on('change', () => {
  words = bindWords();
});

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);

const readWords = (): Words => words;

/** The words of the active language. Components that use them render again when it changes. Unlike Lingui's own hook, it needs no provider. */
export function useLingui(): Words {
  return useSyncExternalStore(subscribe, readWords, readWords);
}

/** A sentence with elements inside. Lingui's own form for servers, which needs no context either. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLingui()} />;
}
