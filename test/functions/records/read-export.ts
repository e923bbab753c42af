import { exportRecords } from '../../../shared/routes/records.ts';
import type { ExportRecord } from '../../../shared/export/records.ts';
import type { TestProduct } from '../../support/test-product.ts';

export async function readExport(
  product: TestProduct,
  token: string,
  householdId: string,
  asked: Readonly<Record<string, string>> = {},
): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query = { ...asked, ...(cursor !== '' && { cursor }) };
    const answer = await product.send(exportRecords, token, { params: { householdId }, query });
    if (answer.status !== 200) throw new Error(`The export answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    records.push(...(answer.body as ExportRecord[]));
    cursor = /cursor=([\w-]+)[&>]/.exec(answer.headers['link'] ?? '')?.[1];
  }
  return records;
}
