import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { basic, buildAnkiPackage, type PackageSpec } from '../support/files/build-anki-package.ts';
import { buildWorkbook } from '../support/files/build-workbook.ts';
import { makeFamily, signIn, startJourneys } from './driver/journey.ts';
import { picture } from '../e2e/seeded-family.ts';

const journeys = startJourneys();
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

/** Imports a file into a new deck, and waits until its form has closed by itself. */
async function importFile(path: string, count: string, deck: string): Promise<void> {
  const { page } = journeys;
  await page.press('button', 'Import');
  await page.choose(path);
  await page.see(count);
  await page.press('button', 'Import Deck');
  await page.see('Import Complete!');
  await page.miss('Import Complete!');
  await page.find('button', deck);
}

async function placePackage(name: string, format: PackageSpec['format']): Promise<string> {
  const notes = ['el perro', 'el gato'].map((word) => ({
    type: 'Basic',
    deck: name,
    fields: [word, `${word} <img src="cat.png">`],
  }));
  const spec = { format, noteTypes: [basic], notes, media: { 'cat.png': picture } };
  return await place(`${name}.apkg`, await buildAnkiPackage(spec));
}

test('a table, a workbook and four packages with pictures become decks one after the other in one page', async () => {
  const { page, stack } = journeys;
  const { parent } = await makeFamily(stack.context, []);
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  await importFile(await place('rivers.csv', 'front,back\nCairo,Nile\nParis,Seine\n'), '2 cards', 'Rivers');
  const rows = [
    ['front', 'back'],
    ['Hund', 'dog'],
    ['Katze', 'cat'],
  ];
  await importFile(await place('words.xlsx', buildWorkbook({ Words: rows })), '2 cards', 'Words');
  for (const [index, format] of (['anki21', 'anki21b', 'anki21', 'anki21b'] as const).entries()) {
    const name = `Animals ${index + 1}`;
    await importFile(await placePackage(name, format), '2 cards', name);
  }
  await page.press('button', 'Animals 4');
  await page.find('img', 'cat');
  await page.picture('imported');
});
