import type { ExportRecord } from './records.ts';

/** Estimates the number of records of an export from those received so far. Decks and progress come first, and contain the counts of what follows. */
export function estimateRecords(records: readonly ExportRecord[]): number {
  let expected = 0;
  for (const record of records) {
    if (record.kind === 'deck') expected += 1 + record.totalCards;
    else if (record.kind === 'deck-progress') expected += 1 + record.reviews + record.studied;
    else if (!counted.has(record.kind)) expected += 1;
  }
  return Math.max(expected, records.length);
}

/** Kinds of records that the counts in deck and progress records already include. */
const counted: ReadonlySet<ExportRecord['kind']> = new Set(['card', 'review', 'card-memory']);
