/** Says that a source cannot be imported, in a sentence for the person that says what to do instead. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/* How much of a file is read, whatever it says of itself: apart from the limits that everybody loads. */

/** What a workbook's sheets, texts and styles unpack to; how deep its XML goes, how long a number format is (as in Excel), and how many cells it has, empty ones between others too. */
export const workbookBounds = {
  unpackedBytes: 32 * 1024 * 1024,
  depth: 64,
  formatLength: 255,
  cells: 1_000_000,
} as const;
/** What a collection of Anki has at most: its notes and cards, the bytes of all fields together, and what SQLite may take for itself. */
export const collectionBounds = {
  notes: 100_000,
  cards: 400_000,
  fieldBytes: 20 * 1024 * 1024,
  /** Of the unpacked database. It is there twice, as SQLite has a copy of its own, beside the package and what is made of it: all together 300 MB. */
  unpackedBytes: 48 * 1024 * 1024,
  heapBytes: 48 * 1024 * 1024,
} as const;
/** What Zstandard may look back at: Anki packs with 2 MB, and no decoder has to take more than 8 MB (RFC 8878, 3.1.1.1.2). And what was packed as one segment. */
export const zstdBounds = { windowBytes: 8 * 1024 * 1024, segmentBytes: 32 * 1024 * 1024 } as const;
/** Cells of a row that are looked at; a line of a text with so many more is none of a table. */
export const cellsPerRow = 1_000;
export const cellsPerLine = 100_000;
/** Pieces of a text by which it is guessed how it is cut. */
export const guessedPieces = 50_000;
/** A cell of which more than this is written is not looked into: no card's side is nearly as long. */
export const cellBounds = { length: 100_000, tags: 5_000, gaps: 500 } as const;
/** How long a file may be read; and how long a package may be asked for some of its pictures, which are made smaller, too. */
export const readingSeconds = 15;
export const mediaSeconds = 60;
