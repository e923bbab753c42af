import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listTexts } from '../../../../../../web/src/parent/create/decks/cards/card-view.ts';
import { makeJson, type SeenCall } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, paths } from '../../support/make-deck.ts';
import { deck, egypt, openDeck, openTools, peru } from '../../support/open-deck.tsx';

startFreshFeature();

const quito = { ...makeCard(deck, 'Capital of Ecuador?', 'Quito'), extra: '/ˈkiːtoʊ/' };
const place = `/api/decks/${deck.id}/cards`;
const change = {
  [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, quito, egypt]),
  [`POST ${place}`]: ({ body }: SeenCall) => {
    const sides = body as { front: string; back: string };
    return makeJson(201, { ...makeCard(deck, sides.front, sides.back), ...sides });
  },
  [`PATCH ${place}/${quito.id}`]: ({ body }: SeenCall) => makeJson(200, { ...quito, ...(body as object) }),
  [`PATCH ${place}/${peru.id}`]: ({ body }: SeenCall) => makeJson(200, { ...peru, ...(body as object) }),
};
const open = async () => {
  const opened = await openDeck('World capitals', { change });
  await within(opened.detail).findByText('Lima');
  const bodies = (method: string) => opened.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...opened, bodies };
};

test('a card shows its extra, and is found by it', async () => {
  const { detail } = await open();
  expect(within(detail).getByText('EXTRA').nextElementSibling?.textContent).toBe('/ˈkiːtoʊ/');
  expect(listTexts(quito, (side) => side)).toContain('/ˈkiːtoʊ/');
});

test('a new card gets an extra once what most cards go without is opened, and the next card starts without one', async () => {
  const { user, detail, bodies } = await open();
  await user.click(within(detail).getByRole('button', { name: '+ Add Card' }));
  const form = screen.getByRole('form', { name: 'Add card' });
  expect(within(form).getByText('Pictures, sounds and more').closest('details')?.open).toBe(false);
  await user.type(within(form).getByLabelText('Front (Question)'), 'a');
  await user.type(within(form).getByLabelText('Back (Answer)'), 'b');
  await user.click(within(form).getByText('Pictures, sounds and more'));
  const field = within(form).getByLabelText<HTMLTextAreaElement>(/^Extra/);
  await user.type(field, 'for example');
  await user.click(within(form).getByRole('button', { name: 'Add' }));
  await screen.findByText('Card added');
  expect(field.value).toBe('');
  await user.type(within(form).getByLabelText('Front (Question)'), 'c');
  await user.type(within(form).getByLabelText('Back (Answer)'), 'd{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodies('POST')).toHaveLength(2));
  expect(bodies('POST')).toMatchObject([
    { front: 'a', back: 'b', extra: 'for example' },
    { front: 'c', back: 'd' },
  ]);
  expect((bodies('POST')[1] as { extra?: string }).extra ?? '').toBe('');
});

test('an extra that is too long is not sent, and an emptied one is removed', async () => {
  const { user, detail, bodies } = await open();
  await user.click(within(detail).getByRole('button', { name: `Edit ${quito.front}` }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Card' });
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Extra/);
  expect(field.value).toBe('/ˈkiːtoʊ/');
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(501));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Use up to 500 characters.')).toBeDefined();
  expect(bodies('PATCH')).toEqual([]);
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('PATCH')).toEqual([{ extra: '', seen: { extra: '/ˈkiːtoʊ/' } }]));
});

test('in the table an extra is written, emptied, and refused if it is too long', async () => {
  const { user, detail, bodies } = await open();
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await user.type(await screen.findByLabelText('Extra, card 1'), 'on the coast{Enter}');
  const second = screen.getByLabelText<HTMLTextAreaElement>('Extra, card 2');
  expect([document.activeElement, second.value]).toEqual([second, '/ˈkiːtoʊ/']);
  await user.clear(second);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bodies('PATCH')).toEqual([{ extra: 'on the coast' }, { extra: '' }]));
  await user.click(screen.getByLabelText('Extra, card 3'));
  await user.paste('x'.repeat(501));
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Use up to 500 characters.');
  expect(bodies('PATCH')).toHaveLength(2);
});
