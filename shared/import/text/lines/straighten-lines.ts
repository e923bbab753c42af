import { isFilled, longestPair } from './drop-stamps.ts';
import { certainSigns, listSigns } from './list-signs.ts';
import { joinSigns } from './lay-out-lines.ts';
import { dropHighlights, dropItalics } from './drop-marks.ts';
import { dropLetters, mendNumbers, pointNumbers, straightenNumbers } from './number-lines.ts';
import { bullet, isEmphasized } from './pair-lines.ts';

/** Removes marks that surround nearly all lines: those of a quoted mail, bold and italics. */
export function unwrapLines(lines: string[]): void {
  dropQuoteMarks(lines);
  dropEmphasis(lines);
}

/** Rewrites the lines of a list so that one sign stands between their sides, a space behind their bullets, and nothing but text in them. */
export function straightenLines(lines: string[], body: string): void {
  if (body.includes('[')) dropFootnotes(lines);
  if (body.includes('=')) partSums(lines);
  if (/\*\*|__/.test(body)) moveColons(lines);
  if (body.includes('**')) dropItalics(lines);
  if (body.includes('==')) dropHighlights(lines);
  if (body.includes('[/')) dropBoardMarks(lines);
  if (body.includes('|')) dropBars(lines);
  spaceBullets(lines);
  if (body.includes('.)')) straightenNumbers(lines);
  if (/\d/.test(body)) mendNumbers(lines);
  pointNumbers(lines);
  dropLetters(lines);
  if (body.includes('](http')) dropLinks(lines);
  if (body.includes('[[')) dropNoteLinks(lines);
  if (new RegExp(direction).test(body)) dropDirections(lines);
  if (body.includes('\t')) straightenTabs(lines);
  joinSigns(lines);
}

const quoteMark = /^(?:> ?)+(?=\p{L}|\d|\s*$)/u;

/** A quoted line that starts with a word, a label, a time or the number of a list. `> 5` is a comparison. */
const quotedWord =
  /^(?:> ?)+(?:\p{L}['’]? ?\p{L}|\p{Lo}|\p{L}{1,2}\s?[.:)]\s|\d{1,3}[.)](?!\d)|\d{1,2}:\d\d|\d+ \p{L}{2}[^=]*\s[-–—]\s)/u;
/** Lines that compare, among which a `>` compares, too. An address or a mark of a page starts with `<`, but with no number. */
const compares = /^(?:[≤≥≠]|< ?\d)/;

const quotedSum = /^> ?\d[\d.,\s]*[+*/x×·:÷−–-][\d.,\s+*/x×·:÷()−–-]*= ?-?\d[\d.,/]*\s*$/;

/** Whether all lines are sums, or have numbers that count up from 1. Before any other number, `>` may be a sign to learn: `> 90° = obtuse`. */
function areQuoted(lines: readonly string[]): boolean {
  const isCounted = (line: string, at: number) =>
    /^> ?(\d{1,3})(?=\s*[=:;\t]|\s+[-–—]\s)/.exec(line)?.[1] === String(at + 1);
  return lines.every((line) => quotedSum.test(line)) || lines.every(isCounted);
}

/** Removes the `>` of quoted lines of a mail, if two follow each other. Alone, it may be a sign to learn. */
function dropQuoteMarks(lines: string[]): void {
  if (lines.some((line) => compares.test(line))) return;
  if (!lines.some((line) => quotedWord.test(line)) && !areQuoted(lines.filter(isFilled))) return;
  if (!lines.some((line, at) => quoteMark.test(line) && quoteMark.test(lines[at + 1] ?? ''))) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(quoteMark, '');
}

/** Removes bold marks and italics around whole lines, if nearly all lines have them. */
function dropEmphasis(lines: string[]): void {
  const filled = lines.filter(isFilled);
  if (filled.length < 2 || filled.filter(isEmphasized).length < filled.length * 0.8) return;
  for (const [at, line] of lines.entries())
    if (isEmphasized(line)) lines[at] = line.replace(/^\s*(\*{1,2}|_{1,2})(.*)\1(:?)\s*$/, '$2$3');
}

const direction = String.raw`[\u200E\u200F\u202A-\u202E\u2066-\u2069]`;
const atEdge = new RegExp(String.raw`(?<=^|[\s,;|=])${direction}+|(?<!${direction})${direction}+(?=$|[\s,;|=])`, 'g');

/** Removes marks of direction at the edges of words, where they only belong to the layout of the page they come from. */
function dropDirections(lines: string[]): void {
  for (const [at, line] of lines.entries()) lines[at] = line.replace(atEdge, '');
}

/** Removes the bar before each line, which a scan leaves of the edge of a table. */
function dropBars(lines: string[]): void {
  const filled = lines.filter(isFilled);
  if (filled.length < 2 || !filled.every((line) => /^\s*\|\s*[^|\s][^|]*$/.test(line))) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(/^\s*\|\s*/, '');
}

/** A sign in a column of its own between two sides. */
const signedTabs = /(?<!\s)[^\S\t]*\t\s*(?:=|:|[-–—→]|->)\s*\t/;

/** Bullets of a word processor, with the tab behind them: the letter o on the second level, and signs of a font of its own. */
const wordBullet = /^\s*(?:[•o§·▪\uF02D\uF06F\uF076\uF0A7\uF0B7\uF0D8\uF0FC])\t+(?=\S)/u;

/** Puts a hyphen in place of the bullets of a word processor. Above bullets of a second kind, those without a second side stand before headings. */
function straightenWord(lines: string[], tabbed: readonly string[]): void {
  const signOf = (line: string) => line.trim()[0];
  const tops = tabbed.filter((line) => signOf(line) === signOf(tabbed[0] ?? ''));
  const isCut = (line: string) => certainSigns.some(({ cut }) => cut(line.replace(wordBullet, '')));
  const areHeads = tops.length < tabbed.length && !tops.some(isCut);
  for (const [at, line] of lines.entries())
    lines[at] = line.replace(wordBullet, areHeads && signOf(line) === signOf(tabbed[0] ?? '') ? '' : '- ');
}

/** Makes tabs that only move words (behind a bullet, or several in a row to align a column) one sign. */
function straightenTabs(lines: string[]): void {
  const tabbed = lines.filter((line) => line.includes('\t'));
  if (tabbed.length < 2 || tabbed.some((line) => line.includes('"'))) return;
  if (tabbed.every((line) => wordBullet.test(line) && !line.replace(wordBullet, '').includes('\t')))
    straightenWord(lines, tabbed);
  const restOf = (line: string) => line.replace(bullet, '');
  const isBulleted = tabbed.every(
    (line) => /^\s*\S+\t/.test(line) && bullet.test(line) && !restOf(line).includes('\t'),
  );
  const isCut = (line: string) =>
    line.length < longestPair && listSigns.some((sign) => sign.cut(restOf(line)) !== undefined);
  const countFilled = (line = '') => line.split('\t').filter(isFilled).length;
  const count = countFilled(tabbed[0]);
  const isAligned =
    count >= 2 &&
    tabbed.some((line) => /\S\t\s*\t/.test(line.trimEnd())) &&
    tabbed.every((line) => countFilled(line) === count);
  // Examples may stand below the words, with a bullet of their own.
  const isNested = new Set(tabbed.map((line) => line.trim()[0])).size === 2;
  if (isBulleted && tabbed.filter(isCut).length >= tabbed.length * (isNested ? 0.5 : 0.8))
    for (const [at, line] of lines.entries()) lines[at] = line.replaceAll('\t', ' ');
  else if (tabbed.every((line) => signedTabs.test(line)))
    for (const [at, line] of lines.entries()) lines[at] = line.replace(signedTabs, '\t');
  else if (tabbed.every((line) => /[\p{L}\p{M})]\s*:\s*\t/u.test(line)))
    for (const [at, line] of lines.entries()) lines[at] = line.replace(/\s*:\s*\t/, '\t');
  else if (isAligned) for (const [at, line] of lines.entries()) lines[at] = line.replaceAll(/\t\s*\t/g, '\t');
}

const boldTerm = /^(\s*(?:(?:[-*+•]|\d{1,3}[.)])\s+)?)(\*\*|__)([^*_]{1,80}?)\s*([:：])\2(?=\s*\S)/;

