import { collectionBounds, ImportRefusal } from '../reading-bounds.ts';
import { reasons } from '../reasons.ts';
import { tidyDeckPath } from '../cards/deck-name.ts';
import type { FileRow } from '../text/read-rows.ts';
import { guessSides, type TemplateSides } from './guess-sides.ts';
import { readFields, textOf } from './proto-fields.ts';
import { type AskDatabase, type LoggedAnswer, type LogSize, measureLog, readLog } from './review-log.ts';

/** A note type, with its fields as columns. */
export interface NoteType extends TemplateSides {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly string[];
}

/** A note, with the deck of its first card. */
export interface Note extends FileRow {
  readonly noteTypeId: string;
  readonly deckId: string;
  /** Templates of its cards; for a cloze note, the numbers of its gaps minus one. */
  readonly ords: readonly number[];
}

export interface Collection {
  /** Paths of the decks, such as `Spanish::Verbs`, by id. */
  readonly decks: ReadonlyMap<string, string>;
  readonly noteTypes: readonly NoteType[];
  readonly notes: readonly Note[];
  /** Size of the review log; absent if it is empty. */
  readonly log?: LogSize | undefined;
}

/** Replaces Anki's custom collation `unicase`, without which SQLite refuses to read the tables. Sorting isn't needed here. */
const forgetOrder =
  "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'NOCASE'); PRAGMA writable_schema = RESET";

/** Reads an Anki collection of schema 11 (JSON) or of 15 and later (tables and protocol buffers), optionally with its review history. */
export function readCollection(ask: AskDatabase, withHistory = false): Collection {
  ask(`PRAGMA hard_heap_limit = ${collectionBounds.heapBytes}`);
  ask(forgetOrder);
  const tables = listTables(ask);
  refuseLarge(ask);
  const isNew = tables.has('notetypes');
  const noteTypes = isNew ? readNoteTypes(ask) : readOldNoteTypes(ask);
  const decks = isNew ? readDecks(ask) : readOldDecks(ask);
  const log = tables.has('revlog') ? measureLog(ask) : undefined;
  const past = log && withHistory ? readLog(ask, log) : new Map<string, never>();
  return { decks, noteTypes, notes: readNotes(ask, noteTypes, past), log };
}

const used = ['notes', 'cards', 'revlog', 'col', 'notetypes', 'fields', 'templates', 'decks'];

