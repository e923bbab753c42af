import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent } from '../../support/open-as-parent.ts';
import { emma, makeReport } from '../../support/smith-family.ts';

startFresh();

const list = 'GET /api/households/H1/learners';
const one = '/api/households/H1/learners/H1-L1';

async function openDetails(answers: Parameters<typeof openAsParent>[0] = {}) {
  const opened = openAsParent(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Emma' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Learner Details' })) };
}

test('the pencil beside a learner’s name opens name and picture right away', async () => {
  const { user, dialog } = await openDetails();
  await user.click(dialog.getByRole('button', { name: 'Name & picture' }));
  expect(await screen.findByRole('dialog', { name: 'Emma: name & picture' })).toBeDefined();
});

/** Opens one part of the form that edits a learner. */
async function openPart({ user, dialog }: Awaited<ReturnType<typeof openDetails>>, part: string) {
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  const parts = within(await screen.findByRole('dialog', { name: 'Edit learner' }));
  await user.click(parts.getByRole('button', { name: new RegExp(`^${part}`) }));
  return within(await screen.findByRole('dialog', { name: /^Emma: / }));
}

test('tells everything known of the learner [learners-name-learner-details]', async () => {
  const { dialog } = await openDetails({ [list]: makeJson(200, [{ ...emma, userId: 'user-7' }]) });
  expect(await dialog.findByText('12')).toBeDefined();
  for (const fact of ['Emma', '4', 'November 20, 2026', 'H1-L1', 'H1', 'user-7']) {
    expect(dialog.getByText(fact)).toBeDefined();
  }
});

test('says that the schedule is fitted to the learner, since when and from how many answers', async () => {
  const report = makeReport({ fit: { on: '2026-11-03', answers: 1_240 } });
  const { dialog } = await openDetails({ 'GET /api/reports/learners/H1-L1/summary': makeJson(200, report) });
  expect(
    await dialog.findByText('Adjusted to Emma’s memory on November 3, 2026, based on 1,240 answers'),
  ).toBeDefined();
});

test('changes name and picture, and returns to the details [real-learners-can-edited]', async () => {
  const changed = { ...emma, name: 'Emily', avatar: 'lion' };
  const opened = await openDetails({
    [list]: answersInSequence(makeJson(200, [emma]), makeJson(200, [changed])),
    [`PATCH ${one}`]: makeJson(200, changed),
  });
  const { calls, user } = opened;
  const form = await openPart(opened, 'Name & picture');
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'fox' }).checked).toBe(true);
  await user.clear(form.getByLabelText('Learner Name'));
  await user.type(form.getByLabelText('Learner Name'), 'Emily');
  await user.click(form.getByRole('radio', { name: 'lion' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'Learner Details' })).findByText('Emily'),
  ).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Emily', avatar: 'lion' });
});

test('of a child’s name and picture only the one that was changed is sent', async () => {
  const opened = await openDetails({
    [list]: makeJson(200, [emma]),
    [`PATCH ${one}`]: makeJson(200, { ...emma, avatar: 'lion' }),
  });
  const form = await openPart(opened, 'Name & picture');
  await opened.user.click(form.getByRole('radio', { name: 'lion' }));
  await opened.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(opened.calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(opened.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ avatar: 'lion' });
});

test('lists four parts with how each is set, and each is saved by itself', async () => {
  const { user, dialog } = await openDetails({ [list]: makeJson(200, [{ ...emma, extraTime: 2, canRead: false }]) });
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit learner' }));
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name & pictureEmma',
    'Study15 cards a day, rest days',
    'QuizzesTime: double',
    'Reading & lookCan’t read yet, color, text size',
  ]);
  await user.click(form.getByRole('button', { name: /^Quizzes/ }));
  const part = within(await screen.findByRole('dialog', { name: 'Emma: quizzes' }));
  expect(part.getAllByRole('combobox')).toHaveLength(1);
  await user.click(part.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Edit learner' })).toBeDefined();
});

