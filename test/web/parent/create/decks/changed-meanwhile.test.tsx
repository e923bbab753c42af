import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { deck, menuAction, openDeck, peru } from '../support/open-deck.tsx';

startFreshFeature();

const sentence = 'Someone else changed this in the meantime. Save again to keep yours, or use theirs.';

/** Refuses until the call names the other’s text as seen. */
function refuseUnseen(fields: Readonly<Record<string, string>>, saved: object) {
  return ({ body }: { readonly body: unknown }) => {
    const { seen } = body as { seen?: object };
    if (JSON.stringify(seen) === JSON.stringify(fields)) return makeJson(200, saved);
    return makeJson(409, { error: sentence, code: 'changed-meanwhile', fields });
  };
}

async function renameDeck() {
  const answer = refuseUnseen({ name: 'Big cities' }, { ...deck, name: 'Towns' });
  const opened = await openDeck(deck.name, { change: { [`PATCH /api/decks/${deck.id}`]: answer } });
  await opened.user.click(menuAction('Edit deck'));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Deck' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Deck Name');
  await opened.user.clear(name);
  await opened.user.type(name, 'Towns');
  const save = async () => await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  await save();
  const alert = await dialog.findByRole('alert');
  return { ...opened, dialog, name, save, alert };
}

test('whose name of a deck meets another one reads it, and keeps their own by saving again', async () => {
  const { alert, name, save, calls } = await renameDeck();
  expect(alert.textContent).toContain(sentence);
  expect(within(alert).getByText('Big cities')).toBeDefined();
  expect(name.value).toBe('Towns');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ name: 'Towns', seen: { name: 'Big cities' } });
});

test('whose name of a deck meets another one can take that', async () => {
  const { alert, dialog, name, user } = await renameDeck();
  await user.click(within(alert).getByRole('button', { name: 'Use theirs' }));
  expect(name.value).toBe('Big cities');
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a side of a card is not overwritten unseen either', async () => {
  const answer = refuseUnseen({ back: 'Lima, Peru' }, { ...peru, back: 'Lima!' });
  const path = `PATCH /api/decks/${deck.id}/cards/${peru.id}`;
  const { user, detail, calls } = await openDeck(deck.name, { change: { [path]: answer } });
  await user.click(await within(detail).findByRole('button', { name: `Edit ${peru.front}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Card' }));
  await user.type(dialog.getByLabelText(/^BACK/i), '!');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await dialog.findByText('Lima, Peru')).toBeDefined();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(bodies).toEqual([
    { back: 'Lima!', seen: { back: 'Lima' } },
    { back: 'Lima!', seen: { back: 'Lima, Peru' } },
  ]);
});
