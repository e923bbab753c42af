import { zstdCompressSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import initSqlJs, { type Database } from 'sql.js';
import type { AskDatabase } from '../../../shared/import/anki/review-log.ts';

interface NoteTypeSpec {
  readonly name: string;
  readonly fields: readonly string[];
  /** Question and answer template of each card. */
  readonly templates: readonly (readonly [question: string, answer: string])[];
}

interface NoteSpec {
  readonly type: string;
  /** Deck path, such as `Spanish::Verbs`. */
  readonly deck: string;
  readonly fields: readonly string[];
  readonly tags?: string;
  /** Template indexes of the note's cards; only the first template by default. */
  readonly cards?: readonly number[];
}

export interface PackageSpec {
  readonly format: 'anki2' | 'anki21' | 'anki21b';
  readonly noteTypes: readonly NoteTypeSpec[];
  readonly notes: readonly NoteSpec[];
  readonly media?: Readonly<Record<string, Uint8Array>>;
  /** Review log; omitted when empty. */
  readonly log?: readonly LogSpec[];
}

interface LogSpec {
  /** Index of the note; `ord` is the template of the card. */
  readonly note: number;
  readonly ord?: number;
  readonly at: number;
  /** Answer button from 1 (wrong) to 4; 0 means no answer. */
  readonly ease: number;
  /** Log type: 0 learning, 1 review, 2 relearning, 3 filtered deck, 4 manual. */
  readonly type?: number;
  readonly factor?: number;
}

export const basic: NoteTypeSpec = {
  name: 'Basic',
  fields: ['Front', 'Back'],
  templates: [['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}']],
};

/** Opens an SQLite database in Node with the query interface of the package reader. */
export async function openTestDatabase(bytes: Uint8Array): Promise<AskDatabase> {
  const { Database: Opened } = await initSqlJs();
  const database = new Opened(bytes);
  return (query) => database.exec(query)[0]?.values ?? [];
}

/** Builds an Anki package with the tables that matter for importing decks. */
export async function buildAnkiPackage(spec: PackageSpec): Promise<Uint8Array<ArrayBuffer>> {
  const { Database: Made } = await initSqlJs();
  const database = new Made();
  const isNew = spec.format === 'anki21b';
  const decks = [...new Set(spec.notes.map(({ deck }) => deck))];
  fillNotes(database, spec, decks);
  fillLog(database, spec);
  if (isNew) fillNewTables(database, spec, decks);
  else fillOldTables(database, spec, decks);
  const collection = database.export();
  database.close();
  const media = Object.entries(spec.media ?? {});
  const files: Record<string, Uint8Array> = {
    [`collection.${spec.format}`]: isNew ? zstdCompressSync(collection) : collection,
    media: isNew
      ? zstdCompressSync(writeMediaList(media))
      : strToU8(JSON.stringify(Object.fromEntries(media.map(([name], index) => [index, name])))),
  };
  for (const [index, [, bytes]] of media.entries()) files[String(index)] = isNew ? zstdCompressSync(bytes) : bytes;
  if (spec.format !== 'anki2') files['collection.anki2'] = await buildNotice();
  return zipSync(files);
}

/** Builds the placeholder collection that Anki adds for versions that cannot read the new format. */
async function buildNotice(): Promise<Uint8Array> {
  const words = 'Please update to the latest Anki version, then import the .colpkg/.apkg file again.';
  const { Database: Made } = await initSqlJs();
  const database = new Made();
  const spec: PackageSpec = {
    format: 'anki2',
    noteTypes: [basic],
    notes: [{ type: 'Basic', deck: 'Default', fields: [words, ''] }],
  };
  fillNotes(database, spec, ['Default']);
  fillOldTables(database, spec, ['Default']);
  return database.export();
}

// Anki derives ids from timestamps in milliseconds: larger than 2^32, but below 2^53.
const idOf = (index: number): number => 1_700_000_000_000 + index;

function fillNotes(database: Database, { noteTypes, notes }: PackageSpec, decks: readonly string[]): void {
  database.run(
    'CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text)',
  );
  database.run(
    'CREATE TABLE cards (id integer primary key, nid integer, did integer, ord integer, mod integer, odid integer)',
  );
  for (const [index, { type, deck, fields, tags = '', cards = [0] }] of notes.entries()) {
    const mid = idOf(noteTypes.findIndex(({ name }) => name === type));
    database.run('INSERT INTO notes (id, guid, mid, tags, flds) VALUES (?, ?, ?, ?, ?)', [
      idOf(index),
      `g${index}`,
      mid,
      ` ${tags} `,
      fields.join('\u001F'),
    ]);
    for (const ord of cards)
      database.run('INSERT INTO cards (nid, did, ord, odid) VALUES (?, ?, ?, 0)', [
        idOf(index),
        idOf(decks.indexOf(deck)),
        ord,
      ]);
  }
}

function fillLog(database: Database, { log = [] }: PackageSpec): void {
  if (log.length === 0) return;
  database.run(
    'CREATE TABLE revlog (id integer primary key, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer, time integer, type integer)',
  );
  for (const { note, ord = 0, at, ease, type = 1, factor = 2_500 } of log)
    database.run(
      'INSERT INTO revlog (id, cid, ease, type, factor) SELECT ?, id, ?, ?, ? FROM cards WHERE nid = ? AND ord = ?',
      [at, ease, type, factor, idOf(note), ord],
    );
}

function fillOldTables(database: Database, { noteTypes }: PackageSpec, decks: readonly string[]): void {
  const models = noteTypes.map(({ name, fields, templates }, index) => [
    idOf(index),
    { name, flds: fields.map((field) => ({ name: field })), tmpls: templates.map(([qfmt, afmt]) => ({ qfmt, afmt })) },
  ]);
  database.run('CREATE TABLE col (id integer primary key, models text, decks text)');
  database.run('INSERT INTO col (models, decks) VALUES (?, ?)', [
    JSON.stringify(Object.fromEntries(models)),
    JSON.stringify(Object.fromEntries(decks.map((name, index) => [idOf(index), { name }]))),
  ]);
}

function fillNewTables(database: Database, { noteTypes }: PackageSpec, decks: readonly string[]): void {
  database.run('CREATE TABLE col (id integer primary key, models text, decks text)');
  database.run(
    'CREATE TABLE notetypes (id integer primary key, name text NOT NULL COLLATE NOCASE, mtime_secs integer, usn integer, config blob)',
  );
  database.run(
    'CREATE TABLE fields (ntid integer, ord integer, name text NOT NULL COLLATE NOCASE, config blob, primary key (ntid, ord)) WITHOUT ROWID',
  );
  database.run(
    'CREATE TABLE templates (ntid integer, ord integer, name text NOT NULL COLLATE NOCASE, mtime_secs integer, usn integer, config blob, primary key (ntid, ord)) WITHOUT ROWID',
  );
  database.run(
    'CREATE TABLE decks (id integer primary key, name text NOT NULL COLLATE NOCASE, mtime_secs integer, usn integer, common blob, kind blob)',
  );
  database.run('CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid)');
  database.run('CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name)');
  database.run('CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid)');
  database.run('CREATE UNIQUE INDEX idx_decks_name ON decks (name)');
  for (const [index, { name, fields, templates }] of noteTypes.entries()) {
    database.run('INSERT INTO notetypes (id, name) VALUES (?, ?)', [idOf(index), name]);
    for (const [ord, field] of fields.entries())
      database.run('INSERT INTO fields (ntid, ord, name) VALUES (?, ?, ?)', [idOf(index), ord, field]);
    for (const [ord, [question, answer]] of templates.entries()) {
      const config = Uint8Array.from([...writeField(1, strToU8(question)), ...writeField(2, strToU8(answer))]);
      database.run('INSERT INTO templates (ntid, ord, name, config) VALUES (?, ?, ?, ?)', [
        idOf(index),
        ord,
        `Card ${ord + 1}`,
        config,
      ]);
    }
  }
  for (const [index, name] of decks.entries())
    database.run('INSERT INTO decks (id, name) VALUES (?, ?)', [idOf(index), name.replaceAll('::', '\u001F')]);
  // Sets Anki's custom collation `unicase`, which other SQLite programs lack.
  database.run('PRAGMA writable_schema = 1');
  database.run("UPDATE sqlite_master SET sql = replace(sql, 'NOCASE', 'unicase')");
}

function writeMediaList(media: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  return Uint8Array.from(media.flatMap(([name]) => writeField(1, Uint8Array.from(writeField(1, strToU8(name))))));
}

function writeField(field: number, bytes: Uint8Array): number[] {
  return [...writeNumber(field * 8 + 2), ...writeNumber(bytes.length), ...bytes];
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...writeNumber(Math.floor(value / 0x80))];
}
