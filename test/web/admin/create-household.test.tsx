import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { type Answers, makeHousehold, openAdminTab, statsCall, stats } from './support/open-as-admin.ts';

startFresh();

const create = 'POST /api/households';
const okafors = makeHousehold({ id: 'H9', name: 'Okafor Family', ownerId: 'user-okafor' });

async function createHousehold(answers: Answers, owner?: string) {
  const opened = await openAdminTab('Households', answers);
  await screen.findByRole('button', { name: /Smith Family/ });
  await opened.user.click(screen.getByRole('button', { name: 'Create Household' }));
  await opened.user.type(screen.getByLabelText('Household Name'), 'Okafor Family');
  if (owner) await opened.user.type(screen.getByLabelText('Owner email'), owner);
  await opened.user.click(screen.getByRole('button', { name: 'Create' }));
  return opened;
}

test('makes a household for the parent who is named, and shows and counts it at once [admin-create-household-makes-one-takes]', async () => {
  const { calls } = await createHousehold(
    {
      [create]: makeJson(201, okafors),
      [statsCall]: answersInSequence(makeJson(200, stats), makeJson(200, { ...stats, totalHouseholds: 1_205 })),
    },
    ' okafor@example.com ',
  );
  expect(await screen.findByRole('button', { name: /Okafor Family.*H9.*user-okafor/ })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'All Households (1,205)' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Okafor Family is ready').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Okafor Family',
    ownerEmail: 'okafor@example.com',
    timeZone,
  });
});

test('names no owner when none was typed', async () => {
  const { calls } = await createHousehold({ [create]: makeJson(201, okafors) });
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('ownerEmail'));
});

test('an owner who is not there is refused at the field, and what was typed stays', async () => {
  await createHousehold(
    {
      [create]: makeRefusal(404, 'owner-not-found', 'No parent account uses this email. Check it, or leave it empty.'),
    },
    'nobody@example.com',
  );
  expect(await screen.findByText('No parent account uses this email. Check it, or leave it empty.')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>('Owner email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('nobody@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Household Name').value).toBe('Okafor Family');
});

test('any other refusal stands on top of the form', async () => {
  await createHousehold({ [create]: makeRefusal(409, 'too-many-households', 'You are in 20 households.') });
  expect((await screen.findByRole('alert')).textContent).toBe('You are in 20 households.');
});

test('asks for a name and for an email that looks like one before it calls', async () => {
  const { calls, user } = await openAdminTab('Households');
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Owner email'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter a household name.')).toBeDefined();
  expect(screen.getByText('This doesn’t look like an email. Check it for typos.')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/households'))).toEqual([]);
});

test('asks before something typed is lost', async () => {
  const { user } = await openAdminTab('Households');
  await user.click(await screen.findByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), 'Oka');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
});
