import { reasons } from './reasons.ts';
import type { Collection, Note, NoteType } from './anki/collection.ts';
import { addMasks } from './anki/occlusion.ts';
import { type FieldMedia, filesOf } from './markup/read-markup.ts';
import {
  askDecks,
  type ColumnChoice,
  kindsOf,
  listExtras,
  listKinds,
  listUsed,
  type OfferedKind,
} from './anki/card-kinds.ts';
import { type DeckTitle, readDeckPath, showPath } from './cards/deck-name.ts';
import { type ImportChoices, type ParsedTable, parseTable } from './cards/parse-cards.ts';
import type { LogSize } from './anki/review-log.ts';
import { capRows, type ImportTable, noFacts } from './text/text-table.ts';
import { joinLists } from './text/shapes/join-lists.ts';
import { mayBeText } from './text/judgement/running-text.ts';
import { tagUnits, usedCells } from './text/tidy-rows.ts';
import type { Sheet } from './workbook/workbook.ts';
import type { FileRow } from './text/read-rows.ts';
import { collectionBounds } from './reading-bounds.ts';
import type { AskedSide, TextFormat } from '../schemas/deck.ts';

/** A part of a source that can become a deck: a sheet, or a deck of a package. */
interface SourcePart {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** A deck of a package, with what its notes ask and whether they have formatting. */
export interface SourceDeck extends DeckTitle {
  /** As cards name it. */
  readonly path: string;
  readonly asks?: Exclude<AskedSide, 'front'>;
  readonly format?: TextFormat;
}
/** The person's choices for a source with several parts; absent ones are guessed. */
export interface SourceChoices extends ImportChoices {
  /** The id of a part, or {@link allParts}. */
  readonly part?: string | undefined;
  /** The note type whose fields are shown. */
  readonly noteType?: string | undefined;
  /** The columns of the sides, by note type. */
  readonly fields?: Readonly<Record<string, ColumnChoice>> | undefined;
  /** The kinds of cards to take, by note type; absent: all. Note types with chosen `fields` have one card a note. */
  readonly kinds?: Readonly<Record<string, readonly number[]>> | undefined;
  /** What the deck asks that the cards are added to; absent for new decks, which ask what their notes ask. */
  readonly asks?: AskedSide | undefined;
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
  /** The kinds of cards that notes of the shown type have; empty if there is nothing to choose. */
  readonly kinds: readonly OfferedKind[];
  /** The package's decks that were read. Empty for other sources. */
  readonly decks: readonly SourceDeck[];
  /** The sides that all decks ask, if not just the front. */
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
  kinds: [],
  decks: [],
  asks: undefined,
  mediaCount: 0,
  log: undefined,
} as const;
const ofRows = { unread: [], hasMarkup: undefined, isOwnExport: false } as const;

/** Parses one sheet of a workbook: the chosen one, otherwise the first visible one that looks like cards. */
export function parseWorkbook(sheets: readonly Sheet[], choices: SourceChoices): ParsedSource {
  const guessed = sheets.findIndex((sheet) => !sheet.isHidden && sheet.rows.some((row) => usedCells(row) >= 2));
  const parts = sheets.map(({ name, rows }, index) => ({ id: String(index), name, count: rows.length }));
  const part = choices.part ?? String(Math.max(0, guessed));
  const { rows, ...below } = tagUnits(joinLists(sheets[Number(part)]?.rows ?? []), true);
  const doubt = mayBeText(rows, '\t', false) ? reasons.unsure : undefined;
  const table: ImportTable = { ...ofRows, ...capRows(rows), unit: 'row', facts: { ...noFacts, ...below }, doubt };
  return { ...parseTable(table, choices), ...noParts, parts: parts.length > 1 ? parts : [], part };
}

interface OpenPackage {
  readonly collection: Collection;
  readonly mediaNames: ReadonlySet<string>;
}

/** Parses the cards of a package, from one deck or all, with any note types. */
export function parsePackage({ collection, mediaNames }: OpenPackage, choices: SourceChoices): ParsedSource {
  const pathOf = (id: string) => collection.decks.get(id) || 'Deck';
  const parts = countBy(
    collection.notes,
    ({ deckId }) => deckId,
    (id) => showPath(pathOf(id)),
  );
  const part = choices.part ?? (parts.length > 1 ? allParts : parts[0]?.id);
  const own = collection.notes.filter(({ deckId }) => part === allParts || deckId === part);
  const asked = askDecks(own, collection.noteTypes, choices);
  const notes = planNotes(own, { collection, choices, asked }).map((note) =>
    part === allParts ? { ...note, deck: pathOf(note.deckId) } : note,
  );
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
  const decks = [...asked].map(([id, asks]): SourceDeck => {
    const path = pathOf(id);
    const isFormatted = joined.formattedDecks.has(part === allParts ? path : '');
    return { path, ...readDeckPath(path), ...(asks && { asks }), ...(isFormatted && { format: 'formatted' }) };
  });
  const type = collection.noteTypes.find(({ id }) => id === shownId);
  const kinds = listKinds(notes, type, choices, asked);
  return {
    ...joined,
    ...(kinds.length > 0 && !kinds.some(({ isTaken }) => isTaken) && joined.error && { error: reasons.noKind }),
    parts: parts.length > 1 ? parts : [],
    part,
    noteTypes: noteTypes.length > 1 ? noteTypes : [],
    noteType: shownId,
    kinds,
    decks,
    asks: decks.every(({ asks }) => asks === decks[0]?.asks) ? decks[0]?.asks : undefined,
    mediaCount: countMedia(joined, mediaNames),
    log: collection.log,
  };
}

/** @returns the number of the cards' pictures and sounds whose files are in the package */
function countMedia({ cards }: ParsedTable, mediaNames: ReadonlySet<string>): number {
  const files = cards.flatMap(({ frontFiles = [], backFiles = [] }) => [...frontFiles, ...backFiles]);
  const isHere = (media: FieldMedia) => filesOf(media).every((name) => mediaNames.has(name));
  return new Set(files.filter(isHere).map(({ name }) => name)).size;
}

interface NotePlan extends Pick<OpenPackage, 'collection'> {
  readonly choices: SourceChoices;
  readonly asked: ReturnType<typeof askDecks>;
}

/** @returns the notes with the cards to make of them, if that isn't one of each */
function planNotes(notes: readonly Note[], { collection: { noteTypes }, choices, asked }: NotePlan): Note[] {
  const fieldsOf = new Map(noteTypes.map(({ id, fields }) => [id, fields]));
  const kindOf = new Map(noteTypes.map(({ id, kinds }) => [id, kinds[0]]));
  return addMasks(notes, ({ noteTypeId }) => fieldsOf.get(noteTypeId) ?? []).map((note) => {
    const kinds = kindsOf(note, noteTypes, choices, asked.get(note.deckId));
    const kind = kindOf.get(note.noteTypeId);
    return kinds ? { ...note, kinds } : kind ? { ...note, kind } : note;
  });
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
  // All cards of a deck share one text format, so either all of its tables are formatted or none is.
  const read = (formattedDecks: ReadonlySet<string>) =>
    noteTypes.flatMap(({ id, fields, sides, kinds }): NamedTable[] => {
      const rows: readonly FileRow[] = notes.filter((note) => note.noteTypeId === id && note.kinds?.length !== 0);
      if (rows.length === 0) return [];
      const asked = kinds.map(({ front }) => front);
      const masks = rows.find((row) => row.masks !== undefined)?.masks;
      const extraColumns = masks?.extra ?? listExtras(kinds, rows);
      const facts = {
        fromAnki: true,
        columnNames: fields,
        otherColumns: new Set<number>(),
        sides,
        asked,
        extraColumns,
        usedColumns: listUsed(rows),
      };
      const [first] = rows.find((row) => row.kinds !== undefined)?.kinds ?? [];
      const columns =
        (first && { frontColumn: first.front, backColumn: first.back }) ??
        (masks && { frontColumn: masks.picture, backColumn: masks.shapes ?? masks.drawing });
      const terms = { hasHeader: false, formattedDecks, mostRows: collectionBounds.notes };
      const chosen = { ...choices, ...columns, ...choices.fields?.[id], ...terms };
      const table = parseTable({ ...ofRows, rows, hasMarkup: true, unit: 'note', facts }, chosen, mediaNames);
      return [{ id, table }];
    });
  const tables = read(new Set());
  const formatted = new Set(tables.flatMap(({ table }) => [...table.formattedDecks]));
  return formatted.size > 0 ? read(formatted) : tables;
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
    formattedDecks: new Set(tables.flatMap(({ formattedDecks }) => [...formattedDecks])),
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
