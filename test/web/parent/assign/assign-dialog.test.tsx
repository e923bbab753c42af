import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openLanguage } from '../../../../web/src/words/language.ts';
import { waitForWords } from '../../../../web/src/words/word-problem.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeJson, makeRefusal, type SeenCall } from '../../support/fake-api.ts';
import { answersInSequence } from './support/in-turn.ts';
import { emma } from '../../support/smith-family.ts';
import { makeAssignment } from './support/make-assignment.ts';
import { openAssignments, paths } from './support/open-assignments.tsx';

startFreshFeature();
afterEach(async () => {
  vi.useRealTimers();
  await act(() => openLanguage('en'));
});

async function openForm(answers: Parameters<typeof openAssignments>[0] = {}) {
  const opened = openAssignments(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Assign a deck or quiz' }));
  const form = within(await screen.findByRole('dialog', { name: 'New assignment' }));
  await form.findByRole('option', { name: answers[paths.decks] ? 'Deck' : 'Deck 2' });
  const pick = async (label: string, option: string) =>
    opened.user.selectOptions(form.getByLabelText(label), await form.findByRole('option', { name: option }));
  const choose = async (name: string) => opened.user.click(form.getByRole('checkbox', { name }));
  const chosen = () =>
    form
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map(({ labels }) => labels?.[0]?.textContent ?? '');
  const submit = () => opened.user.click(form.getByRole('button', { name: 'Create Assignment' }));
  const valueOf = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
  /** Returns the sent assignments without duplicates: if an answer is late, the page repeats the call with the same key. */
  const sent = () => {
    const made = opened.calls.filter(({ method, path }) => `${method} ${path}` === paths.create);
    return [...new Map(made.map(({ idempotencyKey, body }) => [idempotencyKey, body])).values()];
  };
  return { ...opened, form, pick, choose, chosen, submit, valueOf, sent };
}

test('assigns a deck with date and notes, says so, and closes [assign-learner, assign-type, assign-resource, assign-due-date, assign-notes, assign-create-assignment, entity-assignment]', async () => {
  const created = makeAssignment('new', { resourceName: 'Deck 2', dueDate: '2026-11-30' });
  const { user, form, pick, submit, sent, choose } = await openForm({ [paths.create]: makeJson(201, created) });
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  fireEvent.change(form.getByLabelText('Due Date'), { target: { value: '2026-11-30' } });
  await user.type(form.getByLabelText('Notes'), 'Only Europe');
  await submit();
  expect(await screen.findByText('“Deck 2” is assigned to Emma.')).toBeDefined();
  expect(sent()).toEqual([
    {
      householdId: 'H1',
      learnerId: 'H1-L1',
      type: 'deck',
      resourceId: 'H1-D1',
      dueDate: '2026-11-30',
      notes: 'Only Europe',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Edit Deck 2 for Emma' })).toBeDefined();
});

test('without a date none is sent [valid-due-date-optional, valid-notes-optional]', async () => {
  const { pick, submit, sent, choose } = await openForm({
    [paths.create]: makeJson(201, makeAssignment('new', { learnerId: 'H1-L2' })),
  });
  await choose('Tom');
  await pick('Resource', 'Deck 10');
  await submit();
  await screen.findByText(/is assigned to Tom/);
  expect(sent()[0]).not.toHaveProperty('dueDate');
});

test('offers the household’s decks by name, and its quizzes after a change of the type [assign-type-deck-quiz]', async () => {
  const { form, pick } = await openForm();
  const offered = () => [...form.getByLabelText<HTMLSelectElement>('Resource').options].map(({ text }) => text);
  expect(offered()).toEqual(['Select a deck...', 'Deck 2', 'Deck 10']);
  await pick('Type', 'Quiz');
  await waitFor(() => expect(offered()).toEqual(['Select a quiz...', 'Quiz: World capitals']));
});

test('tells apart by their day what is called the same', async () => {
  const quizzes = ['2026-11-19', '2026-11-21'].map((day, index) => ({
    id: `H1-Q${index}`,
    name: 'Quiz: Rivers',
    createdAt: `${day}T12:00:00.000Z`,
  }));
  const { form, pick } = await openForm({ [paths.quizzes]: makeJson(200, quizzes) });
  await pick('Type', 'Quiz');
  expect(await form.findByRole('option', { name: 'Quiz: Rivers, made November 19, 2026' })).toBeDefined();
  expect(form.getByRole('option', { name: 'Quiz: Rivers, made November 21, 2026' })).toBeDefined();
});

test('another type clears what was chosen [state-assignment-changing-type-clears-chosen]', async () => {
  const { pick, submit, valueOf, form, sent, choose } = await openForm();
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  await pick('Type', 'Quiz');
  expect(valueOf('Resource')).toBe('');
  await pick('Type', 'Deck');
  expect(valueOf('Resource')).toBe('');
  await submit();
  expect((await form.findByRole('alert')).textContent).toBe('Please select a learner and resource');
  expect(sent()).toEqual([]);
});

test('asks once for what is missing, and goes to it [valid-please-select-learner-resource]', async () => {
  const { submit, form, choose } = await openForm();
  await submit();
  expect(await screen.findAllByText('Please select a learner and resource')).toHaveLength(1);
  expect(document.activeElement).toBe(within(form.getByRole('group', { name: 'Learner' })).getByLabelText('Emma'));
  await choose('Emma');
  await submit();
  expect(form.getByRole('alert').textContent).toBe('Please select a learner and resource');
  expect(document.activeElement).toBe(form.getByLabelText('Resource'));
});

test('asks once for what is missing, also after the page changed its language', async () => {
  const { submit, form } = await openForm();
  await submit();
  await screen.findByText('Please select a learner and resource');
  await act(() => openLanguage('en-XA'));
  await act(waitForWords);
  expect(screen.queryByText('Please select a learner and resource')).toBeNull();
  expect(form.getByRole('alert').textContent).toMatch(/^\[.+\]$/u);
});

test('gives several children the same, says who has it, and sends again only what failed', async () => {
  let isFull = true;
  const answer = ({ body }: SeenCall) => {
    const { learnerId } = body as { readonly learnerId: string };
    const isRefused = learnerId === 'H1-L2' && isFull;
    if (isRefused) return makeRefusal(409, 'too-many-assignments', 'This learner has too much to do.');
    return makeJson(201, makeAssignment(learnerId, { learnerId, resourceName: 'Deck 2' }));
  };
  const { calls, user, form, pick, choose, chosen, submit, sent } = await openForm({ [paths.create]: answer });
  await choose('Tom');
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  await user.type(form.getByLabelText('Notes'), 'Aloud');
  await submit();
  expect((await form.findByRole('alert')).textContent).toBe(
    '“Deck 2” is assigned to Emma. Tom: This learner has too much to do.',
  );
  expect(chosen()).toEqual(['Tom']);
  isFull = false;
  await submit();
  expect(await screen.findByText('“Deck 2” is assigned to Tom.')).toBeDefined();
  expect(sent()).toMatchObject([
    { learnerId: 'H1-L1' },
    { learnerId: 'H1-L2' },
    { learnerId: 'H1-L2', notes: 'Aloud' },
  ]);
  expect(new Set(calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])).size).toBe(3);
});

test('a deck with a date can be for when it is known, and anything can come back each week', async () => {
  const { user, form, pick, choose, submit, sent } = await openForm({
    [paths.create]: makeJson(201, makeAssignment('new')),
  });
  const ready = () => form.queryByRole('checkbox', { name: /^Ready by this day/ });
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  expect(ready()).toBeNull();
  fireEvent.change(form.getByLabelText('Due Date'), { target: { value: '2026-11-30' } });
  await user.click(await form.findByRole('checkbox', { name: /^Ready by this day/ }));
  await user.click(form.getByRole('checkbox', { name: /^Every week/, hidden: true }));
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ dueDate: '2026-11-30', untilReady: true, repeats: 'weekly' });
});

