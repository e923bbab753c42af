import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import initSqlJs, { type Database } from 'sql.js';

/** Columns that Anki's importer requires, by table. A missing column or a NULL value is an error. */
const columns = {
  col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'id guid mid mod usn tags flds sfld csum flags data',
  cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'id cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
} as const;

type Table = keyof typeof columns;
type Row = Readonly<Record<string, string | number>>;
type Json = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Content that Anki would have after importing a package. */
export interface AnkiContent {
  readonly decks: readonly string[];
  readonly notes: readonly {
    readonly guid: string;
    readonly fields: readonly string[];
    readonly tags: string;
    readonly cards: number;
    readonly noteType: string;
  }[];
  readonly media: Readonly<Record<string, Uint8Array>>;
}

/** Reads a package by the rules of Anki's schema 11 importer. @throws where Anki would reject or have to repair it. */
export async function readAnkiPackage(bytes: Uint8Array): Promise<AnkiContent> {
  const files = unzipSync(bytes);
  const { Database: Opened } = await initSqlJs();
  const database = new Opened(files['collection.anki2']);
  const read = (table: Table) => readTable(database, table);
  const [col] = read('col');
  if (!col || col['ver'] !== 11) throw new Error('The collection is not of schema 11.');
  const json = (column: string) => JSON.parse(String(col[column])) as Json;
  const models = checkModels(json('models'));
  const decks = checkDecks(json('decks'), json('dconf'));
  const notes = read('notes');
  const cards = read('cards');
  checkIds(
    notes.map(({ id }) => id),
    'notes',
  );
  checkIds(
    cards.map(({ id }) => id),
    'cards',
  );
  expectAll(new Set(notes.map(({ guid }) => guid)).size === notes.length, 'Two notes have one guid.');
  const names = Object.entries(
    JSON.parse(strFromU8(files['media'] ?? new Uint8Array())) as Readonly<Record<string, string>>,
  );
  for (const [, name] of names)
    expectAll(/^[^/\\:*?"<>|]{1,120}$/.test(name) && name === name.normalize('NFC'), `No safe name: ${name}`);
  return {
    decks: [...decks.values()],
    notes: notes.map((note) => checkNote(note, cards, models, decks)),
    media: Object.fromEntries(names.map(([number, name]) => [name, files[number] ?? raise(`${name} is missing.`)])),
  };
}

function readTable(database: Database, table: Table): Row[] {
  const info = database.exec(`PRAGMA table_info(${table})`)[0]?.values.map((row) => String(row[1])) ?? [];
  expectAll(info.join(' ') === columns[table], `The columns of ${table} are ${info.join(' ')}.`);
  const found = database.exec(`SELECT * FROM ${table}`)[0];
  return (found?.values ?? []).map((row) => {
    expectAll(
      row.every((value) => value !== null),
      `NULL in ${table}.`,
    );
    return Object.fromEntries(row.map((value, at) => [info[at] ?? '', value as string | number]));
  });
}

/** Checks note types: the JSON keys that Anki requires, and questions that are never empty. */
function checkModels(
  models: Json,
): ReadonlyMap<number, { readonly name: string; readonly fields: number; readonly cards: number }> {
  return new Map(
    Object.entries(models).map(([id, model]) => {
      expectKeys(model, {
        id: 'number',
        name: 'string',
        type: 'number',
        mod: 'number',
        usn: 'number',
        sortf: 'number',
        css: 'string',
        flds: 'object',
        tmpls: 'object',
        req: 'object',
      });
      expectAll(Number(id) === model['id'], 'A kind of notes has another number than its key.');
      const fields = model['flds'] as Readonly<Record<string, unknown>>[];
      const templates = model['tmpls'] as Readonly<Record<string, unknown>>[];
      for (const [at, field] of fields.entries()) {
        expectKeys(field, {
          name: 'string',
          ord: 'number',
          sticky: 'boolean',
          rtl: 'boolean',
          font: 'string',
          size: 'number',
        });
        expectAll(field['ord'] === at, 'Fields are out of order.');
      }
      for (const [at, template] of templates.entries()) {
        expectKeys(template, { name: 'string', ord: 'number', qfmt: 'string', afmt: 'string' });
        expectAll(template['ord'] === at, 'Templates are out of order.');
        const shown = [...String(template['qfmt']).matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name]) => name);
        expectAll(
          shown.length > 0 && shown.every((name) => fields.some((field) => field['name'] === name)),
          'A question shows no field.',
        );
      }
      return [Number(id), { name: String(model['name']), fields: fields.length, cards: templates.length }];
    }),
  );
}

function checkDecks(decks: Json, options: Json): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(decks).map(([id, deck]) => {
      expectKeys(deck, {
        id: 'number',
        name: 'string',
        mod: 'number',
        usn: 'number',
        collapsed: 'boolean',
        dyn: 'number',
        conf: 'number',
        newToday: 'object',
        revToday: 'object',
        lrnToday: 'object',
        timeToday: 'object',
      });
      expectAll(
        Number(id) === deck['id'] && options[String(deck['conf'])] !== undefined,
        `The deck ${id} has no options.`,
      );
      return [Number(id), String(deck['name'])];
    }),
  );
}

/** Anki treats ids as creation timestamps and rejects ids that lie more than a day ahead. */
function checkIds(ids: readonly (string | number | undefined)[], table: string): void {
  expectAll(new Set(ids).size === ids.length, `Two rows of ${table} have one id.`);
  expectAll(
    ids.every((id) => typeof id === 'number' && id > 1e12 && id < Date.now() + 86_400_000),
    `An id of ${table} is no time.`,
  );
}

function checkNote(
  note: Row,
  allCards: readonly Row[],
  models: ReturnType<typeof checkModels>,
  decks: ReadonlyMap<number, string>,
): AnkiContent['notes'][number] {
  const model = models.get(Number(note['mid'])) ?? raise('A note is of no kind.');
  const fields = String(note['flds']).split('\u001F');
  expectAll(fields.length === model.fields, 'A note has not as many fields as its kind.');
  const stripped = strip(fields[0] ?? '');
  expectAll(
    String(note['sfld']) === stripped || Number(note['sfld']) === Number(stripped),
    `Sorted by ${note['sfld']} instead of ${stripped}.`,
  );
  const checksum = Number.parseInt(createHash('sha1').update(stripped).digest('hex').slice(0, 8), 16);
  expectAll(note['csum'] === checksum, 'A checksum is wrong.');
  expectAll(/^( \S+)* ?$/.test(String(note['tags'])), 'Tags stand between single spaces.');
  const cards = allCards.filter(({ nid }) => nid === note['id']);
  expectAll(
    cards.length > 0 && cards.every(({ ord, did }, at) => ord === at && at < model.cards && decks.has(Number(did))),
    'A card is of no template or deck.',
  );
  return { guid: String(note['guid']), fields, tags: String(note['tags']), cards: cards.length, noteType: model.name };
}

/** Reimplements Anki's `strip_html_preserving_media_filenames`. */
function strip(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };
  return html
    .replaceAll(/<img[^>]* src="?([^">]+)"?[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (named[name] ?? ''),
    );
}

function expectKeys(value: Readonly<Record<string, unknown>>, types: Readonly<Record<string, string>>): void {
  for (const [key, type] of Object.entries(types)) expectAll(typeof value[key] === type, `${key} is no ${type}.`);
}

function expectAll(isSo: boolean, otherwise: string): void {
  if (!isSo) raise(otherwise);
}

function raise(message: string): never {
  throw new Error(message);
}
