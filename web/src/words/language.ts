import { rightToLeft } from '../../../shared/text-direction.ts';
import { i18n } from './catalogue.ts';
import type { WordArea } from './word-areas.ts';
import { listWishes, wishEnglish } from './word-wish.ts';

/** Areas whose words a page uses. */
const opened = new Set<WordArea>(['everywhere']);

/** Areas that need no dialogs, fields or pickers. The screens of all others are made of them. */
export const withoutParts: readonly WordArea[] = ['everywhere', 'parts', 'learner', 'refusals', 'shelf'];

/** The last language asked for, active once its words are there. */
let wanted = i18n.locale;

/** Areas that no screen waits for, so that a language opens without them. */
const optional: readonly WordArea[] = ['refusals', 'shelf'];

/** Loads an area's words in the active language, so that its screens open in one language. Rejects if they can't be loaded. */
export async function openArea(area: WordArea): Promise<void> {
  opened.add(area);
  const next = wanted === i18n.locale ? undefined : loadWords(wanted, area).catch(() => undefined);
  await Promise.all([loadWords(i18n.locale, area), next, withoutParts.includes(area) ? undefined : openArea('parts')]);
}

/** Changes the language of the page without a reload, once the words of its open areas are there. Rejects if they can't be loaded. */
export async function openLanguage(language: string): Promise<void> {
  wanted = language;
  if (i18n.locale === language) return;
  try {
    await Promise.all(
      Array.from(opened, async (area) => {
        const words = loadWords(language, area);
        if (optional.includes(area)) words.catch(() => undefined);
        else await words;
      }),
    );
  } catch (error) {
    // Screens that open from now on don't wait for words that can't be loaded.
    if (wanted === language) wanted = i18n.locale;
    throw error;
  }
  if (wanted !== language) return;
  i18n.activate(language);
  Object.assign(document.documentElement, { lang: language, dir: rightToLeft.test(language) ? 'rtl' : 'ltr' });
}

/** Opens the language that suits whoever looks at the page, or leaves it in its language if the words can't be loaded. */
export async function openOwnLanguage(): Promise<void> {
  try {
    const choose = wishEnglish(listWishes()) ? () => 'en' : (await import('./word-files.ts')).chooseLanguage;
    // Read again, because they may have changed in the meantime.
    await openLanguage(choose(listWishes()));
  } catch {
    // English is in the code, so the page goes on.
  }
}

async function loadWords(language: string, area: WordArea): Promise<void> {
  if (language !== 'en') i18n.load(language, (await (await import('./word-files.ts')).readWords(language, area)) ?? {});
}
