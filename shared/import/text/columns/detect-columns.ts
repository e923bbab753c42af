import { findNamedLanguage } from '../../cards/side-languages.ts';
import { reasons } from '../../reasons.ts';
import { pageNumber } from '../judgement/running-text.ts';
import { startsWithArticle } from '../tidy-rows.ts';
import { areInTwoCases, arePages, countsUp, isAbout, namesGroups, standsOverFigures, tick } from './column-contents.ts';
import { type ColumnRole, isNamePair, rolesOfColumns } from './column-names.ts';
import { namesFacts, namesOneLanguage } from './kind-names.ts';

/** Position of the card data. Columns count from 0. */
export interface ColumnGuess {
  /** `unsure` if only a person can tell; then the preview asks. */
  readonly hasHeader: 'yes' | 'no' | 'unsure';
  /** Default of the header choice: true excludes the first row from the cards. */
  readonly firstRowIsHeader: boolean;
  readonly frontColumn: number;
  readonly backColumn: number;
  /** Columns that go into the extra, in the file's order. */
  readonly extraColumns: readonly number[];
  /** Why the columns were detected this way, as a sentence for the user. */
  readonly reason: string;
}

/** Facts about the columns that are known without looking at the rows. */
export interface ColumnFacts {
  /** Whether the file is an Anki export, whose first row is never a header. */
  readonly fromAnki: boolean;
  /** Names that the file declares outside of its rows; empty if none. */
  readonly columnNames: readonly string[];
  /** Columns (from 0) without card text. */
  readonly otherColumns: ReadonlySet<number>;
  /** The column of tags, if the file declares it outside of its rows. */
  readonly tagsColumn?: number;
  /** Columns of the two sides in the file's own layout, used if the column names don't tell. */
  readonly sides?: readonly [front: number, back: number] | undefined;
  /** Columns of the extra in the source's own layout. If absent, names and rows tell, except beside known `sides`. */
  readonly extraColumns?: readonly number[] | undefined;
  /** Columns that cards take over besides those of the sides and the extra. */
  readonly usedColumns?: readonly number[];
  /** For Anki notes: the column that each card shows as the question. */
  readonly asked?: readonly number[] | undefined;
  /** Whether a list starts with a heading or an introduction, so that the row below is a card unless it looks like a header. */
  readonly isBelowHeading?: boolean | undefined;
  /** The person's choice about the header. */
  readonly hasHeader?: boolean | undefined;
}

type Rows = readonly (readonly string[])[];
type Roles = readonly (ColumnRole | undefined)[];
type HeaderDecision = Pick<ColumnGuess, 'hasHeader' | 'firstRowIsHeader' | 'reason'>;

/**
 * Finds the header row, the two card columns, and the columns of the extra.
 *
 * Common column names decide: front/back, question/answer, term/definition and the like. A first row without such names is a card, unless it looks like a
 * header for another reason (other usual names, `name:language` pairs, a word above numbers). In both cases the result is `unsure`.
 * @param rows the first non-blank rows of the file, cells trimmed
 */
export function detectColumns(rows: Rows, facts: ColumnFacts): ColumnGuess {
  const [first = [], ...rest] = rows;
  const named = rolesOfColumns(first, rest);
  // A third word with its article is in another language: `problem`, `solution`, `das Problem`.
  const isOther = (name: string, at: number) => {
    const isCapital = rest.some((row) => startsWithArticle(row[at + 2] ?? '', true));
    return named[at + 2] === undefined && !startsWithArticle(name, isCapital);
  };
  const isPair = rest.length > 0 && isNamePair(first) && first.slice(2).every(isOther);
  const firstRoles: Roles = isPair ? named.with(0, 'front').with(1, 'back') : named;
  const header = decideHeader(rows, firstRoles, facts);
  const ownRoles = header.firstRowIsHeader ? firstRoles : [];
  const roles = facts.columnNames.length > 0 ? rolesOfColumns(facts.columnNames) : ownRoles;
  const data = header.firstRowIsHeader && rest.length > 0 ? rest : rows;
  const usable = usableColumns(data, roles, facts.otherColumns);
  const names = header.firstRowIsHeader ? first : facts.columnNames;
  const [frontColumn, backColumn] = facts.sides ?? pickColumns(roles, preferMeaning(usable, names, roles));
  const taken = new Set([frontColumn, backColumn, ...facts.otherColumns]);
  const declared = facts.extraColumns ?? (facts.sides && []);
  const extraColumns =
    declared?.filter((column) => !taken.has(column)) ?? pickExtras(data, roles, taken, facts.fromAnki);
  return { ...header, frontColumn, backColumn, extraColumns };
}

