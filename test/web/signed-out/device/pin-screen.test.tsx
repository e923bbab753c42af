import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  forgetDevice,
  keepDevice,
  keepPinHolder,
  readDevice,
  readPinHolder,
  readPinLength,
} from '../../../../web/src/lib/device/family-device.ts';
import { makeQueryClient } from '../../../../web/src/lib/api/query-client.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { signOutEverywhereMutation } from '../../../../web/src/queries/own-account.ts';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import { makeSession } from '../../support/people.ts';
import { openApp, startFresh } from '../../support/open-app.tsx';

startFresh();

const family = makeJson(200, { householdName: 'Smith Family', learners: [] });

async function openPin(answer?: Parameters<typeof fakeApi>[0][string], length?: number) {
  keepDevice('H1-D1.secret');
  keepPinHolder('parent-1', length);
  const calls = fakeApi({
    'POST /api/devices/learners': family,
    ...(answer && { 'POST /api/devices/pin/sign-in': answer }),
  });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'I’m a grown-up' }));
  const pin = await screen.findByLabelText<HTMLInputElement>('PIN');
  return { user, calls, pin };
}

test('a wrong PIN is announced, and the field keeps the focus', async () => {
  const { user, pin } = await openPin(makeRefusal(401, 'wrong-pin', 'That PIN isn’t right. You have 4 more tries.'));
  await user.type(pin, '9753{Enter}');
  const said = await screen.findAllByText(/You have 4 more tries/);
  expect(said.some((place) => place.closest('[aria-live="assertive"]'))).toBe(true);
  expect(document.activeElement).toBe(pin);
  forgetDevice();
});

test('the last digit opens where the length is known, a digit taken away doesn’t, and after a wrong PIN the button does', async () => {
  const wrong = makeRefusal(401, 'wrong-pin', 'That PIN isn’t right. You have 4 more tries.');
  const { user, calls, pin } = await openPin(wrong, 5);
  const tries = () => calls.filter(({ path }) => path.endsWith('/pin/sign-in')).length;
  await user.type(pin, '9753');
  expect(tries()).toBe(0);
  await user.paste('86');
  await user.keyboard('{Backspace}');
  expect([pin.value, tries()]).toEqual(['97538', 0]);
  await user.keyboard('{Backspace}8');
  await screen.findAllByText(/You have 4 more tries/);
  expect([tries(), readPinLength(), readPinHolder()]).toEqual([1, undefined, 'parent-1']);
  await user.type(pin, '97538');
  expect(tries()).toBe(1);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(tries()).toBe(2));
  forgetDevice();
});

test.each([
  ['hidden text', true, 'text'],
  ['a password', false, 'password'],
])('a PIN is %s, which the browser is not to keep', async (_kind, canHide, type) => {
  vi.stubGlobal('CSS', { supports: (rule: string) => canHide && rule === '-webkit-text-security: disc' });
  const { user, pin } = await openPin();
  expect([pin.type, pin.autocomplete]).toEqual([type, 'one-time-code']);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(pin.type).toBe('text');
  forgetDevice();
});

test('on a device that the family removed, a grown-up reads what to do, and the device is forgotten', async () => {
  const { user, pin } = await openPin(makeRefusal(401, 'device-unknown', 'Ask a grown-up.'));
  await user.type(pin, '2580{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This device isn’t set up for your family anymore. Use your password.');
  expect(screen.queryByRole('button', { name: 'Who is learning?' })).toBeNull();
  await vi.waitFor(() => expect([readDevice(), readPinHolder()]).toEqual([null, null]));
  await user.click(screen.getByRole('button', { name: 'Use your password' }));
  expect(await screen.findByLabelText('Password')).toBeDefined();
});

test('Back to the PIN after it ended shows the sign-in form', async () => {
  const { user, pin } = await openPin(makeRefusal(401, 'pin-ended', 'This PIN no longer works. Use your password.'));
  await user.type(pin, '2580{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use your password' }));
  await screen.findByLabelText('Password');
  window.history.back();
  await vi.waitFor(() =>
    expect(window.history.state).toMatchObject({ place: { at: { screen: 'sign-in' } }, depth: 1 }),
  );
  expect(await screen.findByLabelText('Password')).toBeDefined();
  expect(screen.queryByText('Type your PIN to open your side.')).toBeNull();
  forgetDevice();
});

test('signing out everywhere forgets the account’s own PIN only', async () => {
  keepDevice('H1-D1.secret');
  const client = makeQueryClient();
  fakeApi({ '/x': 'never', 'POST /api/auth/logout-everywhere': new Response(null, { status: 204 }) });
  startSession(makeSession('parent'));
  keepPinHolder('somebody-else');
  const signOut = () => client.getMutationCache().build(client, signOutEverywhereMutation).execute(undefined);
  await signOut();
  expect(readPinHolder()).toBe('somebody-else');
  keepPinHolder('user-parent');
  await signOut();
  expect(readPinHolder()).toBeNull();
  forgetDevice();
});

test('the PIN of another device is forgotten with it', () => {
  keepDevice('H1-D1.secret');
  keepPinHolder('parent-1', 4);
  keepDevice('H1-D2.secret');
  expect([readPinHolder(), readPinLength()]).toEqual([null, undefined]);
  forgetDevice();
});
