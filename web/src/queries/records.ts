import type { BroughtRecord, ExportRecord, RecordOf } from '../../../shared/export/records.ts';
import { joinId } from '../../../shared/ids.ts';
import { mediaPathOf } from '../../../shared/export/make-files.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { bringRecords, exportRecords } from '../../../shared/routes/records.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { callPage, callRoute } from '../lib/api/api-client.ts';
import { shouldRetry } from '../lib/api/query-client.ts';
import { pickPause, waitFor } from '../lib/api/repeat-call.ts';
import { withoutMetadata } from '../lib/device/without-metadata.ts';

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
  /** The pictures and sounds among the records, once all of those are here. */
  readonly media: readonly RecordOf<'media'>[];
  /** How many of them are read, or left out. */
  readonly filesRead: number;
  /** They by the path that they have in the ZIP; nothing for one that could not be had. It grows while an export is read: thousands are not copied for each. */
  readonly files: Map<string, Blob | undefined>;
  readonly isWhole: boolean;
}

export const nothingGathered: Gathered = {
  records: [],
  hasAllRecords: false,
  media: [],
  filesRead: 0,
  files: new Map(),
  isWhole: false,
};

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
  const media = hasAllRecords ? records.filter((record) => record.kind === 'media') : [];
  const isWhole = hasAllRecords && media.length === 0;
  return { ...so, records, cursor: page.nextCursor, hasAllRecords, media, files: new Map(), isWhole };
}

async function gatherFile(householdId: string, so: Gathered, signal: AbortSignal): Promise<Gathered> {
  const next = so.media[so.filesRead];
  if (!next) return { ...so, isWhole: true };
  const file = await readFile(joinId(householdId, next.media), signal);
  so.files.set(mediaPathOf(next), file);
  const filesRead = so.filesRead + 1;
  return { ...so, filesRead, isWhole: filesRead === so.media.length };
}

/** @returns nothing for one that was removed meanwhile, or that the server fails to read again and again: one that is lost never holds up an export. */
async function readFile(mediaId: string, signal: AbortSignal): Promise<Blob | undefined> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await callRoute(getMedia, { params: { mediaId } }, { signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'not-found') return undefined;
      if (!shouldRetry(failures, error)) {
        // Any other status speaks of the server or the way to it, not of this one file.
        if (error.status === 500) return undefined;
        throw error;
      }
      await waitFor(pickPause(failures, error));
    }
  }
}

/** Stores a picture or a sound of an export again: the same bytes are the same thing. */
export async function bringFile(householdId: string, body: Blob, signal: AbortSignal): Promise<void> {
  const call = { params: { householdId }, body: await withoutMetadata(body) };
  await callRoute(storeMedia, call, { signal, timeoutMs: 30_000 });
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
