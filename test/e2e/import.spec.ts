import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { basic, buildAnkiPackage, type PackageSpec } from '../support/files/build-anki-package.ts';
import { buildWorkbook } from '../support/files/build-workbook.ts';
import { expectAccessible } from './accessible.ts';
import { openTab, signInOnScreen } from './family.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { seedFamily } from './seeded-family.ts';

const capitals = join(import.meta.dirname, '../fixtures/import/world-capitals.csv');

test('an imported deck is in the list once the dialog has closed by itself [import-list-reloads-imported-deck]', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await expect(page.getByRole('heading', { name: 'Times seven' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Deck from CSV' });
  await dialog.locator('input[type=file]').setInputFiles(capitals);
  await dialog.getByRole('radio', { name: 'Yes, it names the columns' }).check();
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'World Capitals' })).toContainText('219 cards');
});

async function openDialog(page: Page, baseURL: string | undefined) {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Import' }).click();
  return page.getByRole('dialog', { name: /^Import Deck from / });
}

/** Runs in the page. @returns what is seen at three places from left to right: a mask, or the dark picture */
async function readInks(element: Element): Promise<string[]> {
  const image = element as HTMLImageElement;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, 100, 100);
  return [25, 70, 95].map((x) => {
    const [red = 0, green = 0] = context?.getImageData(x, 40, 1, 1).data ?? [];
    return red < 200 ? 'picture' : green < 200 ? 'asked' : 'other';
  });
}

async function drawPicture(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 900);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

