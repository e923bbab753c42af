/** Says that a source cannot be imported, in a sentence for the person that says what to do instead. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/* How much of a file is read, whatever it says of itself: apart from the limits that everybody loads. */

/** What a workbook's sheets, texts and styles unpack to; how deep its XML goes, how long a number format is (as in Excel), and how many cells it has, empty ones between others too. */
export const workbookBounds = {
  unpackedBytes: 64 * 1024 * 1024,
  depth: 64,
  formatLength: 255,
  cells: 5_000_000,
} as const;
/** What a collection of Anki has at most: its notes and cards, the bytes of all fields together, and what SQLite may take for itself. */
export const collectionBounds = {
  notes: 100_000,
  cards: 400_000,
  fieldBytes: 64 * 1024 * 1024,
  heapBytes: 128 * 1024 * 1024,
} as const;
/** A cell of which more than this is written is not looked into: no card's side is nearly as long. */
export const cellBounds = { length: 100_000, tags: 5_000, gaps: 500 } as const;
/** How long a file may be read; and how long a package may be asked for some of its pictures, which are made smaller, too. */
export const readingSeconds = 15;
export const mediaSeconds = 60;
