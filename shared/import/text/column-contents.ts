import { rolesOfColumns } from './column-names.ts';
import { wordClasses } from './list-signs.ts';

type Rows = readonly (readonly string[])[];

/** A number, date, time or price: digits and signs, with a short unit. `H2O` is a word. */
const figure = /^[^\p{L}\d]*\d[^\p{L}]*(\p{L}{1,4}\.?)?$/u;

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

/**
 * Whether a column says of which class or gender the words of the first one are, and another what they mean. Symbols are as short, but mostly start like
 * their names (`milli;m`), or come once each.
 */
export function namesClasses(rows: Rows, column: number, first: number): boolean {
  // A list that is pasted twice repeats each symbol.
  const distinct = [...new Map(rows.map((row) => [row.join('\t'), row])).values()];
  const cells = distinct.flatMap((row) => (row[column] ? { name: row[first] ?? '', text: row[column] } : []));
  if (cells.length === 0 || !cells.every(({ text }) => wordClasses.test(text) && !/^\p{Lu}$/u.test(text))) return false;
  const isInitial = ({ name, text }: (typeof cells)[number]) =>
    name.slice(0, 1).toLowerCase() === text.slice(0, 1).toLowerCase();
  const isShortened = cells.some(({ text }) => /\.|^(?:v[ti]|ad[jv]|prep|pron|conj|pl|sg)$/i.test(text));
  const hasMeaning = (other: number) =>
    other !== column && other !== first && rows.every((row) => /\p{L}/u.test(row[other] ?? ''));
  return (
    cells.filter(isInitial).length < cells.length / 2 &&
    (isShortened || new Set(cells.map(({ text }) => text)).size < cells.length) &&
    [...(rows[0]?.keys() ?? [])].some(hasMeaning)
  );
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