/** @returns the table names. Refuses views, virtual tables and computed columns, which could produce unlimited rows or text */
function listTables(ask: AskDatabase): ReadonlySet<unknown> {
  const things = ask('SELECT lower(name), type, sql FROM sqlite_master');
  const isPlain = (sql: unknown) =>
    /^\s*CREATE\s+TABLE\b/i.test(String(sql)) && !/\bGENERATED\b|\bAS\s*\(/i.test(String(sql));
  if (
    things.some(
      ([name, type, sql]) => used.includes(String(name)) && type !== 'index' && !(type === 'table' && isPlain(sql)),
    )
  )
    throw new ImportRefusal(reasons.untrue);
  return new Set(things.filter(([, type]) => type === 'table').map(([name]) => name));
}

/** Refuses collections that are too large, by counts and text lengths that SQLite knows without reading the texts. */
function refuseLarge(ask: AskDatabase): void {
  const [[notes, bytes, cards] = []] = ask(
    'SELECT (SELECT count(*) FROM notes), (SELECT total(octet_length(flds) + octet_length(tags)) FROM notes), (SELECT count(*) FROM cards)',
  );
  const most = collectionBounds;
  if (Number(notes) > most.notes || Number(bytes) > most.fieldBytes || Number(cards) > most.cards)
    throw new ImportRefusal(reasons.tooLarge);
}

function readNoteTypes(ask: AskDatabase): NoteType[] {
  const fields = ask('SELECT CAST(ntid AS TEXT), ord, name FROM fields');
  const templates = ask('SELECT CAST(ntid AS TEXT), ord, config, name FROM templates');
  const byPlace = (one: readonly unknown[], other: readonly unknown[]) => Number(one[1]) - Number(other[1]);
  return ask('SELECT CAST(id AS TEXT), name FROM notetypes').map(([id, name]) => {
    const names = fields
      .filter(([of]) => of === id)
      .toSorted(byPlace)
      .map((row) => String(row[2]));
    const own = templates
      .filter(([of]) => of === id)
      .toSorted(byPlace)
      .map(([, , config, title]) => {
        const parts = readFields(config as Uint8Array);
        return { name: String(title), question: textOf(parts, 1), answer: textOf(parts, 2) };
      });
    return { id: String(id), name: String(name), fields: names, ...guessSides(names, own) };
  });
}

function readOldNoteTypes(ask: AskDatabase): NoteType[] {
  const models = JSON.parse(askText(ask, 'SELECT models FROM col')) as Record<string, OldModel>;
  return Object.entries(models).map(([id, { name, flds, tmpls }]) => {
    const fields = flds.map((field) => field.name);
    return {
      id,
      name,
      fields,
      ...guessSides(
        fields,
        tmpls.map((one, ord) => ({ name: one.name ?? `Card ${ord + 1}`, question: one.qfmt, answer: one.afmt })),
      ),
    };
  });
}

function askText(ask: AskDatabase, query: string): string {
  const value = ask(query)[0]?.[0];
  return typeof value === 'string' ? value : '{}';
}

interface OldModel {
  readonly name: string;
  readonly flds: readonly { readonly name: string }[];
  readonly tmpls: readonly { readonly name?: string; readonly qfmt: string; readonly afmt: string }[];
}

function readDecks(ask: AskDatabase): Map<string, string> {
  return new Map(
    ask('SELECT CAST(id AS TEXT), name FROM decks').map(([id, name]) => [
      String(id),
      tidyDeckPath(String(name), '\u001F'),
    ]),
  );
}

function readOldDecks(ask: AskDatabase): Map<string, string> {
  const decks = JSON.parse(askText(ask, 'SELECT decks FROM col')) as Record<string, { readonly name: string }>;
  return new Map(Object.entries(decks).map(([id, { name }]) => [id, tidyDeckPath(name)]));
}

function readNotes(
  ask: AskDatabase,
  noteTypes: readonly NoteType[],
  past: ReadonlyMap<string, readonly LoggedAnswer[]>,
): Note[] {
  const cards = new Map<string, { readonly deckId: string; readonly ords: number[] }>();
  // Cards in a filtered deck belong to their original deck.
  for (const [note, deck, ord] of ask(
    'SELECT CAST(nid AS TEXT), CAST(CASE WHEN odid != 0 THEN odid ELSE did END AS TEXT), ord FROM cards ORDER BY nid, ord',
  )) {
    const known = cards.get(String(note));
    if (known) known.ords.push(Number(ord));
    else cards.set(String(note), { deckId: String(deck), ords: [Number(ord)] });
  }
  const known = new Set(noteTypes.map(({ id }) => id));
  const rows = ask('SELECT CAST(id AS TEXT), CAST(mid AS TEXT), tags, flds FROM notes ORDER BY id');
  return rows.map(([id, mid, tags, fields], index) => {
    const cells = String(fields).split('\u001F');
    const logged = past.get(String(id));
    const { deckId, ords } = cards.get(String(id)) ?? { deckId: '1', ords: [0] };
    return {
      line: index + 1,
      lastLine: index + 1,
      cells,
      tags: String(tags)
        .split(/\s+/)
        .filter((tag) => tag !== ''),
      noteTypeId: known.has(String(mid)) ? String(mid) : (noteTypes[0]?.id ?? ''),
      deckId,
      ords,
      ...(logged && { logged }),
    };
  });
}
