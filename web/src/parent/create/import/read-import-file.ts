import type { AskDatabase } from '../../../../../shared/import/anki/review-log.ts';
import { decodeText } from '../../../../../shared/import/text/decode-text.ts';
import { checkFile, detectKind, type SourceKind } from '../../../../../shared/import/detect-kind.ts';
import type { Encoding } from '../../../../../shared/import/text/encodings.ts';
import { guard } from '../../../../../shared/import/open-zip.ts';
import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import { parseImport } from '../../../../../shared/import/cards/parse-cards.ts';
import {
  noParts,
  type ParsedSource,
  parsePackage,
  parseWorkbook,
  type SourceChoices,
} from '../../../../../shared/import/parse-source.ts';

/** A file, or a text that was pasted, and what the person decided about reading it; whatever is absent is detected. */
export interface ImportRequest {
  readonly file: File;
  readonly encoding?: Encoding | undefined;
  readonly choices: SourceChoices;
  /** Of the browser, as BCP 47 tags. */
  readonly languages?: readonly string[] | undefined;
}

/** A file's cards, and how its bytes were understood. */
export interface ReadImport extends ParsedSource {
  readonly kind: SourceKind;
  /** How a text is cut and written; undefined of everything else. */
  readonly cut: TextCut | undefined;
}

interface TextCut {
  readonly delimiter: string;
  readonly rowSeparator: string;
  readonly encoding: Encoding;
  /** False when the encoding is only the most likely one. */
  readonly isEncodingCertain: boolean;
}

/** Waits for what has to be fetched first. */
type Fetched = <T>(fetching: Promise<T>) => Promise<T>;
type Opener = (bytes: Uint8Array, fetched: Fetched) => Promise<AskDatabase>;
type Reader = (
  bytes: Uint8Array,
  request: ImportRequest,
  openDatabase: Opener,
  fetched: Fetched,
) => Promise<ParsedSource & { readonly cut?: TextCut }>;

/** One reader for each kind of source. What is heavy is fetched when a file of its kind is read. */
const readers: Readonly<Record<SourceKind, Reader>> = { text: readText, workbook: readSheets, package: readPackage };

/**
 * Reads the cards of a file, whatever it is called: its bytes say what it is. It belongs off the main thread. Throws an {@link ImportRefusal}
 * with a sentence for the person where it cannot be read.
 * @param fetched is told what has to be fetched, so that this is not taken for the reading.
 */
export async function readImportFile(
  request: ImportRequest,
  openDatabase: Opener = openInBrowser,
  fetched: Fetched = async (fetching) => await fetching,
): Promise<ReadImport> {
  const { file } = request;
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const problem = checkFile(file.size, isZip);
  if (problem !== undefined) throw new ImportRefusal(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectKind(bytes);
  return { cut: undefined, ...(await readers[kind](bytes, request, openDatabase, fetched)), kind };
}

async function openInBrowser(bytes: Uint8Array, fetched: Fetched): Promise<AskDatabase> {
  const { loadSqlite, openDatabase } = await fetched(import('./open-database.ts'));
  return openDatabase(await fetched(loadSqlite()), bytes);
}

async function readText(bytes: Uint8Array, { encoding: chosen, choices, languages }: ImportRequest) {
  const { text, encoding, certain } = decodeText(bytes, chosen, languages);
  const { delimiter, rowSeparator, ...table } = parseImport(text, choices);
  return { ...noParts, ...table, cut: { delimiter, rowSeparator, encoding, isEncodingCertain: certain } };
}

async function readSheets(bytes: Uint8Array, { choices, languages }: ImportRequest, _: Opener, fetched: Fetched) {
  const { readWorkbook } = await fetched(import('../../../../../shared/import/workbook/workbook.ts'));
  return parseWorkbook(readWorkbook(bytes, languages?.[0] ?? 'en'), choices);
}

async function readPackage(bytes: Uint8Array, { choices }: ImportRequest, openDatabase: Opener, fetched: Fetched) {
  const code = Promise.all([
    import('../../../../../shared/import/anki/package-file.ts'),
    import('../../../../../shared/import/anki/collection.ts'),
  ]);
  const [{ openPackage }, { readCollection }] = await fetched(code);
  const { readDatabase, mediaNames } = openPackage(bytes);
  const ask = await openDatabase(readDatabase(), fetched);
  return parsePackage({ collection: guard(() => readCollection(ask, choices.withHistory)), mediaNames }, choices);
}
