import { afterEach, expect, test, vi } from 'vitest';
import { completeSession, recordReviews } from '../../../../../shared/routes/study.ts';
import { sendBatch } from '../../../../../web/src/learner/study/outbox/open-outbox.ts';
import { startSession } from '../../../../../web/src/lib/session.ts';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { makeLearnerMe } from '../support/fake-family.ts';
import { makeAnswer, user } from '../support/make-study.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const work = makeAnswer().work;
const reviews = work.kind === 'review' ? [work.review] : [];

function signIn(userId: string): void {
  startSession({ token: `token-of-${userId}`, user: makeLearnerMe('Emma', userId) });
}

test('sends answers as the contract wants them, and sees the call through when the page closes', async () => {
  signIn(user);
  const calls = fakeApi({ 'POST /api/sessions/session-1/reviews': makeJson(200, { accepted: 1, cards: [] }) });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await sendBatch(user, { kind: 'reviews', sessionId: 'session-1', seqs: [1], reviews });
  expect(recordReviews.body.parse(calls[0]?.body)).toEqual({ reviews });
  expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true);
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
