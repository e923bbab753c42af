import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import {
  forgetDevice,
  keepDevice,
  keepPinHolder,
  readPinHolder,
} from '../../../../web/src/lib/device/family-device.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsParent } from '../../support/open-as-parent.ts';
import { makeSession } from '../../support/people.ts';
import { emma, makeToday } from '../../support/smith-family.ts';
import { makeDeck } from '../create/support/make-deck.ts';

startFresh();

describe('handing the device over', () => {
  const fresh = { 'GET /api/households/H1/today': makeJson(200, [makeToday({ totalCardsStudied: 0, waiting: 4 })]) };
  const deck = makeDeck('Capitals', { householdId: 'H1', totalCards: 4 });

  test('is the one filled button while the child has studied nothing, and quiet afterward', async () => {
    openAsParent(fresh);
    const button = await screen.findByRole('button', { name: 'Hand over to Emma' });
    const add = screen.getByRole('button', { name: 'Add Learner' });
    expect([button.className, add.className].map((name) => name.includes('primary'))).toEqual([true, false]);
    cleanup();
    openAsParent();
    const quiet = await screen.findByRole('button', { name: 'Hand over to Emma' });
    expect(quiet.className).not.toContain('primary');
    expect(screen.getByRole('button', { name: 'Add Learner' }).className).toContain('primary');
  });

  test('gives way to Assign where a child has nothing to do, though the family has a deck', async () => {
    const idle = makeToday({ totalCardsStudied: 0, waiting: 0, openAssignments: 0 });
    openAsParent({
      'GET /api/households/H1/today': makeJson(200, [idle]),
      'GET /api/decks?householdId=H1': makeJson(200, [deck]),
    });
    const assign = await screen.findByRole('button', { name: 'Assign something to Emma' });
    await waitFor(() => expect(assign.className).toContain('primary'));
    const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('primary'));
    expect(filled).toEqual([assign]);
  });

  const device = { id: 'H1-D1', name: 'Computer', createdAt: emma.createdAt, lastUsedAt: emma.createdAt };

  function openOnNewDevice(more = {}) {
    localStorage.removeItem('flashspark.device');
    return openAsParent({
      ...fresh,
      'POST /api/households/H1/devices': makeJson(201, { device, credential: 'H1-D1.secret' }),
      'POST /api/devices/sign-in': makeRefusal(403, 'wrong-pictures', 'Pictures first.'),
      'POST /api/auth/logout': new Response(null, { status: 204 }),
      'POST /api/devices/learners': makeJson(200, { householdName: 'Smith Family', learners: [] }),
      ...more,
    });
  }

  test('says first what it does, and keeps the email for the way back', async () => {
    const { calls, user } = openOnNewDevice();
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand the device to Emma?' }));
    expect(dialog.getByText('Emma can study here. Your side stays locked.')).toBeDefined();
    expect(
      dialog.getByText(
        /tap “I’m a grown-up” at the bottom of “Home”\. Type your password\. Your email is filled in\.$/,
      ),
    ).toBeDefined();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await user.click(await screen.findByRole('button', { name: 'I’m a grown-up' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('parent@example.com');
    forgetDevice();
    expect(localStorage.getItem('flashspark.grown-up')).toBeNull();
  });

  test('ends a child’s pause after wrong pictures', async () => {
    const { calls, user } = openOnNewDevice({
      'GET /api/households/H1/learners/H1-L1/picture-code': makeJson(200, { pictures: [3, 7, 1] }),
      'PUT /api/households/H1/learners/H1-L1/picture-code': new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand the device to Emma?' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await screen.findByRole('heading', { name: 'Who is learning?' });
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ pictures: [3, 7, 1] });
    expect(put && calls.indexOf(put)).toBeLessThan(calls.findIndex(({ path }) => path === '/api/devices/sign-in'));
  });

  test('opens nothing once its dialog was left, and the child’s session ends on the server', async () => {
    const answer = Promise.withResolvers<Response>();
    const { calls, user } = openOnNewDevice({ 'POST /api/devices/sign-in': async () => await answer.promise });
    const pathOf = ({ path }: { readonly path: string }) => path;
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand the device to Emma?' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(calls.map(pathOf)).toContain('/api/devices/sign-in'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    answer.resolve(makeJson(200, makeSession('learner')));
    await waitFor(() => expect(calls.map(pathOf)).toContain('/api/auth/logout'));
    const ended = calls.filter(({ path }) => path === '/api/auth/logout');
    expect(ended.map(({ authorization }) => authorization)).toEqual(['Bearer token-of-learner']);
    expect([readSession()?.user.id, localStorage.getItem('flashspark.grown-up')]).toEqual(['user-parent', null]);
    forgetDevice();
  });

  test('promises the PIN only on a device of this family', async () => {
    keepDevice('H2-D1.secret');
    keepPinHolder('user-parent');
    const { user } = openAsParent(fresh);
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    expect(await screen.findByText(/Type your password\./)).toBeDefined();
    cleanup();
    keepDevice('H1-D1.secret');
    keepPinHolder('user-parent');
    const own = openAsParent(fresh);
    await own.user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    expect(await screen.findByText(/Type your PIN\.$/)).toBeDefined();
    forgetDevice();
  });

  test('begins with Enter in the field of the PIN too', async () => {
    const { calls, user } = openOnNewDevice({ 'PUT /api/devices/pin': new Response(null, { status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    await user.type(await screen.findByLabelText(/Pick a PIN/), '2580{Enter}');
    expect(await screen.findByRole('button', { name: 'I’m a grown-up' })).toBeDefined();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ credential: 'H1-D1.secret', pin: '2580' });
    expect(readPinHolder()).toBe('user-parent');
    forgetDevice();
  });

  test('works on a full disk too, where the email is not kept', async () => {
    const { user } = openOnNewDevice();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(
      this: Storage,
      name,
      value,
    ) {
      if (name === 'flashspark.grown-up') throw new DOMException('Full', 'QuotaExceededError');
      Object.assign(this, { [name]: value });
    });
    await user.click(await screen.findByRole('button', { name: 'Hand over to Emma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand the device to Emma?' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByRole('button', { name: 'I’m a grown-up' })).toBeDefined();
    full.mockRestore();
    forgetDevice();
  });

  test('is where the first step leads, and ticks the step about the child’s own device for no grown-up of the family', async () => {
    const phone = { ...device, id: 'H1-D2', isHandedOver: true };
    const answers = { ...fresh, 'GET /api/decks?householdId=H1': makeJson(200, [deck]) };
    const { user } = openAsParent({ ...answers, 'GET /api/households/H1/devices': makeJson(200, [phone]) });
    await user.click(await screen.findByText(/^First steps/));
    expect(screen.getByRole('button', { name: 'Set up your child’s device' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Let a child study their first card' }));
    expect(await screen.findByRole('dialog', { name: 'Hand the device to Emma?' })).toBeDefined();
    cleanup();
    openAsParent({ ...answers, 'GET /api/households/H1/devices': makeJson(200, [phone, device]) });
    await user.click(await screen.findByText(/^First steps/));
    expect(screen.queryByRole('button', { name: 'Set up your child’s device' })).toBeNull();
    expect(screen.getByText('Set up your child’s device')).toBeDefined();
  });
});
