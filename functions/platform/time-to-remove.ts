/** Whether there is time left to remove another page of rows. */
export type HasTime = () => boolean;

/** Time that a call may spend deleting rows; the rest is deleted in the background. The last page and transaction may exceed it, within Lambda's 10 s timeout. */
const callMs = 5_000;

export function timeOfCall(clock: () => Date, now: Date): HasTime {
  return timeUntil(clock, new Date(now.getTime() + callMs));
}

export function timeUntil(clock: () => Date, end: Date): HasTime {
  return () => clock().getTime() < end.getTime();
}
