import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseImport } from '../../../../../shared/import/cards/parse-cards.ts';
import { limits } from '../../../../../shared/limits.ts';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import { buildWorkbook } from '../../../../support/files/build-workbook.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { householdId, makeDeck } from '../support/make-deck.ts';
import {
  catchDownloads,
  fileInput,
  makeCsv,
  makeTestDevices,
  openImport,
  openPreview,
} from '../support/open-import.tsx';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';

startFreshFeature();

const capitals = makeCsv('world-capitals_2026.csv', 'Question,Answer', 'Peru,Lima', 'Chile,Santiago');

test('says how a CSV file has to look to whoever asks [import-deck-csv, import-required-columns-front-back, import-first-row-is-header, import-each-row-one-card, import-quote-text-containing-commas, import-save-spreadsheet-csv-comma-delimited, import-example]', () => {
  openImport();
  const dialog = within(screen.getByRole('dialog', { name: 'Import Deck from CSV' }));
  expect(dialog.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Two columns are required: front,back.',
    expect.stringMatching(/^The first row must be a header\./),
    'Each row after it is one card.',
    'Put quotes around text that contains commas.',
    'In a spreadsheet, save as “CSV (comma delimited)”.',
  ]);
  expect(dialog.getByText('Example:')).toBeDefined();
  expect(dialog.getByText(/^front,back\s+What is the capital/)).toBeDefined();
});

test('takes .csv and any other files by click or by drag and drop, first of all, and a description if somebody wants one [import-description, import-file-picker-click-drag-drop, import-accepts-csv]', () => {
  openImport();
  const input = screen.getByLabelText<HTMLInputElement>(/Choose a file/);
  expect([input.type, input.accept]).toEqual(['file', '']);
  const follows = input.compareDocumentPosition(screen.getByText('CSV format'));
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Or drop it here')).toBeDefined();
  expect(screen.getByLabelText('Description')).toBeDefined();
});

test('hands out a template with a header and three sample rows [import-download-template-csv, import-flashcard-template-csv, import-template-has-header-three-sample]', async () => {
  const downloads = catchDownloads();
  const { user } = openImport();
  await user.click(screen.getByRole('button', { name: 'Download Template CSV', hidden: true }));
  expect(downloads.map(({ fileName }) => fileName)).toEqual(['flashcard-template.csv']);
  const text = (await downloads[0]?.content.text()) ?? '';
  const lines = text.trim().split('\r\n');
  expect(lines[0]?.replace('\uFEFF', '')).toBe('front,back');
  expect(lines.slice(1)).toHaveLength(3);
  const { cards, refused, columns } = parseImport(text);
  expect(refused).toEqual([]);
  expect(columns.hasHeader).toBe('yes');
  expect(cards.map(({ back }) => back)).toEqual(['Paris', 'Three', 'Green, white and red']);
});

