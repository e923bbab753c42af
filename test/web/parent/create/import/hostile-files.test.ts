import { strFromU8, strToU8, unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  collectionBounds,
  mediaSeconds,
  readingSeconds,
  workbookBounds,
} from '../../../../../shared/import/reading-bounds.ts';
import { browserDevices } from '../../../../../web/src/parent/create/import/devices.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { basic, buildAnkiPackage, openTestDatabase } from '../../../../support/files/build-anki-package.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { zipNatively } from '../../../../support/files/zip-natively.ts';

const everything = { takes: { formatting: true, media: true } };
const read = async (bytes: Uint8Array, name: string) =>
  await readImportFile({ file: new File([bytes as BlobPart], name), choices: everything }, openTestDatabase);

/** Builds an Anki package whose notes are changed by these SQL statements. */
async function packageWith(...statements: readonly string[]): Promise<Uint8Array> {
  const notes = [{ type: 'Basic', deck: 'One', fields: ['dog', 'Hund'] }];
  const files = unzipSync(await buildAnkiPackage({ format: 'anki21', noteTypes: [basic], notes }));
  const { Database } = await initSqlJs();
  const database = new Database(files['collection.anki21']);
  for (const statement of statements) database.run(statement);
  return zipNatively({ ...files, 'collection.anki21': database.export() });
}

/** Returns a text with this many nested clozes. */
function clozes(count: number): string {
  const gaps = Array.from({ length: count }, (_, gap) => `{{c${gap + 1}::`);
  return `${gaps.join('')}x${'}}'.repeat(count)}`;
}

/** Builds a workbook with one part replaced. */
function workbookWith(part: string, change: (xml: string) => string | Uint8Array): Uint8Array {
  const files = unzipSync(buildWorkbook({ Words: [['Hund', [0.5, '0.00']]] }));
  const made = change(strFromU8(files[part] ?? new Uint8Array()));
  return zipNatively({ ...files, [part]: typeof made === 'string' ? strToU8(made) : made });
}

const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const untrue = 'This isn’t a regular Anki package.';
const tooMuch = 'This file unpacks to more than a browser can hold.';

describe('a file that would keep the browser busy or fill its memory is refused in words:', () => {
  it.each([
    [
      'notes that are a view without end',
      [`DROP TABLE notes`, `CREATE VIEW notes AS ${endless} SELECT i AS id, 1 AS mid, '' AS tags, 'a' AS flds FROM n`],
      untrue,
    ],
    [
      'cards that are a view',
      ['ALTER TABLE cards RENAME TO others', 'CREATE VIEW cards AS SELECT * FROM others'],
      untrue,
    ],
    [
      'fields that are worked out: 800 MB of one letter',
      [
        'ALTER TABLE notes RENAME TO others',
        "CREATE TABLE notes (id, mid, tags, flds AS (printf('%.*c', 800000000, 'x')))",
      ],
      untrue,
    ],
    [
      'fields of more than 20 MB',
      [
        `INSERT INTO notes (id, mid, tags, flds) ${endless} SELECT i + 5, 1, '', printf('%.*c', 1000000, 'x') FROM n LIMIT ${Math.ceil(collectionBounds.fieldBytes / 1_000_000)}`,
      ],
      tooMuch,
    ],
    [
      'notes without number',
      [
        `INSERT INTO notes (id, mid, tags, flds) ${endless} SELECT i + 5, 1, '', 'a' FROM n LIMIT ${collectionBounds.notes + 1}`,
      ],
      tooMuch,
    ],
  ])('%s', async (_, statements, words) => {
    await expect(packageWith(...statements).then(async (bytes) => await read(bytes, 'deck.apkg'))).rejects.toThrow(
      words,
    );
  });

  it('a collection that unpacks to more than 48 MB', async () => {
    const collection = new Uint8Array(collectionBounds.unpackedBytes + 1);
    const bytes = zipNatively({ 'collection.anki21': collection });
    await expect(read(bytes, 'deck.apkg')).rejects.toThrow(tooMuch);
  });

  it.each([
    ['5 MB of nested XML', 'xl/worksheets/sheet1.xml', () => '<a>'.repeat(1_700_000), 'We can’t read this workbook.'],
    [
      'a sheet of more than 64 MB',
      'xl/worksheets/sheet1.xml',
      () => new Uint8Array(workbookBounds.unpackedBytes).fill(32),
      tooMuch,
    ],
    [
      'cells far to the right in every row',
      'xl/worksheets/sheet1.xml',
      () => `<sheetData>${'<row><c r="ALL1"><v>1</v></c></row>'.repeat(5_100)}</sheetData>`,
      tooMuch,
    ],
  ])('%s', async (_, part, make, words) => {
    await expect(read(workbookWith(part, make), 'words.xlsx')).rejects.toThrow(words);
  });
});

