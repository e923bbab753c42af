import { localTableName } from '../../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../../infra/operations/admin/table-report.ts';
import { type Replayed, replayErasures } from '../../../../infra/operations/restore/replay-erasures.ts';
import type { Row } from '../../../../infra/table-invariants/row.ts';
import { openTestProduct, type TestProduct } from '../../../support/test-product.ts';
import { writeRows } from '../../../support/table/write-items.ts';

/** The product before the restore, and a product that uses the restored table. */
export interface Restoration {
  readonly old: TestProduct;
  readonly restored: TestProduct;
  /** Copies the current table, as a restore to the current time would; later changes are missing from the copy. An hour passes. @returns that time. */
  readonly copy: () => Promise<Date>;
  readonly replay: (since?: Date) => Promise<Replayed>;
}

export async function openRestoration(): Promise<Restoration> {
  const [old, restored] = [await openTestProduct(), await openTestProduct()];
  return {
    old,
    restored,
    copy: async () => {
      await writeRows(restored.client, await rowsOf(old));
      const moment = old.now();
      old.pass(3_600);
      return moment;
    },
    replay: async (since) => await replayErasures({ from: old.context.table, onto: restored.context.table, since }),
  };
}

export async function rowsOf({ client }: TestProduct): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(client, localTableName)) rows.push(row);
  return rows;
}
