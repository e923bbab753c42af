import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { avatarPictures } from '../../../../web/src/components/avatars/avatar.tsx';
import { makeJson } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent } from '../../support/open-as-parent.ts';
import { emma } from '../../support/smith-family.ts';

startFresh();

async function openForm(answers: Parameters<typeof openAsParent>[0] = {}) {
  const opened = openAsParent(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Add Learner' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add Learner' })) };
}

test('gives an example of a name, and Cancel closes the form without a call [learners-add-learner-modal, learners-field-learner-name, learners-e-g-emma, learners-cancel]', async () => {
  const { calls, user, dialog } = await openForm();
  expect((await dialog.findByLabelText('Learner Name')).getAttribute('placeholder')).toBe('e.g. Emma');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('asks for a name before it calls [valid-learner-name-required]', async () => {
  const { calls, user, dialog } = await openForm();
  await user.type(await dialog.findByLabelText('Learner Name'), '  ');
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect(await dialog.findByText('Enter a name.')).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('hints at a learner of the same name, and adds another one all the same', async () => {
  const { calls, user, dialog } = await openForm({ 'POST /api/households/H1/learners': 'never' });
  const field = await dialog.findByRole('textbox', { name: 'Learner Name' });
  const hint = 'You already have a learner named Emma. A nickname helps to tell them apart.';
  await user.type(field, 'Em');
  expect(dialog.queryByText(hint)).toBeNull();
  await user.type(field, 'MA ');
  expect(field.getAttribute('aria-describedby')).toBe(dialog.getByText(hint).id);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  await dialog.findByRole('button', { name: 'Adding...' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('says Adding... while the learner is being added [learners-adding]', async () => {
  const { user, dialog } = await openForm({ 'POST /api/households/H1/learners': 'never' });
  await user.type(await dialog.findByLabelText('Learner Name'), 'Tom');
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect(await dialog.findByRole('button', { name: 'Adding...' })).toBeDefined();
});

test('a learner with a picture shows it, one without gets a neutral figure [learners-avatar-default-icon]', async () => {
  const { avatar: _none, ...tom } = { ...emma, id: 'H1-L2', name: 'Tom' };
  openAsParent({ 'GET /api/households/H1/learners': makeJson(200, [emma, tom]) });
  const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li');
  expect((await cardOf('Emma'))?.querySelector('img')?.getAttribute('src')).toBe(avatarPictures.fox);
  expect((await cardOf('Tom'))?.querySelector('img')).toBeNull();
  expect((await cardOf('Tom'))?.querySelector('svg')).not.toBeNull();
});