describe('what is no side of a card is not looked into, and refused as too long:', () => {
  it.each([
    ['300,000 nested <div>', '<div>'.repeat(300_000)],
    ['60,000 nested clozes', clozes(60_000)],
    ['600 nested clozes', clozes(600)],
  ])('%s', async (_, text) => {
    const notes = [
      { type: 'Basic', deck: 'One', fields: [text, 'Hund'] },
      { type: 'Basic', deck: 'One', fields: ['<b>cat</b>', 'Katze'] },
    ];
    const { cards, refused } = await read(
      await buildAnkiPackage({ format: 'anki21', noteTypes: [basic], notes }),
      'deck.apkg',
    );
    expect(cards.map(({ front }) => front)).toEqual(['**cat**']);
    expect(refused).toMatchObject([{ line: 1, reason: expect.stringContaining('5,000') }]);
  });
});

it('a number format of 50,000 signs is none: the number stands as it is', async () => {
  const bytes = workbookWith('xl/styles.xml', (xml) =>
    xml.replace('formatCode="0.00"', `formatCode="${'[>0]'.repeat(12_500)}"`),
  );
  const { cards } = await read(bytes, 'words.xlsx');
  expect(cards).toMatchObject([{ front: 'Hund', back: '0.5' }]);
});

it('a picture that is written out in its field does not make the field too long', async () => {
  const notes = [
    { type: 'Basic', deck: 'One', fields: [`dog<img src="data:image/png;base64,${'A'.repeat(200_000)}">`, 'Hund'] },
  ];
  const { cards } = await read(await buildAnkiPackage({ format: 'anki21', noteTypes: [basic], notes }), 'deck.apkg');
  expect(cards).toMatchObject([{ front: 'dog', back: 'Hund' }]);
});

describe('a thread that does not answer', () => {
  const threads: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    isEnded = false;
    constructor() {
      super();
      threads.push(this);
    }
    readonly postMessage = () => undefined;
    readonly terminate = () => {
      this.isEnded = true;
    };
    readonly say = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
  }
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    threads.length = 0;
  });

  it('is ended after 15 seconds with words, and the next file is read by another', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const request = { file: new File(['a,b'], 'a.csv'), choices: {} };
    const reading = browserDevices.readFile(request, new AbortController().signal);
    const outcome = reading.catch(String);
    // A slow connection delays the worker and its parser; loading them must not count toward the time limit.
    await vi.advanceTimersByTimeAsync(120_000);
    threads[0]?.say({ clock: 'runs' });
    await vi.advanceTimersByTimeAsync(readingSeconds * 1_000 - 1);
    threads[0]?.say({ clock: 'stands' });
    await vi.advanceTimersByTimeAsync(120_000);
    threads[0]?.say({ clock: 'runs' });
    await vi.advanceTimersByTimeAsync(readingSeconds * 1_000 - 1);
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toContain('This file takes longer than 15 seconds to read. Please split it');
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);

    const next = browserDevices.readFile(request, new AbortController().signal);
    threads[1]?.say({ cards: [{ front: 'a', back: 'b', line: 1 }] });
    await vi.advanceTimersByTimeAsync(readingSeconds * 1_000 - 1);
    threads[1]?.say({ rest: { kind: 'text' } });
    expect(await next).toMatchObject({ kind: 'text', cards: [{ front: 'a' }] });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('over the pictures of a package is ended too, and another one reads the next', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    const { read: readMedia, close } = browserDevices.openMedia(new Blob([]));
    const outcome = readMedia([{ name: 'a.png' }]).catch(String);
    await vi.advanceTimersByTimeAsync(mediaSeconds * 1_000);
    expect(await outcome).toContain('We couldn’t read');
    const next = readMedia([{ name: 'b.png' }]);
    threads[1]?.say([{ name: 'b.png' }]);
    expect(await next).toEqual([{ name: 'b.png' }]);
    close();
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });
});
