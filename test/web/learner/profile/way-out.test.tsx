import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import '../../../../web/src/components/account/delete-account-dialog.tsx';
import { makeIndexedStore } from '../../../../web/src/learner/study/outbox/indexed-store.ts';
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';
import { emmaMember } from '../../support/smith-family.ts';
import { FakeFamily, makeLearnerMe } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { leaveAnswerWaiting } from '../study/support/leave-answer-waiting.ts';
import { makeRunning } from '../study/support/make-study.ts';

startWithFreshDevice();

const membership = { ...emmaMember, id: 'household-1-user-learner', userId: 'user-learner' };
const leave = `DELETE /api/households/household-1/members/${membership.id}`;
const done = new Response(null, { status: 204 });
const answers = {
  'GET /config.json': makeJson(200, {}),
  'GET /api/sessions': makeJson(200, []),
  'GET /api/households/household-1/members': makeJson(200, [membership]),
};

function makeFamily(): FakeFamily {
  const family = new FakeFamily();
  family.me = { ...makeLearnerMe(), households: [{ id: 'household-1', name: 'Smith Family', role: 'viewer' }] };
  return family;
}

async function openWaysOut(family: FakeFamily, more: Parameters<FakeFamily['connect']>[0] = {}) {
  family.connect({ ...answers, ...more });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  await user.click(await screen.findByText('Leave or delete'));
  return user;
}

describe('leaving the family', () => {
  test('asks, says what stays, and leads to where another one can be joined', async () => {
    const family = makeFamily();
    const user = await openWaysOut(family, {
      [leave]: () => {
        const { learner: _none, ...alone } = family.me;
        family.me = { ...alone, households: [] };
        return done;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Leave Smith Family' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Smith Family?' }));
    expect(dialog.getByText(/Your grown-ups still see what you studied/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Join my family' })).toBeDefined();
    expect(family.seen(leave)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDefined();
  });

  test('that is refused says why, and the learner stays', async () => {
    const user = await openWaysOut(makeFamily(), { [leave]: makeRefusal(409, 'conflict', 'Please try again.') });
    await user.click(screen.getByRole('button', { name: 'Leave Smith Family' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please try again.');
  });
});

test('nobody leaves while answers are still on their way', async () => {
  const family = makeFamily();
  family.connect(answers);
  const user = openApp();
  await leaveAnswerWaiting(user, family);
  await user.click(await screen.findByText('Leave or delete'));
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('1 answer hasn’t been sent yet. Try again when you’re online.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  family.isConnected = true;
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
  expect(family.received).toHaveLength(1);
});

test('deleting the account says what stays with the family, and leaves nothing of it on the device', async () => {
  const store = makeIndexedStore();
  const running = { ...makeRunning(2), userId: 'user-learner' };
  await store.saveSession(running);
  const user = await openWaysOut(makeFamily(), { 'DELETE /api/me': done });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(await dialog.findByText('You leave Smith Family. Your grown-ups still see what you studied.')).toBeDefined();
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
  expect(readSession()).toBeUndefined();
  await waitFor(async () => expect(await store.findSession('user-learner', running.deckId)).toBeUndefined());
});

test('deleting the account ends the session here even if the device’s storage never answers', async () => {
  const user = await openWaysOut(makeFamily(), { 'DELETE /api/me': done });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(await dialog.findByLabelText('Your password'), 'correct horse');
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
  expect(readSession()).toBeUndefined();
});
