import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { optionsAnswers, makeMethods, phone, providePasskeys } from '../../support/fake-passkeys.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent } from '../../support/open-as-parent.ts';
import { makeToday } from '../../support/smith-family.ts';

startFresh();

const open = (answers: Parameters<typeof openAsParent>[0] = {}) =>
  openAsParent({ 'GET /config.json': makeJson(200, {}), ...optionsAnswers, ...answers });

test('a parent opens the offer and adds a passkey in one press, without a name or a password', async () => {
  const browser = providePasskeys();
  const { calls, user } = open({ 'POST /api/auth/passkeys': makeJson(201, phone) });
  await user.click(await screen.findByText('Skip the password next time?'));
  const offer = within(screen.getByRole('region', { name: 'Skip the password next time?' }));
  await user.click(offer.getByRole('button', { name: 'Add a passkey' }));
  expect(await offer.findByText('Your passkey is saved.')).toBeDefined();
  expect(offer.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Skip the password next time?' }));
  expect(browser.asked).toHaveLength(1);
  const [options, creation] = calls.filter(({ method }) => method === 'POST');
  expect(options?.body).toEqual({});
  expect(creation?.body).not.toHaveProperty('name');
});

test('it waits for the first session, and one press ends it', async () => {
  providePasskeys();
  const waiting = open({ 'GET /api/households/H1/today': makeJson(200, [makeToday({ totalCardsStudied: 0 })]) });
  await screen.findByText(/^First steps/);
  expect(waiting.calls.map(({ path }) => path)).not.toContain('/api/auth/methods');
  cleanup();
  const { user } = open();
  await user.click(await screen.findByText('Skip the password next time?'));
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learners' }));
  expect(screen.queryByText('Skip the password next time?')).toBeNull();
  cleanup();
  open();
  await screen.findByText(/^First steps/);
  expect(screen.queryByText('Skip the password next time?')).toBeNull();
});

test('who closes the question reads no blame, and can try again', async () => {
  const browser = providePasskeys();
  browser.reaction = 'closes';
  const { user } = open({ 'POST /api/auth/passkeys': makeJson(201, phone) });
  await user.click(await screen.findByText('Skip the password next time?'));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('No passkey was chosen, so nothing changed.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  browser.reaction = 'chooses';
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Your passkey is saved.')).toBeDefined();
});

test('whoever signed in a while ago is told where it can be added', async () => {
  providePasskeys();
  const { user } = open({ 'POST /api/auth/passkeys/options': makeRefusal(403, 'password-needed', 'Once more.') });
  await user.click(await screen.findByText('Skip the password next time?'));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You can add one later in Settings/);
});

test.each([
  ['the account has a passkey', true, [phone]],
  ['the browser knows none', false, []],
])('nothing is offered where %s', async (_, isAble, passkeys) => {
  if (isAble) providePasskeys();
  const { calls } = open({ 'GET /api/auth/methods': makeJson(200, makeMethods({ passkeys })) });
  await screen.findByText(/^First steps/);
  if (isAble) await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/auth/methods'));
  expect(screen.queryByText('Skip the password next time?')).toBeNull();
});
