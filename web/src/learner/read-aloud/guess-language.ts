import { readTag } from '../../lib/device/speech.ts';

/** Non-Latin scripts by ISO 15924 code. Characters of the last four scripts count three times, because each is worth about three letters. */
const scripts =
  'Cyrl Grek Arab Hebr Thai Deva Beng Guru Gujr Taml Telu Knda Mlym Sinh Khmr Laoo Mymr Tibt Geor Armn Ethi Hang Hira Kana Hani'
    .split(' ')
    .map((code) => ({ code, letters: lettersOf(code), weight: /^H(?:ang|ira|ani)|Kana/.test(code) ? 3 : 1 }));

const latinLetters = lettersOf('Latn');

/** Minimum weight of a script relative to the Latin letters: `π` in an English text is below it, `犬 (dog)` is above. */
const leastShare = 1 / 3;

function lettersOf(code: string): RegExp {
  return new RegExp(`\\p{sc=${code}}`, 'gu');
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

export interface LanguageGuess {
  readonly language: string;
  /** Whether the language is certain enough for a `lang` attribute. If not, it is only the likeliest candidate language. */
  readonly isKnown: boolean;
}

/**
 * Guesses the language of a text by its script.
 * @param likely candidate languages, likeliest first; the first one written in this script wins.
 * @returns the guess; without a matching candidate, the script's most common language.
 */
export function guessLanguage(text: string, likely: readonly string[]): LanguageGuess {
  const script = scriptOf(text);
  if (script === undefined) return { language: likely[0] ?? 'en', isKnown: false };
  const language = likely.find((tag) => isWrittenIn(script, readTag(tag))) ?? readTag(`und-${script}`)?.language;
  return { language: language ?? 'en', isKnown: script !== 'Latn' };
}

/** @returns the script of a text; undefined without letters. A single kana makes the whole text Japanese. */
function scriptOf(text: string): string | undefined {
  const found = scripts.map(({ code, letters, weight }) => ({ code, weight: weight * count(text, letters) }));
  const latin = count(text, latinLetters);
  const most = found.reduce((one, other) => (other.weight > one.weight ? other : one));
  // oxlint-disable-next-line structure/words-in-catalogue -- the code of a script
  if (most.weight < leastShare * latin) return 'Latn';
  if (most.weight === 0) return undefined;
  return found.find(({ code, weight }) => /Hira|Kana/.test(code) && weight > 0)?.code ?? most.code;
}

/** Whether a language is written in a script. Han characters also match Japanese and both Chinese scripts. */
function isWrittenIn(script: string, language: Intl.Locale | undefined): boolean {
  const own = language?.script ?? '';
  return own === script || (script === 'Hani' && /^Han|Jpan/.test(own));
}
