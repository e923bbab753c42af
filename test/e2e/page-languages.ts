import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { isInArea, keyOf, listLanguages, nameWordModule, readSentences } from '../../web/build/catalogue.ts';
import { wordAreas } from '../../web/src/words/word-areas.ts';
import { hasPhrase } from '../web/words/list-word-faults.ts';

type Message = ReturnType<typeof compileMessage>;

/** The languages with words, without English. */
export const spoken = listLanguages().filter((tag) => tag !== 'en');
/** German needs the most room, Arabic runs the other way, and Chinese has no spaces. */
const always: readonly string[] = ['de', 'ar', 'zh-CN'];
const others: readonly string[] = spoken.filter((tag) => !always.includes(tag));
const day = Math.floor(Date.now() / (24 * 60 * 60 * 1_000));

/** Languages to check on every screen, in full: tags, or `all`. */
const asked = process.env['FLASHSPARK_LANGUAGES']?.split(' ');
export const isAsked = asked !== undefined;

/** The languages that a tour speaks on every screen. */
export const checkedLanguages: readonly string[] = spoken.filter((tag) =>
  (asked?.includes('all') ? spoken : (asked ?? always)).includes(tag),
);

const unchecked = spoken.filter((tag) => !checkedLanguages.includes(tag));

/** The language whose words the pseudo-language replaces, which the product itself doesn't have; another one each day. Undefined if every language is checked. */
export const pseudoPlace = unchecked[day % unchecked.length];

const turns = isAsked ? [] : others.filter((tag) => tag !== pseudoPlace);

/** @returns the language whose turn it is on this screen: the others are spoken on some, which differ from day to day */
export const takeTurn = (screen: number): readonly string[] => turns.slice((screen + day) % turns.length).slice(0, 1);

/** Changes the language of the page in place, as if it had been chosen in another tab, so that a tour stays where it is. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((tag) => {
    localStorage.setItem('flashspark.language', tag);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** @returns English sentences without placeholders that are others in this language, or should be */
export function listTranslated(language: string): ReadonlySet<string> {
  const sentences = readSentences(language);
  // Names of decks may stay in the language that they teach.
  const phrases = sentences.filter((one) => hasPhrase(one.message) && !isInArea(one, 'shelf'));
  // A word may also be one of the language, in another sentence.
  const own = new Set(sentences.map(({ translation }) => translation));
  const foreign = sentences.filter(({ message, translation }) => translation !== message && !own.has(message));
  return new Set([...foreign, ...phrases].map(({ message }) => message).filter((message) => !/[{<]/.test(message)));
}

/** @returns a function for the words of a language, by the English sentence; only for sentences without a context */
export function wordsOf(language: string): (english: string) => string {
  const sentences = readSentences(language);
  return (english) => {
    const found = sentences.find(({ message, context }) => message === english && context === undefined);
    if (!found?.translation) throw new Error(`${language} has no words for: ${english}`);
    return found.translation;
  };
}

/** Puts the pseudo-language in the place of a language that isn't checked: English with accents, 40 % longer, and with Unicode's isolates around its values. */
export async function offerPseudo(page: Page): Promise<void> {
  if (pseudoPlace === undefined) return;
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  const sentences = readSentences('en');
  const english = sentences.map(({ message }) => message.replaceAll(/<[^>]*>|\{.*\}/g, ''));
  expect(english.map(pseudoText).join('').length).toBeGreaterThan(1.4 * english.join('').length);
  for (const area of Object.keys(wordAreas)) {
    const { file } = manifest[nameWordModule(pseudoPlace, area)] ?? {};
    if (file === undefined) throw new Error(`The build has no words of ${pseudoPlace} for ${area}`);
    const words = sentences
      .filter((sentence) => isInArea(sentence, area))
      .map((sentence) => [keyOf(sentence), compileMessage(sentence.message).flatMap(pseudoToken)] as const);
    const body = `export const messages = ${JSON.stringify(Object.fromEntries(words))};`;
    await page.route(`**/${file}`, async (route) => await route.fulfill({ contentType: 'text/javascript', body }));
  }
}

function pseudoToken(token: Message[number]): Message {
  if (typeof token === 'string') return [pseudoText(token)];
  const [name, form, choices] = token;
  if (form === undefined) return ['\u2068', token, '\u2069'];
  if (typeof choices !== 'object' || choices === null) return [token];
  const branches = Object.entries<Message>({ ...choices });
  return [
    [
      name,
      form,
      Object.fromEntries(
        branches.map(([kind, branch]) => [kind, Array.isArray(branch) ? branch.flatMap(pseudoToken) : branch]),
      ),
    ],
  ];
}

const accented = 'āƀƈḓēƒɠħīĵķŀḿƞōƥɋřşŧūṽẇẋẏẑ';

/** Letters with accents, vowels twice, which makes words as long as German ones; tags stay. Short words at the end make a sentence the rest longer. */
function pseudoText(text: string): string {
  const longer = text.replaceAll(/<\/?\w+\/?>|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    return (accented[part.toLowerCase().charCodeAt(0) - 97] ?? part).repeat(/[aeiou]/i.test(part) ? 2 : 1);
  });
  const missing = Math.ceil((1.5 * text.length - longer.length) / filler.length);
  return text.length < 24 ? longer : longer.replace(/\s*$/, (end) => filler.repeat(Math.max(0, missing)) + end);
}

const filler = ' ōō';
