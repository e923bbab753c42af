import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { ScanRow } from '../../../../../shared/import/scan/table-rows.ts';
import type { ImportDevices } from '../../../../../web/src/parent/create/import/devices.ts';
import type { ScannedPage } from '../../../../../web/src/parent/create/import/scan/read-picture.worker.ts';
import { fileInput, openImport } from '../support/open-import.tsx';
import { startFreshFeature } from '../../../support/render-feature.tsx';

startFreshFeature();

beforeEach(() => {
  let addresses = 0;
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  Object.assign(URL, { createObjectURL: () => `blob:${(addresses += 1)}`, revokeObjectURL: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'IMG 12.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.7'], 'Unit 3.pdf');

const box = { left: 0, top: 0, right: 50, bottom: 20 };
const rowOf = (...cells: readonly string[]): ScanRow => ({ cells, doubts: [], boxes: cells.map(() => box) });
const pageOf = (...rows: readonly ScanRow[]): ScannedPage => ({ rows, width: 600, height: 800, picture: new Blob() });
const animals = [rowOf('der Hund', 'dog'), { ...rowOf('die Katze', 'cot'), doubts: [1] }, rowOf('', '(a pet)')];

function openPdfOf(pages: readonly ScannedPage[], hasText = true) {
  const close = vi.fn();
  const openPdf = vi.fn<ImportDevices['openPdf']>(async () => ({
    pageCount: pages.length,
    hasText: async () => hasText,
    readRows: async (page) => pages[page - 1] ?? pageOf(),
    draw: async (page) => new File([String(page)], 'page'),
    close,
  }));
  return { openPdf, close };
}

async function upload(file: File, own: Partial<ImportDevices>) {
  const opened = openImport(undefined, own);
  await opened.user.upload(fileInput(), file);
  return opened;
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;

/** Reads the navigator's own properties, as if the device had this much memory, in GB. */
const withMemory = (deviceMemory: number) => (own: Navigator, name: string) =>
  name === 'deviceMemory' ? deviceMemory : (Reflect.get(own, name) as unknown);

const readButton = () => screen.findByRole('button', { name: 'Read the words' });

describe('a picture', () => {
  test('is read in the languages and the turn that were chosen, and its rows become cards', async () => {
    const readPicture = vi.fn<ImportDevices['readPicture']>(async () => pageOf(...animals));
    const { user } = await upload(photo, { readPicture });
    await screen.findByRole('heading', { name: 'Import Deck from a Picture' });
    expect(valueOf('Language on the page')).toBe('de');
    await user.selectOptions(screen.getByLabelText('Second language'), 'fr');
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    await user.click(await readButton());
    const [request] = readPicture.mock.calls[0] ?? [];
    expect(request).toEqual({ picture: photo, languages: ['de', 'fr'], turns: 1 });
    await screen.findByText('3 rows read. 1 spot highlighted below may be wrong.');
    await screen.findByText('2 cards, 1 row left out');
    expect(valueOf('Deck Name')).toBe('IMG 12');
  });

  test('rows are corrected, joined and removed', async () => {
    const { user } = await upload(photo, { readPicture: async () => pageOf(...animals) });
    await user.click(await readButton());
    const words = await screen.findByRole('region', { name: 'Check the words' });
    fireEvent.change(within(words).getByLabelText('Row 2, column 2, may be wrong'), { target: { value: 'cat' } });
    await user.click(within(words).getByRole('button', { name: 'Join row 3 to the row above' }));
    expect(valueOf('Row 2, column 2')).toBe('cat (a pet)');
    await screen.findByText('2 cards');
    await user.click(within(words).getByRole('button', { name: 'Remove row 1' }));
    expect(valueOf('Row 1, column 1')).toBe('die Katze');
    await screen.findByText('1 card');
    expect(within(words).queryByRole('button', { name: /^Join row 1/ })).toBeNull();
  });

  test('joining moves the focus to the row above, and removing to the next row, or to what is left', async () => {
    const { user } = await upload(photo, { readPicture: async () => pageOf(...animals) });
    await user.click(await readButton());
    await user.click(await screen.findByRole('button', { name: 'Join row 3 to the row above' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Row 2, column 1'));
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Row 1, column 1'));
    expect(valueOf('Row 1, column 1')).toBe('die Katze');
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read it another way' }));
  });

  test('each step takes the focus that the step before loses, and no other', async () => {
    let reading = Promise.withResolvers<ScannedPage>();
    const { user } = await upload(photo, { readPicture: async () => await reading.promise });
    await user.click(await readButton());
    const title = await screen.findByRole('heading', { name: 'Read this picture' });
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(document.activeElement).toBe(title);
    await user.click(await readButton());
    await act(async () => reading.resolve(pageOf(...animals)));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Check the words' }));
    await user.click(screen.getByRole('button', { name: 'Read it another way' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Read this picture' }));
    reading = Promise.withResolvers();
    await user.click(await readButton());
    await user.click(screen.getByLabelText('Deck Name'));
    await act(async () => reading.resolve(pageOf(...animals)));
    await screen.findByRole('heading', { name: 'Check the words' });
    expect(document.activeElement).toBe(screen.getByLabelText('Deck Name'));
  });

  test('importing before it is read leads to the button that reads it', async () => {
    const { user } = await upload(photo, { readPicture: async () => pageOf(...animals) });
    const button = await readButton();
    await user.click(screen.getByRole('button', { name: 'Import Deck' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Press “Read the words” first.');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await screen.findByText('2 cards, 1 row left out');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a file that the browser can’t read says so', async () => {
    const gone = async () => await Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
    const lost = Object.assign(new File([], 'IMG 13.jpg'), { arrayBuffer: gone, text: gone });
    lost.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
    await upload(lost, {});
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose the file again');
  });

  test('Enter goes to the row below instead of importing', async () => {
    const { user, calls } = await upload(photo, { readPicture: async () => pageOf(...animals) });
    await user.click(await readButton());
    await user.type(await screen.findByLabelText('Row 1, column 2'), '{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Row 2, column 2, may be wrong'));
    expect(calls).toEqual([]);
  });

  test('stopping ends the reading at once, and it can begin again', async () => {
    let signal: AbortSignal | undefined;
    const readPicture: ImportDevices['readPicture'] = async (_request, onProgress, given) => {
      signal = given;
      onProgress(0.4);
      return await new Promise<never>((_, reject) => {
        given.addEventListener('abort', () => reject(new Error('stopped')));
      });
    };
    const { user } = await upload(photo, { readPicture });
    await user.click(await readButton());
    await screen.findByText('Reading… 40%');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(signal?.aborted).toBe(true);
    await readButton();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('it can be read another way, with what was chosen before, and other columns', async () => {
    const readPicture = vi.fn<ImportDevices['readPicture']>(async () =>
      pageOf(rowOf('dog - Hund'), rowOf('cat - Katze')),
    );
    const { user } = await upload(photo, { readPicture });
    await user.selectOptions(await screen.findByLabelText('Second language'), 'es');
    await user.click(await readButton());
    await screen.findByText('2 cards');
    readPicture.mockResolvedValueOnce(pageOf(...animals));
    await user.click(screen.getByRole('button', { name: 'Read it another way' }));
    expect(valueOf('Second language')).toBe('es');
    await user.click(await readButton());
    await screen.findByText('2 cards, 1 row left out');
    expect(valueOf('Row 1, column 2')).toBe('dog');
  });

  test('one without words, or one that can’t be opened, says what to do', async () => {
    const readPicture = vi.fn<ImportDevices['readPicture']>(async () => pageOf());
    const { user } = await upload(photo, { readPicture });
    await user.click(await readButton());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find any words here.');
    readPicture.mockRejectedValueOnce(new ImportRefusal('This browser can’t open this picture.'));
    await user.click(await readButton());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('This browser can’t open this picture.'),
    );
  });

  test.each([
    ['an old browser', { OffscreenCanvas: undefined }],
    ['little memory', { navigator: new Proxy(navigator, { get: withMemory(1) }) }],
  ])('a device that is too small says so kindly: %s', async (_, lacking) => {
    for (const [name, value] of Object.entries(lacking)) vi.stubGlobal(name, value);
    await upload(photo, {});
    await screen.findByText(/^Reading pictures needs a newer browser or more memory/);
    expect(screen.queryByRole('button', { name: 'Read the words' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Import Deck' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Reading pictures needs a newer browser');
  });

  test('another file takes its place, and its rows are gone', async () => {
    const { user } = await upload(photo, { readPicture: async () => pageOf(...animals) });
    await user.click(await readButton());
    await screen.findByText('2 cards, 1 row left out');
    await user.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['front,back\na,b'], 'list.csv'),
    );
    await screen.findByText('1 card');
    expect(screen.queryByRole('region', { name: 'Check the words' })).toBeNull();
    expect(valueOf('Deck Name')).toBe('List');
  });
});

test.each([
  ['picture', photo],
  ['PDF', pdf],
])('a %s that is too large is refused before it is read', async (_, file) => {
  const large = new File([file], file.name);
  Object.defineProperty(large, 'size', { value: limits.importPackage.bytes + 1 });
  const { openPdf } = openPdfOf([pageOf(...animals)]);
  await upload(large, { openPdf });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is 220\.1 MB\. The limit is 220 MB\./);
  expect(openPdf).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Read the words' })).toBeNull();
});

describe('a PDF', () => {
  test('with text needs no language; the first three pages are read unless others are chosen', async () => {
    const pages = [1, 2, 3, 4, 5].map((page) => pageOf(rowOf(`word ${page}`, `Wort ${page}`)));
    const { openPdf } = openPdfOf(pages);
    const { user } = await upload(pdf, { openPdf });
    await screen.findByRole('heading', { name: 'Import Deck from a PDF' });
    await screen.findByLabelText('To page');
    expect(valueOf('To page')).toBe('3');
    expect(screen.queryByLabelText('Language on the page')).toBeNull();
    await user.selectOptions(screen.getByLabelText('From page'), '4');
    expect(valueOf('To page')).toBe('4');
    await user.selectOptions(screen.getByLabelText('To page'), '5');
    await user.click(await readButton());
    await screen.findByText('2 cards');
    expect(valueOf('Row 1, column 1')).toBe('word 4');
  });

  test('without text is read as pictures', async () => {
    const readPicture = vi.fn<ImportDevices['readPicture']>(async () => pageOf(...animals));
    const { openPdf } = openPdfOf([pageOf()], false);
    const { user } = await upload(pdf, { openPdf, readPicture });
    await screen.findByLabelText('Language on the page');
    await user.click(await readButton());
    await screen.findByText('2 cards, 1 row left out');
    expect(readPicture).toHaveBeenCalledOnce();
  });

  test('whose page is being drawn is not read as a picture once it is stopped', async () => {
    const readPicture = vi.fn<ImportDevices['readPicture']>(async () => pageOf(...animals));
    const drawn = Promise.withResolvers<File>();
    const { openPdf } = openPdfOf([pageOf()], false);
    const open: ImportDevices['openPdf'] = async (file) => ({ ...(await openPdf(file)), draw: () => drawn.promise });
    const { user } = await upload(pdf, { openPdf: open, readPicture });
    await user.click(await readButton());
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await act(async () => drawn.resolve(new File(['1'], 'page')));
    await readButton();
    expect(readPicture).not.toHaveBeenCalled();
  });

  test('whose first page is broken says so, and is closed', async () => {
    const { openPdf, close } = openPdfOf([pageOf()]);
    const hasText = async () => await Promise.reject(new Error('The page is broken.'));
    await upload(pdf, { openPdf: async (file) => ({ ...(await openPdf(file)), hasText }) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read this file.');
    expect(close).toHaveBeenCalledOnce();
  });

  test('with a password says what to do, and an open one is closed with the dialog', async () => {
    const openPdf = async () => await Promise.reject(new ImportRefusal('This PDF has a password.'));
    const { unmount } = await upload(pdf, { openPdf });
    expect((await screen.findByRole('alert')).textContent).toContain('This PDF has a password.');
    unmount();
    const second = openPdfOf([pageOf(...animals)]);
    const view = await upload(pdf, second);
    await readButton();
    view.unmount();
    expect(second.close).toHaveBeenCalledOnce();
  });
});
