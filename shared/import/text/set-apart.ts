import { reasons } from '../reasons.ts';
import {
  type Blank,
  dropFootnotes,
  dropPageEnds,
  dropStamps,
  dropTimes,
  isFilled,
  longestPair,
} from './drop-stamps.ts';
import { listSigns } from './list-signs.ts';
import { bullet, isEmphasized } from './pair-lines.ts';
import type { FileRow } from './read-rows.ts';

/** A text in which only lines of cards are left. The others are blank, so that all lines keep their numbers. */
interface SetApart {
  readonly text: string;
  readonly asides: readonly FileRow[];
}

/** Longer texts are files of programs, not answers or chats, and are not searched. */
const longest = 1_000_000;

/**
 * Blanks what surrounds the cards of a pasted text: code fences with the text outside them, stamps of a chat, and the sentences of a chatbot. The marks of a
 * quoted mail are removed, and a colon within bold marks moves behind them.
 */
export function setApart(body: string, firstLine: number): SetApart {
  if (body.length > longest) return { text: body, asides: [] };
  const lines = body.split(/\r\n|\r|\n/);
  const kept = [...lines];
  const asides: FileRow[] = [];
  const blank = (at: number, reason: string) => {
    const written = kept[at]?.trim() ?? '';
    const line = firstLine + at;
    if (written !== '') asides.push({ line, lastLine: line, cells: [written], aside: reason });
    kept[at] = '';
  };
  dropQuoteMarks(kept);
  dropEmphasis(kept);
  dropMailHead(kept, blank);
  dropPageEnds(kept, blank);
  dropStamps(kept, blank);
  dropTimes(kept);
  dropFootnotes(kept);
  partSums(kept);
  moveColons(kept);
  spaceBullets(kept);
  pointNumbers(kept);
  dropLinks(kept);
  dropDirections(kept);
  straightenTabs(kept);
  if (body.includes('```')) dropFences(kept, blank);
  else if (/^\s*[^\s[{]/.test(body)) dropAroundJson(kept, blank);
  dropSentences(kept, blank);
  const isSame = kept.every((line, at) => line === lines[at]);
  return isSame
    ? { text: body, asides }
    : { text: kept.join('\n'), asides: asides.toSorted((a, b) => a.line - b.line) };
}

/** Removes the `>` of a quoted mail, if nearly all lines have it. */
function dropQuoteMarks(lines: string[]): void {
  const filled = lines.filter(isFilled);
  if (filled.length < 2 || filled.filter((line) => /^>+( |$)/.test(line)).length < filled.length * 0.8) return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(/^(> ?)+/, '');
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

/** A sign in a column of its own between two sides. */
const signedTabs = /(?<!\s)[^\S\t]*\t\s*(?:=|:|[-–—→]|->)\s*\t/;

/** Makes tabs that only move words (behind a bullet, or several in a row to align a column) one sign. */
function straightenTabs(lines: string[]): void {
  const tabbed = lines.filter((line) => line.includes('\t'));
  if (tabbed.length < 2 || tabbed.some((line) => line.includes('"'))) return;
  const restOf = (line: string) => line.replace(bullet, '');
  const isBulleted = tabbed.every(
    (line) => /^\s*\S+\t/.test(line) && bullet.test(line) && !restOf(line).includes('\t'),
  );
  const isCut = (line: string) =>
    line.length < longestPair && listSigns.some((sign) => sign.cut(restOf(line)) !== undefined);
  const [count, ...counts] = tabbed.map((line) => line.split('\t').filter(isFilled).length);
  const isAligned =
    count !== undefined &&
    count >= 2 &&
    counts.every((one) => one === count) &&
    tabbed.some((line) => /\S\t\s*\t/.test(line.trimEnd()));
  if (isBulleted && tabbed.filter(isCut).length >= tabbed.length * 0.8)
    for (const [at, line] of lines.entries()) lines[at] = line.replace('\t', ' ');
  else if (tabbed.every((line) => signedTabs.test(line)))
    for (const [at, line] of lines.entries()) lines[at] = line.replace(signedTabs, '\t');
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

const numberWord =
  /\s(?:one|two|three|eins?|eine|zwei|drei|une?|deux|trois|uno|una|dos|tres|due|tre|um|dois|duas|três)\s/i;

/** Puts a point behind the numbers of a list, as in `1 dog = Hund`, if they count all lines up from 1. `2 mice = zwei Mäuse` counts the mice. */
function pointNumbers(lines: string[]): void {
  if (!/^\s*1[ \t]+\p{L}/u.test(lines.find(isFilled) ?? '')) return;
  const numbers = lines.filter(isFilled).map((line) => /^\s*(\d{1,3})[ \t]+\p{L}/u.exec(line)?.[1]);
  const isCount = (number: string | undefined, at: number) => number === String(at + 1);
  const counted = lines.filter((line) => /^\s*\d{1,3}\b.*\d/.test(line.slice(0, longestPair)) || numberWord.test(line));
  if (numbers.length < 3 || !numbers.every(isCount) || counted.length > 1 || lines.some((line) => line.includes('\t')))
    return;
  for (const [at, line] of lines.entries()) lines[at] = line.replace(/^\s*\d{1,3}/, '$&.');
}

const mailHead =
  /^(from|to|cc|date|sent|subject|re|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|enviado|asunto|da|data|inviato|oggetto|assunto)\s*:/i;

/** Removes sender and subject above a copied mail, which stand in a block of their own. */
function dropMailHead(lines: readonly string[], blank: Blank): void {
  const end = lines.findIndex((line) => line.trim() === '');
  const head = lines.slice(0, Math.max(0, end));
  const hasSubject = head.some((line) => /^(subject|betreff|objet|asunto|oggetto|assunto)\s*:/i.test(line));
  if (head.length < 2 || !hasSubject || !head.every((line) => mailHead.test(line))) return;
  for (const at of head.keys()) blank(at, reasons.intro);
}

/** Keeps only the words of a link with which a line starts. */
function dropLinks(lines: string[]): void {
  for (const [at, line] of lines.entries())
    lines[at] = line.replace(/^(\s*(?:\S{1,3}\s+)?)\[([^\]]{1,80})\]\(https?:[^()\s]{1,500}\)/, '$1$2');
}

const term = String.raw`[\d\s.,+*/x×·:÷()−–-]*`;
const gap = String.raw`(?:\?|_+|□)`;
/** A sum or an equation with a gap, and what fills it: `12 - 4 = ? 8`, `Half of 8 = ? 4`, `3 + _ = 5 → 2`. */
const sum = new RegExp(
  String.raw`^([^=\t]{1,80}=\s*${gap}|${term}${gap}${term}=\s*-?\d[\d.,/]*(?=\s{2}|\s[^\d\s]))(?:\s+(?:->|=>|[→➔⇒–-])|[:;→])?\s+(?![+*/×·÷])\(?([^\s=()]+(?: [^\s=()]+)*)\)?\s*$`,
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

/** Keeps what stands in code fences, if that is the larger part. */
function dropFences(lines: string[], blank: Blank): void {
  const fences = lines.flatMap((line, at) => (/^\s*```[\w ]*$/.test(line) ? [at] : []));
  const first = fences[0];
  // In a cell of several lines, a fence belongs to a card.
  if (first === undefined || (lines.slice(0, first).join('\n').split('"').length - 1) % 2 === 1) return;
  const isFence = new Set(fences);
  let isInside = false;
  const [inner, outer]: [boolean[], boolean[]] = [[], []];
  for (const [at, line] of lines.entries()) {
    const isText = line.trim() !== '' && !isFence.has(at);
    if (isFence.has(at)) isInside = !isInside;
    inner.push(isText && isInside);
    outer.push(isText && !isInside);
  }
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  const [start, end] = [inner.indexOf(true), inner.lastIndexOf(true)];
  if (start === -1) return;
  const isWhole = count(inner) >= count(outer) / 2;
  for (const at of lines.keys()) {
    if (isFence.has(at)) blank(at, reasons.fence);
    else if (isWhole && outer[at]) blank(at, at < start ? reasons.intro : at > end ? reasons.outro : reasons.between);
  }
}

/** Keeps only the JSON of a text with sentences before and after it. */
function dropAroundJson(lines: string[], blank: Blank): void {
  const start = lines.findIndex((line) => /^\s*(\[|\{)\s*($|["[{])/.test(line));
  const end = lines.findLastIndex((line) => /[\]}]\s*$/.test(line));
  if (start < 1 || end < start) return;
  try {
    JSON.parse(lines.slice(start, end + 1).join('\n'));
  } catch {
    return;
  }
  for (const at of lines.keys()) if (at < start || at > end) blank(at, at < start ? reasons.intro : reasons.outro);
}

const opening =
  /^(sure|of course|certainly|absolutely|great|here (are|is|you)|here['’]s|below|the following|these are|gern|klar|natürlich|hier (sind|ist|kommt|hast)|das sind|voici|bien sûr|aquí|claro|por supuesto|ecco|certo)\b/i;
export const closing =
  /^(let me know|would you|do you want|want (me|more)|need (more|any)|shall i|if you|i can also|i hope|hope (this|that)|feel free|good luck|happy (study|learn)|enjoy|sag mir|lass mich|möchtest du|möchten sie|brauchst du|soll ich|willst du|wenn du|viel (erfolg|spaß)|ich hoffe|n['’]hésite|dis-moi|souhaites|veux-tu|bonne? |quieres|¿|si quieres|avísame|vuoi|fammi sapere|buon|(viele|liebe|herzliche|beste) grüße|mit freundlichen|(kind|best|warm) regards|(many )?thanks\b|vielen dank|cordialement|saludos)/i;

/** Blanks a chatbot's first and last sentences. They stand in blocks of their own, or end with a colon right above the cards. */
function dropSentences(lines: string[], blank: Blank): void {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const [first, second, third] = filled;
  if (first === undefined || second === undefined) return;
  const opener = lines[first]?.trim() ?? '';
  const isBlock = second > first + 1 && third === second + 1;
  const isLead = /[:：]$/.test(opener) && opener.split(/\s+/).length >= 3 && !/[;|\t]/.test(opener);
  if (isLead || (isBlock && opening.test(opener) && isSentence(opener))) blank(first, reasons.intro);
  const last = filled.at(-1) ?? 0;
  const start = lines.findLastIndex((line, at) => at < last && line.trim() === '') + 1;
  const isApart = start > (filled[1] ?? 0) && last - start < 4 && /\S/.test(lines[start - 2] ?? '');
  const closer = lines[start]?.trim() ?? '';
  if (!isApart || !closing.test(closer) || !isSentence(closer)) return;
  for (let at = start; at <= last; at += 1) blank(at, reasons.outro);
}

/** Whether a line ends like a sentence and has nothing that separates two sides, as `enjoy = genießen` has. */
function isSentence(line: string): boolean {
  return (
    /[:.!?…)]$|\p{Extended_Pictographic}\uFE0F?$/u.test(line) &&
    !/[;|\t"]|,\S|\s(?:=|[-–—→]|->)\s|[:：]\s*\S/.test(line)
  );
}
