import { expect, test } from 'vitest';
import { ApiError, makeTransportError } from '../../../web/src/lib/api-error.ts';
import { pickRetryDelay, shouldRetry } from '../../../web/src/lib/query-client.ts';

const broken = new ApiError({ status: 503, code: 'unavailable', message: 'Busy.' });
const refused = new ApiError({ status: 404, code: 'not-found', message: 'Gone.' });

test('a server in trouble and a lost connection get two more tries', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, broken))).toEqual([true, true, false]);
  expect(shouldRetry(0, makeTransportError('unreachable'))).toBe(true);
});

test('a refusal, a time-out, being offline and a fault of the page are not tried again', () => {
  for (const error of [refused, makeTransportError('timed-out'), makeTransportError('offline'), new TypeError('bug')]) {
    expect(shouldRetry(0, error)).toBe(false);
  }
});

test('the waits double up to eight seconds', () => {
  expect([0, 1, 2, 3, 4, 9].map(pickRetryDelay)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});
