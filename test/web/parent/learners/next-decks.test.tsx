import { notifyManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import { NextDecks } from '../../../../web/src/parent/learners/next-decks.tsx';
import { shelfWords } from '../../../../web/src/words/shelf/shelf-words.ts';
import { fakeApi, makeJson, type SeenCall } from '../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../support/render-feature.tsx';
import { emma, makeToday } from '../../support/smith-family.ts';
import { makeDeck } from '../create/support/make-deck.ts';
import { makeTestDevices } from '../create/support/open-import.tsx';

startFreshFeature();
afterEach(() => {
  vi.restoreAllMocks();
});

const taken = makeDeck('Taken');
const easy = { id: 'times-mixed', version: 1, options: 'levels=easy', isMastered: true } as const;

const ben = { ...emma, id: 'H1-L2', name: 'Ben' };

function openNext(readyDecks: NonNullable<LearnerToday['readyDecks']>) {
  const calls = fakeApi({
    'POST /api/decks': makeJson(201, taken),
    [`POST /api/decks/${taken.id}/cards/import`]: (call: SeenCall) =>
      makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length }),
    'GET /api/households/H1/learners': makeJson(200, [emma, ben]),
    'POST /api/assignments': makeJson(201, {
      id: 'A1',
      householdId: 'H1',
      learnerId: emma.id,
      type: 'deck',
      resourceId: taken.id,
      resourceName: taken.name,
      createdAt: taken.createdAt,
    }),
  });
  const today = [makeToday({ readyDecks }), makeToday({ learnerId: ben.id, readyDecks })];
  const onDismissed = vi.fn<() => void>();
  const props = { householdId: 'H1', learners: [emma, ben], devices: makeTestDevices(), onDismissed };
  const feature = renderFeature(
    <NextDecks {...props} today={today}>
      <p>Another hint</p>
    </NextDecks>,
  );
  return { calls, onDismissed, ...feature };
}

test('a mastered level offers the first child the next one, which is taken and given with a press each', async () => {
  const { user, calls } = openNext([easy]);
  await user.click(await screen.findByRole('heading', { name: 'Level 2 is ready for Emma' }));
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  expect(await screen.findByText('It’s in your decks now.')).toBeDefined();
  expect(calls[0]?.body).toMatchObject({ library: { id: 'times-mixed', options: 'levels=middle' } });
  expect(screen.queryByRole('button', { name: 'Give it to Ben' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Give it to Emma' }));
  expect(await screen.findByText('Emma has it now.')).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({ householdId: 'H1', learnerId: emma.id, type: 'deck', resourceId: taken.id });
});

test('nothing is offered before a level is mastered, or when the family has the next one', async () => {
  const { id, version, options } = easy;
  openNext([{ id, version, options }]);
  openNext([easy, { id, version, options: 'levels=middle' }]);
  expect(screen.getAllByText('Another hint')).toHaveLength(2);
  expect(screen.queryByText(/is ready for/)).toBeNull();
});

test('one offer at a time: “Not now” keeps it away in this browser and shows what else there is, until a later level', async () => {
  const { user, onDismissed, unmount } = openNext([easy]);
  await user.click(await screen.findByText('Level 2 is ready for Emma'));
  expect(screen.queryByText('Level 2 is ready for Ben')).toBeNull();
  expect(screen.queryByText('Another hint')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDismissed).toHaveBeenCalledOnce();
  expect(screen.getByText('Another hint')).toBeDefined();
  expect(screen.queryByText(/is ready for/)).toBeNull();
  unmount();
  const again = openNext([easy]);
  expect(await screen.findByText('Level 2 is ready for Ben')).toBeDefined();
  expect(screen.queryByText('Level 2 is ready for Emma')).toBeNull();
  again.unmount();
  openNext([easy, { ...easy, options: 'levels=middle' }]);
  expect(await screen.findByText('Level 3 is ready for Emma')).toBeDefined();
});

test('a deck that can’t be made makes room for what else there is, which another try leaves alone', async () => {
  const say = vi.spyOn(shelfWords, 'say').mockImplementation(() => {
    throw new Error('These words are missing.');
  });
  const { client } = openNext([easy]);
  const hint = await screen.findByText('Another hint');
  say.mockRestore();
  await act(async () => {
    await client.refetchQueries({ queryKey: ['library'] });
    await new Promise<void>((resolve) => {
      notifyManager.schedule(resolve);
    });
  });
  expect(client.getQueriesData({ queryKey: ['library'] }).map(([, deck]) => deck)).toEqual([expect.anything()]);
  expect(hint.isConnected).toBe(true);
});

test('while a deck is being made, nothing shows that would go again', async () => {
  const { container } = openNext([easy]);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Level 2 is ready for Emma')).toBeDefined();
});
