import type { ImportCard, RowRemark } from '../../cards/review-rows.ts';
import { isOneSided, reasons } from '../../reasons.ts';
import { certainSigns } from '../lines/list-signs.ts';
import { countWords } from '../tidy-rows.ts';
import { areMany, areTurned } from './turned-sides.ts';

/** Cards that are looked at. */
const sampleCards = 100;

interface Judged {
  readonly cards: readonly ImportCard[];
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
  readonly refused: readonly RowRemark[];
  readonly delimiter: string;
}

/**
 * Whether cards show a sign of a text that was read in another way than it was meant, whatever its style:
 *
 * - pairs, or nearly as many lines as became cards, were left out,
 * - a bracket or quotation opens on one side and closes on the other,
 * - sides start or end with a separator, a bullet or a box to tick, or are source of a page or a program,
 * - sides count up, or few fronts come again and again,
 * - some cards have the script or the language of the others on the other side,
 * - a further separator stands within the sides,
 * - one side is many times as long as the others.
 *
 * Each was measured: on lists of the ready decks, where it must not show, and on the same lists damaged on purpose (`decisions/importing.md`).
 */
export function seemMisread({ cards, refused }: Pick<Judged, 'cards' | 'refused'>, delimiter: string): boolean {
  if (cards.length === 0) return false;
  const sample = cards.slice(0, sampleCards);
  const [fronts, backs] = [sample.map(({ front }) => front), sample.map(({ back }) => back)];
  const judged = { cards: sample, fronts, backs, refused, delimiter };
  return signs.some((sign) => sign(judged, cards.length));
}

const smiley = /[:;]-?[()]/g;
const brackets = ['()', '[]', '{}', '“”', '„“', '«»'] as const;

/** Whether the last of two marks is open at the end of a text, or the first one was never opened. */
const isOpen = (text: string, [open = '', close = '']: string): boolean =>
  text.lastIndexOf(open) > text.lastIndexOf(close);
function isClosed(text: string, [open = '', close = '']: string): boolean {
  const [first, last] = [text.indexOf(open), text.indexOf(close)];
  return last !== -1 && (first === -1 || first > last);
}

function areCrossed({ cards }: Judged): boolean {
  // Gaps in the notation of Anki may hold a separator.
  const crossed = cards.filter(({ front, back }) => {
    const [one, other] = [front.replaceAll(smiley, ''), back.replaceAll(smiley, '')];
    return !front.includes('{{') && brackets.some((pair) => isOpen(one, pair) && isClosed(other, pair));
  });
  return areMany(crossed.length, cards.length);
}

const around: ReadonlySet<string> = new Set([
  reasons.around,
  reasons.between,
  reasons.intro,
  reasons.outro,
  reasons.title,
  reasons.heading,
  reasons.oneSide,
]);
const ofTables = /^[^,;|\t]{1,60}[,;|\t]\s?[^,;|\t]{1,60}$/;
/** Labels above a mail or a task have a colon. */
const pairSigns = certainSigns.filter(({ name }) => !/[:：]/.test(name));
/** Whether a line that is no card has two sides. A sentence with a comma has no such form. */
const isPair = (line: string): boolean =>
  line.length < 100 && !/[.!?:]$/.test(line) && (ofTables.test(line) || pairSigns.some(({ cut }) => cut(line)));

