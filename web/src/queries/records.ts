import type { BroughtRecord, ExportRecord } from '../../../shared/export/records.ts';
import { bringRecords, exportRecords } from '../../../shared/routes/records.ts';
import { callPage, callRoute } from '../lib/api-client.ts';

/** What is exported: a household, or one learner of it with the family's decks and quizzes. */
export interface ExportScope {
  readonly householdId: string;
  readonly learnerId?: string | undefined;
}

/** What of an export is here already. Reading on begins where it stopped. */
export interface Gathered {
  readonly records: readonly ExportRecord[];
  /** Where the next page begins; absent at the start. */
  readonly cursor?: string | undefined;
  readonly isWhole: boolean;
}

export const nothingGathered: Gathered = { records: [], isWhole: false };

/** Reads one more page of an export. */
export async function gatherMore(
  { householdId, learnerId }: ExportScope,
  { records, cursor }: Gathered,
  signal: AbortSignal,
): Promise<Gathered> {
  const query = { ...(learnerId && { learnerId }), ...(cursor && { cursor }) };
  const page = await callPage(exportRecords, { params: { householdId }, query }, { signal });
  return { records: [...records, ...page.items], cursor: page.nextCursor, isWhole: page.nextCursor === undefined };
}

/** A part of an export on its way back into a household. */
export interface BroughtPart {
  readonly importId: string;
  readonly records: BroughtRecord[];
  readonly isLast: boolean;
}

/** Brings one part back: sending it again changes nothing. */
export async function bringPart(
  householdId: string,
  { isLast, ...part }: BroughtPart,
  signal: AbortSignal,
): Promise<void> {
  const body = { ...part, ...(isLast && { isLast: true as const }) };
  await callRoute(bringRecords, { params: { householdId }, body }, { signal, timeoutMs: 30_000 });
}
