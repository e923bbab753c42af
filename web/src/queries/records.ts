import type { RestoredRecord, ExportRecord, RecordOf } from '../../../shared/export/records.ts';
import { joinId } from '../../../shared/ids.ts';
import { mediaPathOf } from '../../../shared/export/make-files.ts';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { bringRecords, exportRecords } from '../../../shared/routes/records.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { callPage } from '../lib/api/call-page.ts';
import { shouldRetry } from '../lib/api/query-client.ts';
import { pickPause, waitFor } from '../lib/api/repeat-call.ts';
import { withoutMetadata } from '../lib/device/without-metadata.ts';

/** Scope of an export: a whole household, or one learner with the family's decks and quizzes. */
export interface ExportScope {
  readonly householdId: string;
  readonly learnerId?: string | undefined;
}

/** The part of an export that has been downloaded. Reading can resume from it. */
export interface ExportProgress {
  readonly records: readonly ExportRecord[];
  /** Cursor of the next page; undefined at the start. */
  readonly cursor?: string | undefined;
  readonly hasAllRecords: boolean;
  /** The media records; filled once all records are loaded. */
  readonly media: readonly RecordOf<'media'>[];
  /** Number of media files that were read or skipped. */
  readonly filesRead: number;
  /** Media files by their path in the ZIP; undefined for a file that could not be read. Mutated in place to avoid copying thousands of entries per file. */
  readonly files: Map<string, Blob | undefined>;
  readonly isWhole: boolean;
}

export const nothingGathered: ExportProgress = {
  records: [],
  hasAllRecords: false,
  media: [],
  filesRead: 0,
  files: new Map(),
  isWhole: false,
};

/** Reads the next page of an export or, after the last page, the next media file. */
export async function readNextPage(
  { householdId, learnerId }: ExportScope,
  so: ExportProgress,
  signal: AbortSignal,
): Promise<ExportProgress> {
  if (so.hasAllRecords) return await gatherFile(householdId, so, signal);
  const query = { ...(learnerId && { learnerId }), ...(so.cursor && { cursor: so.cursor }) };
  const page = await callPage(exportRecords, { params: { householdId }, query }, { signal });
  const records = [...so.records, ...page.items];
  const hasAllRecords = page.nextCursor === undefined;
  const media = hasAllRecords ? records.filter((record) => record.kind === 'media') : [];
  const isWhole = hasAllRecords && media.length === 0;
  return { ...so, records, cursor: page.nextCursor, hasAllRecords, media, files: new Map(), isWhole };
}

async function gatherFile(householdId: string, so: ExportProgress, signal: AbortSignal): Promise<ExportProgress> {
  const next = so.media[so.filesRead];
  if (!next) return { ...so, isWhole: true };
  const file = await readFile(joinId(householdId, next.media), signal);
  so.files.set(mediaPathOf(next), file);
  const filesRead = so.filesRead + 1;
  return { ...so, filesRead, isWhole: filesRead === so.media.length };
}

/** @returns the file; undefined if it was deleted or its read keeps failing with status 500, so that one lost file doesn't block the export */
async function readFile(mediaId: string, signal: AbortSignal): Promise<Blob | undefined> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await callRoute(getMedia, { params: { mediaId } }, { signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'not-found') return undefined;
      if (!shouldRetry(failures, error)) {
        // Any other status concerns the server or the connection, not this file.
        if (error.status === 500) return undefined;
        throw error;
      }
      await waitFor(pickPause(failures, error));
    }
  }
}

/** Uploads a picture or sound of a backup. Identical bytes share one id, so repeating it is safe. */
export async function restoreFile(householdId: string, body: Blob, signal: AbortSignal): Promise<void> {
  const call = { params: { householdId }, body: await withoutMetadata(body) };
  await callRoute(storeMedia, call, { signal, timeoutMs: 30_000 });
}

/** A part of a backup that is being restored into a household. */
export interface BroughtPart {
  readonly importId: string;
  readonly records: RestoredRecord[];
  readonly isLast: boolean;
}

/** Restores one part. Sending it again has no effect. */
export async function restorePart(
  householdId: string,
  { isLast, ...part }: BroughtPart,
  signal: AbortSignal,
): Promise<void> {
  const body = { ...part, ...(isLast && { isLast: true as const }) };
  await callRoute(bringRecords, { params: { householdId }, body }, { signal, timeoutMs: 30_000 });
}
