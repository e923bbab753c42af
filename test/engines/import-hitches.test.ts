import { openDecks, placePackage, startImport } from './driver/import-hands.ts';
import { test } from './driver/journey.ts';

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
  place,
  stack,
}) => {
  await openDecks(page, stack);
  await page.run(loseLaterCalls);
  const words = Array.from({ length: 120 }, (_, at) => `word ${at + 1}`);
  await startImport(page, await placePackage(place, 'Long', 'anki21b', words), '120 cards');
  await page.until('a lost call', () => document.body.hasAttribute('data-lost'));
  await page.reload();
  await page.see(/^Your import of “Long\.apkg” stopped at \d+ of 120 cards\./);
  await page.picture('stopped-import');
  await page.press('button', 'Continue');
  await page.see('Import Complete!');
  await page.press('button', 'Done');
  await page.press('button', 'Long');
  await page.see(/^120 cards,/);
  await page.find('img', 'cat');
});

/** Runs in the page. Draws words in two columns, as a school book prints them. @returns a PNG as base64 */
function drawWords(rows: readonly (readonly string[])[]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_000, height: 90 * (rows.length + 1) });
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '44px sans-serif';
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) context.fillText(cell, 80 + column * 480, 90 * (row + 1));
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

test('a photo of a word list is read on the device and becomes a deck', async ({ page, place, stack }) => {
  await openDecks(page, stack);
  const rows = ['house Haus', 'garden Garten', 'window Fenster', 'kitchen Küche'].map((row) => row.split(' '));
  const photo = await page.run(drawWords, rows);
  await page.press('button', 'Add a deck');
  await page.press('button', 'Import');
  await page.choose(await place('Unit 7.png', Buffer.from(photo, 'base64')));
  await page.select('Language on the page', 'German');
  await page.press('button', 'Read the words');
  await page.find('heading', 'Check the words');
  await page.picture('scan-rows');
  await page.press('button', 'Import Deck');
  await page.see('Import Complete!');
  await page.press('button', 'Done');
  await page.press('button', 'Unit 7');
  await page.see('garden');
  await page.see('Garten');
});
