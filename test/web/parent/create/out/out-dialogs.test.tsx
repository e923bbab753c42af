import { screen, waitFor, within } from '@testing-library/react';
import initSqlJs from 'sql.js';
import { afterEach, expect, test, vi } from 'vitest';
import { makeExport, type ExportRequest } from '../../../../../web/src/parent/create/out/make-export.ts';
import { readAnkiPackage } from '../../../../support/files/read-anki-package.ts';
import { makeJson } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCard, makeDeck, paths } from '../support/make-deck.ts';
import { deck, menuAction, openDeck } from '../support/open-deck.tsx';
import { catchDownloads } from '../support/open-import.tsx';

startFreshFeature();
afterEach(() => vi.unstubAllGlobals());

/** Runs exports directly, because jsdom has no workers. */
class TestWorker extends EventTarget {
  postMessage(request: ExportRequest): void {
    void makeExport(request, initSqlJs).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

test('without a connection a package says what is missing, and is whole once it is back; all decks go out together', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const downloads = catchDownloads();
  const cow = { ...makeCard(deck, 'What is it?', 'a cow'), frontMedia: [{ id: 'H1-M1', alt: 'a cow' }] };
  let isOnline = false;
  const answer = () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'image/webp' } });
  };
  const towns = makeDeck('Our towns', { totalCards: 1 });
  const change = {
    [`GET ${paths.decks}`]: makeJson(200, [deck, towns, makeDeck('Empty')]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, [cow]),
    [`GET ${paths.cards(towns)}`]: makeJson(200, [makeCard(towns, 'Our country', 'Utopia')]),
    'GET /api/media/H1-M1': answer,
  };
  const { user } = await openDeck('World capitals', { change });
  await screen.findByText('What is it?');
  await user.click(menuAction('Export'));
  const dialog = await screen.findByRole('dialog', { name: 'Export “World capitals”' });
  await user.click(within(dialog).getByRole('button', { name: /^Anki package/ }));
  await within(dialog).findByText(/^One picture or sound isn’t on this device/);
  expect(downloads).toEqual([]);
  isOnline = true;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(downloads.map(({ fileName }) => fileName)).toEqual(['World capitals.apkg']));
  const { media, notes } = await readAnkiPackage(
    new Uint8Array(await (downloads[0]?.content ?? new Blob()).arrayBuffer()),
  );
  expect([Object.keys(media), notes.length]).toEqual([['flashspark-m1.webp'], 1]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Export all decks' }));
  const together = await screen.findByRole('dialog', { name: 'Export 2 decks' });
  await user.click(within(together).getByRole('button', { name: /^Anki package/ }));
  await waitFor(() => expect(downloads.at(-1)?.fileName).toBe('Decks.apkg'));
  const all = await readAnkiPackage(new Uint8Array(await (downloads.at(-1)?.content ?? new Blob()).arrayBuffer()));
  expect([all.decks, all.notes.length]).toEqual([['Default', 'Our towns', 'World capitals'], 2]);
});

test('on paper each back lies behind its front, the extra stands with the answer, and the list asks what the deck asks; all cards are in the page only while it is printed', async () => {
  const cards = Array.from({ length: 11 }, (_, at) => ({
    ...makeCard(deck, `front ${at}`, `back ${at}`),
    ...(at === 0 && { extra: ' and more' }),
  }));
  const change = {
    [`GET ${paths.decks}`]: makeJson(200, [{ ...deck, asks: 'back' }]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, cards),
  };
  const { user } = await openDeck('World capitals', { change });
  await screen.findByText('front 10');
  await user.click(menuAction('Print'));
  const dialog = await screen.findByRole('dialog', { name: 'Print “World capitals”' });
  expect(within(dialog).getByText(/^11 cards, on 2 sheets of paper/)).toBeDefined();
  const onPaper = () => document.querySelector('body > [class*=printed]');
  let printed: string[][] = [];
  window.print = () => {
    const pages = [...(onPaper()?.querySelectorAll('[data-side]') ?? [])];
    printed = pages.map((page) => [...page.children].map(({ textContent }) => textContent));
    window.dispatchEvent(new Event('afterprint'));
  };
  await user.click(within(dialog).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(4));
  expect(printed[0]?.slice(0, 4)).toEqual(['front 0 and more', 'front 1', 'front 2', 'front 3']);
  expect(printed[1]?.slice(0, 4)).toEqual(['back 1', 'back 0', 'back 3', 'back 2']);
  expect(printed[3]).toEqual(['back 9', 'back 8', '', 'back 10', '', '', '', '']);
  expect(onPaper()).toBeNull();

  await user.click(within(dialog).getByRole('radio', { name: /^A list to fold/ }));
  const [, first] = within(dialog).getAllByRole('row', { hidden: true });
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1.back 0',
    '\u00A0',
    'front 0 and more',
  ]);
});
