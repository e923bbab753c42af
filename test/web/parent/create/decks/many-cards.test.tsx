import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal, type SeenCall } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCard, paths } from '../support/make-deck.ts';
import { deck, egypt, openDeck, peru, script } from '../support/open-deck.tsx';

startFreshFeature();

test('of the selected cards those that cannot be deleted stay, selected, with the reason', async () => {
  const gone = new Response(null, { status: 204 });
  const { user, detail } = await openDeck('World capitals', {
    change: {
      [`DELETE /api/decks/${deck.id}/cards/${script.id}`]: makeRefusal(409, 'being-imported', 'It is being imported.'),
      [`DELETE /api/decks/${deck.id}/cards/${egypt.id}`]: gone,
    },
  });
  await user.click(await within(detail).findByRole('button', { name: 'Select' }));
  await user.click(screen.getByLabelText(`Select ${peru.front}`));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText(`Select ${egypt.front}`));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 cards selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '1 card is as before, and still selected. It is being imported.',
  );
  expect(screen.getByText('1 card selected')).toBeDefined();
  expect(screen.queryByText('Lima')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(`Select ${script.front}`).checked).toBe(true);
});

test('a cell that cannot be saved says so, keeps what was typed while one is elsewhere, and is saved by Retry', async () => {
  let isDown = true;
  const patch = ({ body }: SeenCall) =>
    isDown
      ? makeRefusal(409, 'conflict', 'Somebody else changed it.')
      : makeJson(200, { ...peru, ...(body as object) });
  const { user, detail, calls } = await openDeck('World capitals', {
    change: { [`PATCH /api/decks/${deck.id}/cards/${peru.id}`]: patch },
  });
  await user.click(await within(detail).findByRole('button', { name: 'Table' }));
  const cell = () => screen.getByLabelText<HTMLTextAreaElement>('Back, card 1');
  await user.type(await screen.findByLabelText('Back, card 1'), '!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed it.');
  expect(document.activeElement).toBe(screen.getByLabelText('Back, card 2'));
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await within(detail).findByRole('button', { name: `Edit ${peru.front}` });
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await waitFor(() => expect(cell().value).toBe('Lima!'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(cell().value).toBe('Lima!');
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { back: 'Lima!' },
    { back: 'Lima!' },
  ]);
  await user.type(cell(), '?{Escape}');
  expect(cell().value).toBe('Lima!');
});

test('what the children know is asked for only when the list goes by it, and can be tried again', async () => {
  const many = Array.from({ length: 9 }, (_, at) => makeCard(deck, `Question ${at}`, `Answer ${at}`));
  const state = { cardId: many[4]?.id, learnerId: 'mia', seen: 3, wrong: 3 };
  let isDown = true;
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: makeJson(200, many),
      [`GET /api/decks/${deck.id}/card-states?limit=1000`]: () =>
        isDown ? makeRefusal(403, 'not-allowed', 'Not now.') : makeJson(200, [state]),
    },
  });
  await within(detail).findByText('Answer 0');
  const asked = () => calls.filter(({ path }) => path.includes('card-states')).length;
  expect(asked()).toBe(0);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'never-right' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load what the children know');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await within(detail).findByText('Answer 4')).toBeDefined();
  expect(within(detail).getAllByRole('listitem')).toHaveLength(1);
});
