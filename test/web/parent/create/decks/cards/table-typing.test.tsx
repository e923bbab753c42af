import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRefusal } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { deck, openDeck, openTools, peru } from '../../support/open-deck.tsx';

startFreshFeature();

test('a cell of the table holds a letter within the event that typed it', async () => {
  const { user, detail } = await openDeck();
  await within(detail).findByText('Lima');
  await user.click(screen.getByRole('button', { name: '+ Add Card' }));
  await user.click(screen.getByRole('button', { name: 'Type many' }));
  const front = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Front, new card' });
  fireEvent.change(front, { target: { value: 'l' } });
  expect(front.value).toBe('l');
});

test('a row that was typed goes up and the focus stays in the new row, where the next key goes', async () => {
  const saving = Promise.withResolvers<never>();
  const { user, detail } = await openDeck('World capitals', {
    change: { [`POST /api/decks/${deck.id}/cards`]: async () => await saving.promise },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  const front = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Front, new card' });
  await user.type(front, 'two{Tab}dos{Enter}');
  expect(document.activeElement).toBe(front);
  await user.keyboard('three');
  expect(front.value).toBe('three');
  expect(screen.getByText('Saving...')).toBeTruthy();
});

test('a table opened again says that what was typed before could not be saved', async () => {
  const refused = Promise.withResolvers<void>();
  const save = async () => {
    await refused.promise;
    return makeRefusal(409, 'conflict', 'Somebody else changed it.');
  };
  const { user, detail } = await openDeck('World capitals', {
    change: { [`PATCH /api/decks/${deck.id}/cards/${peru.id}`]: save },
  });
  await openTools(user, detail);
  const pressTable = async () => await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await pressTable();
  await user.type(await screen.findByLabelText('Back, card 1'), '!');
  await pressTable();
  await within(detail).findByRole('button', { name: `Edit ${peru.front}` });
  await pressTable();
  expect(await screen.findByText('Saving...')).toBeTruthy();
  refused.resolve();
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed it.');
});
