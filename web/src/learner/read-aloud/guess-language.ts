/** Scripts beside Latin that languages are written in, by their ISO 15924 codes. Signs of the last four say as much as three letters. */
const scripts =
  'Cyrl Grek Arab Hebr Thai Deva Beng Guru Gujr Taml Telu Knda Mlym Sinh Khmr Laoo Mymr Tibt Geor Armn Ethi Hang Hira Kana Hani'
    .split(' ')
    .map((code) => ({ code, letters: lettersOf(code), weight: /^H(?:ang|ira|ani)|Kana/.test(code) ? 3 : 1 }));

const latinLetters = lettersOf('Latn');

/** In a text of Latin letters `π` is only named; `犬 (dog)` is Chinese with something added. Written so is what has this share. */
const leastShare = 1 / 3;

function lettersOf(code: string): RegExp {
  return new RegExp(`\\p{sc=${code}}`, 'gu');
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** What is known about the language of a text. */
export interface LanguageGuess {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Somebody said so, or its letters do: it can be named to a screen reader. Else it is only what people here read. */
  readonly isKnown: boolean;
}

/**
 * Guesses the language of a text by its script.
 * @param likely languages of the people here and of what stands beside the text, the likeliest first: the first that is written so is taken.
 * @returns without any, the language that is most often written so.
 */
export function guessLanguage(text: string, likely: readonly string[]): LanguageGuess {
  const script = scriptOf(text);
  if (script === undefined) return { language: likely[0] ?? 'en', isKnown: false };
  const language = likely.find((tag) => isWrittenIn(script, readTag(tag))) ?? readTag(`und-${script}`)?.language;
  return { language: language ?? 'en', isKnown: script !== 'Latn' };
}

/** @returns the script that a text is in; undefined where it has no letters. One syllable of Japanese makes all of it Japanese. */
function scriptOf(text: string): string | undefined {
  const found = scripts.map(({ code, letters, weight }) => ({ code, weight: weight * count(text, letters) }));
  const latin = count(text, latinLetters);
  const most = found.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (most.weight < leastShare * latin) return 'Latn';
  if (most.weight === 0) return undefined;
  return found.find(({ code, weight }) => /Hira|Kana/.test(code) && weight > 0)?.code ?? most.code;
}

/** Chinese signs write Japanese, too. */
function isWrittenIn(script: string, language: Intl.Locale | undefined): boolean {
  const own = language?.script ?? '';
  return own === script || (script === 'Hani' && /^Han|Jpan/.test(own));
}

const readTags = new Map<string, Intl.Locale | undefined>();

/** @returns what a tag stands for, with the script and the region that go without saying. Voices of Android say `en_US`, some browsers `en-US@posix`. */
export function readTag(tag: string): Intl.Locale | undefined {
  if (!readTags.has(tag)) readTags.set(tag, parseTag(tag.replaceAll('_', '-').replace(/@.*/, '')));
  return readTags.get(tag);
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
