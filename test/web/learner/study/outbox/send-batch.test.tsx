import { afterEach, expect, test, vi } from 'vitest';
import { errorCatalogue } from '../../../../../shared/errors.ts';
import { completeSession, recordReviews } from '../../../../../shared/routes/study.ts';
import { sendBatch } from '../../../../../web/src/learner/study/outbox/open-outbox.ts';
import { makeTransportError } from '../../../../../web/src/lib/api/api-error.ts';
import { startSession } from '../../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { makeLearnerMe } from '../support/fake-family.ts';
import { makeAnswer, user } from '../support/make-study.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const work = makeAnswer().work;
const reviews = work.kind === 'review' ? [work.review] : [];

function told(...results: string[]) {
  const [review] = reviews;
  return { accepted: 1, results: results.map((result) => ({ ...review, result, code: 'session-full' })), cards: [] };
}

function signIn(userId: string): void {
  startSession({ token: `token-of-${userId}`, user: makeLearnerMe('Emma', userId) });
}

test('sends answers as the contract wants them, and sees the call through when the page closes', async () => {
  signIn(user);
  const calls = fakeApi({ 'POST /api/sessions/session-1/reviews': makeJson(200, told('stored')) });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await sendBatch(user, { kind: 'reviews', sessionId: 'session-1', seqs: [1], reviews });
  expect(recordReviews.body.parse(calls[0]?.body)).toEqual({ reviews });
  expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true);
});

test('tells which answers the server will never take, with its reason', async () => {
  signIn(user);
  fakeApi({ 'POST /api/sessions/session-1/reviews': makeJson(200, told('stored', 'refused', 'duplicate')) });
  const batch = { kind: 'reviews', sessionId: 'session-1', seqs: [4, 5, 6], reviews } as const;
  const { sentence: reason } = errorCatalogue['session-full'];
  expect(await sendBatch(user, batch)).toEqual([{ seq: 5, reason }]);
});

test('an answer whose reason can’t be loaded is set aside all the same, instead of being sent again', async () => {
  signIn(user);
  vi.doMock('../../../../../shared/errors.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  fakeApi({ 'POST /api/sessions/session-1/reviews': makeJson(200, told('stored', 'refused')) });
  const batch = { kind: 'reviews', sessionId: 'session-1', seqs: [4, 5], reviews } as const;
  const { message: reason } = makeTransportError('gateway');
  expect(await sendBatch(user, batch)).toEqual([{ seq: 5, reason }]);
  vi.doUnmock('../../../../../shared/errors.ts');
});

test('keeps all answers when of one of them nothing was said', async () => {
  signIn(user);
  fakeApi({ 'POST /api/sessions/session-1/reviews': makeJson(200, told('stored')) });
  const batch = { kind: 'reviews', sessionId: 'session-1', seqs: [4, 5], reviews } as const;
  await expect(sendBatch(user, batch)).rejects.toMatchObject({ code: 'not-understood' });
});

test('sends the end of a session as the contract wants it, with the answers that ride along', async () => {
  signIn(user);
  const calls = fakeApi({ 'PATCH /api/sessions/session-1/complete': makeJson(200, {}) });
  const totals = { cardsStudied: 3, cardsCorrect: 2 };
  await sendBatch(user, { kind: 'complete', sessionId: 'session-1', seqs: [1], ...totals, reviews: [] });
  await sendBatch(user, { kind: 'complete', sessionId: 'session-1', seqs: [1, 2], ...totals, reviews });
  expect(completeSession.body.parse(calls[0]?.body)).toEqual(totals);
  expect(completeSession.body.parse(calls[1]?.body)).toEqual({ ...totals, reviews });
});

test.each([
  ['somebody else', () => signIn('user-sister')],
  ['nobody', () => undefined],
])('sends nothing while %s is signed in', async (_, prepare) => {
  prepare();
  const calls = fakeApi({});
  await expect(sendBatch(user, { kind: 'reviews', sessionId: 'session-1', seqs: [1], reviews })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  expect(calls).toEqual([]);
});

test('sends no answer with the session of a child who signed in while the session’s opening was sent', async () => {
  signIn(user);
  const opening = { mode: 'due' as const, cards: [{ cardId: 'card-1' }], startedAt: '2026-03-02T15:00:00.000Z' };
  const calls = fakeApi({
    'PUT /api/sessions/session-1': () => {
      signIn('user-sister');
      return new Response(null, { status: 204 });
    },
    'POST /api/sessions/session-1/reviews': makeRefusal(404, 'not-found', errorCatalogue['not-found'].sentence),
  });
  const batch = { kind: 'reviews', sessionId: 'session-1', seqs: [1], reviews, opening } as const;
  await expect(sendBatch(user, batch)).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(calls.map(({ authorization }) => authorization)).toEqual([`Bearer token-of-${user}`]);
});

test.each([
  [404, 'not-found'],
  [409, 'not-newest'],
] as const)('an answer that cannot be taken back any more (%i) is not tried again', async (status, code) => {
  signIn(user);
  const path = 'DELETE /api/sessions/session-1/reviews/01KJ00000000000000000000';
  const calls = fakeApi({ [path]: makeRefusal(status, code, errorCatalogue[code].sentence) });
  const batch = { kind: 'take-back', sessionId: 'session-1', seqs: [7], reviewId: '01KJ00000000000000000000' } as const;
  expect(await sendBatch(user, batch)).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('one that the server could not be asked for is', async () => {
  signIn(user);
  fakeApi({ 'DELETE /api/sessions/session-1/reviews/01KJ00000000000000000000': new TypeError('Failed to fetch') });
  const batch = { kind: 'take-back', sessionId: 'session-1', seqs: [7], reviewId: '01KJ00000000000000000000' } as const;
  await expect(sendBatch(user, batch)).rejects.toMatchObject({ code: 'unreachable' });
});