test('gives a child more time for quizzes, and says what it has [help-extra-time]', async () => {
  const given = { ...emma, extraTime: 1.5 };
  const opened = await openDetails({
    [list]: answersInSequence(makeJson(200, [given]), makeJson(200, [{ ...emma, extraTime: 'no-limit' }])),
    [`PATCH ${one}`]: makeJson(200, given),
  });
  const { calls, user, dialog } = opened;
  expect(dialog.getByText('50% more')).toBeDefined();
  const form = await openPart(opened, 'Quizzes');
  const time = form.getByRole<HTMLSelectElement>('combobox', { name: 'Time for quizzes' });
  expect(time.selectedOptions[0]?.textContent).toBe('50% more');
  expect([...time.options].map(({ text }) => text)).toEqual(['Normal', '25% more', '50% more', 'Double', 'No limit']);
  await user.selectOptions(time, 'No limit');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const details = within(await screen.findByRole('dialog', { name: 'Learner Details' }));
  expect(await details.findByText('No limit')).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ extraTime: 'no-limit' });
});

test('gives a child another goal, pace and number of new cards, and says what it has', async () => {
  const opened = await openDetails({
    [list]: answersInSequence(
      makeJson(200, [emma]),
      makeJson(200, [{ ...emma, minutesPerDay: 10, pace: 'relaxed', newCardsADay: 0 }]),
    ),
    [`PATCH ${one}`]: makeJson(200, emma),
  });
  const { calls, user } = opened;
  const form = await openPart(opened, 'Study');
  const goal = form.getByRole<HTMLSelectElement>('combobox', { name: /^Daily goal/ });
  expect(goal.selectedOptions[0]?.textContent).toBe('15 cards');
  await user.selectOptions(goal, '10 minutes');
  const paces = form.getByRole<HTMLSelectElement>('combobox', { name: 'Pace' });
  expect(paces.value).toBe('steady');
  await user.selectOptions(paces, 'Relaxed: fewer cards a day');
  const newCards = form.getByRole<HTMLSelectElement>('combobox', { name: 'New cards a day' });
  expect(newCards.selectedOptions[0]?.textContent).toBe('Based on time left');
  expect([...newCards.options].map(({ text }) => text).slice(1)).toEqual(['None', '5', '10', '15', '20', '30', '40']);
  await user.selectOptions(newCards, 'None');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const details = within(await screen.findByRole('dialog', { name: 'Learner Details' }));
  expect(await details.findByText('Relaxed: fewer cards a day')).toBeDefined();
  expect(details.getByText('New cards a day').nextElementSibling?.textContent).toBe('None');
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    minutesPerDay: 10,
    pace: 'relaxed',
    newCardsADay: 0,
  });
});