test('a quiz is never for when it is known, though a deck was to be', async () => {
  const { user, form, pick, choose, submit, sent } = await openForm({
    [paths.create]: makeJson(201, makeAssignment('new')),
  });
  await choose('Emma');
  fireEvent.change(form.getByLabelText('Due Date'), { target: { value: '2026-11-30' } });
  await user.click(await form.findByRole('checkbox', { name: /^Ready by this day/ }));
  await pick('Type', 'Quiz');
  expect(form.queryByRole('checkbox', { name: /^Ready by this day/ })).toBeNull();
  await pick('Resource', 'Quiz: World capitals');
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.keys(sent()[0] ?? {})).not.toContain('untilReady');
  expect(Object.keys(sent()[0] ?? {})).not.toContain('repeats');
});

test('rare choices are folded away, and unfold each time one of them is not right, such as notes that are too long', async () => {
  const { user, form, pick, submit, sent, choose } = await openForm();
  const fold = () => form.getByText('More options').closest('details')?.open;
  expect(fold()).toBe(false);
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  fireEvent.change(form.getByLabelText('Notes'), { target: { value: 'x'.repeat(1_001) } });
  for (const time of ['first', 'second']) {
    await submit();
    await waitFor(() => expect(fold(), time).toBe(true));
    await user.click(form.getByText('More options'));
    await waitFor(() => expect(fold(), time).toBe(false));
  }
  expect(form.getByText('Use up to 1,000 characters.')).toBeDefined();
  expect(sent()).toEqual([]);
  const weekly = form.getByRole('checkbox', { name: /^Every week/, hidden: true });
  for (let press = 0; press < 2; press += 1) await user.click(weekly);
  expect(fold(), 'chosen and taken back').toBe(true);
});

test('whoever comes with a child and a deck in mind finds the form open, with both chosen', async () => {
  openAssignments({}, { learnerId: 'H1-L2', deckId: 'H1-D1' });
  const form = within(await screen.findByRole('dialog', { name: 'New assignment' }));
  await form.findByRole('option', { name: 'Deck 2' });
  expect(form.getByLabelText<HTMLSelectElement>('Resource').value).toBe('H1-D1');
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Tom' }).checked).toBe(true);
});

