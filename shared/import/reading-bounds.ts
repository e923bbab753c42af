import { limits } from '../limits.ts';

/** A source that cannot be imported. The message tells the user what to do instead. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/* Limits for reading a file, whatever its headers declare. They are not part of `limits`, which every screen loads. */

/**
 * Limits of a workbook: unpacked size of its sheets, texts and styles; XML depth; length of a number format (as in Excel); and number of cells, including empty
 * ones between others.
 */
export const workbookBounds = {
  unpackedBytes: 32 * 1024 * 1024,
  depth: 64,
  formatLength: 255,
  cells: 1_000_000,
} as const;
/** Limits of an Anki collection: notes, cards, the total size of all fields, and SQLite's heap. */
export const collectionBounds = {
  notes: limits.importPackage.notes,
  cards: 400_000,
  fieldBytes: 20 * 1024 * 1024,
  /** Maximum size of the unpacked database. With SQLite's second copy, the package and the parsed cards, memory use reaches about 300 MB. */
  unpackedBytes: 48 * 1024 * 1024,
  heapBytes: 48 * 1024 * 1024,
} as const;
/** Zstandard window and single-segment sizes. Anki uses a 2 MB window; decoders need not support more than 8 MB (RFC 8878, 3.1.1.1.2). */
export const zstdBounds = { windowBytes: 8 * 1024 * 1024, segmentBytes: 32 * 1024 * 1024 } as const;
/** Maximum number of cells read from a row. A text line of more than `cellsPerLine` cells is refused. */
export const cellsPerRow = 1_000;
export const cellsPerLine = 100_000;
/** Maximum number of pieces examined to guess a text's delimiter. */
export const guessedPieces = 50_000;
/** Maximum characters, tags and gaps of a cell. Larger cells are not parsed. Real card sides are far smaller. */
export const cellBounds = { length: 100_000, tags: 5_000, gaps: 500 } as const;
/** Time limit for reading a file. `mediaSeconds` limits reading and shrinking the media of one request. */
export const readingSeconds = 15;
export const mediaSeconds = 60;

/** Most pages of a PDF that are read in one go. */
export const scanPages = 10;

/** Pages of a PDF that are read unless others are chosen. */
export const usualScanPages = 3;

/** Limits of a PDF's page: pieces of text (usually lines or words) and their length in total, and the height and area in pixels at which it is drawn. */
export const pageBounds = { texts: 5_000, length: 100_000, height: 8_192, pixels: 16_000_000 } as const;
