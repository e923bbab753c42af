import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, makeTransportError } from '../../../../web/src/lib/api/api-error.ts';
import { makeQueryClient, shouldRetry } from '../../../../web/src/lib/api/query-client.ts';
import { holdUnsavedWork } from '../../../../web/src/lib/page/unsaved-work.ts';

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

test('a server that asks for more than a few seconds is not asked again', () => {
  const busyFor = (retryAfterSeconds: number) =>
    new ApiError({ status: 503, code: 'unavailable', message: 'Busy.', retryAfterSeconds });
  expect([3, 30].map((seconds) => shouldRetry(0, busyFor(seconds)))).toEqual([true, false]);
});

test('a second tap in the same moment meets a button that knows of the first one', async () => {
  const make = vi.fn(async () => await new Promise(() => undefined));
  function MakeButton() {
    const { isPending, mutate } = useMutation({ mutationFn: make });
    return (
      <button type="button" onClick={() => isPending || mutate()}>
        Make
      </button>
    );
  }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MakeButton />
    </QueryClientProvider>,
  );
  // Without a turn of the event loop between the taps: only what is queued as a microtask happens.
  vi.useFakeTimers();
  for (const _ of [1, 2]) await act(async () => await Promise.resolve(screen.getByRole('button').click()));
  vi.useRealTimers();
  expect(make).toHaveBeenCalledTimes(1);
});

test('what another device deleted makes everything on the screen old, so the list of it is read again', async () => {
  const client = makeQueryClient();
  client.setQueryData(['decks'], []);
  const change = client.getMutationCache().build(client, { mutationFn: async () => await Promise.reject(refused) });
  await expect(change.execute(undefined)).rejects.toBe(refused);
  expect(client.getQueryState(['decks'])?.isInvalidated).toBe(true);
});

test('nothing is read again under what somebody has typed', async () => {
  const client = makeQueryClient();
  client.setQueryData(['decks'], []);
  onTestFinished(holdUnsavedWork());
  const change = client.getMutationCache().build(client, { mutationFn: async () => await Promise.reject(refused) });
  await expect(change.execute(undefined)).rejects.toBe(refused);
  expect(client.getQueryState(['decks'])?.isInvalidated).toBe(false);
});
