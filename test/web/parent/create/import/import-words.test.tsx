import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import { proves } from '../../../../specification/proves.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { catchDownloads } from '../decks/support/downloads.ts';
import { householdId } from '../decks/support/make-deck.ts';
import { renderFeature, startFreshFeature } from '../decks/support/render-feature.tsx';
import { makeCsv, makeTestDevices } from '../decks/support/test-devices.ts';

startFreshFeature();

function openImport() {
  fakeApi({});
  const { user } = renderFeature(
    <ImportDialog target={{ kind: 'new-deck', householdId }} devices={makeTestDevices()} onClose={() => undefined} />,
  );
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Import Deck from CSV' })) };
}

async function openPreview(file: File) {
  const opened = openImport();
  await opened.user.upload(screen.getByLabelText(/Choose a CSV file/), file);
  return { ...opened, preview: within(await screen.findByRole('region', { name: 'Preview' })) };
}

test('says how the file has to look', () => {
  proves(
    'import-deck-csv',
    'import-required-columns-front-back',
    'import-first-row-is-header',
    'import-each-row-one-card',
    'import-quote-text-containing-commas',
    'import-save-spreadsheet-csv-comma-delimited',
    'import-example',
  );
  const { dialog } = openImport();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two columns are required: front,back.',
    expect.stringMatching(/^The first row must be a header\./),
    'Each row after it is one card.',
    'Put quotes around text that contains commas.',
    'In a spreadsheet, save as “CSV (comma delimited)”.',
  ]);
  expect(dialog.getByText('Example:')).toBeDefined();
  expect(dialog.getByText(/^front,back\s+What is the capital/)).toBeDefined();
});

test('takes .csv files by click or by drag and drop, and a description if somebody wants one', () => {
  proves('import-description', 'import-file-picker-click-drag-drop', 'import-accepts-csv');
  const { dialog } = openImport();
  const input = dialog.getByLabelText<HTMLInputElement>(/Choose a CSV file/);
  expect([input.type, input.accept]).toEqual(['file', '.csv']);
  expect(dialog.getByText('Click here, or drag and drop it')).toBeDefined();
  expect(dialog.getByLabelText('Description')).toBeDefined();
});

test('the template has a header and three sample rows', async () => {
  proves('import-template-has-header-three-sample');
  const downloads = catchDownloads();
  const { user } = openImport();
  await user.click(screen.getByRole('button', { name: 'Download Template CSV' }));
  const lines = (await downloads[0]?.content.text())?.trim().split('\r\n') ?? [];
  expect(lines[0]?.replace('\uFEFF', '')).toBe('front,back');
  expect(lines.slice(1)).toHaveLength(3);
});

test('commas inside quotes belong to the text, and cells come trimmed and without their quotes', async () => {
  proves('valid-commas-inside-quotes', 'valid-cells-trimmed-surrounding-quotes-stripped');
  const { preview } = await openPreview(makeCsv('flags.csv', 'front,back', '"Italy, Rome" ,  "green, white"  '));
  expect(preview.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Italy, Rome', 'green, white']);
});

test('a file of more than 10 MB is refused before it is read', async () => {
  proves('limit-10-mb-import-file');
  openImport();
  const large = makeCsv('large.csv', 'front,back', 'a,b');
  Object.defineProperty(large, 'size', { value: limits.importFileBytes + 1 });
  fireEvent.drop(screen.getByLabelText('Deck Name'), { dataTransfer: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file has 10\.1 MB; 10 MB is the most\./);
});

test('each row past 10,000 is refused', async () => {
  proves('limit-10000-rows-import-file');
  const rows = Array.from({ length: limits.importRows + 2 }, (_, row) => `q${row},a${row}`);
  const { preview } = await openPreview(makeCsv('long.csv', 'front,back', ...rows));
  expect(preview.getByText('10,000 cards, 2 rows left out')).toBeDefined();
  expect(preview.getByText('2 rows left out', { selector: 'summary' })).toBeDefined();
});
