/** Whether there is time left to remove another page of rows. */
export type HasTime = () => boolean;

/** How long a call deletes rows; the rest follows in the background. A page and a transaction may come on top before Lambda's 10 s timeout. */
const callMs = 5_000;

export function timeOfCall(clock: () => Date, now: Date): HasTime {
  return timeUntil(clock, new Date(now.getTime() + callMs));
}

export function timeUntil(clock: () => Date, end: Date): HasTime {
  return () => clock().getTime() < end.getTime();
}
