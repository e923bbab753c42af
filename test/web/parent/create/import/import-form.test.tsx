import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTemplate } from '../../../../../shared/import/template.ts';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import type { ImportTarget } from '../../../../../web/src/parent/create/import/import-job.ts';
import { proves } from '../../../../specification/proves.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { catchDownloads } from '../decks/support/downloads.ts';
import { householdId, makeCard, makeDeck } from '../decks/support/make-deck.ts';
import { renderFeature, startFreshFeature } from '../decks/support/render-feature.tsx';
import { makeCsv, makeTestDevices } from '../decks/support/test-devices.ts';

startFreshFeature();

const capitals = makeCsv(
  'world-capitals_2026.csv',
  'Question,Answer',
  'Peru,Lima',
  ',missing',
  'Chile,Santiago',
  'Peru,Lima',
);

function openImport(target: ImportTarget = { kind: 'new-deck', householdId }) {
  const onClose = vi.fn();
  const calls = fakeApi({});
  return {
    calls,
    onClose,
    ...renderFeature(<ImportDialog target={target} devices={makeTestDevices()} onClose={onClose} />),
  };
}

function fileInput(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(/Choose a CSV file|\.csv/);
}

async function openPreview(file: File, target?: ImportTarget) {
  const opened = openImport(target);
  await opened.user.upload(fileInput(), file);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  return { preview, ...opened };
}

function previewRows(): string[][] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? ''),
  );
}

