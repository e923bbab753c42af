import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { makeToday } from '../../support/smith-family.ts';
import { answersInSequence } from './support/in-turn.ts';
import { makeAssignment } from './support/make-assignment.ts';
import { openAssignments, paths } from './support/open-assignments.tsx';

startFreshFeature();
afterEach(() => vi.useRealTimers());

const open = makeAssignment('open', { resourceName: 'Later', dueDate: '2026-12-24', notes: 'Only Europe' });
const soon = makeAssignment('soon', {
  resourceName: 'Soon',
  dueDate: '2026-11-21',
  createdAt: '2026-11-19T12:00:00.000Z',
});
const overdue = makeAssignment('overdue', { resourceName: 'Late', dueDate: '2026-11-15', learnerId: 'H1-L2' });
const done = makeAssignment('done', {
  resourceName: 'Through',
  type: 'quiz',
  learnerId: 'H1-L2',
  createdAt: '2026-11-19T12:00:00.000Z',
  completedAt: '2026-11-19T16:00:00.000Z',
});
const everything = makeJson(200, [open, soon, overdue, done]);

const groupOf = (name: string) => within(screen.getByRole('region', { name }));
const readRows = (name: string) =>
  groupOf(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

type User = ReturnType<typeof openAssignments>['user'];

/** Opens an assignment's form and presses Delete in it. */
async function askToDelete(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

test('lists by learner, open work above done work, the newest first, how everything stands [assign-states-open-due-soon-overdue]', async () => {
  openAssignments({ [paths.list]: everything });
  await screen.findByRole('region', { name: 'Emma' });
  expect(readRows('Emma')).toEqual([
    'SoonDue soon tomorrowDeck, assigned November 19, 2026',
    'LaterOpen due December 24, 2026Only EuropeDeck, assigned November 18, 2026',
  ]);
  expect(readRows('Tom')).toEqual([
    'LateOverdue was due November 15, 2026Deck, assigned November 18, 2026',
    'ThroughDone November 19, 2026Quiz, assigned November 19, 2026',
  ]);
});

test('says beside Done how many answers of a quiz were right, once that is known', async () => {
  const attempt = { id: 'A1', learnerId: 'H1-L2', mode: 'standard', answers: [], totalQuestions: 11 };
  const other = { ...attempt, quizId: done.resourceId, quizName: 'Through', startedAt: open.createdAt };
  const attempts = [
    { ...other, id: 'A2', completedAt: '2026-11-20T09:00:00.000Z', score: 11 },
    { ...other, completedAt: done.completedAt, score: 0 },
  ];
  openAssignments({
    [paths.list]: makeJson(200, [done]),
    'GET /api/quiz-attempts?learnerId=H1-L2': makeJson(200, attempts),
  });
  expect(await screen.findByText('0/11 correct')).toBeDefined();
  expect(readRows('Tom')).toEqual(['ThroughDone November 19, 2026 0/11 correctQuiz, assigned November 19, 2026']);
});

test('says what comes back each week, and when', async () => {
  const weekly = makeAssignment('weekly', { resourceName: 'Spelling', dueDate: '2026-11-27', repeats: 'weekly' });
  const missed = { ...weekly, missedDate: '2026-11-20' };
  const ahead = { ...weekly, id: 'ahead', learnerId: 'H1-L2', createdAt: '2026-11-21T03:00:00.000Z' };
  openAssignments({ [paths.list]: makeJson(200, [missed, ahead]) });
  await screen.findByRole('region', { name: 'Tom' });
  expect(readRows('Emma')).toEqual([
    'SpellingOpen due November 27, 2026Deck, every week, not done by November 20, 2026, assigned November 18, 2026',
  ]);
  expect(readRows('Tom')).toEqual(['SpellingComes back November 21, 2026Deck, every week']);
});

test('says how a deck stands that is to be known by a day, and nothing of it once the day is over', async () => {
  const planned = { ...soon, untilReady: true } as const;
  const late = { ...overdue, learnerId: planned.learnerId, untilReady: true } as const;
  const plans = [{ assignmentId: planned.id, needsToday: 10 }];
  openAssignments({
    [paths.list]: makeJson(200, [planned, late]),
    'GET /api/households/H1/today': makeJson(200, [{ ...makeToday(), plans }]),
  });
  expect(await screen.findByText('Ready by Saturday: needs 10 more cards today')).toBeDefined();
  expect(screen.getAllByText(/Ready by/)).toHaveLength(1);
});

test('shows only what is open, or only what is done', async () => {
  const { user } = openAssignments({ [paths.list]: everything });
  await user.click(await screen.findByRole('tab', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Emma' })).toBeNull();
  expect(readRows('Tom')).toEqual([expect.stringContaining('Through')]);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Open' }).getAttribute('aria-selected')).toBe('true');
  expect(readRows('Tom')).toEqual([expect.stringContaining('Late')]);
  expect(readRows('Emma')).toHaveLength(2);
});

test('what was done long ago is read when somebody asks for it', async () => {
  const lately = Array.from({ length: 10 }, (_, index) =>
    makeAssignment(`done-${index}`, { completedAt: '2026-11-19T16:00:00.000Z' }),
  );
  const older = makeAssignment('older', { resourceName: 'Of the spring', completedAt: '2026-04-01T16:00:00.000Z' });
  const { user } = openAssignments({
    [paths.list]: answersInSequence(makeJson(200, lately), makeJson(200, [...lately, older])),
  });
  const button = await screen.findByRole('button', { name: 'Show everything that was done' });
  expect(readRows('Emma')).toHaveLength(10);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Show older (1 more)' }));
  expect(readRows('Emma').at(-1)).toContain('Of the spring');
});

test('a filter that leaves nothing says so, and leads back to everything', async () => {
  const { user } = openAssignments({ [paths.list]: makeJson(200, [open]) });
  await user.click(await screen.findByRole('tab', { name: 'Done' }));
  expect(await screen.findByText('Nothing done yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(readRows('Emma')).toHaveLength(1);
});

test('nothing assigned yet leads to the form', async () => {
  const { user } = openAssignments();
  expect(await screen.findByText('Nothing assigned yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Assign a deck or quiz' }));
  expect(document.activeElement).toBe(await screen.findByRole('checkbox', { name: 'Emma' }));
});

test('shows ten of a learner’s assignments, and the older ones on demand', async () => {
  const many = Array.from({ length: 23 }, (_, index) => makeAssignment(`a${index}`));
  const { user } = openAssignments({ [paths.list]: makeJson(200, many) });
  await user.click(await screen.findByRole('button', { name: 'Show older (13 more)' }));
  expect(readRows('Emma')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show older (3 more)' }));
  expect(readRows('Emma')).toHaveLength(23);
});

test('deletes only after asking, and keeps the keyboard’s place [assign-delete-assignment]', async () => {
  const { calls, user } = openAssignments({
    [paths.list]: everything,
    'DELETE /api/assignments/soon': new Response(null, { status: 204 }),
  });
  await askToDelete(user, 'Soon for Emma');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete “Soon” for Emma?' }));
  expect(question.getByText(/everything Emma studied/)).toBeDefined();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(readRows('Emma')).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Assignment deleted')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Assigned' })));
});

test('says from where work goes: done work and that of next week are not on the child’s Home', async () => {
  const next = makeAssignment('next', {
    dueDate: '2026-11-27',
    repeats: 'weekly',
    createdAt: '2999-11-21T03:00:00.000Z',
  });
  const { user } = openAssignments({ [paths.list]: makeJson(200, [soon, done, next]) });
  const asked = async (name: string) => {
    await askToDelete(user, name);
    const question = within(screen.getByRole('alertdialog'));
    const text = question.getByText(/^This removes it/).textContent;
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    return text;
  };
  expect(await asked('Soon for Emma')).toContain(
    'This removes it from Emma’s Home. The deck and everything Emma studied stay.',
  );
  expect(await asked('Through for Tom')).toContain(
    'This removes it from this list. The quiz and everything Tom studied stay.',
  );
  expect(await asked(`${next.resourceName} for Emma`)).toContain(
    'This removes it from this list, and it won’t come back.',
  );
});

test('a deletion that failed says why, and the assignment stays', async () => {
  const { user } = openAssignments({
    [paths.list]: everything,
    'DELETE /api/assignments/soon': new TypeError('Failed to fetch'),
  });
  await askToDelete(user, 'Soon for Emma');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to delete assignment\. /);
  expect(readRows('Emma')).toHaveLength(2);
});

test('a viewer sees the list, and nothing that would be refused', async () => {
  openAssignments({ [paths.list]: everything }, { canManage: false });
  expect(await screen.findByRole('region', { name: 'Emma' })).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a viewer of an empty list gets no button', async () => {
  openAssignments({}, { canManage: false });
  expect(await screen.findByText('Nothing assigned yet')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  const { user } = openAssignments({
    [paths.list]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), everything),
  });
  expect(await screen.findByText('Failed to load assignments')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Emma' })).toBeDefined();
});

test('learners that cannot be loaded are said so, and Retry loads them', async () => {
  const { user } = openAssignments({
    [paths.learners]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [])),
  });
  expect(await screen.findByText('Failed to load learners')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No learners yet')).toBeDefined();
});

test('without learners it leads to where they are added', async () => {
  const { user, onAddLearner } = openAssignments({ [paths.learners]: makeJson(200, []) });
  await user.click(await screen.findByRole('button', { name: 'Go to Learners' }));
  expect(onAddLearner).toHaveBeenCalledOnce();
  expect(screen.queryByRole('form')).toBeNull();
});