/** Lines that seem to have lost their other side, or have both but became no card. Between cards, lines with words may be their terms. */
function areLeftOut({ cards, refused }: Judged, count: number): boolean {
  const [first, last] = [cards[0]?.line ?? 0, cards.at(-1)?.line ?? 0];
  const others = refused.slice(0, sampleCards);
  const isTerm = ({ line, excerpt }: RowRemark) =>
    line > first && line < last && /^(?!#|\*\*|-{3})\P{L}*\p{L}/u.test(excerpt);
  const halves = others.filter(({ reason, excerpt }) => isOneSided(reason) && !/[-–—=:→]$/.test(excerpt));
  const terms = others.filter(
    (row) => (row.reason === reasons.around || row.reason === reasons.between) && isTerm(row),
  );
  const pairs = others.filter(({ reason, excerpt }) => around.has(reason) && isPair(excerpt));
  return (
    (halves.length > 1 && halves.length >= count * 0.75) ||
    (terms.length > 1 && terms.length >= count - 1) ||
    (pairs.length > 2 && pairs.length >= count / 3)
  );
}

const atEdge = /^(?=.*[\p{L}\p{N}])(?:[,;:=)\]|→]|[–—]\s|.*(?:[;:=([|→]|\s[-–—])$)/u;
/** A bullet or a box that is no part of a word, or the tag of a file. */
const residue =
  /^(?:[☐☑☒⬜✓✔✅✗✘❌□■▪▫•‣◦●○➤►▶★☆◆◇§»›]\uFE0F?|[*#]\s|\[[ xX]\])\s*\p{L}|<\/?[a-z][\w-]*(?:\s[^<>]*)?>\S|^<[?!]|^::|\{[=~]|^<[a-z]+\s[^<>]*$|\\(?:begin|end|hline)\b|\[\[(?=\p{L})|^\W*\{"|^msg[a-z]+ "[^"]*"$/u;
/** The end of a row of LaTeX. */
const rowEnd = /\\\\$/;

/** A sign before a word, which is a bullet if all have the same. */
const anyBullet = /^((?![♠-♯]|\p{Emoji_Presentation})[\p{So}※†‡¶]\uFE0F?)\s*[\p{L}\p{N}¿¡]/u;

const tag = /^(?:<\/?[a-z][\w-]*|\\(?:begin|end)\{[^{}]*\})/u;
/** Whether tags are what there is to learn: each side has another one, and the other sides have none. */
function areTagged(sides: readonly string[], others: readonly string[]): boolean {
  const tags = sides.map((side) => tag.exec(side)?.[0]);
  return !tags.includes(undefined) && new Set(tags).size === tags.length && !others.some((side) => /[<>\\]/.test(side));
}

function haveResidue({ fronts, backs }: Judged): boolean {
  const bullets = fronts.map((front) => anyBullet.exec(front)?.[1]);
  if (bullets.length > 2 && bullets[0] !== undefined && new Set(bullets).size === 1) return true;
  const count = (sides: readonly string[], pattern: RegExp) => sides.filter((side) => pattern.test(side)).length;
  if (count(backs, rowEnd) > backs.length / 2) return true;
  return [fronts, backs].some((sides, at) => {
    const found = count(at === 0 ? sides.map((side) => side.replace(/[:=]$/, '')) : sides, atEdge);
    // Signs may be what there is to learn.
    return (
      (found > 1 && found >= sides.length / 3 && found < sides.length) ||
      (count(sides, residue) > sides.length / 2 && !areTagged(sides, at === 0 ? backs : fronts))
    );
  });
}

const number = /^\(?(\d{1,3}|[A-Za-z])[.)]\s+\S/;
/** Words that stand before a card in a template. Articles, psalms and vitamins have numbers to learn. */
const countedWord =
  /^(no|nr|number|nummer|item|card|question|answer|term|entry|point|karte|frage|antwort|begriff|punkt|top|carte|question|terme|tarjeta|pregunta|término|carta|domanda|termine|cartão|pergunta|termo)(?!\p{L})[ .#]*(\d{1,3})\P{L}*$/iu;

/** Whether numbers rise by one from text to text. */
const areCounted = (numbers: readonly (number | undefined)[]): boolean =>
  numbers.length > 2 &&
  numbers.every((one, at) => one !== undefined && (at === 0 || one === (numbers[at - 1] ?? 0) + 1));

function areNumbered({ fronts, backs }: Judged): boolean {
  // With the same number on both sides, it is a part of the text: `1. May`, `1. Mai`.
  const both = fronts.filter((front, at) => {
    const [one, other] = [front, backs[at] ?? ''].map((side) => number.exec(side)?.[1]);
    return one !== undefined && other !== undefined && one !== other;
  });
  const words = fronts.map((front) => countedWord.exec(front));
  const isSameWord = new Set(words.map((found) => found?.[1])).size === 1;
  const letters = backs.map((back) => /^\(?([a-z])[.)]\s+\S/i.exec(back)?.[1]?.toLowerCase().charCodeAt(0));
  return (
    (areCounted(letters) && !fronts.every((front) => /[?？]$/.test(front))) ||
    both.length >= fronts.length / 2 ||
    (isSameWord && areCounted(words.map((found) => (found?.[2] === undefined ? undefined : Number(found[2])))))
  );
}

const verdict =
  /^(?:t|f|r|w|v|true|false|yes|no|right|wrong|richtig|falsch|wahr|ja|nein|vrai|faux|verdadero|falso|vero)$/i;
const stamped = /^[[(]?\d{1,2}:\d\d[\])]?,?\s+(?!uhr|[ap]\.?m|o['’]clock|h(?:eures?|oras?)?(?!\p{L}))\p{L}/iu;

/** Whether few fronts come again and again or take turns, as names of speakers do, or stand before what they say. */
function areRepeated({ cards, fronts, backs, delimiter }: Judged): boolean {
  const [count, { size }] = [fronts.length, new Set(fronts)];
  // Translations of a front that has several are mostly single words.
  const areTold = backs.filter((back) => countWords(back) > 1).length >= count / 2;
  const areVerdicts = size === 2 && areTold && fronts.every((front) => verdict.test(front));
  if (count > 2 && (areVerdicts || fronts.every((front) => stamped.test(front)))) return true;
  const areTurnedOver = cards.every(
    ({ front, back, extra = '' }) => !/\p{L}/u.test(front + back) && /\p{L}{2}/u.test(extra),
  );
  if (count > 2 && areTurnedOver) return true;
  if (count < 4 || !areTold || !/[:：]/.test(delimiter) || !fronts.every((front) => /\p{L}/u.test(front))) return false;
  return size < count / 2 || (size === 2 && fronts.every((front, at) => front !== fronts[at - 1]));
}

/** Whether a second separator stands between words of most fronts or backs. */
function areCutAgain({ fronts, backs, delimiter }: Judged): boolean {
  const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part);
  const isCut = (side: string, separator: RegExp) => side.split(separator, 3).filter(isWord).length > 1;
  // A whole list may stand on one line. Cells of a table may hold its separator in quotes.
  const isWhole = (side: string) => !/^[,;|\s]*$/.test(delimiter) && side.split(delimiter, 4).length > 3;
  if (fronts.length < 3 && backs.some(isWhole)) return true;
  const separators = [/\t/];
  // Only where it separates the sides, because programs name types with it: `id :: a -> a`.
  if (delimiter.trim() === '::') separators.push(/\s::\s/);
  const areMostCut = (sides: readonly string[], separator: RegExp) => {
    const found = sides.filter((side) => isCut(side, separator)).length;
    return found > 1 && found > sides.length / 2;
  };
  return separators.some((separator) => areMostCut(fronts, separator) || areMostCut(backs, separator));
}

function areUneven({ fronts, backs }: Judged): boolean {
  return [fronts, backs].some((sides) => {
    const lengths = sides.map(({ length }) => length).toSorted((one, other) => one - other);
    const usual = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
    const long = lengths.filter((length) => length > 150 && length > 8 * usual);
    return long.length > 1 && areMany(long.length, lengths.length);
  });
}

const signs: readonly ((judged: Judged, count: number) => boolean)[] = [
  areCrossed,
  areLeftOut,
  haveResidue,
  areNumbered,
  areRepeated,
  areTurned,
  areCutAgain,
  areUneven,
];
