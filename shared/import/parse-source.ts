import type { Collection, Note, NoteType } from './anki/collection.ts';
import { type ImportChoices, type ParsedTable, parseTable } from './cards/parse-cards.ts';
import type { LogSize } from './anki/review-log.ts';
import { capRows, type ImportTable } from './text/text-table.ts';
import type { Sheet } from './workbook/workbook.ts';
import type { FileRow } from './text/read-rows.ts';

/** A part of a source that can become a deck: a sheet, or a deck of a package. */
interface SourcePart {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The columns that a person chose for the sides and the extra. */
export type ColumnChoice = Pick<ImportChoices, 'frontColumn' | 'backColumn' | 'extraColumns'>;

/** The person's choices for a source with several parts; absent ones are guessed. */
export interface SourceChoices extends ImportChoices {
  /** The id of a part, or {@link allParts}. */
  readonly part?: string | undefined;
  /** The note type whose fields are shown. */
  readonly noteType?: string | undefined;
  /** The columns of the sides, by note type. */
  readonly fields?: Readonly<Record<string, ColumnChoice>> | undefined;
  /** Whether to import the review history of a package's cards. */
  readonly withHistory?: boolean | undefined;
}

/** Selects all parts; each becomes its own deck. */
export const allParts = '*';

/** The parsed cards of a source, and the available choices. */
export interface ParsedSource extends ParsedTable {
  /** The parts to choose from; empty if there is nothing to choose. */
  readonly parts: readonly SourcePart[];
  readonly part: string | undefined;
  /** The package's note types; `noteType` is the one whose rows are shown. */
  readonly noteTypes: readonly SourcePart[];
  readonly noteType: string | undefined;
  /** The sides that most notes show as questions, if not just the front. */
  readonly asks: 'both' | 'back' | undefined;
  /** Number of the cards' pictures and sounds that the package contains. */
  readonly mediaCount: number;
  /** Size of the package's review history, if any. */
  readonly log: LogSize | undefined;
}

export const noParts = {
  parts: [],
  part: undefined,
  noteTypes: [],
  noteType: undefined,
  asks: undefined,
  mediaCount: 0,
  log: undefined,
} as const;
const ofRows = { unread: [], hasMarkup: undefined, isOwnExport: false } as const;

/** Parses one sheet of a workbook: the chosen one, otherwise the first visible one that looks like cards. */
export function parseWorkbook(sheets: readonly Sheet[], choices: SourceChoices): ParsedSource {
  const isTable = ({ rows }: Sheet) => rows.some(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  const guessed = sheets.findIndex((sheet) => !sheet.isHidden && isTable(sheet));
  const parts = sheets.map(({ name, rows }, index) => ({ id: String(index), name, count: rows.length }));
  const part = choices.part ?? String(Math.max(0, guessed));
  const rows = sheets[Number(part)]?.rows ?? [];
  const facts = { fromAnki: false, columnNames: [], otherColumns: new Set<number>() };
  const table: ImportTable = { ...ofRows, ...capRows(rows), unit: 'row', facts };
  return { ...parseTable(table, choices), ...noParts, parts: parts.length > 1 ? parts : [], part };
}

interface OpenPackage {
  readonly collection: Collection;
  readonly mediaNames: ReadonlySet<string>;
}

/** Parses the cards of a package, from one deck or all, with any note types. */
export function parsePackage({ collection, mediaNames }: OpenPackage, choices: SourceChoices): ParsedSource {
  const parts = countBy(
    collection.notes,
    ({ deckId }) => deckId,
    (id) => collection.decks.get(id) ?? 'Deck',
  );
  const part = choices.part ?? (parts.length > 1 ? allParts : parts[0]?.id);
  const notes = collection.notes
    .filter(({ deckId }) => part === allParts || deckId === part)
    .map((note) => (part === allParts ? { ...note, deck: collection.decks.get(note.deckId) ?? 'Deck' } : note));
  const noteTypes = countBy(
    notes,
    ({ noteTypeId }) => noteTypeId,
    (id) => collection.noteTypes.find((one) => one.id === id)?.name ?? 'Notes',
  );
  const tables = readTables(notes, collection.noteTypes, choices, mediaNames);
  const shownId = choices.noteType ?? noteTypes[0]?.id;
  const shown = tables.find(({ id }) => id === shownId)?.table ?? tables[0]?.table;
  const joined = joinTables(
    tables.map(({ table }) => table),
    shown,
  );
  const files = joined.cards.flatMap(({ frontFiles = [], backFiles = [] }) => [...frontFiles, ...backFiles]);
  const used = new Set(files.map(({ name }) => name).filter((name) => mediaNames.has(name)));
  const asBack = new Set(collection.noteTypes.filter(({ asks }) => asks === 'back').map(({ id }) => id));
  const isMost = (ones: readonly Note[]) => ones.length > 0 && ones.length >= notes.length / 2;
  const asksBoth = isMost(notes.filter(({ isReversed }) => isReversed));
  const asksBack = isMost(notes.filter(({ isReversed, noteTypeId }) => !isReversed && asBack.has(noteTypeId)));
  return {
    ...joined,
    parts: parts.length > 1 ? parts : [],
    part,
    noteTypes: noteTypes.length > 1 ? noteTypes : [],
    noteType: shownId,
    asks: asksBoth ? 'both' : asksBack ? 'back' : undefined,
    mediaCount: used.size,
    log: collection.log,
  };
}

interface NamedTable {
  readonly id: string;
  readonly table: ParsedTable;
}

/** Parses each note type as its own table. */
function readTables(
  notes: readonly Note[],
  noteTypes: readonly NoteType[],
  choices: SourceChoices,
  mediaNames: ReadonlySet<string>,
): NamedTable[] {
  // All cards of a deck share one text format, so either all tables are formatted or none is.
  const read = (isFormatted: boolean) =>
    noteTypes.flatMap(({ id, fields, sides, asked }): NamedTable[] => {
      const rows: readonly FileRow[] = notes.filter(({ noteTypeId }) => noteTypeId === id);
      if (rows.length === 0) return [];
      const facts = { fromAnki: true, columnNames: fields, otherColumns: new Set<number>(), sides, asked };
      const chosen = { ...choices, ...choices.fields?.[id], hasHeader: false, isFormatted };
      const table = parseTable(
        { ...ofRows, ...capRows(rows), hasMarkup: true, unit: 'note', facts },
        chosen,
        mediaNames,
      );
      return [{ id, table }];
    });
  const tables = read(false);
  return tables.some(({ table }) => table.format === 'formatted') ? read(true) : tables;
}

function joinTables(tables: readonly ParsedTable[], shown: ParsedTable | undefined): ParsedTable {
  const first =
    shown ??
    parseTable(
      { ...ofRows, rows: [], unit: 'note', facts: { fromAnki: true, columnNames: [], otherColumns: new Set() } },
      {},
    );
  const byLine = (one: { readonly line: number }, other: { readonly line: number }) => one.line - other.line;
  const cards = tables.flatMap((table) => table.cards).toSorted(byLine);
  return {
    ...first,
    cards,
    refused: tables.flatMap(({ refused }) => refused).toSorted(byLine),
    notes: tables.flatMap(({ notes }) => notes).toSorted(byLine),
    totalRows: tables.reduce((sum, { totalRows }) => sum + totalRows, 0),
    format: tables.some(({ format }) => format === 'formatted') ? 'formatted' : 'plain',
    error: cards.length > 0 ? undefined : first.error,
  };
}

/** Parts with their number of notes, largest first. */
function countBy(notes: readonly Note[], keyOf: (note: Note) => string, nameOf: (key: string) => string): SourcePart[] {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(keyOf(note), (counts.get(keyOf(note)) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id), count }))
    .toSorted((one, other) => other.count - one.count);
}
