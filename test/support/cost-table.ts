import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Consumption, meterConsumption } from './consumption.ts';

/** Measures what calls cost in DynamoDB's units, and prints all of it as a table. */
export interface CostTable {
  /** @returns what the work costs; it stands in the table under this name. */
  readonly costOf: (name: string, work: () => Promise<unknown>) => Promise<Consumption>;
  readonly print: () => void;
}

const nameWidth = 58;
const columnWidth = 8;

export function openCostTable(client: DynamoDBDocumentClient): CostTable {
  const meter = meterConsumption(client);
  const lines: string[] = [formatLine('what it costs', ['calls', 'reads', 'writes', 'indexes'])];
  return {
    costOf: async (name, work) => {
      meter.take();
      await work();
      const spent = meter.take();
      lines.push(formatLine(name, [spent.calls, spent.reads, spent.writes, spent.indexWrites]));
      return spent;
    },
    print: () => void process.stdout.write(`\n${lines.join('\n')}\n`),
  };
}

function formatLine(name: string, values: readonly (string | number)[]): string {
  return `${name.padEnd(nameWidth)} ${values.map((value) => String(value).padStart(columnWidth)).join('')}`;
}
