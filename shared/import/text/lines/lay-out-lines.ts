import { reasons } from '../../reasons.ts';
import { letterPairs, sideWords } from '../columns/column-names.ts';
import { type Blank, isFilled, longestPair } from './drop-stamps.ts';

const pairs = [
  { asking: new RegExp(`^(?:${sideWords.asking})$`, 'i'), answering: new RegExp(`^(?:${sideWords.answering})$`, 'i') },
  ...letterPairs.map(([one = '', other = '']) => ({
    asking: new RegExp(`^${one}$`),
    answering: new RegExp(`^${other}$`),
  })),
];

const anyAnswering = new RegExp(
  String.raw`^[\s*]*(?:${[sideWords.answering, ...letterPairs.map(([, other]) => other)].join('|')})[\s*:：]*$`,
  'i',
);
const longestLabel = 20;

/** Puts labels that stand on lines of their own, such as `Q` and `A`, before the lines below them, if they take turns. Numbers of cards and what is above the first label are no cards. */
export function joinLabels(lines: string[], blank: Blank): void {
  if (!lines.some((line) => line.length < longestLabel && anyAnswering.test(line))) return;
  const bare = lines.map((line) => line.trim().replaceAll(/\*\*|[:：]$/g, ''));
  const found = pairs
    .map(({ asking, answering }) =>
      bare.flatMap((text, at) =>
        asking.test(text) ? { at, asks: true } : answering.test(text) ? { at, asks: false } : [],
      ),
    )
    .find(
      (labels) =>
        labels.length > 3 && labels.length % 2 === 0 && labels.every(({ asks }, at) => asks === (at % 2 === 0)),
    );
  const below = found?.map(({ at }) => lines.findIndex((line, place) => place > at && isFilled(line)));
  const taken = new Set(found?.map(({ at }) => at));
  if (!found || !below?.every((at) => at !== -1 && !taken.has(at))) return;
  const start = found[0]?.at ?? 0;
  for (const [place, { at, asks }] of found.entries()) {
    const [target = 0, above] = [below[place], lines.findLastIndex((line, one) => one < at && isFilled(line))];
    if (asks && /^\d{1,4}[.)]?$/.test(bare[above] ?? '')) blank(above, reasons.around);
    lines[target] = `${asks ? 'Q' : 'A'}: ${lines[target]?.trim() ?? ''}`;
    lines[at] = '';
  }
  for (let at = 0; at < start; at += 1) blank(at, reasons.intro);
}

/** Puts tabs between the columns of two lists side by side that spaces part, if a title is above each. */
export function partColumns(lines: string[]): void {
  const parts = lines.map((line) => line.trim().split(/\s{2,}/));
  const filled = parts.filter(([first = '', ...more]) => first !== '' || more.length > 0);
  const [titles = [], ...rows] = filled;
  const count = titles.length * 2;
  if (titles.length < 2 || rows.length < 3 || rows.some(({ length }) => length !== count)) return;
  for (const [at, cells] of parts.entries())
    if (cells === titles) lines[at] = titles.join('\t\t');
    else if (cells.length === count) lines[at] = cells.join('\t');
}

/** Lines that show how the others are written. */
const firstLines = 50;
const pictured = new RegExp(
  String.raw`^\s*\p{Extended_Pictographic}\uFE0F?\s+(?=(?:\*\*)?(?:${sideWords.asking}|${sideWords.answering})(?:\s*\d+)?(?:\*\*)?\s*[:：])`,
  'iu',
);

/** Removes the pictures before labels of both sides, as chatbots write them. */
export function dropPictures(lines: string[]): void {
  if (!lines.slice(0, firstLines).some((line) => pictured.test(line))) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(pictured, '');
}

const code = /^\s*(\d{1,2})\.(\d{1,2})\s+(?=\p{L})/u;

/** Removes the numbers of lessons and their words, such as `1.1`, `1.2`, `2.1`, which count up. Decimals do not, or have numbers behind them, and verses are told apart by their numbers only. */
export function dropCodes(lines: string[]): void {
  if (!code.test(lines.find(isFilled) ?? '')) return;
  const filled = lines.filter(isFilled);
  const codes = filled.map((line) => code.exec(line)?.slice(1).map(Number));
  const follows = ([unit, number]: readonly number[], [unitAbove, above]: readonly number[]) =>
    (unit === unitAbove && number === Number(above) + 1) || (unit === Number(unitAbove) + 1 && Number(number) < 2);
  const isCounted = codes.every((one, at) => one && (at === 0 || follows(one, codes[at - 1] ?? [])));
  const words = filled.map((line) => line.replace(code, ''));
  const fronts = new Set(words.map((line) => /^.*?(?=[\t;:,|]|\s[-–—=→]|$)/.exec(line)?.[0].trim()));
  if (codes.length < 3 || !isCounted || words.some((line) => /\d/.test(line)) || fronts.size < codes.length) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(code, '');
}