test('chooses how the screens look for a child, and that it cannot read yet, and sends nothing else [help-look, help-pre-reader]', async () => {
  const before = { ...emma, extraTime: 2, look: { textSize: 'large', calm: true } };
  const opened = await openDetails({
    [list]: makeJson(200, [before]),
    [`PATCH ${one}`]: makeJson(200, before),
  });
  const { calls, user } = opened;
  const form = await openPart(opened, 'Reading & look');
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Text size' }).value).toBe('large');
  await user.selectOptions(form.getByRole('combobox', { name: 'Text size' }), 'Very large');
  await user.click(form.getByRole('checkbox', { name: /^Can’t read yet/ }));
  await user.click(form.getByRole('checkbox', { name: /^More space/ }));
  await user.click(form.getByRole('checkbox', { name: /^Calm/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    canRead: false,
    look: { textSize: 'huge', spacing: 'wide' },
  });
});

test('chooses rest days, five at most, which the details then name', async () => {
  let report = makeReport({ currentStreak: 4, keptBy: 'rest-day', restDays: [7] });
  const opened = await openDetails({
    'GET /api/reports/learners/H1-L1/summary': () => makeJson(200, report),
    [`PATCH ${one}`]: () => {
      report = makeReport({ currentStreak: 4, restDays: [6, 7] });
      return makeJson(200, emma);
    },
  });
  const { calls, user, dialog } = opened;
  expect(await dialog.findByText('4, kept by a rest day')).toBeDefined();
  await openPart(opened, 'Study');
  const days = within(await screen.findByRole('group', { name: 'Rest days' }));
  expect(days.getByRole<HTMLInputElement>('checkbox', { name: 'Sunday' }).checked).toBe(true);
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'])
    await user.click(days.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await days.findByText('Leave at least two study days a week.')).toBeDefined();
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await user.click(days.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saturday and Sunday')).toBeDefined();
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([{ restDays: [6, 7] }]);
});

test('keeps the form of a learner that somebody else deleted meanwhile, and says so', async () => {
  const opened = await openDetails({
    [list]: answersInSequence(makeJson(200, [emma]), makeJson(200, [])),
    [`PATCH ${one}`]: makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  const { user } = opened;
  const form = await openPart(opened, 'Name & picture');
  await user.type(form.getByLabelText('Learner Name'), 'line');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('No learners yet');
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t find this. It may have been deleted.');
  expect(screen.getByLabelText<HTMLInputElement>('Learner Name').value).toBe('Emmaline');
});

test('asks before what was changed is lost', async () => {
  const opened = await openDetails();
  const form = await openPart(opened, 'Name & picture');
  await opened.user.type(form.getByLabelText('Learner Name'), 'line');
  await opened.user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
});

test('deletes only after asking, and says what goes along [real-learners-can-deleted]', async () => {
  const { calls, user, dialog } = await openDetails({
    [list]: answersInSequence(makeJson(200, [emma]), makeJson(200, [])),
    [`DELETE ${one}`]: new Response(null, { status: 204 }),
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete Emma?' }));
  expect(question.getByText(/All of Emma’s study history goes too/)).toBeDefined();
  expect(question.getByRole('button', { name: 'Download everything first' })).toBeDefined();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.type(question.getByLabelText('Your password'), 'correct horse 42');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Emma was deleted')).toBeDefined();
  expect(await screen.findByText('No learners yet')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'correct horse 42' });
});

test('a learner stays when the password is not right, and the field says so', async () => {
  const { user, dialog } = await openDetails({
    [`DELETE ${one}`]: makeRefusal(403, 'wrong-password', 'Your current password isn’t right. Try again.'),
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete Emma?' }));
  await user.type(question.getByLabelText('Your password'), 'wrong horse');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('Your current password isn’t right. Try again.')).toBeDefined();
  expect(question.getByLabelText<HTMLInputElement>('Your password').value).toBe('wrong horse');
});

test('a deleted learner is gone at once, even while nothing can be read', async () => {
  const { user, dialog } = await openDetails({
    [list]: answersInSequence(makeJson(200, [emma]), 'never'),
    [`DELETE ${one}`]: new Response(null, { status: 204 }),
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse 42');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Delete Emma?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Emma was deleted')).toBeDefined();
  expect(screen.getByText('No learners yet')).toBeDefined();
});

test('says why a learner could not be deleted, and keeps the learner [error-learner-delete-failure-shown]', async () => {
  const { user, dialog } = await openDetails({
    [`DELETE ${one}`]: makeRefusal(403, 'not-allowed', 'You can see this, but not change it.'),
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse 42');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Delete Emma?' })).getByRole('button', { name: 'Delete' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('You can see this, but not change it.');
});

const invitation = {
  code: '5YA4QHXX4E',
  householdId: 'H1',
  role: 'viewer',
  learnerId: 'H1-L1',
  expiresAt: '2026-11-28T12:00:00.000Z',
};

test('makes a sign-in code, with its steps and its end', async () => {
  const { calls, user, dialog } = await openDetails({
    'POST /api/households/H1/invitations': makeJson(201, invitation),
  });
  await user.click(dialog.getByRole('button', { name: 'Create sign-in code' }));
  await waitFor(() => expect(document.querySelector('code')?.textContent).toBe('5YA4QHXX4E'));
  expect(dialog.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringContaining('register as Learner'),
    expect.stringContaining('Enter this code'),
  ]);
  expect(dialog.getByText(/Works once, until November 28, 2026/)).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ learnerId: 'H1-L1' });
  await user.click(dialog.getByRole('button', { name: 'Copy code' }));
  expect(await dialog.findByText('Copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('5YA4QHXX4E');
});

test('says that a learner got an account meanwhile, and stops offering a code', async () => {
  const { user, dialog } = await openDetails({
    [list]: answersInSequence(makeJson(200, [emma]), makeJson(200, [{ ...emma, userId: 'user-7' }])),
    'POST /api/households/H1/invitations': makeRefusal(
      409,
      'already-linked',
      'This learner already has an account. Pick another learner.',
    ),
  });
  await user.click(dialog.getByRole('button', { name: 'Create sign-in code' }));
  expect(await dialog.findByText('user-7')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Create sign-in code' })).toBeNull();
});
