import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeFamily, picture } from '../e2e/seeded-family.ts';
import { basic, buildAnkiPackage, type PackageSpec } from '../support/files/build-anki-package.ts';
import { buildWorkbook } from '../support/files/build-workbook.ts';
import { silence } from '../support/files/sample-media.ts';
import { signIn, test } from './driver/journey.ts';
import type { Page } from './driver/page.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-files-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function place(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Starts the import of a file. @param count number of cards that the preview shows */
async function startImport(page: Page, path: string, count: string): Promise<void> {
  await page.press('button', 'Add a deck');
  await page.press('button', 'Import');
  await page.choose(path);
  await page.see(count);
  await page.press('button', 'Import Deck');
}

/** Imports a file into a new deck. */
async function importFile(page: Page, path: string, count: string, deck: string): Promise<void> {
  await startImport(page, path, count);
  await page.see('Import Complete!');
  await page.press('button', 'Done');
  await page.miss('Import Complete!');
  await page.find('button', deck);
}

/** Writes an Anki package whose first and last notes have a picture and a sound. */
async function placePackage(name: string, format: PackageSpec['format'], words = ['el perro', 'el gato']) {
  const notes = words.map((word, at) => ({
    type: 'Basic',
    deck: name,
    fields: [word, at === 0 || at === words.length - 1 ? `${word} <img src="cat.png">[sound:cat.mp3]` : `the ${word}`],
  }));
  const spec = { format, noteTypes: [basic], notes, media: { 'cat.png': picture, 'cat.mp3': silence } };
  return await place(`${name}.apkg`, await buildAnkiPackage(spec));
}

test('a table, a workbook and four packages with pictures and sounds become decks one after the other in one page', async ({
  page,
  stack,
}) => {
  const { parent } = await makeFamily(stack.context, []);
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  await importFile(page, await place('rivers.csv', 'front,back\nCairo,Nile\nParis,Seine\n'), '2 cards', 'Rivers');
  const rows = [
    ['front', 'back'],
    ['Hund', 'dog'],
    ['Katze', 'cat'],
  ];
  await importFile(page, await place('words.xlsx', buildWorkbook({ Words: rows })), '2 cards', 'Words');
  for (const [index, format] of (['anki21', 'anki21b', 'anki21', 'anki21b'] as const).entries()) {
    const name = `Animals ${index + 1}`;
    await importFile(page, await placePackage(name, format), '2 cards', name);
  }
  await page.press('button', 'Animals 4');
  await page.find('img', 'cat');
  await page.find('button', /^Play/);
  await page.picture('imported');
});

/** Runs in the page. Calls that save cards are answered once, then never. */
function loseLaterCalls(): void {
  const send = window.fetch.bind(window);
  let calls = 0;
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith('/cards/import')) return await send(input, init);
    calls += 1;
    if (calls === 1) return await send(input, init);
    document.body.setAttribute('data-lost', '');
    return await new Promise(() => undefined);
  };
}

test('an import that a reload interrupts goes on where it stopped, with the pictures and sounds of its package', async ({
  page,
  stack,
}) => {
  const { parent } = await makeFamily(stack.context, []);
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  await page.run(loseLaterCalls);
  const words = Array.from({ length: 120 }, (_, at) => `word ${at + 1}`);
  await startImport(page, await placePackage('Long', 'anki21b', words), '120 cards');
  await page.until('a lost call', () => document.body.hasAttribute('data-lost'));
  await page.reload();
  await page.see(/^Your import of “Long\.apkg” stopped at \d+ of 120 cards\./);
  await page.picture('stopped-import');
  await page.press('button', 'Go on');
  await page.see('Import Complete!');
  await page.press('button', 'Done');
  await page.press('button', 'Long');
  await page.see('120 cards');
  await page.find('img', 'cat');
});
