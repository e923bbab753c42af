import type { BroughtRecord, ExportRecord } from '../../../shared/export/records.ts';
import { joinId } from '../../../shared/ids.ts';
import { mediaPathOf } from '../../../shared/export/make-files.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { bringRecords, exportRecords } from '../../../shared/routes/records.ts';
import { ApiError } from '../lib/api-error.ts';
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
  readonly hasAllRecords: boolean;
  /** Pictures and sounds by the path that they have in the ZIP; nothing for one that was removed meanwhile. */
  readonly files: ReadonlyMap<string, Blob | undefined>;
  readonly isWhole: boolean;
}

export const nothingGathered: Gathered = { records: [], hasAllRecords: false, files: new Map(), isWhole: false };

/** Reads one more page of an export, or one more picture or sound of it. */
export async function gatherMore(
  { householdId, learnerId }: ExportScope,
  so: Gathered,
  signal: AbortSignal,
): Promise<Gathered> {
  if (so.hasAllRecords) return await gatherFile(householdId, so, signal);
  const query = { ...(learnerId && { learnerId }), ...(so.cursor && { cursor: so.cursor }) };
  const page = await callPage(exportRecords, { params: { householdId }, query }, { signal });
  const records = [...so.records, ...page.items];
  const hasAllRecords = page.nextCursor === undefined;
  const isWhole = hasAllRecords && !records.some(({ kind }) => kind === 'media');
  return { ...so, records, cursor: page.nextCursor, hasAllRecords, isWhole };
}

async function gatherFile(householdId: string, so: Gathered, signal: AbortSignal): Promise<Gathered> {
  const media = so.records.filter((record) => record.kind === 'media');
  const next = media.find((one) => !so.files.has(mediaPathOf(one)));
  if (!next) return { ...so, isWhole: true };
  const params = { mediaId: joinId(householdId, next.media) };
  const file = await callRoute(getMedia, { params }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not-found') return undefined;
    throw error;
  });
  return { ...so, files: new Map([...so.files, [mediaPathOf(next), file]]) };
}

/** Stores a picture or a sound of an export again: the same bytes are the same thing. */
export async function bringFile(householdId: string, body: Blob, signal: AbortSignal): Promise<void> {
  await callRoute(storeMedia, { params: { householdId }, body }, { signal, timeoutMs: 30_000 });
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
