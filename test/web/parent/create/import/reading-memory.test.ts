import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, buildAnkiPackage } from '../../../../support/files/build-anki-package.ts';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { zipNatively } from '../../../../support/files/zip-natively.ts';

/**
 * Memory limit of the code that reads imports, whatever size a file claims to have. Measured as the peak memory of a separate process minus its peak for a
 * one-line file. A small heap limit keeps uncollected garbage from counting.
 */
const mostMegabytes = 260;
const megabyte = 1024 * 1024;
const tooMuch = /^This file unpacks to more than a browser can hold/;

let folder: string;
let base: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-memory-'));
  base = (await measure('one.csv', strToU8('front,back\n'))).peakBytes;
}, 90_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Measured {
  readonly cards?: number;
  readonly refusal?: string;
  readonly peakBytes: number;
}

async function measure(name: string, bytes: Uint8Array): Promise<Measured> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const options = ['--max-old-space-size=128', '--max-semi-space-size=2', 'test/support/measure-reading.ts', path];
  const { stdout } = await promisify(execFile)(process.execPath, options, { timeout: 60_000 });
  return JSON.parse(stdout) as Measured;
}

async function readWithin(name: string, bytes: Uint8Array): Promise<Measured> {
  const measured = await measure(name, bytes);
  expect((measured.peakBytes - base) / megabyte).toBeLessThan(mostMegabytes);
  return measured;
}

/** Builds a Zstandard frame that unpacks to this many megabytes of zeros: each block of 128 KB takes four bytes. */
function zeros(megabytes: number, header: readonly number[]): Uint8Array {
  const blocks = Array.from({ length: megabytes * 8 }, (_, index) => {
    const block = (131_072 << 3) | 2 | Number(index === megabytes * 8 - 1);
    return [block & 255, (block >> 8) & 255, (block >> 16) & 255, 0];
  });
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, ...header, ...blocks.flat()]);
}

const packageOf = (collection: Uint8Array) =>
  zipSync({ 'collection.anki21b': collection, media: zstdCompressSync(new Uint8Array()) }, { level: 0 });

function workbookOf(rows: string): Uint8Array {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const files = unzipSync(buildWorkbook({ Words: [['Hund', 'dog']] }));
  return zipNatively({ ...files, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

/** Builds a collection with this many notes, letters per side and answers per note. */
async function collectionOf(format: 'anki21' | 'anki21b', notes: number, letters: number, answers: number) {
  const spec = { type: 'Basic', deck: 'One', fields: ['dog', 'Hund'] };
  const log = [{ note: 0, at: 1, ease: 3 }];
  const files = unzipSync(await buildAnkiPackage({ format: 'anki21', noteTypes: [basic], notes: [spec], log }));
  const { Database } = await initSqlJs();
  const database = new Database(files['collection.anki21']);
  const numbers = (name: string, count: number) =>
    `${name}(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM ${name} LIMIT ${count})`;
  const side = `printf('%d %.*c', n.i, ${letters}, 'x')`;
  database.run(
    `WITH RECURSIVE ${numbers('n', notes - 1)} INSERT INTO notes (id, mid, tags, flds) SELECT n.i + 2000000000000, mid, '', ${side} || char(31) || ${side} FROM n, (SELECT mid FROM notes LIMIT 1)`,
  );
  database.run(
    `INSERT INTO cards (id, nid, did, odid, ord) SELECT notes.id, notes.id, did, 0, 0 FROM notes, (SELECT did FROM cards LIMIT 1) WHERE notes.id > 2000000000000`,
  );
  database.run(
    `WITH RECURSIVE ${numbers('n', answers)} INSERT INTO revlog (id, cid, ease, type, factor) SELECT 1600000000000 + (cards.id % 100000) * 100 + n.i, cards.id, 3, 1, 2500 FROM cards, n WHERE cards.id > 2000000000000`,
  );
  const whole = database.export();
  return format === 'anki21'
    ? zipNatively({ ...files, 'collection.anki21': whole })
    : packageOf(zstdCompressSync(whole));
}

describe('a file that would fill the memory is refused before it does:', { timeout: 90_000 }, () => {
  it.each<[string, Uint8Array]>([
    ['a package of 10 KB with 290 MB of zeros', packageOf(zeros(290, [0, 13 << 3]))],
    ['one that says so', packageOf(zstdCompressSync(new Uint8Array(290 * megabyte)))],
    ['one that looks back at a gigabyte', packageOf(zeros(1, [0, 20 << 3]))],
    ['one that is a gigabyte in one segment', packageOf(zeros(1, [0xa0, 0, 0, 0, 64]))],
    ['one of before', zipNatively({ 'collection.anki21': new Uint8Array(290 * megabyte), media: strToU8('{}') })],
  ])('%s', async (_, bytes) => {
    expect((await readWithin('deck.apkg', bytes)).refusal).toMatch(tooMuch);
  });

  it('a workbook of 200 KB with millions of cells', async () => {
    const bytes = workbookOf(`<row>${'<c><v>1</v></c>'.repeat(10)}</row>`.repeat(200_000));
    expect((await readWithin('words.xlsx', bytes)).refusal).toMatch(tooMuch);
  });

  it('a text of one line of ten million columns', async () => {
    const bytes = strToU8(`a,b\n${','.repeat(10_400_000)}`);
    expect((await readWithin('words.csv', bytes)).refusal).toMatch(
      /^A line of this file has more than 100,000 columns/,
    );
  });
});

describe('what is large and good is read:', { timeout: 90_000 }, () => {
  it('10,268 cards with 308,000 answers in a package of before', async () => {
    const { cards, refusal } = await readWithin('deck.apkg', await collectionOf('anki21', 10_268, 100, 30));
    expect({ cards, refusal }).toEqual({ cards: 10_268 });
  });

  it('a collection that is nearly as large as one may be', async () => {
    const { cards, refusal } = await readWithin('deck.apkg', await collectionOf('anki21b', 18_000, 500, 40));
    expect({ cards, refusal }).toEqual({ cards: 18_000 });
  });

  it('a workbook of 20,000 rows and 20 columns', async () => {
    const cells = (row: number) =>
      Array.from({ length: 20 }, (_, at) => `<c t="inlineStr"><is><t>Wort ${row} ${at}</t></is></c>`).join('');
    const rows = Array.from({ length: 20_000 }, (_, row) => `<row>${cells(row)}</row>`);
    const { cards } = await readWithin('words.xlsx', workbookOf(rows.join('')));
    expect(cards).toBe(10_000);
  });

  it.each([
    ['of words', `front,back\n${'Wort €,word\n'.repeat(700_000)}`],
    ['of five million rows', `a,b\n${',\n'.repeat(5_000_000)}`],
  ])('a text of 10 MB %s', async (_, text) => {
    expect((await readWithin('words.csv', strToU8(text))).refusal).toBeUndefined();
  });
});
