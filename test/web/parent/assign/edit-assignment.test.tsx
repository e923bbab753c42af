import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFreshFeature } from '../../support/render-feature.tsx';
import { makeAssignment } from './support/make-assignment.ts';
import { openAssignments, paths } from './support/open-assignments.tsx';

startFreshFeature();
afterEach(() => vi.useRealTimers());

const assigned = makeAssignment('one', { resourceName: 'Capitals', dueDate: '2026-12-24', notes: 'Only Europe' });
const path = `PATCH /api/assignments/${assigned.id}`;

async function openDialog(answer: Parameters<typeof openAssignments>[0]) {
  const opened = openAssignments({ [paths.list]: makeJson(200, [assigned]), ...answer });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Capitals for Emma' }));
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Edit “Capitals” for Emma' })) };
}

test('due date and notes of an assignment are corrected, and the list shows it', async () => {
  const { user, calls, dialog } = await openDialog({ [path]: makeJson(200, { ...assigned, notes: 'All of them' }) });
  expect(dialog.getByLabelText<HTMLInputElement>(/Due Date/).value).toBe('2026-12-24');
  await user.clear(dialog.getByLabelText(/Notes/));
  await user.type(dialog.getByLabelText(/Notes/), 'All of them');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All of them')).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ notes: 'All of them' });
});

test('an emptied field is taken away', async () => {
  const { user, calls, dialog } = await openDialog({
    [paths.list]: makeJson(200, [{ ...assigned, untilReady: true, repeats: 'weekly' }]),
    [path]: makeJson(200, { ...assigned, dueDate: undefined }),
  });
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Ready by this day/ }).checked).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: /^Every week/ }));
  await user.clear(dialog.getByLabelText(/Due Date/));
  expect(dialog.queryByRole('checkbox', { name: /^Ready by this day/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    dueDate: '',
    untilReady: false,
    repeats: '',
  });
});

test('who empties the date of weekly work is asked for it, as its repetition is sent along', async () => {
  const { user, calls, dialog } = await openDialog({
    [paths.list]: makeJson(200, [{ ...assigned, repeats: 'weekly' }]),
    [path]: makeJson(200, assigned),
  });
  await user.clear(dialog.getByLabelText(/Due Date/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ dueDate: '', repeats: 'weekly' });
});

test('of what is done only the day and the notes are corrected', async () => {
  const done = { ...assigned, completedAt: '2026-11-19T16:00:00.000Z' };
  const { user, calls, dialog } = await openDialog({
    [paths.list]: makeJson(200, [done]),
    [path]: makeJson(200, done),
  });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.clear(dialog.getByLabelText(/Due Date/));
  await user.clear(dialog.getByLabelText(/Notes/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ dueDate: '', notes: '' });
});

test('a day that is past is refused at its field, and what was typed stays', async () => {
  const problem = { error: 'Please check it.', code: 'invalid-input', fields: { dueDate: 'This day is past.' } };
  const { user, dialog } = await openDialog({ [path]: makeJson(400, problem) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This day is past.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Only Europe');
});

test('is not offered to somebody who only looks on', async () => {
  openAssignments({ [paths.list]: makeJson(200, [assigned]) }, { canManage: false });
  await screen.findByText('Capitals');
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('says so when it cannot be saved', async () => {
  const { user, dialog } = await openDialog({
    [path]: makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t find this. It may have been deleted.');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Only Europe');
});
