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