test('a child’s extra time and pace are told by a tap, and changed by one more', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Tom’s extra time and pace', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit learner' }));
  expect(dialog.getByText('Time: normal')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: /^Study/ }));
  const study = within(await screen.findByRole('dialog', { name: 'Tom: study' }));
  expect(document.activeElement).toBe(study.getByLabelText('Daily goal'));
  expect(study.getByLabelText('Pace')).toBeDefined();
});

test('chooses a household’s only learner from the start', async () => {
  const { valueOf } = await openForm({ [paths.learners]: makeJson(200, [emma]) });
  expect(valueOf('Learner')).toBe('H1-L1');
});

test('a deck that is gone on the server is said to be gone, here too, and the rest stays [valid-selected-resource-not-found]', async () => {
  const { user, form, pick, submit, valueOf, choose, chosen } = await openForm({
    [paths.decks]: answersInSequence(makeJson(200, [{ id: 'H1-D1', name: 'Deck 2' }]), makeJson(200, [])),
    [paths.create]: makeRefusal(404, 'resource-not-found', 'Selected resource not found'),
  });
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  await user.type(form.getByLabelText('Notes'), 'Only Europe');
  await submit();
  expect((await form.findByRole('alert')).textContent).toBe('Selected resource not found');
  await waitFor(() => expect(form.queryByRole('option', { name: 'Deck 2' })).toBeNull());
  expect([...chosen(), valueOf('Notes')]).toEqual(['Emma', 'Only Europe']);
});

test('a deck that went while the form was open is not sent', async () => {
  const { pick, submit, form, sent, choose } = await openForm({
    [paths.decks]: answersInSequence(makeJson(200, [{ id: 'H1-D1', name: 'Deck 2' }]), makeJson(200, [])),
    [paths.create]: makeRefusal(404, 'resource-not-found', 'Selected resource not found'),
  });
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  await submit();
  await waitFor(() => expect(form.queryByRole('option', { name: 'Deck 2' })).toBeNull());
  await submit();
  await waitFor(() =>
    expect(form.getAllByText('Selected resource not found').some((text) => text.id.endsWith('-error'))).toBe(true),
  );
  expect(sent()).toHaveLength(1);
});

test('a failure says what failed and why, and keeps everything [error-failed-create-assignment]', async () => {
  const { user, form, pick, submit, valueOf, choose, chosen } = await openForm({
    [paths.create]: new TypeError('Failed to fetch'),
  });
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  await user.type(form.getByLabelText('Notes'), 'Only Europe');
  await submit();
  expect((await form.findByRole('alert')).textContent).toMatch(
    /^Failed to create assignment\. We couldn’t reach Flashspark/,
  );
  expect([...chosen(), valueOf('Resource'), valueOf('Notes')]).toEqual(['Emma', 'H1-D1', 'Only Europe']);
});

test('the earliest date is the household’s study day, and the server has the last word [valid-due-date-from-today]', async () => {
  const refusal = makeJson(400, {
    error: 'Something in this form isn’t right. Check it and try again.',
    code: 'invalid-input',
    fields: { dueDate: 'Pick a due date that isn’t in the past.' },
  });
  const { form, pick, submit, choose } = await openForm({ [paths.create]: refusal });
  const date = form.getByLabelText<HTMLInputElement>('Due Date');
  expect(date.min).toBe('2026-11-20');
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  fireEvent.change(date, { target: { value: '2026-11-19' } });
  await submit();
  expect(await form.findByText('Pick a due date that isn’t in the past.')).toBeDefined();
  expect(date.getAttribute('aria-invalid')).toBe('true');
  expect(date.value).toBe('2026-11-19');
});

test('a date that is only half typed is not sent as none', async () => {
  const { form, pick, submit, sent, choose } = await openForm();
  await choose('Emma');
  await pick('Resource', 'Deck 2');
  Object.defineProperty(form.getByLabelText('Due Date'), 'validity', { value: { badInput: true } });
  await submit();
  expect(await form.findByText('Finish the date or clear it.')).toBeDefined();
  expect(sent()).toEqual([]);
});

test('without any deck or quiz it leads to where they are made', async () => {
  const { user, form, pick, onMakeResource } = await openForm({ [paths.quizzes]: makeJson(200, []) });
  await pick('Type', 'Quiz');
  expect(await form.findByText('No quizzes yet. Make one under Create first.')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Make a quiz' }));
  expect(onMakeResource).toHaveBeenCalledWith('quizzes');
});

test('decks that cannot be loaded are said so, and Retry loads them', async () => {
  const { user, form } = await openForm({
    [paths.decks]: answersInSequence(
      makeRefusal(403, 'not-allowed', 'Not now.'),
      makeJson(200, [{ id: 'H1-D1', name: 'Deck 2' }]),
    ),
  });
  expect(await form.findByText('Failed to load decks')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Retry' }));
  expect(await form.findByRole('option', { name: 'Deck 2' })).toBeDefined();
});
