import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { basic, buildAnkiPackage, type PackageSpec } from '../support/files/build-anki-package.ts';
import { makeFamily, signIn, startJourneys } from './driver/journey.ts';
import { picture } from '../e2e/seeded-family.ts';

const journeys = startJourneys();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-files-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function placePackage(name: string, format: PackageSpec['format']): Promise<string> {
  const path = join(folder, `${name}.apkg`);
  const notes = ['el perro', 'el gato'].map((word) => ({
    type: 'Basic',
    deck: name,
    fields: [word, `${word} <img src="cat.png">`],
  }));
  await writeFile(path, await buildAnkiPackage({ format, noteTypes: [basic], notes, media: { 'cat.png': picture } }));
  return path;
}

test('four packages with pictures, of both kinds, become decks one after the other in one page', async () => {
  const { page, stack } = journeys;
  const { parent } = await makeFamily(stack.context, []);
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  for (const [index, format] of (['anki21', 'anki21b', 'anki21', 'anki21b'] as const).entries()) {
    const name = `Animals ${index + 1}`;
    await page.press('button', 'Import');
    await page.choose(await placePackage(name, format));
    await page.see('2 cards');
    await page.press('button', 'Import Deck');
    await page.see('Import Complete!');
    await page.miss('Import Complete!');
    await page.find('button', name);
  }
});
