import type { ExportRecord } from './records.ts';

/** How many records an export will have, as far as those that came so far tell: decks and progress come first, and say what follows. */
export function estimateRecords(records: readonly ExportRecord[]): number {
  let expected = 0;
  for (const record of records) {
    if (record.kind === 'deck') expected += 1 + record.totalCards;
    else if (record.kind === 'deck-progress') expected += 1 + record.reviews + record.studied;
    else if (!counted.has(record.kind)) expected += 1;
  }
  return Math.max(expected, records.length);
}

/** What decks and progress say the number of. */
const counted: ReadonlySet<ExportRecord['kind']> = new Set(['card', 'review', 'card-memory']);
