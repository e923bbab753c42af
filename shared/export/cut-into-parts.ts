import { limits } from '../limits.ts';
import type { BroughtRecord } from './records.ts';

/** Cuts records into parts that a call can carry, by number and by bytes; one that is larger than that by itself goes alone. */
export function cutIntoParts(records: readonly BroughtRecord[]): BroughtRecord[][] {
  const encoder = new TextEncoder();
  const parts: BroughtRecord[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const record of records) {
    const own = encoder.encode(JSON.stringify(record)).length + 1;
    const last = parts.at(-1);
    if (last && last.length < limits.broughtPerCall && bytes + own <= limits.broughtCallBytes) {
      last.push(record);
      bytes += own;
    } else {
      parts.push([record]);
      bytes = own;
    }
  }
  return parts;
}
