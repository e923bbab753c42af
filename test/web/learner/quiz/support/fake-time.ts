import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const now = Date.parse('2026-03-02T15:00:00.000Z');

/** Stops the clock in each test of the file; only `passTime` advances it. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: now });
    // Testing Library detects fake timers by this global.
    vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Advances the clock by this many milliseconds and runs every timer that is due. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits until pending work settles. Advances the clock by a few milliseconds, because each nested timer takes at least one. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await passTime(1);
}
