import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { AssignedWork } from '../../../../web/src/learner/home/assigned-work.tsx';
import { showPart, startOnFriday } from '../badges/support/show-part.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';

startOnFriday();

const list = 'GET /api/assignments?learnerId=H1-L1';

function makeWork(changes: Partial<Assignment> = {}): Assignment {
  return {
    id: 'H1-A1',
    householdId: 'H1',
    learnerId: 'H1-L1',
    type: 'deck',
    resourceId: 'H1-D1',
    resourceName: 'World capitals',
    createdAt: '2026-11-10T16:00:00.000Z',
    ...changes,
  };
}

const capitals = makeWork({ dueDate: '2026-11-24', notes: 'The first ten are fine.' });
const tables = makeWork({ id: 'H1-A2', type: 'quiz', resourceName: 'Times tables', dueDate: '2026-11-18' });
const spelling = makeWork({
  id: 'H1-A3',
  type: 'quiz',
  resourceName: 'Spelling',
  completedAt: '2026-11-18T16:00:00.000Z',
});

function openWork(answer: Parameters<typeof fakeApi>[0][string]) {
  const onOpen = vi.fn<(assignment: Assignment) => void>();
  const calls = fakeApi({ [list]: answer });
  return { calls, onOpen, ...showPart(<AssignedWork learnerId="H1-L1" onOpen={onOpen} />) };
}

const readRows = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('lists what is to do, soonest first, then what was done this week [home-assigned-work-soonest-first]', async () => {
  openWork(makeJson(200, [spelling, capitals, tables]));
  expect(await screen.findByRole('heading', { name: 'For you' })).toBeDefined();
  expect(readRows()).toEqual([
    'Times tables Quiz Was due on Wednesday ',
    'World capitals Study By Tuesday The first ten are fine.',
    'Spelling Done on Wednesday',
  ]);
});

test('says of a deck that is to be known by a day how much of it today needs', async () => {
  const plan = (needsToday: number, dueDate: string) => ({ ...makeWork({ id: dueDate, dueDate }), needsToday });
  openWork(
    makeJson(200, [plan(10, '2026-11-24'), plan(0, '2026-11-23'), plan(2, '2026-11-21'), plan(0, '2026-11-20')]),
  );
  await screen.findByRole('heading', { name: 'For you' });
  expect(readRows()).toEqual([
    'World capitals Study Today Done ',
    'World capitals Study By tomorrow 2 more today ',
    'World capitals Study By Monday On track ',
    'World capitals Study By Tuesday 10 more today ',
  ]);
});

test('one tap opens that assignment; what is done cannot be tapped [home-one-tap-starts-assigned-work]', async () => {
  const { user, onOpen } = openWork(makeJson(200, [spelling, capitals, tables]));
  await user.click(await screen.findByRole('button', { name: /World capitals/ }));
  expect(onOpen.mock.calls).toEqual([[capitals]]);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test.each([
  ['was assigned', []],
  ['is open or was done this week', [makeWork({ completedAt: '2026-11-01T16:00:00.000Z' })]],
])('shows nothing when nothing %s', async (_case, all) => {
  const { calls } = openWork(makeJson(200, all));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(document.body.textContent).toBe(''));
});

test('says when it could not be loaded, and Retry loads it', async () => {
  let isRefused = true;
  const { user } = openWork(() => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, [capitals])));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your list');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('World capitals')).toBeDefined();
});
