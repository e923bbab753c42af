/** One letter of an answer: as it is shown, and as it is compared. */
export interface Letter {
  /** With the signs around it that do not count. */
  readonly text: string;
  /** Without upper case. */
  readonly exact: string;
  /** Without upper case and accents. A word's end is one blank. */
  readonly key: string;
}

/** Letters that stand for others where they cannot be typed, and do not come apart by Unicode. */
const spelledOut: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Stress marks, and vowel signs of Hebrew and Arabic: they may be written or left out. */
const optionalSign = /^[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u0652\u0670]$/u;

/** Nothing stands between these, whether there is a blank or not. */
const tight = /[\p{Sm}\p{Sc}\p{So}%\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const countingSign = /[\p{L}\p{M}\p{N}\p{Sm}\p{Sc}\p{So}%&@#*]/u;
const wordEnd = /[\s\p{Pd}/]/u;

/**
 * What counts of a text, letter by letter: without upper case, punctuation and repeated blanks. Full width, ligatures and `ß` are taken
 * apart (NFKC); the marks of letters are left away where they are accents (Latin, Greek, `ё`), not where they make another letter (`й`, `が`).
 */
export function readLetters(text: string): Letter[] {
  const signs = Array.from(tidyNumbers(text.normalize('NFKC')));
  const letters: Letter[] = [];
  /** Signs that do not count, since the last letter. */
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

/** How a sign is compared; nothing for one that does not count where it stands. */
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

/** `ß` is two letters. */
function spread(text: string, { exact, key }: Pick<Letter, 'exact' | 'key'>): Letter[] {
  if (key.length === 1) return [{ text, exact, key }];
  return Array.from(key, (one, at) => ({ text: at === 0 ? text : '', exact: one, key: one }));
}

/** Takes thousands together: `1,000`, `1 000`, `1’000`; by points only where there are millions, as `3.141` is more than three. */
function tidyNumbers(text: string): string {
  return text.replaceAll(/\d+(?:[ ,'’.]\d{3})+(?!\d)/g, (number) => {
    const [first = '', ...groups] = number.split(/[ ,'’.]/);
    const isGrouped = first.length <= 3 && first !== '0' && (groups.length > 1 || !number.includes('.'));
    return isGrouped ? first + groups.join('') : number;
  });
}

/** A German umlaut written as two letters, as on a keyboard that has none. */
export function spellUmlauts(text: string): string {
  const written = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return text.normalize('NFC').replaceAll(/[äöü]/gi, (sign) => written[sign.toLowerCase() as keyof typeof written]);
}
