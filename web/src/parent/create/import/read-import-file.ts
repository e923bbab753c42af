import { decodeText } from '../../../../../shared/import/decode-text.ts';
import type { Encoding } from '../../../../../shared/import/encodings.ts';
import { type ImportChoices, parseImport, type ParsedImport } from '../../../../../shared/import/parse-cards.ts';

/** A file and what the person decided about reading it; whatever is absent is detected. */
export interface ImportRequest {
  readonly file: File;
  readonly encoding?: Encoding | undefined;
  readonly choices: ImportChoices;
}

/** A file's cards, and how its bytes were understood. */
export interface ReadImport extends ParsedImport {
  readonly encoding: Encoding;
  /** False when the encoding is only the most likely one. */
  readonly isEncodingCertain: boolean;
}

/** Reads the cards of a file: up to 10 MB, so it belongs off the main thread. */
export async function readImportFile({ file, encoding, choices }: ImportRequest): Promise<ReadImport> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()), encoding);
  return { ...parseImport(decoded.text, choices), encoding: decoded.encoding, isEncodingCertain: decoded.certain };
}

/** What of a file can be long. */
type Lists = Pick<ReadImport, 'cards' | 'refused' | 'notes'>;

/** One message of the thread that reads a file: a part of its lists, or all the rest, which comes last. */
export type ImportMessage = Partial<Lists> | { readonly rest: Omit<ReadImport, keyof Lists> };

/** So many rows a page takes in without anybody noticing, also on a slow phone: what comes in one message keeps it from everything else. */
const rowsPerMessage = 500;

/** @yields a file's content in messages that the page can take in one by one. */
export function* cutIntoMessages({ cards, refused, notes, ...rest }: ReadImport): Generator<ImportMessage> {
  for (const [name, rows] of Object.entries({ cards, refused, notes })) {
    for (let start = 0; start < rows.length; start += rowsPerMessage)
      yield { [name]: rows.slice(start, start + rowsPerMessage) };
  }
  yield { rest };
}

/** @returns what takes the messages of one file in their order, and gives its content with the last one. */
export function joinMessages(): (message: ImportMessage) => ReadImport | undefined {
  const lists: { [Name in keyof Lists]: Lists[Name][number][] } = { cards: [], refused: [], notes: [] };
  return (message) => {
    if ('rest' in message) return { ...message.rest, ...lists };
    lists.cards.push(...(message.cards ?? []));
    lists.refused.push(...(message.refused ?? []));
    lists.notes.push(...(message.notes ?? []));
    return undefined;
  };
}
