const KEY_PREFIX = 'flashspark.assigned-rows.';

/**
 * How many rows the list had last time on this device: that much room is kept while it loads, so that nothing below it
 * jumps. 0 for a learner who had none.
 */
export function readKeptRows(learnerId: string): number {
  const rows = Number(localStorage.getItem(KEY_PREFIX + learnerId));
  return Number.isInteger(rows) && rows > 0 ? rows : 0;
}

/** Remembers the rows for the next time. */
export function keepRows(learnerId: string, rows: number): void {
  localStorage.setItem(KEY_PREFIX + learnerId, String(rows));
}
