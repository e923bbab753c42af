import { tidyNumbers } from './typed-numbers.ts';

/** One letter of an answer, for display and for comparison. */
export interface Letter {
  /** The letter as shown, with adjacent characters that don't count. */
  readonly text: string;
  /** The letter in lower case. */
  readonly exact: string;
  /** The letter in lower case without accents. A word boundary is one space. */
  readonly key: string;
}

/** ASCII spellings for letters that Unicode doesn't decompose. */
const spelledOut: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Arabic letters that keyboards and schools write differently. Alefs with hamza are decomposed by Unicode. */
const sameArabic: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك' };

/** Stress marks, optional vowel signs of Hebrew and Arabic, and the stroke that stretches Arabic words (tatweel). */
const optionalSign = /^(?:\u0640|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u0655\u0670])$/u;

/** Accents, and the hamza and madda on other letters. */
const accents = /[\u0300-\u036f\u0653-\u0655]/g;

/** Characters next to which a space makes no difference. */
const tight = /[\p{Sm}\p{Sc}\p{So}%\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const countingSign = /[\p{L}\p{M}\p{N}\p{Sm}\p{Sc}\p{So}%&@#*]/u;
const wordEnd = /[\s\p{Pd}/]/u;

/**
 * Reads the letters of a text that count for comparison: lowercased, without punctuation and repeated spaces. Full-width forms, ligatures and `ß` are
 * decomposed (NFKC). Combining marks are removed if they are accents (Latin, Greek, `ё`, hamza), but not if they make another letter (`й`, `が`). Figures
 * become words of their own: `5km` is `5 km`.
 */
export function readLetters(text: string, language?: string): Letter[] {
  const signs = Array.from(tidyNumbers(text, language));
  const letters: Letter[] = [];
  /** Ignored characters since the last letter. */
  let between = '';
  for (const [at, sign] of signs.entries()) {
    const value = readSign(sign, signs[at - 1], signs[at + 1]);
    if (value === undefined) {
      between += sign;
      continue;
    }
    const last = letters.pop();
    if (!last) letters.push(...spread(between + sign, value));
    else if (isApart(last.key, between, value.key))
      letters.push(last, { text: between, exact: ' ', key: ' ' }, ...spread(sign, value));
    else letters.push({ ...last, text: last.text + between }, ...spread(sign, value));
    between = '';
  }
  const last = letters.pop();
  return last ? [...letters, { ...last, text: last.text + between }] : [];
}

/** @returns the letters as compared, in one text */
export function comparisonKey(letters: readonly Letter[]): string {
  return letters.map(({ key }) => key).join('');
}

function isApart(before: string, between: string, after: string): boolean {
  if (tight.test(before) || tight.test(after)) return false;
  return (
    wordEnd.test(between) || (/\d/.test(before) && /\p{L}/u.test(after)) || (/\p{L}/u.test(before) && /\d/.test(after))
  );
}

/** The comparison form of a character; undefined if it doesn't count in its context. */
function readSign(sign: string, previous = ' ', next = ' '): Pick<Letter, 'exact' | 'key'> | undefined {
  const isInNumber = /\d/.test(previous) && /\d/.test(next);
  if (isInNumber && /[.,:/^]/.test(sign)) return { exact: sign, key: sign === ',' ? '.' : sign };
  if (/[-−–]/.test(sign) && /[\s(=]/.test(previous) && /\d/.test(next)) return { exact: '-', key: '-' };
  let read = readSigns.get(sign);
  if (read === undefined) {
    read = readAlone(sign);
    readSigns.set(sign, read);
  }
  return read ?? undefined;
}

/** Cache of characters already read, because all texts consist of the same few. Null for a character that doesn't count. */
const readSigns = new Map<string, Pick<Letter, 'exact' | 'key'> | null>();

function readAlone(sign: string): Pick<Letter, 'exact' | 'key'> | null {
  if (!countingSign.test(sign) || optionalSign.test(sign)) return null;
  const exact = sign.toUpperCase().toLowerCase();
  return { exact, key: withoutAccents(exact) };
}

function withoutAccents(lower: string): string {
  const apart = lower.normalize('NFD');
  const hasAccents = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}]/u.test(apart) || lower === 'ё';
  return hasAccents ? (spelledOut[lower] ?? sameArabic[lower] ?? apart.replaceAll(accents, '')) : lower;
}

/** Splits a letter whose key has several letters: `ß` becomes two. */
function spread(text: string, { exact, key }: Pick<Letter, 'exact' | 'key'>): Letter[] {
  if (key.length === 1) return [{ text, exact, key }];
  return Array.from(key, (one, at) => ({ text: at === 0 ? text : '', exact: one, key: one }));
}

/** German umlauts spelled with two letters, as typed on a keyboard without them. */
export function spellUmlauts(text: string): string {
  const written = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return text.normalize('NFC').replaceAll(/[äöü]/gi, (sign) => written[sign.toLowerCase() as keyof typeof written]);
}
