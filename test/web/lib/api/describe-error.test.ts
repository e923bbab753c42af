import { expect, test } from 'vitest';
import { ApiError, makeTransportError } from '../../../../web/src/lib/api/api-error.ts';
import { describeError, describeFailure } from '../../../../web/src/lib/api/describe-error.ts';

const refusal = new ApiError({ status: 409, code: 'email-taken', message: 'There is already an account.' });
const breakdown = new ApiError({
  status: 500,
  code: 'internal',
  message: 'Something went wrong on our side.',
  requestId: 'r-7',
});

test('a refusal speaks for itself', () => {
  expect(describeFailure(refusal, 'Registration failed')).toBe('There is already an account.');
});

test('a place with better words for a refusal uses them', () => {
  const words = { 'email-taken': 'You have been here before.' } as const;
  expect(describeFailure(refusal, 'Registration failed', words)).toBe('You have been here before.');
  expect(describeFailure(breakdown, 'Registration failed', words)).toMatch(/^Registration failed\./);
});

test('a breakdown of the server names what failed and the reference', () => {
  expect(describeFailure(breakdown, 'Login failed')).toBe(
    'Login failed. Something went wrong on our side. (Reference: r-7)',
  );
});

test('a failure on the way names what failed and why', () => {
  expect(describeFailure(makeTransportError('offline'), 'Login failed')).toMatch(
    /^Login failed\. You seem to be offline/,
  );
  expect(describeFailure(makeTransportError('not-understood', 403), 'Login failed')).toMatch(
    /^Login failed\. Something is blocking/,
  );
});

test('a fault of the page itself shows no technical words', () => {
  expect(describeError(new TypeError('x is not a function'))).toBe('Something went wrong on this page. Try again.');
});
