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

/** Stress marks, and optional vowel signs of Hebrew and Arabic. */
const optionalSign = /^[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u0652\u0670]$/u;

/** Characters next to which a space makes no difference. */
const tight = /[\p{Sm}\p{Sc}\p{So}%\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const countingSign = /[\p{L}\p{M}\p{N}\p{Sm}\p{Sc}\p{So}%&@#*]/u;
const wordEnd = /[\s\p{Pd}/]/u;

/**
 * The letters of a text that count for comparison: lowercased, without punctuation and repeated spaces. Full-width forms, ligatures and `ß` are decomposed
 * (NFKC). Combining marks are removed if they are accents (Latin, Greek, `ё`), not if they make another letter (`й`, `が`).
 */
export function readLetters(text: string): Letter[] {
  const signs = Array.from(tidyNumbers(text.normalize('NFKC')));
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
    else if (wordEnd.test(between) && !tight.test(last.key) && !tight.test(value.key))
      letters.push(last, { text: between, exact: ' ', key: ' ' }, ...spread(sign, value));
    else letters.push({ ...last, text: last.text + between }, ...spread(sign, value));
    between = '';
  }
  const last = letters.pop();
  return last ? [...letters, { ...last, text: last.text + between }] : [];
}

/** The comparison form of a character; undefined if it doesn't count in its context. */
function readSign(sign: string, previous = ' ', next = ' '): Pick<Letter, 'exact' | 'key'> | undefined {
  const isInNumber = /\d/.test(previous) && /\d/.test(next);
  if (isInNumber && /[.,:/]/.test(sign)) return { exact: sign, key: sign === ',' ? '.' : sign };
  if (/[-−–]/.test(sign) && /[\s(=]/.test(previous) && /\d/.test(next)) return { exact: '-', key: '-' };
  if (!countingSign.test(sign) || optionalSign.test(sign)) return undefined;
  const exact = sign.toUpperCase().toLowerCase();
  return { exact, key: withoutAccents(exact) };
}

function withoutAccents(lower: string): string {
  const apart = lower.normalize('NFD');
  const hasAccents = /^[\p{Script=Latin}\p{Script=Greek}]/u.test(apart) || lower === 'ё';
  return hasAccents ? (spelledOut[lower] ?? apart.replaceAll(/[\u0300-\u036f]/g, '')) : lower;
}

/** Splits a letter whose key has several letters: `ß` becomes two. */
function spread(text: string, { exact, key }: Pick<Letter, 'exact' | 'key'>): Letter[] {
  if (key.length === 1) return [{ text, exact, key }];
  return Array.from(key, (one, at) => ({ text: at === 0 ? text : '', exact: one, key: one }));
}

/** Joins thousands groups: `1,000`, `1 000`, `1’000`. Points count as separators only from millions on, because `3.141` may be a decimal. */
function tidyNumbers(text: string): string {
  return text.replaceAll(/\d+(?:[ ,'’.]\d{3})+(?!\d)/g, (number) => {
    const [first = '', ...groups] = number.split(/[ ,'’.]/);
    const isGrouped = first.length <= 3 && first !== '0' && (groups.length > 1 || !number.includes('.'));
    return isGrouped ? first + groups.join('') : number;
  });
}

/** German umlauts spelled with two letters, as typed on a keyboard without them. */
export function spellUmlauts(text: string): string {
  const written = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return text.normalize('NFC').replaceAll(/[äöü]/gi, (sign) => written[sign.toLowerCase() as keyof typeof written]);
}
