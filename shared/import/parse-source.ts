import type { Collection, Note, NoteType } from './anki/collection.ts';
import { type ImportChoices, type ParsedTable, parseTable } from './cards/parse-cards.ts';
import type { LogSize } from './anki/review-log.ts';
import { capRows, type ImportTable } from './text/text-table.ts';
import type { Sheet } from './workbook/workbook.ts';
import type { FileRow } from './text/read-rows.ts';

/** One of several things in a source that could be a deck: a sheet, a deck of a package. */
interface SourcePart {
  readonly id: string;
  readonly name: string;
  /** Rows or notes. */
  readonly count: number;
}

/** What the person decided about a source of several parts; whatever is absent is guessed. */
export interface SourceChoices extends ImportChoices {
  /** The id of a part, or {@link allParts}. */
  readonly part?: string | undefined;
  /** The kind of notes whose fields are looked at. */
  readonly noteType?: string | undefined;
  /** The columns of the sides, by kind of notes. */
  readonly fields?: Readonly<Record<string, { readonly frontColumn: number; readonly backColumn: number }>> | undefined;
  /** Whether the cards of a package come with the answers that were given to them. */
  readonly withHistory?: boolean | undefined;
}

/** Every part: each becomes a deck of its own. */
export const allParts = '*';

/** The cards of a source, and what there is to choose from. */
export interface ParsedSource extends ParsedTable {
  /** Empty where there is nothing to choose. */
  readonly parts: readonly SourcePart[];
  readonly part: string | undefined;
  /** Kinds of notes with fields of their own; the one whose rows are shown. */
  readonly noteTypes: readonly SourcePart[];
  readonly noteType: string | undefined;
  /** Most notes ask in both directions, or the back. */
  readonly asks: 'both' | 'back' | undefined;
  /** How many pictures and sounds of the cards the package has. */
  readonly mediaCount: number;
  /** Of a package in which answers were given. */
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

/** Reads the cards of one sheet of a workbook: the chosen one, else the first in sight that looks like cards. */
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

/** A package with its notes read. */
interface OpenPackage {
  readonly collection: Collection;
  readonly mediaNames: ReadonlySet<string>;
}

/** Reads the cards of a package: of one deck, or of all of them, whatever kinds of notes they have. */
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

/** Each kind of notes is a table of its own. */
function readTables(
  notes: readonly Note[],
  noteTypes: readonly NoteType[],
  choices: SourceChoices,
  mediaNames: ReadonlySet<string>,
): NamedTable[] {
  // All or none are written with marks: a deck is one or the other.
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

/** How many notes belong to each, most first. */
function countBy(notes: readonly Note[], keyOf: (note: Note) => string, nameOf: (key: string) => string): SourcePart[] {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(keyOf(note), (counts.get(keyOf(note)) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id), count }))
    .toSorted((one, other) => other.count - one.count);
}
