/** Metadata in a file's first lines: Anki's `#key:value` lines and Excel's `sep=;`. */
export interface FileHeaders {
  /** Whether the file is an Anki export, whose first row is never a header. */
  readonly fromAnki: boolean;
  readonly delimiter: string | undefined;
  /** The names in the `#columns:` line; empty if there is none. */
  readonly columnNames: readonly string[];
  /** Columns (from 0) without card text: tags, deck, note type, id. */
  readonly otherColumns: ReadonlySet<number>;
  /** Column of tags, from 0; absent if the file declares none. */
  readonly tagsColumn?: number;
  /** Whether the file declares its cells as HTML. */
  readonly hasMarkup: boolean;
  /** Index into the text at which the rows start; `bodyLine` is the physical line, counted from 1. */
  readonly bodyStart: number;
  readonly bodyLine: number;
}

// Keys from https://docs.ankiweb.net/importing/text-files.html#file-headers
const ankiLine =
  /^#\s*(separator|html|tags|columns|notetype|deck|if matches|(?:notetype|deck|tags|guid) column)\s*:(.*)$/i;
const excelLine = /^"?sep=(.)"?$/i;
const lineEnd = /\r\n|\r|\n/g;

const delimiterNames: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Comments and unknown header lines. They are skipped if a known header line follows. */
const otherLine = /^#(\s|[a-z][\w -]*:)/i;

/** Reads the header lines at the top of a text, up to the first other line. */
export function readFileHeaders(text: string): FileHeaders {
  const values = new Map<string, string>();
  const otherColumns = new Set<number>();
  let bodyStart = 0;
  let bodyLine = 1;
  let line = 0;
  for (const { text: content, next } of eachLine(text)) {
    line += 1;
    const [key, value] = readHeaderLine(content) ?? [];
    if (key === undefined || value === undefined) {
      if (otherLine.test(content) && !content.includes('\t')) continue;
      break;
    }
    if (key.endsWith(' column')) otherColumns.add(Number(value) - 1);
    values.set(key, value);
    bodyStart = next;
    bodyLine = line + 1;
  }
  const delimiter = readDelimiter(values.get('separator') ?? values.get('sep'));
  return {
    fromAnki: values.size > 0 && !values.has('sep'),
    delimiter,
    columnNames: values.get('columns')?.split(delimiter ?? '\t') ?? [],
    otherColumns,
    ...(values.has('tags column') && { tagsColumn: Number(values.get('tags column')) - 1 }),
    hasMarkup: values.get('html')?.trim().toLowerCase() === 'true',
    bodyStart,
    bodyLine,
  };
}

function* eachLine(text: string): Generator<{ text: string; next: number }> {
  let start = 0;
  for (const { 0: end, index } of text.matchAll(lineEnd)) {
    yield { text: text.slice(start, index), next: index + end.length };
    start = index + end.length;
  }
  yield { text: text.slice(start), next: text.length };
}

function readHeaderLine(line: string): [key: string, value: string] | undefined {
  const excel = excelLine.exec(line);
  if (excel !== null) return ['sep', excel[1] ?? ''];
  const anki = ankiLine.exec(line);
  const key = anki?.[1]?.toLowerCase();
  // Only names of columns have tabs. Any other such line is a note whose first field starts with the sign.
  if (key === undefined || (key !== 'columns' && /\t\s*\S/.test(line))) return undefined;
  return [key, anki?.[2] ?? ''];
}

function readDelimiter(value: string | undefined): string | undefined {
  const named = delimiterNames[value?.trim().toLowerCase() ?? ''];
  return named ?? Object.values(delimiterNames).find((delimiter) => delimiter === value);
}
