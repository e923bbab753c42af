/** Whether there is time left to remove another page of rows. */
export type HasTime = () => boolean;

/**
 * How long a call deletes rows. They are hidden already, and the rest is deleted in the background. One page and the last transaction may follow: Lambda ends
 * the function after 10 s.
 */
const callMs = 5_000;

/** @returns whether a call that began at `now` has time left. */
export function timeOfCall(clock: () => Date, now: Date): HasTime {
  return timeUntil(clock, new Date(now.getTime() + callMs));
}

export function timeUntil(clock: () => Date, end: Date): HasTime {
  return () => clock().getTime() < end.getTime();
}
