import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeJson } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, paths } from '../../support/make-deck.ts';
import { deck, openDeck, openTools } from '../../support/open-deck.tsx';

startFreshFeature();

const many = Array.from({ length: 60 }, (_, at) => makeCard(deck, `Question ${at}`, `Answer ${at}`));
const open = async () =>
  await openDeck('World capitals', { change: { [`GET ${paths.cards(deck)}`]: makeJson(200, many) } });

test('a frame lays out six more rows of a long deck at most, those in sight first', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const { detail } = await open();
  const places = () => [...detail.querySelectorAll<HTMLElement>('li[data-index]')].map((row) => row.dataset['index']);
  await waitFor(() => expect(places()).toEqual(['0', '1', '2', '3', '4', '5']));
  const counts = [6];
  while (places().length <= 12) {
    // Rows ask for their frame a moment after they are there, and others ask for frames, too.
    await waitFor(() => expect(frames).not.toEqual([]));
    await act(async () => frames.splice(0).forEach((draw) => draw(0)));
    if (places().length !== counts.at(-1)) counts.push(places().length);
  }
  expect(counts.slice(0, 2)).toEqual([6, 12]);
});

test('a key pressed in the table renders its row, and no other', async () => {
  const { user, detail } = await open();
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  const cell = await screen.findByLabelText<HTMLTextAreaElement>('Back, card 2');
  await screen.findByLabelText('Back, card 9');
  await user.click(cell);
  const { columns } = await import('../../../../../../web/src/parent/create/decks/cards/table-drafts.ts');
  // Each row goes through the columns when it renders, and so does the table's head. Both render twice for a key: for the text, and as unsaved.
  const rendered = vi.spyOn(columns, 'map');
  // Rows of the frames before may still be on their way at the first key.
  await waitFor(async () => {
    rendered.mockClear();
    await user.keyboard('!');
    expect(rendered.mock.calls.length).toBeLessThanOrEqual(4);
  });
  expect(cell.value).toMatch(/^Answer 1!+$/);
});