/** Writes `**Term:** meaning` as `**Term**: meaning`, if several lines start like that. */
function moveColons(lines: string[]): void {
  if (lines.filter((line) => boldTerm.test(line)).length < 2) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(boldTerm, '$1$2$3$2$4');
}

const tightBullet = /^(\s*)([-–—*+·•‣▪◦●○■►➤])(?=\p{L})/u;
const suffix =
  /^(?:.{1,2}|able|age|al|ance|ante?|ate|ation|bar|chen|ción|dad|dom|ee|ence|ent|er[oa]?|ess|est|eur|euse|ful|haft|heit|hood|iendo|ible|ieren|ify|ig|ing|ique|isch|is[emt]|isme|iste|ist|ita|ité|ito|ity|ive|ize|keit|lein|less|lich|los|ment[eo]?|ness|nis|ología|ology|osa?|oso|ous|sam|schaft|ship|sion|tät|tion|tum|ung|ward|wise|zione|voll|san|kun|chan|sama|arch(?:y|ie)|cide|cracy|cratie|graph(?:y|ie|e)?|gram|itis|log(?:y|ie|ía|ue|ist|isch)|meter|mètre|metro|nomy|nomie|nomía|pathy|pathie|phil(?:ia|ie|e)?|phob(?:ia|ie|e|ic)|phone?|scope|skop|tomy|tomie|vore)$/i;

