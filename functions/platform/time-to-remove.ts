/** Says whether there is time to remove one more page of rows. */
export type HasTime = () => boolean;

/**
 * How long a call removes rows, from its beginning. What it hid is gone for everybody; what is left then goes in the background.
 * A page and the last transaction come on top: a function is ended after 10 s.
 */
const callMs = 5_000;

/** @returns whether there is time left of a call that began at `now`, by the clock. */
export function timeOfCall(clock: () => Date, now: Date): HasTime {
  return timeUntil(clock, new Date(now.getTime() + callMs));
}

export function timeUntil(clock: () => Date, end: Date): HasTime {
  return () => clock().getTime() < end.getTime();
}
