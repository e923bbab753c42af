import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answersFile } from '../../../../../shared/study/answers-file.ts';
import { hasUnsavedWork } from '../../../../../web/src/lib/page/unsaved-work.ts';
import { endSession } from '../../../../../web/src/lib/account/session.ts';
import { makeRefusal } from '../../../support/fake-api.ts';
import { openApp } from '../../../support/open-app.tsx';
import { FakeFamily, makeLearnerMe } from '../support/fake-family.ts';
import { startWithFreshDevice } from '../support/fresh-device.ts';
import { makeOpenSession } from '../support/make-study.ts';

startWithFreshDevice();

async function startStudying(): Promise<void> {
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Study' }));
  await user.click(await screen.findByText('World capitals'));
  await screen.findByRole('button', { name: 'Show Answer' });
}

/** Answers the current card with the keyboard and waits for the next text. */
async function answer(key: '1' | '2', next: string | RegExp): Promise<void> {
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key });
  await screen.findByText(next);
}

/** Reloads the page in the same tab: the history entry is kept, everything in memory is lost. */
function reload(): void {
  cleanup();
  const entry: unknown = window.history.state;
  openApp();
  window.history.replaceState(entry, '', '/');
  fireEvent.popState(window);
}

test('says that an answer is saved once the server has it, and nothing of it before there is one', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  expect(screen.queryByText(/✓/)).toBeNull();
  await answer('2', 'Question 2');
  await waitFor(() => expect(family.received).toHaveLength(1));
  expect(await screen.findByText('✓ saved')).toBeDefined();
});

test('while the server fails, says how many answers wait', async () => {
  const family = new FakeFamily();
  family.connect({
    'POST /api/sessions/session-1/reviews': makeRefusal(503, 'unavailable', 'Please try again.', {
      'retry-after': '60',
    }),
  });
  await startStudying();
  await answer('2', 'Question 2');
  expect(await screen.findByText('1 answer waiting')).toBeDefined();
  await answer('2', 'Question 3');
  expect(await screen.findByText('2 answers waiting')).toBeDefined();
  expect(screen.queryByText(/✓/)).toBeNull();
});

test('an answer that only waits for the next ones is called safe, does not hold the page, and is sent when the session is left', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  await answer('2', 'Question 2');
  await screen.findByText('✓ saved');
  await answer('2', 'Question 3');
  expect(await screen.findByText('✓ safe on this device')).toBeDefined();
  expect(screen.queryByText(/waiting/)).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
  expect(family.received).toHaveLength(1);
  const listed = family.seen('GET /api/decks').length;
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(family.received).toHaveLength(2));
  await waitFor(() => expect(family.seen('GET /api/decks')).toHaveLength(listed + 1));
  expect(family.calls.findLastIndex(({ path }) => path === '/api/decks')).toBeGreaterThan(
    family.calls.findLastIndex(({ method }) => method === 'POST'),
  );
});

test.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('sends what waits when the page %s, in a call that outlives it', async (_, happen) => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  await answer('2', 'Question 2');
  await screen.findByText('✓ saved');
  await answer('1', 'Question 3');
  await screen.findByText('✓ safe on this device');
  const fetched = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  happen();
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.keepalive])).toEqual([
    ['/api/sessions/session-1/reviews', true],
  ]);
  vi.restoreAllMocks();
  expect(await screen.findByText('✓ saved')).toBeDefined();
  expect(family.received.map(({ cardId }) => cardId)).toEqual(['card-1', 'card-2']);
});

test('without a connection keeps the answers on the device, and sends each once when it is back [real-every-answer-saved-once-idempotent]', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  family.isConnected = false;
  await answer('2', 'Question 2');
  await answer('1', 'Question 3');
  expect(await screen.findByText('Offline: kept on this device')).toBeDefined();
  expect(await screen.findByText('2 answers waiting')).toBeDefined();
  family.isConnected = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('✓ saved')).toBeDefined();
  expect(family.received.map(({ cardId, rating }) => `${cardId} ${rating}`)).toEqual([
    'card-1 correct',
    'card-2 wrong',
  ]);
});

test('a reload without a connection goes on with the same card, and no answer is lost or doubled [learning-unfinished-session-goes-same-card]', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  family.isConnected = false;
  await answer('2', 'Question 2');
  await answer('1', 'Question 3');
  const failure = new TypeError('Failed to fetch');
  family.connect({ 'POST /api/decks/deck-1/sessions': failure, 'POST /api/sessions/session-1/reviews': failure });
  family.isConnected = true;
  reload();
  expect(await screen.findByText('Card 2 of 3')).toBeDefined();
  expect(screen.getByText('Question 3')).toBeDefined();
  family.connect();
  cleanup();
  reload();
  expect(await screen.findByText('Question 3')).toBeDefined();
  await waitFor(() => expect(family.received.map(({ cardId }) => cardId)).toEqual(['card-1', 'card-2']));
  expect(new Set(family.received.map(({ id }) => id)).size).toBe(2);
});