function decideHeader(
  rows: Rows,
  roles: Roles,
  { hasHeader, fromAnki, columnNames, isBelowHeading }: ColumnFacts,
): HeaderDecision {
  if (hasHeader !== undefined) {
    return { hasHeader: hasHeader ? 'yes' : 'no', firstRowIsHeader: hasHeader, reason: reasons.asChosen };
  }
  if (roles.includes('front') && roles.includes('back')) {
    return { hasHeader: 'yes', firstRowIsHeader: true, reason: reasons.named };
  }
  if (fromAnki) {
    return { hasHeader: 'no', firstRowIsHeader: false, reason: reasons.anki };
  }
  if (columnNames.length > 0) {
    return { hasHeader: 'no', firstRowIsHeader: false, reason: reasons.namedAlready };
  }
  const likely = looksLikeHeader(rows, roles);
  if (isBelowHeading && !likely) return { hasHeader: 'no', firstRowIsHeader: false, reason: reasons.belowHeading };
  const reason = likely ? reasons.likeNames : reasons.likeCard;
  return { hasHeader: 'unsure', firstRowIsHeader: likely, reason };
}

/** Whether the first row looks like a header. A file's only row is a card. */
function looksLikeHeader([first = [], ...rest]: Rows, roles: Roles): boolean {
  return (
    rest.length > 0 &&
    ((!namesOneLanguage(first) && hasUsualNames(first, roles, rest)) ||
      namesNumbered(first, rest) ||
      hasLanguagePairs(first) ||
      standsOverNumbers(first, rest) ||
      namesFacts(first, rest) ||
      standsOverFigures(first, rest))
  );
}

/** Whether a column has a word above the same word with numbers: `Lektion`, `Lektion 1`. */
function namesNumbered(first: readonly string[], rest: Rows): boolean {
  const isAbove = (name: string, column: number) =>
    name !== '' && rest.every((row) => row[column]?.startsWith(`${name} `) === true && /\d/.test(row[column]));
  return first.length > 2 && rest.length > 1 && first.some(isAbove);
}

/** Whether most cells are usual column names, and not all for the same side: `word,mot` is a card. */
function hasUsualNames(first: readonly string[], roles: Roles, rest: Rows): boolean {
  const known = roles.filter((role) => role !== undefined);
  const countKnown = (row: readonly string[]) => rolesOfColumns(row).filter((role) => role !== undefined).length;
  // Excludes tables that list language names, which are card texts and not column names.
  if (rest.slice(0, 3).every((row) => countKnown(row) * 2 >= Math.max(2, known.length))) return false;
  const isBeside = (role: ColumnRole | undefined) => role === 'form' || (role === 'other' && roles.includes('topic'));
  if (first.length === 2 && roles.some(isBeside) && areInTwoCases([first, ...rest])) return false;
  const oneSide = known[0] !== 'topic' && known.every((role) => role === known[0]);
  return !oneSide && known.length > first.filter((cell) => cell !== '').length / 2;
}

/** Whether there is a pair such as `capital` and `capital:de`. */
function hasLanguagePairs(first: readonly string[]): boolean {
  const names = new Set(first);
  return first.some((cell) => /.:[a-z]{2,3}(-[a-z]{2,4})?$/i.test(cell) && names.has(cell.slice(0, cell.indexOf(':'))));
}

/** Whether a column has a first cell that starts with no digit, as `753 BC` does, and at least two rows below it with only numbers. */
function standsOverNumbers(first: readonly string[], rest: Rows): boolean {
  const isNumber = (cell: string | undefined) => cell !== undefined && /^[-+]?\d[\d.,\s]*$/.test(cell);
  return first.some(
    (cell, column) =>
      cell !== '' && !/^[-+]?\d/.test(cell) && rest.length >= 2 && rest.every((row) => isNumber(row[column])),
  );
}

/** Whether a column belongs to a word, and holds a side only if there is no other: `Infinitive, Past, Participle, German` asks for the German word. */
const isBesideSides = (role: ColumnRole | undefined): boolean => role === 'extra' || role === 'form';

/** Leaves out the first two columns if each has the same text in all rows, as the names of both languages in an export, and two others have not. */
function withoutLanguages(rows: Rows, columns: readonly number[]): readonly number[] {
  const isVaried = (column: number) => new Set(rows.map((row) => row[column])).size > 1;
  const others = columns.filter((column) => column > 1);
  return rows.length > 2 && others.filter(isVaried).length > 1 && !isVaried(0) && !isVaried(1) ? others : columns;
}

