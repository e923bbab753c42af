import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent } from '../../support/open-as-parent.ts';
import { emma, makeToday } from '../../support/smith-family.ts';

startFresh();

const list = 'GET /api/households/H1/learners';
const today = 'GET /api/households/H1/today';

test('shows each learner’s cards and streak [learners-name-on-card, learners-n-cards-studied, learners-n-day-streak]', async () => {
  openAsParent();
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(await screen.findByText('12 answers')).toBeDefined();
  expect(screen.getByText('4 day streak')).toBeDefined();
});

const done = { isDone: true, waiting: 0, openAssignments: 1 };

test.each<[string, ReturnType<typeof makeToday>]>([
  ['Not started yet. 4 cards to do.', makeToday({ totalCardsStudied: 2, openAssignments: 1 })],
  ['Not started yet. 7 minutes to go.', makeToday({ minutes: { limit: 7, done: 0 }, openAssignments: 1 })],
  ['4 cards ready', makeToday({ totalCardsStudied: 2 })],
  ['Done for today: 12 cards, 92% right', makeToday(done, { 0: { reviews: 13, correct: 12 } })],
  ['Done for today: 1 quiz', makeToday(done, { 0: { quizzes: 1 } })],
  ['Started: 1 card, 50% right. 1 card to do.', makeToday({ waiting: 1 }, { 0: { reviews: 2, correct: 1 } })],
  [
    'Started: 1 card, 50% right. 7 minutes to go.',
    makeToday({ minutes: { limit: 10, done: 3 } }, { 0: { reviews: 2, correct: 1 } }),
  ],
  ['Started: 1 answer. 4 cards to do.', makeToday({}, { 0: { reviews: 1 } })],
  ['Rest day. 4 cards can wait.', makeToday({}, { 0: { kept: 'rest-day' } })],
  ['Nothing due today. Next card tomorrow', makeToday({ waiting: 0, nextDue: '2026-11-21' })],
  ['Nothing due today. Next card Monday', makeToday({ waiting: 0, nextDue: '2026-11-23' })],
  ['No cards to study yet', makeToday({ waiting: 0 })],
])('says of today: %s', async (words, told) => {
  openAsParent({ [today]: makeJson(200, [told]) });
  expect(await screen.findByText(words)).toBeDefined();
});

test('tells the last seven days, and what is due next of what was given [look-today-in-words]', async () => {
  const told = makeToday(
    { openAssignments: 3, nextAssignment: { name: 'Capitals', type: 'quiz', dueDate: '2026-11-22' } },
    { 0: { quizzes: 2 }, 1: { kept: 'kindness-day' }, 2: { reviews: 9, correct: 8 }, 3: { reviews: 1 } },
  );
  openAsParent({ [today]: makeJson(200, [told]) });
  const days = within(await screen.findByRole('list', { name: 'The last seven days' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent.replace(/^.*?([A-Z][a-z]+day:)/, '$1'))).toEqual([
    'Saturday: nothing',
    'Sunday: nothing',
    'Monday: nothing',
    'Tuesday: 1 answer',
    'Wednesday: 8 cards',
    'Thursday: a day off',
    'Friday: 2 quizzes',
  ]);
  expect(screen.getByText('Capitals').parentElement?.textContent).toBe('To do: Capitals, due Sunday (2 more)');
});

test.each([
  [10, 'To do: Capitals, due Sunday: needs 10 more cards today (1 other thing)'],
  [0, 'To do: Capitals, due Sunday: on track (1 other thing)'],
])('says how a deck stands that is to be known by a day: %i', async (needsToday, words) => {
  const nextAssignment = { name: 'Capitals', type: 'deck', dueDate: '2026-11-22', needsToday } as const;
  openAsParent({ [today]: makeJson(200, [makeToday({ openAssignments: 2, nextAssignment })]) });
  expect((await screen.findByText('Capitals')).parentElement?.textContent).toBe(words);
});

test('every child’s card has the same actions in the same order, and work is given to that child', async () => {
  const tom = { ...emma, id: 'H1-L2', name: 'Tom' };
  const hardest = { cardId: 'C1', deckId: 'D1', deckName: 'Tables', wrong: 9 };
  const told = [makeToday({ openAssignments: 1, waiting: 0 }), makeToday({ learnerId: tom.id, waiting: 0, hardest })];
  const { user } = openAsParent({
    [list]: makeJson(200, [emma, tom]),
    [today]: makeJson(200, told),
    'GET /api/assignments?householdId=H1': makeJson(200, []),
  });
  const assign = await screen.findByRole('button', { name: 'Assign something to Tom' });
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const actions = ['Assign', 'View Progress', 'Study together', 'Hand over'];
  const [emmas, toms] = [buttons.indexOf('Emma'), buttons.indexOf('Tom')];
  expect(buttons.slice(emmas, toms)).toEqual(['Emma', ...actions]);
  expect(buttons.slice(toms, toms + 5)).toEqual(['Tom', ...actions]);
  await user.click(assign);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tom' })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Emma' }).checked).toBe(false);
});

