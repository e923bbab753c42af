import { rolesOfColumns } from './column-names.ts';
import { ipaLetters, reading, wordClasses } from '../lines/list-signs.ts';
import { share } from '../tidy-rows.ts';
import { startsAlike } from './transcription.ts';

type Rows = readonly (readonly string[])[];

/** A number, date, time or price: digits and signs, with a short unit. `H2O` is a word. */
const figure = /^[^\p{L}\d]*\d[^\p{L}]*(\p{L}{1,4}\.?)?$/u;

/** Whether something is done, or how well it is known. */
export const tick = /^[✓✔✗✘☑☒☐✅❌★☆]+\uFE0F?$/;

/** Names of what is counted or measured. Elsewhere they are words to learn. */
const measures =
  /^(?:price|cost|amount|size|height|length|width|weight|age|speed|distance|area|temperature|time|preis|kosten|menge|größe|höhe|länge|breite|gewicht|alter|geschwindigkeit|entfernung|fläche|temperatur|zeit|prix|quantité|taille|hauteur|longueur|poids|âge|vitesse|precio|cantidad|altura|longitud|peso|edad|prezzo|altezza|lunghezza|età|preço|tamanho|comprimento|idade)$/i;

/** Whether a column has a short name without digits above at least three figures, and the row a usual name of a column, such as `price` above `100 €`. */
export function standsOverFigures(first: readonly string[], rest: Rows): boolean {
  const isName = (cell: string) => cell !== '' && cell.length <= 30 && !/\d/.test(cell);
  const isAbove = (column: number) => rest.length >= 3 && rest.every((row) => figure.test(row[column] ?? ''));
  const isUsual = rolesOfColumns(first).some((role) => role !== undefined) || first.some((cell) => measures.test(cell));
  return isUsual && first.every(isName) && first.some((_, column) => isAbove(column));
}

/** How many rows a group has at least, on average. Words with two meanings stand in two rows. */
const leastGroup = 3;

/** Whether a column names groups of rows, such as units: each name stands in rows one below the other, while the other columns differ from row to row. */
export function namesGroups(rows: Rows, column: number, others: readonly number[]): boolean {
  const cells = rows.map((row) => row[column] ?? '');
  const names = new Set(cells);
  const starts = cells.filter((cell, row) => cell !== cells[row - 1]).length;
  const isVaried = (other: number) => new Set(rows.map((row) => row[other])).size >= rows.length * 0.9;
  return names.size * leastGroup <= rows.length && starts === names.size && others.every(isVaried);
}

/** A unit that symbols have beside them, short or in words. */
const units =
  /^(?:[µmckMGdhn]?(?:m|g|s|A|K|mol|cd|Hz|N|Pa|J|W|C|V|F|Ω|T|H|l|L|t)(?:[²³]|[/·].*)?|(?:k[iy]lo|[cz]enti|mil[il]?i?|de[cz]i)?(?:m[eè]t(?:er|re|ros?)|gram(?:m|me|mo|o|s)?|se[ck]unde?[no]?|secondes?|seconds?|am[pè]+eres?|kelvin|moles?|mol|hertz|newtons?|pascals?|joules?|watts?|volts?|ohms?|lit(?:er|re|ros?|ri))s?)$/i;

/**
 * Whether a column says of which class or gender the words of the first one are, and another what they mean. Symbols are as short, but mostly start like
 * their names (`milli;m`), or come once each. Genders may come once, too, but not beside units.
 */
function namesClasses(rows: Rows, column: number, first: number): boolean {
  // A list that is pasted twice repeats each symbol.
  const distinct = [...new Map(rows.map((row) => [row.join('\t'), row])).values()];
  const nameOf = (row: Rows[number]) => row[first]?.replace(/^\d+[.)]\s*/, '') ?? '';
  const cells = distinct.flatMap((row) => (row[column] ? { name: nameOf(row), text: row[column] } : []));
  if (cells.length === 0 || !cells.every(({ text }) => wordClasses.test(text) && !/^\p{Lu}$/u.test(text))) return false;
  const isInitial = ({ name, text }: (typeof cells)[number]) =>
    name.slice(0, 1).toLowerCase() === text.slice(0, 1).toLowerCase();
  const kinds = new Set(cells.map(({ text }) => text));
  const areGenders = kinds.size > 1 && [...kinds].every((text) => /^[mfn]$/.test(text));
  const hasUnit = (row: Rows[number]) =>
    row.some((cell, at) => at !== column && units.test(at === first ? nameOf(row) : cell));
  const isShortened = cells.some(({ text }) => /\.|^(?:v[ti]|ad[jv]|prep|pron|conj|pl|sg)$/i.test(text));
  const hasMeaning = (other: number) =>
    other !== column && other !== first && rows.every((row) => /\p{L}/u.test(row[other] ?? ''));
  return (
    cells.filter(isInitial).length < cells.length / 2 &&
    (isShortened || kinds.size < cells.length || (areGenders && !distinct.some(hasUnit))) &&
    [...(rows[0]?.keys() ?? [])].some(hasMeaning)
  );
}