test('the end of a session waits behind its answers when it cannot be sent', async () => {
  const family = new FakeFamily();
  family.session = makeOpenSession(1);
  family.connect();
  await startStudying();
  family.isConnected = false;
  await answer('2', 'Well done!');
  expect(await screen.findByText('1 answer waiting')).toBeDefined();
  cleanup();
  family.isConnected = true;
  openApp();
  await waitFor(() => expect(family.completions).toEqual([{ cardsStudied: 1, cardsCorrect: 1 }]));
  expect(family.received).toHaveLength(1);
});

test('an answer that can never be saved is shown with the reason, and can be tried again', async () => {
  const family = new FakeFamily();
  let isGone = true;
  family.connect({
    'POST /api/sessions/session-1/reviews': () =>
      isGone
        ? makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.')
        : new Response('{"accepted":1,"cards":[]}', { status: 200 }),
  });
  await startStudying();
  await answer('2', 'Question 2');
  expect((await screen.findByRole('alert')).textContent).toContain(
    '1 answer couldn’t be saved. We couldn’t find this. It may have been deleted.',
  );
  expect(screen.getByText('1 answer not saved yet')).toBeDefined();
  expect(screen.queryByText(/✓/)).toBeNull();
  expect(hasUnsavedWork()).toBe(true);
  expect(screen.getByRole('button', { name: 'Save to a file' })).toBeDefined();
  isGone = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(family.seen('POST /api/sessions/session-1/reviews')).toHaveLength(2);
});

test('a child’s waiting answers stay unseen and unsent while another child is signed in, and go when it comes back', async () => {
  const emma = new FakeFamily();
  emma.connect();
  await startStudying();
  emma.isConnected = false;
  await answer('2', 'Question 2');
  await screen.findByText('1 answer waiting');
  cleanup();
  endSession('signed-out');

  const ben = new FakeFamily();
  ben.me = makeLearnerMe('Ben', 'user-brother');
  ben.connect();
  await startStudying();
  expect(screen.queryByText(/waiting/)).toBeNull();
  expect(ben.received).toEqual([]);
  cleanup();
  endSession('signed-out');

  emma.isConnected = true;
  emma.connect();
  openApp();
  await waitFor(() => expect(emma.received.map(({ cardId }) => cardId)).toEqual(['card-1']));
  expect(emma.seen('POST /api/sessions/session-1/reviews').map((call) => call.authorization)).toEqual([
    'Bearer token-of-user-learner',
  ]);
});

test('warns where the browser keeps nothing, and still saves', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  expect(await screen.findByText(/This browser can’t keep answers/)).toBeDefined();
  await answer('2', 'Question 2');
  await waitFor(() => expect(family.received).toHaveLength(1));
  expect(await screen.findByText('✓ saved')).toBeDefined();
});

/** Makes every further write of the browser's store fail. */
function fillDisk(): void {
  for (const method of ['add', 'put'] as const)
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
}

test('on a device that fills up offline, holds the page and never says that the answers are saved; they go to a file, and out once the device is online', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  family.isConnected = false;
  await answer('2', 'Question 2');
  expect(hasUnsavedWork()).toBe(false);
  fillDisk();
  await answer('2', 'Question 3');
  expect(await screen.findByText('2 answers waiting')).toBeDefined();
  expect(screen.queryByText(/✓/)).toBeNull();
  expect(hasUnsavedWork()).toBe(true);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(await screen.findByRole('button', { name: 'Save to a file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const { entries } = answersFile.parse(JSON.parse(await (files[0] as Blob).text()));
  expect(entries.map(({ work }) => work.kind === 'review' && work.review.cardId)).toEqual(['card-1', 'card-2']);
  family.isConnected = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('✓ saved')).toBeDefined();
  expect(family.received.map(({ cardId }) => cardId)).toEqual(['card-1', 'card-2']);
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  vi.restoreAllMocks();
});

test('answers that only the page has outlive a sign-in that expired', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  fillDisk();
  family.isConnected = false;
  await answer('2', 'Question 2');
  await screen.findByText('1 answer waiting');
  cleanup();
  endSession('expired');
  expect(hasUnsavedWork()).toBe(true);
  family.isConnected = true;
  family.connect();
  openApp();
  await waitFor(() => expect(family.received.map(({ cardId }) => cardId)).toEqual(['card-1']));
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  vi.restoreAllMocks();
});

test('another tab that answers first takes this one along', async () => {
  const family = new FakeFamily();
  family.connect();
  await startStudying();
  const { openOutbox } = await import('../../../../../web/src/learner/study/outbox/open-outbox.ts');
  const { takeAnswer } = await import('../../../../../web/src/learner/study/session/take-answer.ts');
  const { outbox, start } = openOutbox('user-learner');
  const stop = start({ onAccepted: () => undefined });
  const running = await outbox.findSession('deck-1');
  const step =
    running &&
    takeAnswer(running, { rating: 'correct', id: '01KJ0000000000000000000099', now: new Date(), msTaken: 5 });
  if (step) await outbox.record(step);
  expect(await screen.findByText('Question 2')).toBeDefined();
  await waitFor(() => expect(family.received).not.toHaveLength(0));
  expect(new Set(family.received.map(({ id }) => id)).size).toBe(1);
  stop();
});