test('shows name and size of the file, and makes a deck name of it [import-deck-name, import-deck-name-from-file-name, import-file-name, import-file-size-kb, import-choose-different-file]', async () => {
  const { user } = await openPreview(capitals);
  expect(screen.getByText('world-capitals_2026.csv')).toBeDefined();
  expect(screen.getByText('0.1 KB')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('World Capitals 2026');
  await user.upload(fileInput(), makeCsv('rivers.csv', 'front,back', 'Nile,Africa'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('Rivers'));
  expect(screen.getByRole('button', { name: 'Choose Different File' })).toBeDefined();
});

test('a deck name that was typed stays when a file is chosen', async () => {
  const { user } = openImport();
  await user.type(screen.getByLabelText('Deck Name'), 'My own');
  await user.upload(fileInput(), capitals);
  await screen.findByRole('region', { name: 'Preview' });
  expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('My own');
});

test('a file can be dropped [import-file-dropped]', async () => {
  openImport();
  fireEvent.drop(screen.getByLabelText('Deck Name'), { dataTransfer: { files: [capitals] } });
  expect(await screen.findByText('world-capitals_2026.csv')).toBeDefined();
});

test('a file that nobody can read is refused in the specified words [valid-please-select-csv-file-csv]', async () => {
  openImport();
  fireEvent.drop(screen.getByLabelText('Deck Name'), {
    dataTransfer: { files: [new File([Uint8Array.from({ length: 64 }, (_, at) => at % 7)], 'cards.bin')] },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a CSV file (.csv)');
  expect(screen.queryByText('cards.bin')).toBeNull();
});

test('a file of more than 10 MB is refused before it is read [limit-10-mb-import-file]', async () => {
  openImport();
  const large = makeCsv('large.csv', 'front,back', 'a,b');
  Object.defineProperty(large, 'size', { value: limits.importFileBytes + 1 });
  fireEvent.drop(screen.getByLabelText('Deck Name'), { dataTransfer: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is 10\.1 MB\. The limit is 10 MB\./);
});

test('nothing is sent without a file and a name [valid-please-select-file-enter-deck]', async () => {
  const { user, calls } = openImport();
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file and enter a deck name');
  await user.upload(fileInput(), capitals);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.clear(screen.getByLabelText('Deck Name'));
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file and enter a deck name');
  expect(document.activeElement).toBe(screen.getByLabelText('Deck Name'));
  expect(calls).toEqual([]);
});

test.each([
  [['front,back'], 'CSV file must have at least a header row and one data row'],
  [['front,back', 'only a front,'], 'No valid cards found in CSV file. Make sure each row has front and back text.'],
])(
  'a file without cards says so and is not imported [valid-csv-header-and-one-row, valid-no-valid-cards-found-csv]',
  async (lines, words) => {
    const { user, calls } = await openPreview(makeCsv('empty.csv', ...lines));
    expect(screen.getByRole('alert').textContent).toBe(words);
    // The name waits for a file with cards, so that the refusal stands right below the file.
    expect(screen.queryByLabelText('Deck Name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import Deck' }));
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(calls).toEqual([]);
    await user.upload(fileInput(), capitals);
    expect((await screen.findByLabelText<HTMLInputElement>('Deck Name')).value).toBe('World Capitals 2026');
  },
);

test('a deck without room for all is told before anything is saved', async () => {
  const deck = makeDeck('Full', { totalCards: 4_999 });
  const { user, calls } = await openPreview(capitals, { kind: 'deck', deck, existing: [] });
  expect(screen.getByRole('alert').textContent).toMatch(/^This deck has room for 1 more card, and the file has 2\./);
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  expect(calls).toEqual([]);
});

test('a file that cannot be read says so [error-failed-import-csv]', async () => {
  fakeApi({});
  const devices = { ...makeTestDevices(), readFile: async () => Promise.reject(new Error('gone')) };
  const { user } = renderFeature(
    <ImportDialog target={{ kind: 'new-deck', householdId }} devices={devices} onClose={() => undefined} />,
  );
  await user.upload(fileInput(), capitals);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to import CSV\. /);
});

test('closing asks first once there is a file [import-cancel]', async () => {
  const { user, onClose } = await openPreview(capitals);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a pasted list becomes a deck in the languages that its words tell, asked both ways if somebody wants that', async () => {
  const { user, calls } = openImport();
  await user.click(screen.getByText('Or paste text'));
  await user.click(screen.getByLabelText('Paste your cards here'));
  await user.paste('the dog - der Hund\nthe cat - die Katze\nthe tree - der Baum\n');
  await user.click(screen.getByRole('button', { name: 'Show these cards' }));
  expect(await screen.findByText('3 cards')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Separator').value).toBe(' - ');
  await user.click(screen.getByText('How children study it'));
  expect(screen.getByLabelText<HTMLSelectElement>('Language of the front').value).toBe('en');
  expect(screen.getByLabelText<HTMLSelectElement>('Language of the back').value).toBe('de');
  await user.selectOptions(screen.getByLabelText('What is asked'), 'both');
  await user.type(screen.getByLabelText('Deck Name'), 'Words');
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    name: 'Words',
    description: '',
    householdId,
    frontLanguage: 'en',
    backLanguage: 'de',
    asks: 'both',
  });
});

test('pasted text that Import finds shows its cards first, and again after it was changed, before it becomes a deck', async () => {
  const { user, calls } = openImport();
  const importDeck = screen.getByRole('button', { name: 'Import Deck' });
  await user.type(screen.getByLabelText('Deck Name'), 'Words');
  await user.click(screen.getByText('Or paste text'));
  const box = screen.getByLabelText('Paste your cards here');
  await user.click(box);
  await user.paste('dog - Hund\ncat - Katze\n');
  await user.click(importDeck);
  expect(await screen.findByText('2 cards')).toBeDefined();
  await user.click(box);
  await user.paste('tree - Baum\n');
  await user.click(importDeck);
  expect(await screen.findByText('3 cards')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toEqual([]);
  await user.click(importDeck);
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('the title names the kind of source', async () => {
  await openPreview(
    new File(
      [
        buildWorkbook({
          Words: [
            ['front', 'back'],
            ['dog', 'Hund'],
          ],
        }),
      ],
      'words.xlsx',
    ),
  );
  expect(screen.getByRole('dialog', { name: 'Import Deck from a Spreadsheet' })).toBeDefined();
});

test('any two separators of an export can be named', async () => {
  const { user, preview } = await openPreview(makeCsv('quizlet.txt', 'dog~~Hund~~~cat~~Katze~~~cow~~Kuh'));
  expect(screen.getByRole('dialog', { name: 'Import Deck from Text' })).toBeDefined();
  await user.selectOptions(within(preview).getByLabelText('Between two cards'), 'other');
  await user.click(within(preview).getByLabelText('Between two cards: which one?'));
  await user.paste('~~~');
  await user.selectOptions(within(preview).getByLabelText('Separator'), 'other');
  await user.click(within(preview).getByLabelText('Separator: which one?'));
  await user.paste('~~');
  expect(await within(preview).findByText('3 cards')).toBeDefined();
});

test('texts with bold and formulas make a deck that uses formatting', async () => {
  const { user, calls } = await openPreview(makeCsv('web.csv', '#separator:comma', '#html:true', '<b>a</b>,b * c'));
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls[0]?.body).toMatchObject({ name: 'Web', format: 'formatted' });
});