const tuple = /^\s*(?:\[(?=["'])(.*)\]|\((.*(?:[,;\t]|\s[=–—-]\s).*)\))\s*[,;]?\s*$/;

/** Whether the bracket with which a line starts closes at its end. That of `(to) go, gehen (zu Fuß)` closes before. */
function isWrapped(line: string): boolean {
  const brackets = [...line.matchAll(/[[\]()]/g)];
  let depth = 0;
  const closed = brackets.findIndex(([bracket]) => {
    depth += /[[(]/.test(bracket) ? 1 : -1;
    return depth === 0;
  });
  return tuple.test(line) && closed === brackets.length - 1;
}

/** Removes the brackets of a program around each line: `["dog", "Hund"],`, `(dog, Hund)`, `(dog = Hund)`. */
export function unwrapTuples(lines: string[]): void {
  if (!tuple.test(lines.find(isFilled) ?? '')) return;
  const filled = lines.filter(isFilled);
  if (filled.length < 2 || !filled.every(isWrapped)) return;
  for (const [at, line] of lines.entries()) {
    const found = tuple.exec(line);
    if (found) lines[at] = (found[1] ?? found[2] ?? '').trim();
  }
}

const [letterAsking, letterAnswering] = [/^\s*Q\s+\p{L}.*[?？]\W*$/u, /^\s*A\s+\S/];

/** Puts a colon behind letters of question and answer that take turns: `Q Which …?`, `A The Nile`. Without questions, they may be terms: `Q charge`, `A area`. */
export function markLetters(lines: string[]): void {
  if (!/^\s*Q\s/.test(lines.find(isFilled) ?? '')) return;
  const filled = [...lines.entries()].filter(([, line]) => isFilled(line));
  if (filled.length < 4 || !filled.every(([, line], at) => (at % 2 === 0 ? letterAsking : letterAnswering).test(line)))
    return;
  for (const [at, line] of filled) lines[at] = line.replace(/^\s*([QA])\s+/, '$1: ');
}

/** Signs between two sides, as they are written in place of another one. Tables of programs have the first three. */
const halfSigns = [
  ['\t', /\s*\t\s*/],
  [';', /\s*;\s*/],
  [',', /\s*,\s*/],
  [' = ', /\s+=\s+/],
  [' - ', /\s+[-–—]\s+/],
  [': ', /\s*:\s+/],
] as const;
/** Lines that show that a sign is meant. A comma is often within a side, so all lines with it have to follow each other. */
const leastOfSign = { comma: 3, other: 2 };
/** More words than a side has that is no part of a sentence. */
const longSide = /(?:\S+\s+){4}/;

/** Writes the sign of the first lines in the others, too, if they have another one, as where two lists are put together. */
export function joinSigns(lines: string[]): void {
  if (lines.some((line) => line.includes('"') || line.length > longestPair)) return;
  const signOf = (line: string) => {
    const found = halfSigns.filter(([, sign]) => sign.test(line));
    const cells = found[0] ? line.trim().split(found[0][1]) : [];
    const isPair = cells.length === 2 && cells.every((cell) => cell !== '' && !longSide.test(cell));
    return found.length === 1 && isPair ? found[0] : undefined;
  };
  const signs = lines.filter(isFilled).map(signOf);
  const [first, second, ...more] = new Set(signs);
  if (!first || !second || more.length > 0) return;
  const hasComma = [first, second].some(([name]) => name === ',');
  const count = signs.filter((sign) => sign === first).length;
  const isTable = halfSigns.slice(0, 3).some((one) => one === first || one === second);
  const least = hasComma ? leastOfSign.comma : leastOfSign.other;
  const areParted = !hasComma || signs.lastIndexOf(first) < signs.indexOf(second);
  if (!isTable || !areParted || Math.min(count, signs.length - count) < least) return;
  for (const [at, line] of lines.entries())
    if (signOf(line) === second) lines[at] = line.trim().replace(second[1], first[0]);
}
