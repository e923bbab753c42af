import { buildWorkbook } from '../support/files/build-workbook.ts';
import { importFile, openDecks, placePackage } from './driver/import-hands.ts';
import { test } from './driver/journey.ts';

test('a table, a workbook and four packages with pictures and sounds become decks one after the other in one page', async ({
  page,
  place,
  stack,
}) => {
  await openDecks(page, stack);
  await importFile(page, await place('rivers.csv', 'front,back\nCairo,Nile\nParis,Seine\n'), '2 cards', 'Rivers');
  const rows = [
    ['front', 'back'],
    ['Hund', 'dog'],
    ['Katze', 'cat'],
  ];
  await importFile(page, await place('words.xlsx', buildWorkbook({ Words: rows })), '2 cards', 'Words');
  for (const [index, format] of (['anki21', 'anki21b', 'anki21', 'anki21b'] as const).entries()) {
    const name = `Animals ${index + 1}`;
    await importFile(page, await placePackage(place, name, format), '2 cards', name);
  }
  await page.press('button', 'Animals 4');
  await page.find('img', 'cat');
  await page.find('button', /^Play/);
  await page.picture('imported');
});