const articles = new Set(
  "der die das le la les l' l’ el los las il lo gli i o a os as the an de het un une una uno ein eine um uma".split(
    ' ',
  ),
);

/** Whether a column holds the articles of the nouns beside it, some of them twice. In a table of articles, each comes once. */
function holdsArticles(rows: Rows, column: number): boolean {
  // A capital alone is `I` or a symbol.
  const plain = (text = '') => (text.length > 1 ? text.toLowerCase() : text);
  const textsOf = (at: number) => rows.map((row) => plain(row[at]));
  const [own, nouns] = [textsOf(column), new Set(textsOf(column + 1))];
  const areNouns = nouns.size === rows.length && ![...nouns].some((noun) => articles.has(noun));
  return areNouns && own.every((text) => articles.has(text)) && new Set(own).size < own.length;
}

/**
 * Whether the first column numbers the rows consecutively. Behind periods or brackets, one number may be missing, unless words repeat as in `5. Klasse`. Other
 * numbers with gaps, such as years, count as content.
 */
export function countsUp(rows: Rows): boolean {
  const numbers = rows.map((row) => Number(/^(\d+)[.)]?$/.exec(row[0] ?? '')?.[1] ?? Number.NaN));
  const areMarked = rows.length > 2 && rows.every((row) => /^\d{1,3}[.)]$/.test(row[0] ?? ''));
  const mayMiss = areMarked && new Set(rows.map((row) => row[1])).size === rows.length;
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const follows = (number: number, above = Number.NaN) => (mayMiss ? number > above : number === above + 1);
  return (
    numbers.length >= 2 &&
    last - first <= rows.length &&
    numbers.every((number, row) => row === 0 || follows(number, numbers[row - 1]))
  );
}

/** Whether one side of all rows starts with a small letter and the other with a capital, as in `item;Artikel`. Names of two columns start alike. */
export function areInTwoCases(rows: Rows): boolean {
  const areCased = (small: number) =>
    rows.every((row) => /^\p{Ll}/u.test(row[small] ?? '') && /^\p{Lu}/u.test(row[1 - small] ?? ''));
  return areCased(0) || areCased(1);
}

/** Whether the first column has the pages on which words are: small numbers that never fall, some of them twice. */
export function arePages(rows: Rows): boolean {
  const pages = rows.map(([first = '']) => (/^\d{1,3}$/.test(first) ? Number(first) : Number.NaN));
  const isRising = pages.every((page, row) => page >= (pages[row - 1] ?? 0));
  return rows.length > 3 && isRising && new Set(pages).size < rows.length;
}

/** Sounds in IPA, or a whole cell in slashes or brackets. */
const phonetic = new RegExp(String.raw`[${ipaLetters}]|^\/[^/]+\/$|^\[[^\]]+\]$`, 'u');

/** Letters with which Arabic and Hebrew are written in Latin script. */
const transcribed = /[āīūḥḍṣṭẓʿʾ]/i;

/** Whether a text may say how a word sounds to its end. A translation that only starts like it is no transcription: `лампа`, `lamp`. */
function endsAlike(word: string, text: string): boolean {
  const bare = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[ьъ]$/gu, '')
    .replace(/ς$/, 'σ');
  const last = bare.at(-1) ?? '';
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(last)) return true;
  const end = text.replace(/['’ʹ]$/, '');
  return startsAlike(last, end.at(-1) ?? '') || (/[жшчщ]/.test(last) && end.endsWith('h'));
}

/** Whether a column tells in Latin letters how the words of another script sound, and a later one does not: it says what they mean. */
function transcribes(rows: Rows, column: number, first: number): boolean {
  const alike = (at: number) => share(rows.filter((row) => startsAlike(row[first] ?? '', row[at] ?? '')).length, rows);
  const endings = rows.filter((row) => endsAlike(row[first] ?? '', row[column] ?? '')).length;
  const width = rows[0]?.length ?? 0;
  const others = [...Array(width).keys()].filter((other) => other !== first && other !== column);
  return (
    rows.length > 2 &&
    others.length > 0 &&
    alike(column) >= 0.9 &&
    share(endings, rows) >= 0.75 &&
    others.every((other) => alike(other) <= 0.6)
  );
}

/** Whether a column says how the words of the first one are pronounced, or of which class they are. */
export function isAbout(rows: Rows, column: number, first: number): boolean {
  const sharing = (at: number, pattern: RegExp) => {
    const cells = rows.flatMap((row) => row[at] || []);
    return cells.filter((cell) => pattern.test(cell)).length / Math.max(cells.length, 1);
  };
  if (holdsArticles(rows, first) && holdsArticles(rows, column)) return true;
  if (column === first) return false;
  if (namesClasses(rows, column, first) || transcribes(rows, column, first)) return true;
  if (sharing(first, /[\p{Script=Arabic}\p{Script=Hebrew}]/u) >= 0.6 && sharing(column, transcribed) >= 0.3)
    return true;
  return (
    sharing(column, phonetic) >= 0.6 || (sharing(first, /\p{Script=Han}/u) >= 0.6 && sharing(column, reading) >= 0.6)
  );
}