test('leads from the first visit to the first learner [learners-add-learner, learners-no-learners-yet, learners-add-learner-get-started]', async () => {
  const { calls, user } = openAsParent({
    [list]: answersInSequence(makeJson(200, []), makeJson(200, [emma])),
    'POST /api/households/H1/learners': makeJson(201, emma),
  });
  expect(await screen.findByText('No learners yet')).toBeDefined();
  expect(screen.getByText('Add a learner to get started')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add Learner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Learner Name'), 'Emma');
  await user.click(dialog.getByRole('button', { name: 'More animals' }));
  await user.click(dialog.getByRole('radio', { name: 'panda' }));
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Emma',
    avatar: 'panda',
    minutesPerDay: 10,
  });
});

test('proposes minutes by age for a new child, whose age nobody asks for', async () => {
  const { calls, user } = openAsParent({ 'POST /api/households/H1/learners': makeJson(201, emma) });
  await screen.findByRole('heading', { name: 'Emma' });
  await user.click(screen.getByRole('button', { name: 'Add Learner' }));
  const goal = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Daily goal' });
  expect([...goal.options].map(({ text }) => text)).toEqual(['10 minutes: age 7 and up', '5 minutes: under 7']);
  await user.type(screen.getByLabelText('Learner Name'), 'Tom');
  await user.selectOptions(goal, '5 minutes: under 7');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Learner' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ minutesPerDay: 5 }));
});

test('says once what ten minutes would do, for the children whose goal is in cards since before, and either answer ends it', async () => {
  const many = { ...emma, id: 'H1-L2', name: 'Tom', cardsPerDay: 40 };
  const young = { ...emma, id: 'H1-L3', name: 'Mia', canRead: false };
  localStorage.setItem('flashspark.checklist.H1', 'away');
  const { calls, user } = openAsParent({
    [list]: answersInSequence(makeJson(200, [emma, many, young]), makeJson(200, [{ ...emma, minutesPerDay: 0 }, many])),
    'PATCH /api/households/H1/learners/H1-L1': makeJson(200, { ...emma, minutesPerDay: 0 }),
  });
  await user.click(await screen.findByText('A day in minutes?'));
  expect(screen.queryByRole('button', { name: 'Use 10 minutes for Tom' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Use 10 minutes for Emma' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use 5 minutes for Mia' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep 15 cards for Emma' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'A day in minutes?' })).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ minutesPerDay: 0 });
});

test('proposes an animal that nobody has, and offers the twelve when they are asked for', async () => {
  const { user } = openAsParent();
  await screen.findByRole('heading', { name: 'Emma' });
  await user.click(screen.getByRole('button', { name: 'Add Learner' }));
  expect(within(await screen.findByRole('group', { name: 'Picture' })).getByText('owl')).toBeDefined();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More animals' }));
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'owl', checked: true }));
});

test('says why a learner could not be added, and keeps the name [error-failed-add-learner-shown-keeps]', async () => {
  const { user } = openAsParent({ 'POST /api/households/H1/learners': new TypeError('Failed to fetch') });
  await user.click(await screen.findByRole('button', { name: 'Add Learner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Learner Name'), 'Tom');
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Failed to add learner\. We couldn’t reach Flashspark/,
  );
  expect(dialog.getByLabelText<HTMLInputElement>('Learner Name').value).toBe('Tom');
});

