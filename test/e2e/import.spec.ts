import { join } from 'node:path';
import { expect } from '@playwright/test';
import { basic, buildAnkiPackage } from '../support/files/build-anki-package.ts';
import { buildWorkbook } from '../support/files/build-workbook.ts';
import { expectAccessible } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { drawPicture, openImport } from './import-hands.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { seedFamily } from './seeded-family.ts';

const capitals = join(import.meta.dirname, '../fixtures/import/world-capitals.csv');

test('an imported deck is in the list once the dialog has closed by itself [import-list-reloads-imported-deck]', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signIn(page, parent);
  await openTab(page, 'Create');
  await expect(page.getByRole('heading', { name: 'Times seven' })).toBeVisible();
  await addDeckBy(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import Deck from CSV' });
  await dialog.locator('input[type=file]').setInputFiles(capitals);
  await dialog.getByRole('radio', { name: 'Yes, it names the columns' }).check();
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'World Capitals' })).toContainText('219 cards');
});

test('a package of Anki, a workbook and a pasted list become decks; a broken PDF says what to do instead', async ({
  page,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const dialog = await openImport(page, baseURL);
  const choose = async (name: string, buffer: Uint8Array) =>
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
  const isFetched = (part: string) => fetched.some((path) => path.includes(part));

  await choose('cards.csv', Buffer.from('%PDF-1.7 not a text'));
  await expect(dialog.getByRole('alert')).toHaveText(/^We couldn’t open this PDF\./);
  await takePicture(page, 'import-refused');
  await expectAccessible(page, 'a refused file', 'every rule');

  await choose(
    'words.xlsx',
    buildWorkbook({
      Words: [
        ['Frage', 'Antwort'],
        ['Hund', 'dog'],
        ['Katze', ''],
      ],
      More: [['a', 'b']],
    }),
  );
  await expect(dialog.getByText('1 card, 1 row left out')).toBeVisible();
  await expect(dialog.getByText('The back is missing.')).toBeVisible();
  await takePicture(page, 'import-workbook');
  expect(isFetched('.wasm')).toBe(false);

  const notes = [
    { type: 'Basic', deck: 'Spanish::Animals', fields: ['<b>el perro</b>', 'the dog'], tags: 'pets' },
    { type: 'Basic', deck: 'Spanish::Animals', fields: ['el gato', 'the cat <img src="cat.jpg">'] },
    { type: 'Basic', deck: 'Spanish::Food', fields: ['el pan', 'the bread <img src="torn.jpg">'] },
  ];
  await choose(
    'spanish.apkg',
    await buildAnkiPackage({
      format: 'anki21b',
      noteTypes: [basic],
      notes,
      media: { 'cat.jpg': await drawPicture(page), 'torn.jpg': Uint8Array.of(1) },
      log: [1, 9, 30].flatMap((day) => [0, 1].map((note) => ({ note, at: Date.UTC(2026, 0, day) + note, ease: 3 }))),
    }),
  );
  await expect(dialog.getByText('3 cards')).toBeVisible();
  await dialog.getByLabel('What was learned in Anki').selectOption('Use it for Emma');
  await expect(dialog.getByRole('button', { name: 'Import Deck' })).toBeVisible();
  await takePicture(page, 'import-package');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByText('Change how the file is read').click();
  await takePicture(page, 'import-package-desk');
  await expectAccessible(page, 'the preview of a package', 'every rule');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(isFetched('.wasm')).toBe(true);
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog.getByText('Emma picks up 2 cards where Anki left off.')).toBeVisible();
  await dialog.getByText('1 row may be incomplete').click();
  await expect(dialog.getByText('Left out: This browser can’t read this picture')).toBeVisible();
  await takePicture(page, 'import-left-out');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Animals' })).toContainText('2 cards');
  await expect(page.getByRole('listitem').filter({ hasText: 'Food' })).toContainText('1 card');

  await page.getByRole('button', { name: 'Animals', exact: true }).click();
  await expect(page.getByRole('img', { name: 'cat' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await addDeckBy(page, 'Import');
  // By the keyboard, because the dialog still moves.
  await dialog.getByText('Or paste text').press('Enter');
  await dialog.getByLabel('Paste your cards here').fill('dog - Hund\ncat - Katze');
  await dialog.getByRole('button', { name: 'Show these cards' }).click();
  await expect(dialog.getByText('2 cards')).toBeVisible();
  await takePicture(page, 'import-pasted');
  await dialog.getByLabel('Deck Name').fill('Pasted');
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a pasted list of words, phonetics and meanings keeps all three: the phonetics are under the answer, and before it where the deck allows that', async ({
  page,
  browser,
  baseURL,
}) => {
  const { parent, child } = await seedFamily(baseURL ?? '', []);
  await signIn(page, parent);
  await openTab(page, 'Create');
  await addDeckBy(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import Deck from / });
  await dialog.getByText('Or paste text').press('Enter');
  await dialog.getByLabel('Paste your cards here').fill('English\tPhonetic\tGerman\nthought\t/θɔːt/\tGedanke');
  await dialog.getByRole('button', { name: 'Show these cards' }).click();
  await expect(dialog.getByText('“Phonetic” goes under the answer, as an extra.')).toBeVisible();
  await dialog.getByLabel('Deck Name').fill('English');
  await dialog.getByText('How children study it').click();
  await dialog.getByLabel('Children can see the extra first').check();
  await takePicture(page, 'import-extra');
  await expectAccessible(page, 'a preview with an extra', 'every rule');
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();

  const tablet = await (await browser.newContext({ baseURL })).newPage();
  await signIn(tablet, child);
  await tablet.getByRole('button', { name: /Study a Deck/ }).click();
  await tablet.getByRole('button', { name: /English/ }).click();
  await expect(tablet.getByText('thought')).toBeVisible();
  await expect(tablet.getByText('/θɔːt/')).toBeHidden();
  await tablet.getByRole('button', { name: 'Show a hint' }).click();
  await expect(tablet.getByText('/θɔːt/')).toBeVisible();
  await expectAccessible(tablet, 'an opened hint');
  await tablet.keyboard.press('Space');
  await expect(tablet.getByText('Gedanke')).toBeVisible();
  await takePicture(tablet, 'study-extra');
  await tablet.getByRole('button', { name: 'Correct' }).click();
  await expect(tablet.getByText('right the first time').locator('..')).toContainText('0');
});

test('a newer file changes the cards of its deck as it was ticked, and all of it is taken back', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signIn(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Times seven', exact: true }).click();
  const cards = page.getByRole('article', { name: 'Times seven' });
  const more = page.getByRole('button', { name: 'More for Times seven' });
  await more.click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import Cards from / });
  const buffer = Buffer.from('front,back\n2 × 7 = ?,fourteen\n3 × 7 = ?,21\n100 × 7 = ?,700\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'sevens.csv', mimeType: 'text/csv', buffer });
  await dialog.getByText('1 changed card').click();
  await dialog.getByLabel('Remove 38 cards that aren’t in the file').check();
  await takePicture(page, 'import-again');
  await expectAccessible(page, 'an import again', 'every rule');
  await dialog.getByRole('button', { name: 'Import Cards' }).click();
  await expect(dialog.getByText('“Times seven”: 1 added, 1 changed, 38 removed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cards.getByText('fourteen')).toBeVisible();
  await expect(cards.getByText('700', { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Past imports' }).click();
  const imports = page.getByRole('dialog', { name: 'Past imports' });
  await imports.getByRole('button', { name: 'Undo sevens.csv' }).click();
  await page.getByRole('button', { name: 'Undo import', exact: true }).click();
  await expect(imports.getByText('Undone')).toBeVisible();
  await imports.getByRole('button', { name: 'Close' }).click();
  await expect(cards.getByText('14', { exact: true })).toBeVisible();
  await expect(cards.getByText('28', { exact: true })).toBeVisible();
  await expect(cards.getByText('700', { exact: true })).toBeHidden();
});