/** Puts a space behind bullets right before words, as in `-dog = Hund`, if nearly all lines have the same one and hardly any are endings, as in `-ness = Nomen` or `-ly = -lich`. */
function spaceBullets(lines: string[]): void {
  const filled = lines.filter(isFilled);
  if (!filled.slice(0, 2).some((line) => tightBullet.test(line))) return;
  const marks = filled.flatMap((line) => tightBullet.exec(line)?.[2] ?? []);
  const isItalic = filled.some((line) => /^\s*\*[^*]+\*/.test(line));
  if (marks.length < 3 || marks.length < filled.length * 0.8 || new Set(marks).size > 1 || isItalic) return;
  const words = filled.map((line) => /^\s*[-–—](\p{L}+)(?=\s*[-–—=:;,\t]|\s*$)/u.exec(line)?.[1] ?? '');
  const isEnding = (word: string, at: number) => suffix.test(word) || /[=:]\s*[-–]\p{L}/u.test(filled[at] ?? '');
  if (words.filter(isEnding).length >= Math.max(2, marks.length / 3)) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(tightBullet, '$1$2 ');
}

const boardMark = /\[(b|i|u|s|color|size|font)(?:=[^[\]]{1,40})?\]([^[\]]*)\[\/\1\]/i;

/** Removes the marks of a message board: `[b]dog[/b]`. A different one on each line may be what there is to learn. */
function dropBoardMarks(lines: string[]): void {
  const marks = lines.flatMap((line) => boardMark.exec(line)?.[1] ?? []);
  if (marks.length > 1 && new Set(marks).size > marks.length / 2) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replaceAll(new RegExp(boardMark, 'gi'), '$2');
}

/** Keeps only the words of a link with which a line starts. */
function dropLinks(lines: string[]): void {
  for (const [at, line] of lines.entries())
    lines[at] = line.replace(/^(\s*(?:\S{1,3}\s+)?)\[([^\]]{1,80})\]\(https?:[^()\s]{1,500}\)/, '$1$2');
}

const noteLink = /(?<![\p{L}\p{N}_)(])\[\[(?=\p{L})(?:[^[\]|]{1,80}\|)?([^[\]|,]{1,80})(?<!\s)\]\]/gu;

/** Keeps only the words of links to other notes, if most lines have one: `[[cell]]`, `[[Cell (biology)|cell]]`. In code, such brackets stand behind a name, or around numbers and spaces. */
function dropNoteLinks(lines: string[]): void {
  const bare = lines.map((line) => line.replaceAll(noteLink, '$1'));
  const linked = bare.filter((line, at) => line !== lines[at]).length;
  if (linked <= lines.filter(isFilled).length / 2) return;
  for (const [at, line] of bare.entries()) lines[at] = line;
}

const term = String.raw`[\d\s.,+*/x×·:÷()−–-]*`;
const gap = String.raw`(?:\?|_+|□)`;
/** A sum or an equation with a gap, and what fills it: `12 - 4 = ? 8`, `Half of 8 = ? 4`, `3 + _ = 5 → 2`. */
const sum = new RegExp(
  String.raw`^([^=\t]{1,80}=\s*${gap}(?:\s\p{L}{1,12}(?=\s*(?:->|=>|[→➔⇒:;~–-])\s))?|${term}${gap}${term}=\s*-?\d[\d.,/]*(?=\s{2}|\s[^\d\s]))(?:\s+(?:->|=>|[→➔⇒~–-])|[:;→])?\s+(?![+*/×·÷]|\p{L}{1,12}(?:\s?[:–/~]|\s-|\s?\.{3}))\(?([^\s=()]+(?: [^\s=()]+)*)\)?\s*$`,
  'u',
);

/** Puts a tab between sums with a gap and what fills it, where a sign of the sum would be taken for that between two sides. */
function partSums(lines: string[]): void {
  const filled = lines.filter(isFilled);
  const sums = filled.filter((line) => line.length < longestPair && sum.test(line));
  if (sums.length < 2 || sums.length < filled.length * 0.8) return;
  const isNumbered = sums.every((line) => bullet.test(line));
  const bare = (line: string) => (isNumbered ? line.replace(bullet, '') : line);
  const isSum = new Set(sums);
  for (const [at, line] of lines.entries()) if (isSum.has(line)) lines[at] = bare(line).replace(sum, '$1\t$2');
}

/** The number of a footnote behind a word, as in an encyclopedia, or a link to edit a section. */
const footnote = /(?<=[\p{L}\p{N}.,)%”"’'])(?:\[(\d{1,3})\])+(?=\s*(?:\t|$))/gu;

/** Removes the numbers of footnotes behind words, if they count up. Behind equal words, as in `x[1]` and `x[2]`, they belong to them. */
function dropFootnotes(lines: string[]): void {
  const found = lines.flatMap((line) =>
    Array.from(line.slice(0, longestPair).matchAll(footnote), ({ 1: number, index }) => ({
      number: Number(number),
      before: line.slice(0, index),
    })),
  );
  const [numbers, words] = [new Set(found.map(({ number }) => number)), new Set(found.map(({ before }) => before))];
  const isCounted = found.every(({ number }, at) => number >= (found[at - 1]?.number ?? 1));
  if (numbers.size < 2 || !isCounted || words.size < numbers.size) return;
  for (const [at, line] of lines.entries())
    if (line.length < longestPair)
      lines[at] = line
        .replaceAll(footnote, '')
        .replace(/(?<=\p{L})\[(?:edit|bearbeiten|modifier|editar|modifica)[^\]]{0,40}\]$/iu, '');
}
