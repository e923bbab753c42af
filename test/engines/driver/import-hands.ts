import { makeFamily, picture } from '../../e2e/seeded-family.ts';
import type { LocalStack } from '../../support/local-stack.ts';
import { basic, buildAnkiPackage, type PackageSpec } from '../../support/files/build-anki-package.ts';
import { silence } from '../../support/files/sample-media.ts';
import { type Place, signIn } from './journey.ts';
import type { Page } from './page.ts';

/** Opens a new family's decks as its parent. */
export async function openDecks(page: Page, { context, url }: LocalStack): Promise<void> {
  const { parent } = await makeFamily(context, []);
  await signIn(page, url, parent);
  await page.press('button', 'Create');
}

/** Starts the import of a file. @param count number of cards that the preview shows */
export async function startImport(page: Page, path: string, count: string): Promise<void> {
  await page.press('button', 'Add a deck');
  await page.press('button', 'Import');
  await page.choose(path);
  await page.see(count);
  await page.press('button', 'Import Deck');
}

/** Imports a file into a new deck. */
export async function importFile(page: Page, path: string, count: string, deck: string): Promise<void> {
  await startImport(page, path, count);
  await page.see('Import Complete!');
  await page.press('button', 'Done');
  await page.miss('Import Complete!');
  await page.find('button', deck);
}

/** Writes an Anki package whose first and last notes have a picture and a sound. */
export async function placePackage(
  place: Place,
  name: string,
  format: PackageSpec['format'],
  words = ['el perro', 'el gato'],
) {
  const notes = words.map((word, at) => ({
    type: 'Basic',
    deck: name,
    fields: [word, at === 0 || at === words.length - 1 ? `${word} <img src="cat.png">[sound:cat.mp3]` : `the ${word}`],
  }));
  const spec = { format, noteTypes: [basic], notes, media: { 'cat.png': picture, 'cat.mp3': silence } };
  return await place(`${name}.apkg`, await buildAnkiPackage(spec));
}
