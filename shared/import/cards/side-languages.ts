import type { CardText } from './card-text.ts';
import { commonLanguages, otherLanguages } from '../../languages.ts';

/** Supported languages without regional variants. */
const languages = [...commonLanguages, ...otherLanguages.filter((tag) => !tag.includes('-'))];

/** Whether a tag is that of a supported language. */
export const isLanguage = (tag: string): boolean => (languages as readonly string[]).includes(tag);

let tagsByName: ReadonlyMap<string, string> | undefined;

/** @returns the tag of the language that a text names, in that language or any other (`Deutsch`, `Englisch`, `tiếng Anh`), or undefined */
export function findNamedLanguage(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (name.length < 2 || name.length > 30) return undefined;
  // Building the map of 4,000 names takes 40 ms, so it is done once, and only if a first row has none of the usual names.
  tagsByName ??= new Map(languages.flatMap(namesIn));
  return tagsByName.get(name);
}

function namesIn(locale: string): [name: string, tag: string][] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return languages.flatMap((tag): [string, string][] => {
    const name = names.of(tag);
    if (name === undefined) return [];
    // Arabic headers usually have the adjective: عربي for العربية.
    const short = name.replace(/^ال(.+ي)ة$/, '$1');
    return [...new Set([name, short])].map((one) => [one.toLowerCase(), tag]);
  });
}

/** Scripts that identify a language. For a script that several languages share, the tag is that of the most-learned one. */
const scripts: readonly (readonly [script: RegExp, tag: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}/u, 'el'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
];

/** Typical first words of a language, or letters that no other supported language has. */
const habits: readonly (readonly [habit: RegExp, tag: string])[] = [
  [/^(the|an?|to) |\b(the|what|which|is|of)\b/iu, 'en'],
  [/^(der|die|das|ein|eine|sich) |ß|\b(und|ist|nicht|wie)\b/iu, 'de'],
  [/^(le|la|les|un|une|des) |^l['’]|œ|\b(est|quoi|quel)\b/iu, 'fr'],
  [/^(el|la|los|las|un|una) |[ñ¿¡]/iu, 'es'],
  [/^(il|lo|la|gli|le|un|uno|una) |^l['’]/iu, 'it'],
  [/^(o|os|as|um|uma) |[ãõ]/iu, 'pt'],
  [/^(de|het|een) |ij/iu, 'nl'],
  [/[łżźśćńąę]/iu, 'pl'],
  [/[řěů]/iu, 'cs'],
  [/[őű]/iu, 'hu'],
  [/[ğış]/u, 'tr'],
  [/^(en|ett) |å.*[äö]|[äö].*å/iu, 'sv'],
  [/^(at|en|et) |[æø]/iu, 'da'],
];

/** @returns the tag of a side's language: by script if half of the texts have it, otherwise by typical words if a third do; undefined if unknown */
export function guessLanguage(texts: readonly string[]): string | undefined {
  const sample = texts.slice(0, 200).filter((text) => /\p{L}/u.test(text));
  const byScript = mostFrequent(sample, scripts, 0.5);
  if (byScript !== undefined || sample.length < 3) return byScript;
  return mostFrequent(sample, habits, 1 / 3);
}

function mostFrequent(
  texts: readonly string[],
  signs: readonly (readonly [RegExp, string])[],
  least: number,
): string | undefined {
  const counted = signs.map(([sign, tag]) => ({ tag, count: texts.filter((text) => sign.test(text)).length }));
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  // Japanese also uses Chinese characters, and Persian uses Arabic letters. The more specific entry is first in the list, and wins.
  const telling = counted.find(({ count }) => best && count > 0 && count >= best.count / 3);
  return best && telling && best.count > 0 && best.count >= texts.length * least
    ? (signs === scripts ? telling : best).tag
    : undefined;
}

/** @returns the languages of the sides, as the columns' names say or else the texts; absent if unknown */
export function languagesOf(cards: readonly CardText[], [front, back]: readonly [front: string, back: string]) {
  const named = (name: string) =>
    name
      .split(/[\s_\-/:()]+/)
      .map(findNamedLanguage)
      .find((tag) => tag !== undefined);
  const some = cards.slice(0, 200);
  const frontLanguage = named(front) ?? guessLanguage(some.map((card) => card.front));
  const backLanguage = named(back) ?? guessLanguage(some.map((card) => card.back));
  return { ...(frontLanguage !== undefined && { frontLanguage }), ...(backLanguage !== undefined && { backLanguage }) };
}