/** Columns that can hold a side: no ids, tags, extras, forms of a word, pronunciations or the like, and filled in at least half of the rows. */
function usableColumns(rows: Rows, roles: Roles, others: ReadonlySet<number>): number[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const filled = columns.map((column) => rows.filter((row) => (row[column] ?? '') !== '').length);
  const open = columns.filter(
    (column) => !others.has(column) && roles[column] !== 'other' && !isBesideSides(roles[column]),
  );
  const varied = withoutLanguages(rows, open);
  // If two columns are nearly full, any column that is often empty holds remarks, not a side.
  const full = varied.filter((column) => (filled[column] ?? 0) >= rows.length * 0.9);
  const least = full.length >= 2 ? 0.75 : 0.5;
  const usable = varied.filter((column) => (filled[column] ?? 0) >= rows.length * least);
  const isCounted = usable.length > 2 && (countsUp(rows) || arePages(rows));
  const counted = isCounted ? usable.filter((column) => column !== 0) : usable;
  const isPage = (column: number) => rows.every((row) => !row[column] || pageNumber.test(row[column]));
  const unspoken = counted.filter((column) => !isPage(column) && !isAbout(rows, column, counted[0] ?? 0));
  const sides = unspoken.length >= 2 ? unspoken : counted;
  const [group, ...words] = sides;
  return group !== undefined && words.length > 1 && namesGroups(rows, group, words.slice(0, 2)) ? words : sides;
}

/** Numbers, dates and addresses, which are no text to read under an answer. */
const figure = /^[\d\s.,:;%/+-]+$|^(https?:|www\.)/i;

/**
 * Picks the columns of the extra: those with a name for it; otherwise the first of up to three that are left over. Tables with more are about other things
 * than cards, so only a person can tell. Without names, a column must be filled in most rows, but for fields of Anki.
 * @param taken columns that hold something else
 */
function pickExtras(rows: Rows, roles: Roles, taken: ReadonlySet<number>, fromAnki: boolean): number[] {
  const width = roles.length > 0 ? roles.length : rows.reduce((most, row) => Math.max(most, row.length), 0);
  const open = Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      !taken.has(column) && roles[column] !== 'other' && !(column === 0 && (countsUp(rows) || arePages(rows))),
  );
  const cellsOf = (column: number) => rows.flatMap((row) => row[column] || []);
  const named = open.filter((column) => isBesideSides(roles[column]) && cellsOf(column).length > 0);
  if (named.length > 0) return named;
  const least = roles.length > 0 || fromAnki ? 0 : rows.length / 2;
  // Beside figures, others say more of the same: `1/2`, `0.5`, `50%`. A single column with a name is there to be read, too.
  const areFigures =
    (roles.length > 2 && open.length === 1) ||
    rows.every((row) => [...taken].every((column) => figure.test(row[column] ?? '')));
  const left = withoutLanguages(rows, [...taken, ...open]).filter((column) => {
    if (taken.has(column)) return false;
    const cells = cellsOf(column);
    const isFigure = (cell: string) => tick.test(cell) || (!areFigures && (figure.test(cell) || pageNumber.test(cell)));
    return cells.length > least && cells.filter(isFigure).length < cells.length / 2;
  });
  return left.length > 3 ? [] : left.slice(0, 1);
}

/**
 * Puts a column that alone is named after a language second, before one whose name says nothing: `Verb, Perfekt, PPP, Deutsch` asks for the German word,
 * `Element, Symbol, Latin` for the symbol.
 */
function preferMeaning(usable: readonly number[], names: readonly string[], roles: Roles): readonly number[] {
  const [first, second, ...others] = usable;
  if (first === undefined || second === undefined || roles[second] !== undefined) return usable;
  const [meaning, ...more] = usable.filter((column) => findNamedLanguage(names[column] ?? '') !== undefined);
  return meaning === undefined || more.length > 0 || meaning === first ? usable : [first, meaning, second, ...others];
}

function pickColumns(roles: Roles, usable: readonly number[]): [front: number, back: number] {
  const namedFront = roles.indexOf('front');
  const namedBack = roles.indexOf('back');
  const candidates = [...usable, 0, 1].filter((column) => column !== namedFront && column !== namedBack);
  const frontColumn = namedFront === -1 ? (candidates[0] ?? 0) : namedFront;
  const backColumn = namedBack === -1 ? (candidates.find((column) => column !== frontColumn) ?? 1) : namedBack;
  return [frontColumn, backColumn];
}

type ChosenColumns = { readonly [Field in 'frontColumn' | 'backColumn']?: number | undefined } & {
  readonly extraColumns?: readonly number[] | undefined;
};

/** Applies the chosen columns. Choosing the guessed back as the front swaps the two. */
export function applyChoices(guess: ColumnGuess, choices: ChosenColumns): ColumnGuess {
  const { frontColumn = guess.frontColumn, backColumn = guess.backColumn } = choices;
  const clash = frontColumn === backColumn;
  const { extraColumns = guess.extraColumns } = choices;
  return {
    ...guess,
    frontColumn: clash && choices.frontColumn === undefined ? guess.backColumn : frontColumn,
    backColumn: clash && choices.backColumn === undefined ? guess.frontColumn : backColumn,
    extraColumns: extraColumns.filter((column) => column !== frontColumn && column !== backColumn),
  };
}
