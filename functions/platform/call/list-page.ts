import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import type { Page } from './call.ts';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Pages a fully read list.
 * @returns a page, oldest first. Its cursor is the last item's own ULID, so changes between calls neither repeat nor hide items.
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

/** @returns the leading items that fit into `room` bytes of JSON, at least one. */
export function takeFitting<T>(items: readonly T[], room: number = limits.pageBytes): T[] {
  let bytes = 0;
  const tooMany = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return index > 0 && bytes > room;
  });
  return items.slice(0, tooMany === -1 ? items.length : tooMany);
}
