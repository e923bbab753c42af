import { memoryOnly } from '../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../infra/local/database/dynamodb-local.ts';
import type { BenchResult } from './bench-line.ts';
import { runFamilyMonth } from './cost/family-month.ts';
import { priceHistory, priceMonth, priceFixedCosts, sumDollars } from './cost/price-month.ts';
import { fixedCostResources } from './cost/fixed-costs.ts';
import type { FamilyMonth } from './cost/usage.ts';

/** Simulated months of a family by how long it has used the product, and a month of a family whose children study more. */
export interface SimulatedMonths {
  readonly third: FamilyMonth;
  readonly twelfth: FamilyMonth;
  /** Third month of a family whose two children answer 43 cards a day each. */
  readonly heavyUse: FamilyMonth;
}

/** Default number of families, used for volume prices. */
const manyFamilies = 100_000;
const keenAnswers = 43 * 2 * 30;
const elevenMonths = 330;

/** Simulates the months with the real handlers over DynamoDB Local. Takes minutes. */
export async function simulateMonths(): Promise<SimulatedMonths> {
  const database = await startDynamoDbLocal({ dataDir: memoryOnly });
  try {
    const { endpoint } = database;
    return {
      third: await runFamilyMonth(endpoint),
      twelfth: await runFamilyMonth(endpoint, { earlierDays: elevenMonths }),
      heavyUse: await runFamilyMonth(endpoint, { reviews: keenAnswers }),
    };
  } finally {
    await database.stop();
  }
}

export async function benchBill(): Promise<BenchResult[]> {
  return listBill(await simulateMonths());
}

/** @returns the figures of the bill with their goals. Month 36 is extrapolated linearly from months 3 and 12. */
export function listBill({ third, twelfth, heavyUse }: SimulatedMonths): BenchResult[] {
  const dollars = (month: FamilyMonth, families = manyFamilies) => sumDollars(priceMonth(month, families));
  const growth = (dollars(twelfth) - dollars(third)) / (12 - 3);
  const line = (name: string, measured: number, goal?: number): BenchResult => ({
    name,
    unit: 'dollars',
    measured,
    ...(goal !== undefined && { goal }),
  });
  return [
    line('the stack with nobody in it, a month', sumDollars(priceFixedCosts(fixedCostResources)), 10),
    line("a family's month, one of 100,000 families", dollars(third), 0.008),
    line('what a month of history adds to each later month', priceHistory(third), 0.0003),
    line("the family's 12th month", dollars(twelfth)),
    line("the family's 36th month, in a straight line", dollars(twelfth) + growth * (36 - 12)),
    line('a month of a keen family, 43 answers a day and child', dollars(heavyUse)),
    line("a family's month, one of 1,000 families, functions started cold", dollars(third, 1_000)),
  ];
}
