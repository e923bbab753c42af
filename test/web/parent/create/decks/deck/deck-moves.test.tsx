import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, type SeenCall } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, makeDeck, paths } from '../../support/make-deck.ts';
import { deck, egypt, menuAction, openDeck, other, peru, script } from '../../support/open-deck.tsx';

startFreshFeature();

const bodiesOf = (calls: readonly SeenCall[], ending: string) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith(ending)).map(({ body }) => body);

test('a merge takes along a card whose extra the other deck lacks', async () => {
  const card = (of: typeof deck, front: string, extra?: string) => ({
    ...makeCard(of, front, 'b'),
    ...(extra && { extra }),
  });
  const { user, detail } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: makeJson(200, [
        card(deck, 'a!', 'an example'),
        card(deck, 'b!', 'same'),
        card(deck, 'c!'),
      ]),
      [`GET ${paths.cards(other)}`]: makeJson(
        200,
        ['a', 'b', 'c'].map((at) => ({
          ...card(other, `${at}!`, at === 'a' ? undefined : 'same'),
          id: `${other.id}-other${at}`,
        })),
      ),
    },
  });
  await user.click(within(detail).getByRole('button', { name: 'More for World capitals' }));
  await user.click(menuAction('Merge into...'));
  const dialog = await screen.findByRole('dialog', { name: 'Merge “World capitals” into...' });
  await user.selectOptions(within(dialog).getByLabelText('Into which deck'), 'Times tables');
  expect(await within(dialog).findByText('1 card moves into “Times tables”.')).toBeDefined();
});

test('a merge leaves out what both decks have and says so before and after, goes on where it was cut off, and deletes the deck only then', async () => {
  let tries = 0;
  const formatted = [deck, other].map((one) => ({ ...one, format: 'formatted' }));
  const { user, calls, detail } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.decks}`]: makeJson(200, formatted),
      [`GET ${paths.cards(deck)}`]: makeJson(200, [{ ...peru, front: '**Capital** of Peru?' }, script, egypt]),
      [`GET ${paths.cards(other)}`]: makeJson(200, [
        makeCard(other, ' **capital** of PERU?', 'lima'),
        // An earlier move of this card was interrupted: the source deck still holds some of the learning progress on it.
        makeCard(other, script.front, script.back),
      ]),
      [`POST /api/decks/${deck.id}/cards/move`]: () => {
        tries += 1;
        return tries === 1 ? makeJson(200, { left: [egypt.id] }) : makeJson(tries === 2 ? 503 : 200, { left: [] });
      },
    },
  });
  await user.click(within(detail).getByRole('button', { name: 'More for World capitals' }));
  await user.click(menuAction('Merge into...'));
  const dialog = await screen.findByRole('dialog', { name: 'Merge “World capitals” into...' });
  await user.selectOptions(within(dialog).getByLabelText('Into which deck'), 'Times tables');
  expect(await within(dialog).findByText('2 cards move into “Times tables”.')).toBeDefined();
  await user.click(within(dialog).getByText('Cards in both decks'));
  expect((await within(dialog).findByRole('listitem')).textContent).toBe('Capital of Peru? – Lima');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to merge decks');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('article', { name: 'Times tables' })).toBeDefined();
  expect(screen.getByText('2 cards moved, 1 was already there')).toBeDefined();
  const both = { cardIds: [script.id, egypt.id], toDeckId: other.id };
  expect(bodiesOf(calls, '/cards/move')).toEqual([both, { ...both, cardIds: [egypt.id] }, both]);
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([`/api/decks/${deck.id}`]);
});

test('a duplicate that was cut off goes on with the cards that are left, in the same new deck', async () => {
  const copy = makeDeck('World capitals (copy)');
  let tries = 0;
  const { user, calls, detail } = await openDeck('World capitals', {
    change: {
      'POST /api/decks': makeJson(201, copy),
      [`POST /api/decks/${deck.id}/cards/copy`]: () => {
        tries += 1;
        return tries === 2
          ? makeJson(400, { error: 'No.', code: 'too-many-cards' })
          : makeJson(200, { copied: 1, left: tries === 1 ? [script.id, egypt.id] : [] });
      },
    },
  });
  await user.click(within(detail).getByRole('button', { name: 'More for World capitals' }));
  await user.click(menuAction('Duplicate'));
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate deck' });
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(calls, '/api/decks')).toHaveLength(1);
  const named = bodiesOf(calls, '/cards/copy').map((body) => (body as { cardIds: string[] }).cardIds);
  const rest = [script.id, egypt.id];
  expect(named).toEqual([[peru.id, ...rest], rest, rest]);
});
