/** Replacements for Arabic decimal, thousands and percent signs, and for the fraction slash. */
const sameSigns: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%', '⁄': '/' };

/**
 * Writes the numbers of a text in one way: ASCII figures, no thousands separators, no zeros that change nothing (`7.0`, `07:30`), dates with points. Applies
 * compatibility normalization (NFKC) without joining figures: `1½` and `10²` become `1 1/2` and `10^2`.
 * @param language BCP 47 tag. If unknown, a single point before three figures (`3.141`) is neither a decimal nor a thousands separator.
 */
export function tidyNumbers(text: string, language?: string): string {
  const apart = text.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ').replaceAll(/(?<=\d)(?=[⁰¹²³⁴-⁹])/gu, '^');
  const figures = apart
    .normalize('NFKC')
    .replaceAll(/[٫٬٪⁄]/g, (sign) => sameSigns[sign] ?? sign)
    .replaceAll(/\p{Nd}/gu, readDigit);
  if (!/\d/.test(figures)) return figures;
  const tidy = tidySigns(figures)
    .replaceAll(/(?<![\d./-])(\d+)([./-])(\d{1,2})\2(\d+)(?![./-]?\d)/g, tidyDate)
    .replaceAll(/(?<!\d)0(?=\d:\d\d)|(?<![\d.,:/^])0(?=\d(?![\d.,:/]))/g, '');
  return tidyDecimals(joinGroups(tidy, decimalSign(language)), decimalSign(language));
}

/** Converts a digit of any script. Unicode places each script's ten digits in a row, so the value is the distance from that script's zero. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function tidySigns(text: string): string {
  return (
    text
      .replaceAll(/(?<=\d)\s*[×x*·]\s*(?=\d)/gi, '×')
      .replaceAll(/(?<=\d)\s*[÷/]\s*(?=\d)/g, '/')
      .replaceAll(/(?<=\d)\s*:\s*(?=\d)/g, ':')
      // The remainder of a division: `3 R 2`, `3 remainder 2`, `3 Rest 2`, `3……2`.
      .replaceAll(/(?<=\d)\s*(?:r|rem|remainder|rest[eo]?|و?الباقي|余|(?:…|\.{3})+)\.?\s*(?=\d)/gi, ' r ')
      // Separates feet from inches, and minutes from seconds.
      .replaceAll(/(?<=\d)\s*['’′]\s*(?=\d{1,2}(?!\d))/g, ' ')
      .replaceAll(/(\p{Sc})\s*(\d(?:[\d.,]*\d)?)/gu, '$2$1')
      .replaceAll(/(?<![\d\p{L}.,])\.(?=\d)/gu, '0.')
  );
}

/** Rewrites a date in figures, keeping the order of its parts. Other numbers with two separators stay as they are. */
function tidyDate(text: string, first: string, _sign: string, second: string, third: string): string {
  const isDate = (first.length <= 2 && /^(\d\d){1,2}$/.test(third)) || (first.length === 4 && third.length <= 2);
  return isDate ? [first, second, third].map(Number).join('.') : text;
}

type DecimalSign = '.' | ',';

const decimalSigns = new Map<string, DecimalSign>();

function decimalSign(language: string | undefined): DecimalSign | undefined {
  if (language === undefined) return undefined;
  const known = decimalSigns.get(language);
  if (known !== undefined) return known;
  // Formats with Latin figures, because Arabic figures use a decimal sign of their own.
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  decimalSigns.set(language, sign);
  return sign;
}

function joinGroups(text: string, decimal: DecimalSign | undefined): string {
  return text.replaceAll(
    /(?<![\d.,])\d{1,3}(?:([ ,'’.])\d{3})(?:\1\d{3})*(?!\d)(?:[.,]\d+)?/g,
    (number, sign: string) => {
      const [groups, ...fraction] = number.split(sign === '.' ? ',' : '.');
      const isPoint = sign === '.' || sign === ',';
      const isWhole = fraction.length === 0 && (groups ?? '').split(sign).length === 2;
      const isDecimal = isPoint && isWhole && (decimal === undefined ? sign === '.' : sign === decimal);
      if (number.startsWith('0') || isDecimal) return number;
      return [(groups ?? '').replaceAll(sign, ''), ...fraction].join('.');
    },
  );
}

/** Drops zeros at the end of decimals. A point before three figures may separate thousands. */
function tidyDecimals(text: string, decimal: DecimalSign | undefined): string {
  return text.replaceAll(
    /(?<![\d.,:/])(\d+)([.,])(\d+)(?![.,:/]?\d|\.)/g,
    (number, whole: string, sign: string, rest: string) => {
      if (decimal === undefined && sign === '.' && rest.length === 3) return number;
      const kept = rest.replace(/0+$/, '');
      return kept === '' ? whole : `${whole}.${kept}`;
    },
  );
}
