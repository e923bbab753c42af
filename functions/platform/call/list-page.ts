import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Page } from './call.ts';

/** What a caller asks of a list: where to go on, and how much of it. */
interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Cuts a list that was read as a whole into pages.
 * @param items things whose ids end in a ULID, in any order.
 * @returns a page of them, the first made first. The cursor is the last one's own time-ordered id, so that what comes and goes
 *   meanwhile neither repeats nor hides another one.
 */
export function pageOfList<T extends { readonly id: string }>(items: readonly T[], query: PageQuery): Page<T[]> {
  const { cursor = '', limit = limits.pageSize } = query;
  const open = items
    .filter(({ id }) => localPart(id) > cursor)
    .toSorted((a, b) => (localPart(a.id) < localPart(b.id) ? -1 : 1));
  const page = takeFitting(open.slice(0, limit));
  const last = page.length < open.length ? page.at(-1) : undefined;
  return { items: page, ...(last && { nextCursor: localPart(last.id) }) };
}

/** @returns the first items, as many as one answer can carry that has so many bytes for them, and never less than one. */
export function takeFitting<T>(items: readonly T[], room: number = limits.pageBytes): T[] {
  let bytes = 0;
  const tooMany = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return index > 0 && bytes > room;
  });
  return items.slice(0, tooMany === -1 ? items.length : tooMany);
}
