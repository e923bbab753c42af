import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import { NextDecks } from '../../../../web/src/parent/learners/next-decks.tsx';
import { fakeApi, makeJson, type SeenCall } from '../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../support/render-feature.tsx';
import { emma, makeToday } from '../../support/smith-family.ts';
import { makeDeck } from '../create/support/make-deck.ts';
import { makeTestDevices } from '../create/support/open-import.tsx';

startFreshFeature();

const taken = makeDeck('Taken');
const easy = { id: 'times-mixed', version: 1, options: 'levels=easy', isMastered: true } as const;

function openNext(readyDecks: NonNullable<LearnerToday['readyDecks']>) {
  const calls = fakeApi({
    'POST /api/decks': makeJson(201, taken),
    [`POST /api/decks/${taken.id}/cards/import`]: (call: SeenCall) =>
      makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length }),
    'GET /api/households/H1/learners': makeJson(200, [emma, { ...emma, id: 'H1-L2', name: 'Ben' }]),
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
  const today = [makeToday({ readyDecks })];
  const props = { householdId: 'H1', learners: [emma], devices: makeTestDevices() };
  const feature = renderFeature(<NextDecks {...props} today={today} />);
  return { calls, ...feature };
}

test('a mastered level offers the next one, which is taken and given with a press each', async () => {
  const { user, calls } = openNext([easy]);
  expect(await screen.findByRole('heading', { name: 'Level 2 is ready for Emma' })).toBeDefined();
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
  const { container } = openNext([{ id, version, options }]);
  expect(container.querySelector('h3')).toBeNull();
  openNext([easy, { id, version, options: 'levels=middle' }]);
  expect(screen.queryByText(/is ready for/)).toBeNull();
});
