import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Visit } from '../../../../shared/schemas/visit.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';

startFresh();

const visits = 'GET /api/households/H1/visits';
const title = 'Who from Flashspark looked at your family';

const looked: Visit = {
  id: 'H1-V2',
  at: '2026-11-20T12:30:00.000Z',
  reason: 'Ticket 4711: a streak is gone',
  looked: ['children', 'progress'],
  changed: ['devices'],
};

async function openCard(answers: Parameters<typeof openAsParent>[0]) {
  const { user, calls } = openAsParent(answers);
  await openSettingsArea(user, 'Children’s data');
  const card = (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;
  return { user, calls, card: within(card) };
}

test('an owner reads when somebody from Flashspark looked, why, at what, and what was changed', async () => {
  const { card } = await openCard({ [visits]: makeJson(200, [looked]) });
  const [visit, ...others] = await card.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(visit?.textContent).toBe(
    'November 20, 2026Reason: Ticket 4711: a streak is goneLooked at: your children’s names and settings, study progress.Changed: your devices.',
  );
});

test('a visit at which nothing was opened says so', async () => {
  const { card } = await openCard({ [visits]: makeJson(200, [{ ...looked, looked: [], changed: [] }]) });
  expect(await card.findByText('Looked at nothing.')).toBeDefined();
});

test('a family that nobody looked at reads “Nobody has.”', async () => {
  const { card } = await openCard({ [visits]: makeJson(200, []) });
  expect(await card.findByText('Nobody has.')).toBeDefined();
});

test('where it cannot be loaded, it says so and tries again', async () => {
  const { user, card } = await openCard({
    [visits]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [looked])),
  });
  expect(await card.findByText('Failed to load the visits')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByText(/Ticket 4711/)).toBeDefined();
});

test('older visits come when they are asked for', async () => {
  const link = { link: '</api/households/H1/visits?cursor=V2>; rel="next"' };
  const { user, card } = await openCard({
    [visits]: makeJson(200, [looked], link),
    [`${visits}?cursor=V2`]: makeJson(200, [{ ...looked, id: 'H1-V1', reason: 'Asked by mail' }]),
  });
  await user.click(await card.findByRole('button', { name: 'Show older' }));
  expect(await card.findByText('Asked by mail')).toBeDefined();
  expect(card.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a viewer has no such card, nor its place', async () => {
  const { user, calls } = openAsParent({}, 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: /^My account/ });
  expect(screen.queryByRole('button', { name: /^Children’s data/ })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/visits'))).toBe(false);
});
