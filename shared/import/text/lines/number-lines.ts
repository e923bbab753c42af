import { isFilled, longestPair } from './drop-stamps.ts';
import { certainSigns } from './list-signs.ts';

/** Lines that show how the others are written. */
const firstLines = 50;
/** The number of a line, in which a scan may have taken letters for digits and other signs for the period. */
const misreadNumber = /^(\s*)([\dlI|oOSBZ]{1,3})\s?([.,:;)}\]])\s*(?=\p{L})/u;
const digitOf: Readonly<Record<string, string>> = { l: '1', I: '1', '|': '1', o: '0', O: '0', S: '5', B: '8', Z: '2' };
const plainNumber = /^\s*\d{1,3}[.)]\s/;
/** Fewer lines may start with letters that count by chance. */
const leastMisread = 4;

/** Writes the numbers of a scanned list as digits with a period, as in `l. le chien`, `3, le cheval`, `l0. la chèvre`, if they count all lines from the first one on. */
export function mendNumbers(lines: string[]): void {
  const sample = lines.slice(0, firstLines);
  const start = sample.findIndex((line) => misreadNumber.test(line));
  if (start < 0 || sample.slice(start).every((line) => plainNumber.test(line) || !isFilled(line))) return;
  const own = [...lines.entries()].filter(([at, line]) => at >= start && isFilled(line));
  if (own.length < leastMisread) return;
  const numbers = own.map(([, line]) => {
    const written = misreadNumber.exec(line)?.[2] ?? '';
    return Number.parseInt(Array.from(written, (sign) => digitOf[sign] ?? sign).join(''), 10);
  });
  if (!numbers.every((number, at) => number === at + 1)) return;
  for (const [place, [at, line]] of own.entries()) lines[at] = line.replace(misreadNumber, `$1${place + 1}. `);
}

/** Writes the number of a line with one sign behind it: `4.) tenere` as `4) tenere`. */
export function straightenNumbers(lines: string[]): void {
  for (const [at, line] of lines.entries()) lines[at] = line.replace(/^(\s*\d{1,3})\.\)\s*(?=\p{L})/u, '$1) ');
}

const numberWord =
  /[\s>](?:one|two|three|eins?|eine|zwei|drei|une?|deux|trois|uno|una|dos|tres|due|tre|um|dois|duas|três)\s/i;

/** Puts a point behind the numbers of a list, as in `1 dog = Hund`, if they count all lines up from 1. `2 mice = zwei Mäuse` counts the mice. */
export function pointNumbers(lines: string[]): void {
  if (!/^\s*1[ \t]+\p{L}/u.test(lines.find(isFilled) ?? '')) return;
  const numbers = lines.filter(isFilled).map((line) => /^\s*(\d{1,3})[ \t]+\p{L}/u.exec(line)?.[1]);
  const isCount = (number: string | undefined, at: number) => number === String(at + 1);
  const counted = lines.filter((line) => /^\s*\d{1,3}\b.*\d/.test(line.slice(0, longestPair)) || numberWord.test(line));
  if (numbers.length < 3 || !numbers.every(isCount) || counted.length > 1 || lines.some((line) => line.includes('\t')))
    return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(/^\s*\d{1,3}/, '$&.');
}

const lettered = /^(\s*)([A-Z])[.)]\s+(?=\p{L})/iu;

/** Makes letters that count the pairs of a list bullets: `A. atom: …`, `B. ion: …`. Initials of names stand before capitals or do not count up, and options of a question have no second side. */
export function dropLetters(lines: string[]): void {
  if (!lines.slice(0, firstLines).some((line) => lettered.test(line))) return;
  const some = lines.filter((line) => lettered.test(line) && line.length < longestPair);
  if (some.length < 3 || some.length < lines.filter(isFilled).length * 0.6) return;
  const isPair = (line: string) => certainSigns.some(({ cut }) => cut(line.replace(lettered, '')));
  const pairs = some.filter(isPair);
  const letters = pairs.map((line) => lettered.exec(line)?.[2]?.toLowerCase().charCodeAt(0) ?? 0);
  const isCounted = letters.every((letter, at) =>
    letter === 97 ? letters[at + 1] === 98 : at > 0 && letter === (letters[at - 1] ?? 0) + 1,
  );
  const names = pairs.filter((line) => /^\s*\p{Lu}\.\s+(?:\p{Lu}|(?:van|von|de|da)\s)/u.test(line)).length;
  if (pairs.length < 3 || pairs.length < some.length * 0.6 || names > pairs.length / 2 || !isCounted) return;
  for (const [at, line] of lines.entries()) if (pairs.includes(line)) lines[at] = line.replace(lettered, '$1- ');
}
