import { reasons } from '../../reasons.ts';
import type { FileRow } from '../read-rows.ts';

const asking = /^(?:question|frage|pregunta|domanda|pergunta)\b(?!\s*(?:type|typ|#|nr|no|id)\b)(?!\s*#)/i;
const option =
  /^(?:answer|option|choice|antwort|réponse|respuesta|opción|risposta|opzione|resposta|opção)\s*(?:[1-9]|[a-h])\b/i;
const right = /\b(?:correct[ae]?|correto|corretta|richtige?|bonne|right)\b/i;
/** A column of a wrong answer, as Gimkit has it beside the right one. */
const wrong = /^(?:incorrect|wrong|falsche|mauvaise|incorrecta|sbagliata|errada)\b/i;
/** What Kahoot and Blooket call a column of places. */
const ofPlaces = /\(s\)|#|\bnum(?:ber|mer|éro|ero)\b/i;
/** Rows in which templates have their header, below a title and a logo. */
const mostAbove = 15;
const mostOptions = 8;

interface Header {
  readonly at: number;
  readonly question: number;
  readonly options: readonly number[];
  readonly answer: number;
  /** Whether it says that answers are numbers of options. */
  readonly hasPlaces: boolean;
}

/**
 * Reads the sheets of quiz programs (Kahoot, Quizizz, Blooket): a question, its options in columns of their own, and which of them is right. Each becomes a question
 * with its options, and the right one as the answer. Wrong answers that the right one isn't among are left out.
 * @returns the same rows if the table is another one
 */
export function readQuizTable(rows: readonly FileRow[]): readonly FileRow[] {
  const header = findHeader(rows);
  if (!header) return rows;
  const below = rows.slice(header.at + 1);
  const isFilled = ({ cells }: FileRow) => textAt(cells, header.question) !== '';
  // Open questions have no right option. They are refused like other rows without a back.
  const items = below
    .filter(isFilled)
    .map(({ cells }) => readItem(cells, header))
    .filter(({ said }) => said !== '');
  const inText = items.filter(({ said, options }) => options.includes(said)).length;
  const inPlaces = items.filter(({ places }) => places.length > 0).length;
  // Options that are numbers may look like places.
  const isPlace = inPlaces > items.length / 2 && (header.hasPlaces || inPlaces > inText);
  return rows.map((row, at): FileRow => {
    if (at < header.at) return { ...row, aside: reasons.title };
    if (at === header.at) return { ...row, cells: ['Question', 'Answer'] };
    if (!isFilled(row)) return row;
    const { question, options, said, places } = readItem(row.cells, header);
    const listed = options.flatMap((text, place) => (text === '' ? [] : [`${letterOf(place)}) ${text}`]));
    // A poll has no right option, so it stays without a back.
    const isOption = !isPlace || (places.length === 0 && options.includes(said));
    const answer = isOption ? said : places.map((place) => options[place] ?? '').join('\n');
    return { ...row, cells: [[question, ...listed].join('\n'), answer] };
  });
}

const textAt = (cells: readonly string[], at: number): string => cells[at]?.trim() ?? '';

const letterOf = (place: number): string => String.fromCodePoint(0x41 + place);

function findHeader(rows: readonly FileRow[]): Header | undefined {
  for (const [at, { cells }] of rows.slice(0, mostAbove).entries()) {
    const names = cells.slice(0, 50).map((cell) => cell.trim().slice(0, 100));
    const question = names.findIndex((name) => asking.test(name));
    const options = names.flatMap((name, column) => (option.test(name) ? [column] : [])).slice(0, mostOptions);
    const answer = names.findIndex((name, column) => right.test(name) && !options.includes(column));
    const areOffered = options.length > 1 || names.some((name) => wrong.test(name));
    if (question !== -1 && areOffered && answer !== -1)
      return { at, question, options, answer, hasPlaces: ofPlaces.test(names[answer] ?? '') };
  }
  return undefined;
}

function readItem(cells: readonly string[], header: Header) {
  const said = textAt(cells, header.answer);
  const options = header.options.map((column) => textAt(cells, column));
  const places = said.split(/[\s,;]+/).map((part) => (/^[a-h]$/i.test(part) ? letterPlace(part) : Number(part) - 1));
  const areReal = places.every((place) => (options[place] ?? '') !== '');
  return { question: textAt(cells, header.question), options, said, places: areReal ? places : [] };
}

const letterPlace = (letter: string): number => (letter.toUpperCase().codePointAt(0) ?? 0) - 0x41;
