import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** When each test begins, by the device's clock. */
const now = Date.parse('2026-03-02T15:00:00.000Z');

/** Stops the clock in each test of the file: time only passes by `passTime`. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: now });
    // The testing library looks for this name to see that timers are fake.
    vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets so much time pass, in milliseconds, with all that happens in it. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Lets what is under way come to rest. The clock moves on by a few milliseconds: a timer set by a timer takes one at least. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await passTime(1);
}
