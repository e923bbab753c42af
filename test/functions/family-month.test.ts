import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runFamilyMonth } from '../bench/cost/family-month.ts';
import { priceMonth, sumDollars } from '../bench/cost/price-month.ts';
import type { FamilyMonth } from '../bench/cost/usage.ts';
import { compareWithDatabase, prepareMemoryClients } from '../faults/twin/memory-client.ts';

let month: FamilyMonth;
beforeAll(async () => {
  const days = { earlierDays: 5, days: 12 };
  month = await runFamilyMonth(inject('dynamoDbEndpoint'), days, prepareMemoryClients());
}, 240_000);
afterAll(compareWithDatabase);

/** Cost budget for twelve days that follow five unmeasured ones, with about 2 % of slack. `npm run bench:cost` measures a whole month in detail. */
describe('twelve days of a family with two children', () => {
  it('leave 358 reviews in the table', () => {
    expect(month.reviews).toBe(358);
  });

  it('stay within their budget of calls and units', () => {
    const { apiCalls, reads, writes, indexWrites, calls } = month.total;
    expect(apiCalls).toBeLessThanOrEqual(370);
    expect(calls).toBeLessThanOrEqual(1_581);
    expect(reads).toBeLessThanOrEqual(3_390);
    expect(writes).toBeLessThanOrEqual(2_325);
    expect(indexWrites).toBeLessThanOrEqual(494);
  });

  it('stay within their budget of bytes stored and logged', () => {
    expect(month.storedAfter - month.storedBefore).toBeLessThanOrEqual(402_000);
    expect(month.total.logBytes / month.total.apiCalls).toBeLessThanOrEqual(361);
    expect(month.total.logLines).toBe(month.total.apiCalls);
  });

  it('send ten answers in a call or more', () => {
    const calls = ['study/record-reviews', 'study/complete-session'].map(
      (route) => month.byRoute.get(route)?.apiCalls ?? 0,
    );
    expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(37);
  });

  it('cost half a cent at most when there are 100,000 families', () => {
    expect(sumDollars(priceMonth(month, 100_000))).toBeLessThanOrEqual(0.00408);
  });

  it('cost more where families are so few that functions start cold', () => {
    const starts = (families: number) =>
      priceMonth(month, families).find(({ name }) => name === 'Lambda starts')?.dollars ?? 0;
    expect(starts(1_000)).toBeGreaterThan(2 * starts(100_000));
  });
});