test('explains the file, and hands out a template', async () => {
  proves('import-download-template-csv', 'import-flashcard-template-csv');
  const downloads = catchDownloads();
  const { user } = openImport();
  expect(screen.getByText('front,back')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download Template CSV' }));
  expect(downloads.map(({ fileName }) => fileName)).toEqual(['flashcard-template.csv']);
  expect(`\uFEFF${await downloads[0]?.content.text()}`).toBe(createTemplate());
});

test('shows name and size of the file, and makes a deck name of it', async () => {
  proves(
    'import-deck-name',
    'import-deck-name-from-file-name',
    'import-file-name',
    'import-file-size-kb',
    'import-choose-different-file',
  );
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

test('a file can be dropped', async () => {
  proves('import-file-dropped');
  openImport();
  fireEvent.drop(screen.getByLabelText('Deck Name'), { dataTransfer: { files: [capitals] } });
  expect(await screen.findByText('world-capitals_2026.csv')).toBeDefined();
});

test('a file of another kind is refused in the specified words', async () => {
  proves('valid-please-select-csv-file-csv');
  openImport();
  fireEvent.drop(screen.getByLabelText('Deck Name'), { dataTransfer: { files: [new File(['x'], 'cards.xlsx')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a CSV file (.csv)');
  expect(screen.queryByText('cards.xlsx')).toBeNull();
});

test('nothing is sent without a file and a name', async () => {
  proves('valid-please-select-file-enter-deck');
  const { user, calls } = openImport();
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file and enter a deck name');
  await user.upload(fileInput(), capitals);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.clear(screen.getByLabelText('Deck Name'));
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(screen.getByRole('alert').textContent).toBe('Please select a file and enter a deck name');
  expect(calls).toEqual([]);
});

test.each([
  [['front,back'], 'CSV file must have at least a header row and one data row'],
  [['front,back', 'only a front,'], 'No valid cards found in CSV file. Make sure each row has front and back text.'],
])('a file without cards says so and is not imported', async (lines, words) => {
  proves('valid-csv-header-and-one-row', 'valid-no-valid-cards-found-csv');
  const { user, calls } = await openPreview(makeCsv('empty.csv', ...lines));
  expect(screen.getByRole('alert').textContent).toBe(words);
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(calls).toEqual([]);
});

test('the preview counts the cards and lists every refused row with line and reason', async () => {
  proves('valid-rows-missing-a-side', 'real-preview-every-refused-row-line');
  const { preview } = await openPreview(capitals);
  expect(within(preview).getByRole('status').textContent).toBe('2 cards, 2 rows left out');
  expect(within(preview).getByText('2 rows left out', { selector: 'summary' })).toBeDefined();
  const reasons = within(preview)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent);
  expect(reasons).toEqual([
    expect.stringContaining('Line 3: The front is missing.'),
    expect.stringContaining('Line 5: The same card is already on line 2.'),
  ]);
});

test('all of very many refused rows can be reached', async () => {
  const lines = Array.from({ length: 250 }, (_, row) => `,missing ${row}`);
  const { user, preview } = await openPreview(makeCsv('bad.csv', 'front,back', 'a,b', ...lines));
  await user.click(within(preview).getByRole('button', { name: 'Show more (100 of 250)', hidden: true }));
  await user.click(within(preview).getByRole('button', { name: 'Show more (200 of 250)', hidden: true }));
  expect(within(preview).getByText('Line 252:')).toBeDefined();
});

test('where nobody can tell, it asks whether the first row is a header', async () => {
  proves('real-csv-header-recognised-name-else');
  const { user, preview } = await openPreview(makeCsv('list.csv', 'der Hund,the dog', 'die Katze,the cat'));
  expect(within(preview).getByRole('status').textContent).toBe('2 cards');
  await user.click(within(preview).getByRole('radio', { name: 'Yes, it names the columns' }));
  await waitFor(() => expect(within(preview).getByRole('status').textContent).toBe('1 card'));
  await user.click(within(preview).getByRole('radio', { name: 'No, it is a card' }));
  await waitFor(() => expect(within(preview).getByRole('status').textContent).toBe('2 cards'));
});

test('front and back can be chosen and swapped', async () => {
  const { user, preview } = await openPreview(makeCsv('three.csv', 'front,back,hint', 'a,b,c'));
  const header = (name: string) => within(preview).getByRole('columnheader', { name });
  expect(header('front Front')).toBeDefined();
  await user.click(within(preview).getByText(/Change how the file is read/));
  await user.click(within(preview).getByRole('button', { name: 'Swap front and back' }));
  await waitFor(() => expect(header('back Front')).toBeDefined());
  await user.selectOptions(within(preview).getByLabelText('Back column'), 'hint');
  await waitFor(() => expect(header('hint Back')).toBeDefined());
  await user.selectOptions(within(preview).getByLabelText('Back column'), 'back');
  await waitFor(() => expect(header('hint Front')).toBeDefined());
});

test('the separator can be put right', async () => {
  proves('real-csv-delimiter-detected-changeable');
  const { user, preview } = await openPreview(makeCsv('odd.csv', 'front,back', 'a;1,b', 'c;2,d'));
  expect(previewRows()[0]).toEqual(['a;1', 'b']);
  await user.click(within(preview).getByText(/Change how the file is read/));
  await user.selectOptions(within(preview).getByLabelText('Separator'), ';');
  await waitFor(() => expect(previewRows().flat()).toContain('1,b'));
});

test('the encoding can be put right', async () => {
  proves('real-csv-encoding-detected-changeable');
  const bytes = new Uint8Array([...new TextEncoder().encode('front,back\n'), 0xe9, 0x2c, 0x62]);
  const { user, preview } = await openPreview(new File([bytes], 'old.csv'));
  expect(previewRows()).toEqual([['é', 'b']]);
  await user.selectOptions(within(preview).getByLabelText('Encoding'), 'windows-1251');
  await waitFor(() => expect(previewRows()).toEqual([['й', 'b']]));
});

test('cells show as text', async () => {
  const cell = '<img src=x onerror="alert(1)">';
  const { preview } = await openPreview(makeCsv('html.csv', 'front,back', `"${cell.replaceAll('"', '""')}",b`));
  expect(previewRows()).toEqual([[cell, 'b']]);
  expect(preview.querySelector('img')).toBeNull();
});

test('more cards than a deck holds are announced as several decks', async () => {
  const lines = Array.from({ length: 5_001 }, (_, row) => `q${row},a`);
  const { preview } = await openPreview(makeCsv('big.csv', 'front,back', ...lines));
  expect(preview.textContent).toContain(
    'this becomes 2 decks: “Big (1 of 2)” with 5,000 cards, “Big (2 of 2)” with 1 card.',
  );
});

test('cards that are already in the deck are listed and left out', async () => {
  const deck = makeDeck('Capitals', { totalCards: 1 });
  const target = { kind: 'deck', deck, existing: [makeCard(deck, 'Chile', 'Santiago')] } as const;
  const { preview } = await openPreview(capitals, target);
  expect(screen.queryByLabelText('Deck Name')).toBeNull();
  expect(preview.textContent).toContain('Line 4: The same card is already in the deck.');
});

test('a file whose cards are all in the deck says so', async () => {
  const deck = makeDeck('Capitals', { totalCards: 2 });
  const existing = [makeCard(deck, 'Chile', 'Santiago'), makeCard(deck, 'Peru', 'Lima')];
  await openPreview(makeCsv('again.csv', 'front,back', 'Peru,Lima', 'Chile,Santiago'), {
    kind: 'deck',
    deck,
    existing,
  });
  expect(screen.getByRole('alert').textContent).toContain('All 2 rows: The same card is already in the deck.');
});

test('a deck without room for all is told before anything is saved', async () => {
  const deck = makeDeck('Full', { totalCards: 4_999 });
  const { user, calls } = await openPreview(capitals, { kind: 'deck', deck, existing: [] });
  expect(screen.getByRole('alert').textContent).toMatch(/^This deck has room for 1 more card, and the file has 2\./);
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  expect(calls).toEqual([]);
});

test('a file that cannot be read says so', async () => {
  proves('error-failed-import-csv');
  fakeApi({});
  const devices = { ...makeTestDevices(), readFile: async () => Promise.reject(new Error('gone')) };
  const { user } = renderFeature(
    <ImportDialog target={{ kind: 'new-deck', householdId }} devices={devices} onClose={() => undefined} />,
  );
  await user.upload(fileInput(), capitals);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to import CSV\. /);
});

test('closing asks first once there is a file', async () => {
  proves('import-cancel');
  const { user, onClose } = await openPreview(capitals);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
