import type { AskDatabase } from '../../../../../shared/import/anki/review-log.ts';
import { decodeText } from '../../../../../shared/import/text/decode-text.ts';
import {
  checkFile,
  cutOff,
  detectKind,
  dropMissingEnd,
  type SourceKind,
} from '../../../../../shared/import/detect-kind.ts';
import { detectScan } from '../../../../../shared/import/scan/detect-scan.ts';
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

/** A file or pasted text with the user's reading options. Absent options are detected. */
export interface ImportRequest {
  readonly file: File;
  readonly encoding?: Encoding | undefined;
  readonly choices: SourceChoices;
  /** The browser's languages as BCP 47 tags. */
  readonly languages?: readonly string[] | undefined;
}

/** A file's cards, and how its bytes were decoded. */
export interface ReadImport extends ParsedSource {
  readonly kind: SourceKind;
  /** A text's delimiter and encoding; undefined for other sources. */
  readonly cut: TextCut | undefined;
}

interface TextCut {
  readonly delimiter: string;
  readonly rowSeparator: string;
  readonly encoding: Encoding;
  /** False if the encoding was guessed. */
  readonly isEncodingCertain: boolean;
}

/** Wraps a download that the reading process has to wait for. */
type Fetched = <T>(fetching: Promise<T>) => Promise<T>;
type Opener = (bytes: Uint8Array, fetched: Fetched) => Promise<AskDatabase>;
type Reader = (
  bytes: Uint8Array,
  request: ImportRequest,
  openDatabase: Opener,
  fetched: Fetched,
) => Promise<ParsedSource & { readonly cut?: TextCut }>;

/** The reader of each kind of source. Heavy ones are loaded on demand. */
const readers: Readonly<Record<SourceKind, Reader>> = { text: readText, workbook: readSheets, package: readPackage };

/**
 * Reads a file's cards. Detects the kind by the bytes, not the name. Call it off the main thread.
 * @param fetched wraps downloads, so that they don't count toward the reading time
 * @throws ImportRefusal with a message for the user if the file can't be read
 */
export async function readImportFile(
  request: ImportRequest,
  openDatabase: Opener = openInBrowser,
  fetched: Fetched = async (fetching) => await fetching,
): Promise<ReadImport> {
  const { file } = request;
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const problem = checkFile(file.size, isZip || detectScan(start) !== undefined);
  if (problem !== undefined) throw new ImportRefusal(problem);
  const all = new Uint8Array(await file.arrayBuffer());
  const bytes = isZip ? all : dropMissingEnd(all);
  const kind = detectKind(bytes);
  const content = { cut: undefined, ...(await readers[kind](bytes, request, openDatabase, fetched)), kind };
  return bytes === all ? content : warnOfEnd(content);
}

/** Adds a warning to the last card of a download that was cut off. */
function warnOfEnd(content: ReadImport): ReadImport {
  const last = content.cards.at(-1);
  if (!last) return content;
  const warning = {
    line: last.line,
    lastLine: last.line,
    reason: cutOff,
    excerpt: `${last.front} | ${last.back}`.slice(0, 100),
  };
  return { ...content, notes: [...content.notes, warning] };
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
  const { readSpreadsheet } = await fetched(import('../../../../../shared/import/workbook/open-document.ts'));
  return parseWorkbook(readSpreadsheet(bytes, languages?.[0] ?? 'en'), choices);
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
