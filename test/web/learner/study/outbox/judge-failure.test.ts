import { expect, test } from 'vitest';
import { hasNoAnswer, judgeFailure } from '../../../../../web/src/learner/study/outbox/judge-failure.ts';
import { ApiError } from '../../../../../web/src/lib/api/api-error.ts';
import { errorCatalogue } from '../../../../../shared/errors.ts';
import { refusal, transportFailure } from '../support/fake-server.ts';

test.each([
  ['no connection', transportFailure('offline')],
  ['no answer in time', transportFailure('timed-out')],
  ['a gateway in trouble', transportFailure('gateway', 502)],
  ['a gateway that knows no such route just now', transportFailure('gateway', 404)],
  ['a hotel’s sign-in page', transportFailure('not-understood', 200)],
  ['a hotel’s sign-in page with a refusal', transportFailure('not-understood', 403)],
  ['a server in trouble', refusal(503)],
  ['too many calls', refusal(429, 3)],
  ['two writes at the same moment', refusal(409)],
  ['something nobody thought of', new TypeError('x is not a function')],
])('%s: the answer waits', (_, error) => {
  expect(judgeFailure(error)).toBe('retry');
});

test.each([[400], [404]] as const)('the product’s own %d: the answer is set aside', (status) => {
  expect(judgeFailure(refusal(status))).toBe('refused');
});

test('a round that is full, which it stays: the answer is set aside', () => {
  const { sentence: message, status } = errorCatalogue['session-full'];
  expect(judgeFailure(new ApiError({ status, code: 'session-full', message }))).toBe('refused');
});

test('nobody signed in: the answer waits for its owner', () => {
  expect(judgeFailure(refusal(401))).toBe('signed-out');
});

test('only a call without any answer means that the connection is gone', () => {
  expect(hasNoAnswer(transportFailure('unreachable'))).toBe(true);
  expect(hasNoAnswer(refusal(503))).toBe(false);
  expect(hasNoAnswer(new Error('?'))).toBe(false);
});