test('View Progress opens the reports and not the details [learners-view-progress, real-view-progress-opens-learner-report]', async () => {
  const { user } = openAsParent();
  await user.click(await screen.findByRole('button', { name: 'View Progress' }));
  expect(screen.getByRole('button', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('combobox', { name: 'Learner' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.history.state).toMatchObject({ place: { at: { tab: 'reports', learnerId: 'H1-L1' } } });
});

test('a list that cannot be loaded says so, and Retry loads it [error-learners-load-failure-shown-retry]', async () => {
  const { user } = openAsParent({
    [list]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [emma])),
  });
  expect(await screen.findByText('Failed to load learners')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
});

test('progress that cannot be loaded leaves the learner there, and Retry loads it [error-stats-load-failure-shown-retry]', async () => {
  const report = makeJson(200, [makeToday({ totalCardsStudied: 1 })]);
  const { user } = openAsParent({ [today]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), report) });
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(await screen.findByText('We couldn’t load the progress.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 answer')).toBeDefined();
});

test('a viewer sees the learners, and no button that would be refused', async () => {
  const { user } = openAsParent({}, 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  expect(await screen.findByRole('dialog', { name: 'Learner Details' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByText(/H1-L1/)).toHaveLength(1));
  for (const name of ['Add Learner', 'Edit', 'Delete', 'Create sign-in code']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('the list waits for what all did today, so that nothing moves, and for nothing else', async () => {
  const { calls } = openAsParent({ [today]: 'never' });
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/today'))).toHaveLength(1));
  expect(await screen.findByText('Loading learners...')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Emma' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Smith Family' })).toBeDefined();
});

test('a folded card’s title is a heading of its summary, where no other element is around it', async () => {
  openAsParent();
  const steps = await screen.findByRole('heading', { name: 'First steps: 2 of 5' });
  expect(steps.parentElement?.localName).toBe('summary');
});

test('the first steps of a family stand below its children', async () => {
  openAsParent();
  const steps = await screen.findByRole('heading', { name: 'First steps: 2 of 5' });
  const child = screen.getByRole('heading', { name: 'Emma' });
  expect(child.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('folded, the first steps name the next one, and offer nothing else to press', async () => {
  const { user } = openAsParent();
  const title = await screen.findByText('First steps: 2 of 5');
  expect(screen.getByText('Next: Make or import a deck')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make or import a deck' })).toBeNull();
  await user.click(title);
  expect(screen.getByRole('button', { name: 'Make or import a deck' })).toBeDefined();
  expect(screen.queryByText('Next: Make or import a deck')).toBeNull();
});

test.each([false, true])(
  'a new family without a deck has one filled button, which leads to making one, also with hidden steps: %s',
  async (isHidden) => {
    if (isHidden) localStorage.setItem('flashspark.checklist.H1', 'away');
    const idle = makeToday({ totalCardsStudied: 0, waiting: 0, openAssignments: 0 });
    const { user } = openAsParent({ [today]: makeJson(200, [idle]) });
    const make = await screen.findByRole('button', { name: 'Make or import a deck' });
    const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('primary'));
    expect(filled).toEqual([make]);
    await user.click(make);
    expect(await screen.findByRole('heading', { level: 2, name: 'My Decks' })).toBeDefined();
  },
);

test('the first steps are hidden by one press, which leaves the focus at the title', async () => {
  const { user } = openAsParent();
  await user.click(await screen.findByText(/^First steps/));
  await user.click(screen.getByRole('button', { name: 'Hide the first steps' }));
  expect(screen.queryByText(/^First steps/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learners' }));
});

test.each([
  ['Invite a second grown-up', 'Family & people'],
  ['Set up your child’s device', 'This device'],
])('the first step “%s” opens its place of Settings, from where Back returns', async (step, title) => {
  const { user } = openAsParent();
  await user.click(await screen.findByText(/^First steps/));
  await user.click(screen.getByRole('button', { name: step }));
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Learners' })).toBeDefined();
});

test('devices that cannot be read keep no learner from showing, and what all did today is read once', async () => {
  const { calls } = openAsParent({ 'GET /api/households/H1/devices': makeRefusal(403, 'not-allowed', 'Not now.') });
  expect(await screen.findByText('12 answers')).toBeDefined();
  expect(calls.filter(({ path }) => path.endsWith('/today'))).toHaveLength(1);
});
