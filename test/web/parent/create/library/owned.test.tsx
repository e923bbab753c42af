import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { householdId, makeCard, makeDeck, paths } from '../support/make-deck.ts';
import { openLibrary, saved } from '../support/open-library.tsx';

startFreshFeature();

const own = makeDeck('Our tables', { library: { id: 'times-tables', version: 1, options: 'tables=5%2C10' } });
const cards = [5, 10].flatMap((table) =>
  Array.from({ length: 10 }, (_, index) => makeCard(own, `${index + 1} × ${table}`, String(table * (index + 1)))),
);

function openOwned(decks = [own], owned = cards) {
  return openLibrary(decks, {
    ...Object.fromEntries(decks.map((deck) => [`GET ${paths.cards(deck)}`, makeJson(200, owned)])),
    [`POST /api/decks/${own.id}/cards/import`]: saved,
    [`PATCH /api/decks/${own.id}`]: makeJson(200, own),
  });
}

const writesOf = (calls: ReturnType<typeof openLibrary>['calls']) => calls.filter(({ method }) => method !== 'GET');

test('a deck that the family has already is opened, not made again', async () => {
  const { user, calls, onOpen } = openOwned();
  expect(screen.queryByRole('button', { name: 'Add Times tables' })).toBeNull();
  expect(screen.getByText('Added')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  await user.click(await screen.findByRole('button', { name: 'Open the deck' }));
  expect(screen.getByText('Your family has this deck: “Our tables”.')).toBeDefined();
  expect(onOpen).toHaveBeenCalledWith(own.id);
  expect(writesOf(calls)).toEqual([]);
});

test('with other choices, the family’s deck gets the cards that it lacks, and no second deck is made', async () => {
  const { user, calls, onOpen } = openOwned();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  await user.click(screen.getByRole('checkbox', { name: '5' }));
  await user.click(await screen.findByRole('button', { name: 'Add what’s missing' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(own.id));
  const [imported, settings, ...others] = writesOf(calls);
  expect(others).toEqual([]);
  const { cards: sent } = (imported?.body ?? {}) as { cards: { front: string }[] };
  expect(sent.map(({ front }) => front.replace(/^\d+/, 'n'))).toEqual(Array(10).fill('n × 2'));
  expect(settings?.body).toEqual({
    library: { id: 'times-tables', version: 1, options: 'tables=2%2C5%2C10' },
    libraryCards: 30,
  });
});

test('the deck opens also if the list of decks knows it anew before its cards', async () => {
  const widened = makeDeck('Our tables', { library: { id: 'times-tables', version: 1, options: 'tables=2%2C5%2C10' } });
  let isUpdated = false;
  let sendCards = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    sendCards = resolve;
  });
  fakeApi({
    [`GET ${paths.decks}`]: () => makeJson(200, [isUpdated ? { ...widened, name: 'More tables' } : own]),
    [`GET ${paths.cards(own)}`]: async () => {
      if (isUpdated) await late;
      return makeJson(200, cards);
    },
    [`POST /api/decks/${own.id}/cards/import`]: saved,
    [`PATCH /api/decks/${own.id}`]: () => {
      isUpdated = true;
      return makeJson(200, widened);
    },
  });
  const { user } = renderFeature(<DeckManager householdId={householdId} canManage onOpenQuizzes={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Ready decks', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Times tables' }));
  await user.click(await screen.findByRole('button', { name: 'Add what’s missing' }));
  await screen.findByRole('button', { name: 'More tables', hidden: true });
  sendCards();
  expect(await screen.findByText('Deck updated. 10 new cards.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cards that the family deleted stay out', async () => {
  const { user } = openOwned([own], cards.slice(1));
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  expect(await screen.findByText('Your family has this deck: “Our tables”. 10 new cards.')).toBeDefined();
});

test('a second deck is made only when it is asked for', async () => {
  const { user, calls } = openOwned();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  await user.click(await screen.findByRole('button', { name: 'Make another deck' }));
  expect(await screen.findByText('It’s in your decks now.')).toBeDefined();
  expect(writesOf(calls)[0]?.body).toMatchObject({ library: { options: 'tables=2%2C5%2C10' } });
});

test('choices that don’t go into the family’s deck say that they make another one', async () => {
  const animals = makeDeck('Our animals', {
    library: { id: 'pictures-animals', version: 1, options: 'from=none&to=es' },
  });
  const { user, calls } = openOwned([animals], []);
  await user.click(screen.getByRole('button', { name: 'Picture words: animals' }));
  expect(screen.getByText('Your family has “Our animals” with other choices. This makes another deck.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  await screen.findByText('It’s in your decks now.');
  expect(writesOf(calls)[0]?.path).toBe('/api/decks');
});
