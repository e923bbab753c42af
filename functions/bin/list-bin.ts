import { limits } from '../../shared/limits.ts';
import { listBin } from '../../shared/routes/bin.ts';
import { isKept, presentEntry, storedBinEntries } from '../data/content/bin.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Lists the bin. Open assignments deleted with their deck or quiz are restored with it, so they are not listed while it is in the bin. */
export const handler = defineHandler(listBin, async ({ query, household, now }) => {
  const { id, rows } = household;
  const { items, hasMore } = await storedBinEntries.page(rows, {}, query.limit ?? limits.pageSize, {
    after: query.cursor,
  });
  const owners = [...new Set(items.flatMap(({ goneWith }) => goneWith ?? []))];
  const found = await storedBinEntries.findMany(
    rows,
    owners.map((entry) => ({ entry })),
  );
  const here = new Set(found.map(({ entry }) => entry));
  const told = items.filter((one) => isKept(one, now) && (one.goneWith === undefined || !here.has(one.goneWith)));
  const last = hasMore ? items.at(-1) : undefined;
  return { items: told.map((one) => presentEntry(id, one)), ...(last && { nextCursor: last.entry }) };
});
