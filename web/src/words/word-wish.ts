import { readSession } from '../lib/account/stored-session.ts';
import { localStore } from '../lib/device/web-storage.ts';

/* Part of the page's first script: which words to fetch beside the first screen's code. */

/** Whether the build has the pseudo-language, which tests read. */
declare const pseudoWords: boolean;

/** The language chosen on this device for whoever isn't signed in. */
export const languageKey = 'flashspark.language';

/** @returns the languages that suit whoever looks, best first: the signed-in person's own or the one chosen on this device, then the browser's */
export function listWishes(): readonly string[] {
  const chosen = readSession()?.user.language ?? localStore().getItem(languageKey);
  return [...(chosen ? [chosen] : []), ...navigator.languages];
}

/** Whether these wishes need no other words than those in the code, so that the list of languages isn't even loaded. */
export const wishEnglish = (wishes: readonly string[]): boolean => !pseudoWords && /^en\b/i.test(wishes[0] ?? 'en');
