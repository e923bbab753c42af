import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Consumption, meterConsumption } from './consumption.ts';
import { meterRounds } from './table-rounds.ts';

export interface Cost extends Consumption {
  /** Sequential round trips; see {@link meterRounds}. */
  readonly rounds: number;
}

export interface CostTable {
  /** @returns the cost of the work, which is added to the table under this name. */
  readonly costOf: (name: string, work: () => Promise<unknown>) => Promise<Cost>;
  readonly print: () => void;
}

const nameWidth = 58;
const columnWidth = 8;

export function openCostTable(client: DynamoDBDocumentClient): CostTable {
  const meter = meterConsumption(client);
  const waits = meterRounds(client);
  const lines: string[] = [formatLine('what it costs', ['rounds', 'calls', 'reads', 'writes', 'indexes'])];
  return {
    costOf: async (name, work) => {
      meter.take();
      waits.take();
      await work();
      const cost = { ...meter.take(), rounds: waits.take() };
      lines.push(formatLine(name, [cost.rounds, cost.calls, cost.reads, cost.writes, cost.indexWrites]));
      return cost;
    },
    print: () => void process.stdout.write(`\n${lines.join('\n')}\n`),
  };
}

function formatLine(name: string, values: readonly (string | number)[]): string {
  return `${name.padEnd(nameWidth)} ${values.map((value) => String(value).padStart(columnWidth)).join('')}`;
}
