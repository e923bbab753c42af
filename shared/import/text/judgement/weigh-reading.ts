import type { ImportCard, RowRemark } from '../../cards/review-rows.ts';
import { findNamedLanguage } from '../../cards/side-languages.ts';
import { isOneSided, reasons } from '../../reasons.ts';
import type { ColumnGuess } from '../columns/detect-columns.ts';
import { rolesOfColumns } from '../columns/column-names.ts';
import { areCutBeside, areRivaled, countOf, type CutCards, sampleLength, withinText } from './rival-signs.ts';
import { areNotes, areWords, namesOther } from './text-kinds.ts';
import { isSameTongue } from './running-text.ts';
import { countWords, share, startsWithArticle } from '../tidy-rows.ts';

/** Cards that are looked at. */
const sampleCards = 50;

/** A table with its cards. */
interface Weighed {
  readonly cards: readonly ImportCard[];
  readonly refused: readonly RowRemark[];
  readonly columns: Pick<ColumnGuess, 'frontColumn' | 'backColumn' | 'extraColumns'>;
  readonly columnNames: readonly string[];
  readonly unusedColumns: readonly number[];
  /** The first rows, as in the text. */
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

type Reading = Weighed & CutCards;

interface Source extends Pick<CutCards, 'delimiter' | 'text'> {
  /** Whether the text itself says what its sides are: it is a table of Markdown, has labels, or questions with their answers. */
  readonly isShaped: boolean;
}

/**
 * Whether a reading has the evidence that it needs: hardly anything of the text is left over, the columns are clear, the sides are no text that runs on, and a
 * sign that many texts have by chance stands between sides that are plainly two.
 */
export function isProven(table: Weighed, { isShaped, delimiter, text }: Source): boolean {
  const sample = table.cards.slice(0, sampleCards);
  const [fronts, backs] = [sample.map(({ front }) => front), sample.map(({ back }) => back)];
  const reading = { ...table, fronts, backs, delimiter, text };
  const own = isShaped ? ofAll : [...ofAll, ...ofLists];
  return sample.length === 0 || !own.some((doubt) => doubt(reading));
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Whether a tenth of as many lines as there are cards, between them or right behind, lost one side, or more lines than cards are none. */
function areLost({ cards, refused, delimiter }: Reading): boolean {
  const [first, last] = [cards[0]?.line ?? 0, cards.at(-1)?.line ?? 0];
  const others = refused.filter((row) => hasWords(row.excerpt) && !isRepeated(row, refused));
  const halves = others.filter(
    ({ reason, excerpt, line }) =>
      isOneSided(reason) &&
      line > first &&
      line <= last + 1 &&
      !/[-–—=:→]$|[:：]\s/.test(excerpt) &&
      !(countWords(excerpt) > 2 && endsSaid.test(excerpt)),
  );
  const around = others.filter(({ reason }) => leftOut.has(reason));
  const equal = others.filter(({ excerpt }) => equalSides.test(excerpt) && !namesLanguages(excerpt));
  // Below blocks of two lines, two more may be a card.
  const behind = refused.filter(({ reason }) => reason === reasons.outro);
  const isBlock =
    delimiter === '\n' &&
    cards.length > 3 &&
    behind.length === 2 &&
    !/[.!,]$/.test(behind[0]?.excerpt ?? '') &&
    behind[1]?.line === (behind[0]?.line ?? 0) + 1;
  return (
    isBlock ||
    equal.length > 0 ||
    (halves.length > 0 && halves.length * 10 >= cards.length) ||
    (delimiter !== '\n' && around.length >= Math.max(5, 2 * cards.length))
  );
}
/** Two short sides with an equals sign, which no title has, unless it names the languages of the cards. */
const equalSides = /^[^=]{1,40}\s=\s[^=]{1,40}$/;
const namesLanguages = (text: string): boolean =>
  text.split('=').every((side) => findNamedLanguage(side) !== undefined);
/** The end of what is said to someone. */
const endsSaid = /(?:[.!?…。！？]|\p{Extended_Pictographic}\uFE0F?)["”»)]*$/u;
/** Whether a line comes again, as what stands at the top of each page. */
const isRepeated = ({ excerpt, line }: RowRemark, refused: readonly RowRemark[]): boolean =>
  refused.some((other) => other.line !== line && other.excerpt === excerpt);

const leftOut: ReadonlySet<string> = new Set([reasons.intro, reasons.outro, reasons.title, reasons.oneSide]);

const figure = /^[-+−]?[\d.,:%/ ]+(?:[€$£°%]|\p{L}{1,3}\.?)?$/u;

/** Whether another choice of columns is as likely: text goes nowhere, the first column has numbers, or the sides are not the first columns and have no names. */
function areUnclear({ columns, columnNames, unusedColumns, rows, fronts, backs }: Reading): boolean {
  const { frontColumn, backColumn, extraColumns } = columns;
  const roles = rolesOfColumns(columnNames);
  const textsOf = (column: number) => rows.flatMap(({ cells }) => cells[column] || []);
  const isText = (column: number) => countOf(textsOf(column), /\p{L}{2}/u) > rows.length / 2;
  const isArticle = (text: string) => startsWithArticle(`${text} x`, true);
  const isVaried = (column: number) =>
    new Set(textsOf(column)).size > rows.length / 2 && !textsOf(column).every(isArticle);
  const unused = unusedColumns.filter((column) => roles[column] !== 'other' && isVaried(column));
  if (unused.some(isText) || unused.filter((column) => column > 0).length > 1) return true;
  const sides = [frontColumn, backColumn];
  // A side of lessons or numbers of a program is none, and of two columns with figures, either may be meant.
  const areBare = columnNames.every((name) => name === '') && countOf(fronts, /\p{L}{3}/u) > fronts.length / 2;
  const isFigures = (column: number) => countOf(textsOf(column), figure) > rows.length * 0.8;
  if (sides.some((column) => roles[column] === 'other')) return true;
  if (roles[backColumn] === 'extra' && unusedColumns.length > 0) return true;
  if (areBare && isFigures(backColumn) && unused.some((column) => column > 1 && isFigures(column))) return true;
  const isNamed = sides.some((column) => roles[column] === 'front' || roles[column] === 'back');
  const areNumbers = frontColumn === 0 && fronts.length > 2 && fronts.every((front) => /^\d{1,3}$/.test(front));
  if (areNumbers && backs.every((back) => /^\p{L}/u.test(back)) && extraColumns.some(isText)) return true;
  const isTurned =
    frontColumn > backColumn ||
    extraColumns.some(
      (column) => column < frontColumn && roles[column] === undefined && isText(column) && isVaried(column),
    );
  return !isNamed && isTurned;
}

/** Whether rows have a name and several figures, as a table of marks, times or scores has, or backs are nothing but the same sign. */
function areFigures({ rows, backs }: Reading): boolean {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== ''));
  const isSheet = ([name = '', ...values]: readonly string[]) =>
    hasWords(name) && values.length > 2 && values.every((value) => figure.test(value));
  if (rows.length > 2 && share(filled.filter(isSheet).length, filled) >= 0.8) return true;
  return backs.length > 2 && new Set(backs).size === 1 && !/[\p{L}\p{N}]/u.test(backs[0] ?? '');
}

/** A number to call, with its name or with the signs between digits that no year, date or amount has. */
const call =
  /^(?:tel|phone|mobile?|cell|handy|fon|tél|teléfono|telefon[eo]?)\.?:? ?[+(]?\d[\d ()/.-]{4,}$|^\+\d[\d ()/.-]{6,}$|^0\d{2,4}[ /-]\d[\d -]{3,}$|^(?:\(?\d{3}\)?[ -])?\d{3}-\d{4}$/i;
/** A house in a street. */
const address =
  /^\p{L}[\p{L} .'-]*(?:str(?:aße|asse|\.)|weg|gasse|platz|allee) ?\d{1,4} ?[a-z]?$|^\d{1,4}[a-z]?,? \p{L}[\p{L} .'-]* (?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|close)$|^\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|place|chemin) \p{L}.*$|^(?:calle|avenida|plaza|via|viale|piazza|rua) \p{L}[\p{L} .'-]*,? \d{1,4}$/iu;

/** Rooms, seats and versions of a program, each with its number. */
const place =
  /^(?:(?:raum|zimmer|room|tisch|table|gleis|platform|platz|seat|salle|aula) \d{1,4}[a-z]?|v\d+\.\d+\.\d+)$/i;
const counted = /(?<=^|, )\d{1,3} \p{L}+/gu;

/** Whether backs count several things each, which differ from row to row, as the things in the rooms of a house. */
function areCounted(backs: readonly string[]): boolean {
  const found = backs.map((back) => back.match(counted) ?? []);
  const things = found.flat().map((text) => text.replace(/^\d+ /, ''));
  const several = found.filter(({ length }) => length > 1).length;
  return several > 1 && several >= backs.length / 2 && new Set(things).size >= things.length * 0.8;
}

/** Whether rows say where people live and how to call them, who is in which room, or what is where. */
function areContacts({ rows, fronts, backs }: Reading): boolean {
  if (fronts.length > 2 && (fronts.every((front) => place.test(front)) || areCounted(backs))) return true;
  const isContact = (cell: string) => call.test(cell.trim()) || address.test(cell.trim());
  return rows.length > 1 && share(rows.filter(({ cells }) => cells.some(isContact)).length, rows) >= 0.8;
}

/** Whether sides are parts of a text: numbers are cut at their comma, lines end with one, or sentences stand before the sign. */
function areRunning({ fronts, backs, delimiter, text }: Reading): boolean {
  const isCutNumber = (front: string, at: number) =>
    /\p{L}.*\s\d+$/u.test(front) && /^\d{1,3}(?:$|\s?(?:[€$£%°]|\p{L}))/u.test(backs[at] ?? '');
  if (delimiter === ',' && /\d,\d/.test(text) && share(fronts.filter(isCutNumber).length, fronts) > 0.5) return true;
  const open = countOf(backs, /[^\s,],$/);
  if (open > 1 && share(open, backs) >= 0.2) return true;
  const isTold = share(backs.filter((back) => back.length > 60 && withinText.test(back)).length, backs) >= 0.5;
  if (delimiter === ',' && !text.includes(',"') && isTold) return true;
  const told = fronts.filter((front) => front.length > 60 && withinText.test(front)).length;
  return told > 0 && share(told, fronts) >= 0.3 && delimiter !== '\t';
}

/** Whether a text says that it is something else: by a line without two sides, or by labels before a colon. */
function areOthers({ cards, refused, fronts, backs, delimiter }: Reading): boolean {
  const last = cards.at(-1)?.line ?? 0;
  const lines = refused.filter(({ line }) => line <= last + 1).map(({ excerpt }) => excerpt);
  const isOther = namesOther(lines) || (/[:：]/.test(delimiter) && areNotes(fronts, backs));
  return isOther && !areWords({ fronts, backs, delimiter }, lines);
}

/** Signs that many texts have by chance. A comma is one where a space is behind it. */
const weak: ReadonlySet<string> = new Set([
  '  ',
  '\u3000',
  ' ',
  '(',
  '()',
  '( )',
  '? ',
  '/',
  ' / ',
  ' · ',
  '**',
  '...',
  '....',
  '–',
  ' -',
  '，',
  '；',
  '[',
]);

/** Whether a sign that many texts have by chance cuts few lines, leaves one of them out, or stands between long sides of one language. */
function isWeak({ cards, refused, fronts, backs, delimiter, text }: Reading): boolean {
  const isComma =
    delimiter === ',' &&
    !text.includes('"') &&
    (text.slice(0, sampleLength).match(/,\S/g)?.length ?? 0) < cards.length / 2;
  if (!isComma && !weak.has(delimiter)) return false;
  const halves = refused.filter(
    (row) => row.reason === reasons.oneSide && hasWords(row.excerpt) && !isRepeated(row, refused),
  );
  const areLong = [fronts, backs].every(
    (sides) => share(sides.filter((side) => countWords(side) > 4).length, sides) >= 0.4,
  );
  return cards.length < 2 || halves.length > 0 || (areLong && isSameTongue(fronts, backs) !== false);
}

const markdown = /\*\*[^*]+\*\*|^[*_][^*_\s][^*_]*[*_](?=$|\s)|==[^=]+==|\[\[[^[\]]+\]\]/;

/** Whether marks of Markdown are left in most of the sides, or few words with differing numbers before a colon label all of them. */
function areMarked({ fronts, backs, delimiter }: Reading): boolean {
  const left = [fronts, backs].some(
    (sides) => countOf(sides, markdown) > 1 && countOf(sides, markdown) > sides.length / 2,
  );
  const labels = new Set(fronts.map((front) => front.replaceAll(/[\d\s.]+/g, '')));
  const told = backs.filter((back) => countWords(back) > 1).length;
  return (
    left ||
    (/[:：]/.test(delimiter) &&
      fronts.length > 3 &&
      labels.size < new Set(fronts).size * 0.6 &&
      told >= fronts.length / 2 &&
      [...labels].every((label) => label.length > 2))
  );
}

type Doubt = (reading: Reading) => boolean;
const ofAll: readonly Doubt[] = [areLost, areUnclear, areFigures, areContacts, areOthers, areMarked];
const ofLists: readonly Doubt[] = [areRunning, areRivaled, areCutBeside, isWeak];