test('a package of Anki, a workbook and a pasted list become decks; a PDF says what to do instead', async ({
  page,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const dialog = await openDialog(page, baseURL);
  const choose = async (name: string, buffer: Uint8Array) =>
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
  const isFetched = (part: string) => fetched.some((path) => path.includes(part));

  await choose('cards.csv', Buffer.from('%PDF-1.7 not a text'));
  await expect(dialog.getByRole('alert')).toHaveText(/^This is a PDF\./);
  await page.screenshot({ path: 'screenshots/import-refused.png' });
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
  await page.screenshot({ path: 'screenshots/import-workbook.png' });
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
  await dialog.getByLabel('What was learned in Anki').selectOption('Take it over for Emma');
  await expect(dialog.getByRole('button', { name: 'Import Deck' })).toBeVisible();
  await page.screenshot({ path: 'screenshots/import-package.png' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByText('Change how the file is read').click();
  await page.screenshot({ path: 'screenshots/import-package-desk.png' });
  await expectAccessible(page, 'the preview of a package', 'every rule');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(isFetched('.wasm')).toBe(true);
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog.getByText('Emma goes on with 2 cards where Anki stopped.')).toBeVisible();
  await dialog.getByText('1 row not quite whole').click();
  await expect(dialog.getByText('Left out: This is no picture')).toBeVisible();
  await page.screenshot({ path: 'screenshots/import-left-out.png' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Animals' })).toContainText('2 cards');
  await expect(page.getByRole('listitem').filter({ hasText: 'Food' })).toContainText('1 card');

  await page.getByRole('button', { name: 'Animals', exact: true }).click();
  await expect(page.getByRole('img', { name: 'cat' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: 'Import' }).click();
  // By the keyboard, because the dialog still moves.
  await dialog.getByText('Or paste text').press('Enter');
  await dialog.getByLabel('Paste your cards here').fill('dog - Hund\ncat - Katze');
  await dialog.getByRole('button', { name: 'Show these cards' }).click();
  await expect(dialog.getByText('2 cards')).toBeVisible();
  await page.screenshot({ path: 'screenshots/import-pasted.png' });
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
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import Deck from / });
  await dialog.getByText('Or paste text').press('Enter');
  await dialog.getByLabel('Paste your cards here').fill('English\tPhonetic\tGerman\nthought\t/θɔːt/\tGedanke');
  await dialog.getByRole('button', { name: 'Show these cards' }).click();
  await expect(dialog.getByText('“Phonetic” goes under the answer, as an extra.')).toBeVisible();
  await dialog.getByLabel('Deck Name').fill('English');
  await dialog.getByText('How children study it').click();
  await dialog.getByLabel('Children may look at the extra first').check();
  await page.screenshot({ path: 'screenshots/import-extra.png' });
  await expectAccessible(page, 'a preview with an extra', 'every rule');
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();

  const tablet = await (await browser.newContext({ baseURL })).newPage();
  await signInOnScreen(tablet, child);
  await tablet.getByRole('button', { name: /Study a Deck/ }).click();
  await tablet.getByRole('button', { name: /English/ }).click();
  await expect(tablet.getByText('thought')).toBeVisible();
  await expect(tablet.getByText('/θɔːt/')).toBeHidden();
  await tablet.getByRole('button', { name: 'Show a hint' }).click();
  await expect(tablet.getByText('/θɔːt/')).toBeVisible();
  await expectAccessible(tablet, 'an opened hint');
  await tablet.keyboard.press('Space');
  await expect(tablet.getByText('Gedanke')).toBeVisible();
  await tablet.screenshot({ path: 'screenshots/study-extra.png' });
  await tablet.getByRole('button', { name: 'Correct' }).click();
  await expect(tablet.getByText('right the first time').locator('..')).toContainText('0');
});

test('a newer file changes the cards of its deck as it was ticked, and all of it is taken back', async ({
  page,
  baseURL,
}) => {
  const { parent } = await seedFamily(baseURL ?? '', []);
  await signInOnScreen(page, parent);
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
  await dialog.getByLabel('Remove 38 cards that are not in the file').check();
  await page.screenshot({ path: 'screenshots/import-again.png' });
  await expectAccessible(page, 'an import again', 'every rule');
  await dialog.getByRole('button', { name: 'Import Cards' }).click();
  await expect(dialog.getByText('“Times seven”: 1 added, 1 changed, 38 removed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cards.getByText('fourteen')).toBeVisible();
  await expect(cards.getByText('700', { exact: true })).toBeVisible();
  await more.click();
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

test('a package gives every kind of card that is ticked, and a card for each mask on a picture, drawn here', async ({
  page,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const dialog = await openDialog(page, baseURL);
  const choose = async (name: string, spec: PackageSpec) => {
    const buffer = Buffer.from(await buildAnkiPackage(spec));
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  const picture = await drawPicture(page);
  await choose('Ultimate_Geography_v5.2_[EN].apkg', {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Ultimate Geography',
        fields: ['Country', 'Capital', 'Flag'],
        templates: [
          ['{{Country}}', '{{FrontSide}}<hr>{{Capital}}'],
          ['{{Capital}}', '{{FrontSide}}<hr>{{Country}}'],
          ['{{#Flag}}{{Flag}}{{/Flag}}', '{{FrontSide}}<hr>{{Country}}'],
        ],
      },
    ],
    notes: [
      {
        type: 'Ultimate Geography',
        deck: 'Geography::World',
        fields: ['Italy', 'Rome', '<img src="it.jpg">'],
        cards: [0, 1, 2],
      },
      { type: 'Ultimate Geography', deck: 'Geography::World', fields: ['Peru', 'Lima', ''], cards: [0, 1] },
    ],
    media: { 'it.jpg': picture },
  });
  await expect(dialog.getByText('5 cards', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Deck Name')).toHaveValue('World');
  const kinds = dialog.getByRole('group', { name: '3 kinds of cards in each note' });
  await kinds.scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'screenshots/import-kinds.png' });
  await expectAccessible(page, 'the kinds of cards of a package', 'every rule');
  await kinds.getByLabel(/^Card 2/).uncheck();
  await expect(dialog.getByText('3 cards', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'World' })).toContainText('3 cards');

  await page.getByRole('button', { name: 'Import' }).click();
  const masks = (...shapes: readonly string[]) =>
    shapes.map((shape, at) => `{{c${at + 1}::image-occlusion:${shape}:oi=1}}`).join('<br>');
  const drawing =
    '<svg width="1200" height="900" xmlns="http://www.w3.org/2000/svg"><g><rect class="qshape" x="600" y="0" width="600" height="900" fill="#FF7E7E"/></g></svg>';
  await choose('anatomy.apkg', {
    format: 'anki21b',
    noteTypes: [
      {
        name: 'Image Occlusion',
        fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
        templates: [['{{cloze:Occlusion}}{{Image}}{{Header}}', '{{cloze:Occlusion}}{{Image}}{{Back Extra}}']],
      },
      {
        name: 'Image Occlusion Enhanced',
        fields: ['ID (hidden)', 'Header', 'Image', 'Question Mask', 'Footer', 'Remarks', 'Answer Mask'],
        templates: [['{{Header}}{{Image}}{{Question Mask}}', '{{Image}}{{Answer Mask}}']],
      },
    ],
    notes: [
      {
        type: 'Image Occlusion',
        deck: 'Anatomy',
        fields: [
          masks('rect:left=0:top=0:width=.5:height=1', 'ellipse:left=.6:top=.2:rx=.1:ry=.2'),
          '<img src="heart.jpg">',
          'Which part?',
          '',
          '',
        ],
        cards: [0, 1],
      },
      {
        type: 'Image Occlusion Enhanced',
        deck: 'Anatomy',
        fields: [
          'a-ao-1',
          'Old',
          '<img src="heart.jpg">',
          '<img src="a-ao-1-Q.svg">',
          '',
          '',
          '<img src="a-ao-1-A.svg">',
        ],
      },
    ],
    media: { 'heart.jpg': picture, 'a-ao-1-Q.svg': Buffer.from(drawing) },
  });
  await expect(dialog.getByText('3 cards', { exact: true })).toBeVisible();
  await dialog.getByText('Each mask on a picture becomes a card').scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'screenshots/import-masks.png' });
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anatomy' })).toContainText('3 cards');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Anatomy', exact: true }).click();
  const pictures = page.getByRole('article', { name: 'Anatomy' }).getByRole('img', { name: 'heart' });
  await expect(pictures).toHaveCount(6);
  const seen = await Promise.all((await pictures.all()).map(async (one) => await one.evaluate(readInks)));
  const [first, whole, second, , old] = seen;
  expect([first, second, whole, old]).toEqual([
    ['asked', 'other', 'picture'],
    ['other', 'asked', 'picture'],
    ['picture', 'picture', 'picture'],
    ['picture', 'asked', 'asked'],
  ]);
  await page.screenshot({ path: 'screenshots/masked-cards.png' });
  expect(violations).toEqual([]);
});
