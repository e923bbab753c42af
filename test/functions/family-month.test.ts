import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runFamilyMonth } from '../bench/cost/family-month.ts';
import { priceMonth, sumDollars } from '../bench/cost/price-month.ts';
import type { FamilyMonth } from '../bench/cost/usage.ts';

let month: FamilyMonth;
beforeAll(async () => {
  month = await runFamilyMonth(inject('dynamoDbEndpoint'), 5);
}, 240_000);

/** After five days with us; `npm run bench:cost` takes sixty, and prints where the units go. Room of about one in fifty: what a month costs should not grow unnoticed. */
describe('the month of a family with two children', () => {
  it('leaves 866 reviews in the table', () => {
    expect(month.reviews).toBe(866);
  });

  it('stays within its budget of calls and units', () => {
    const { apiCalls, reads, writes, indexWrites, calls } = month.total;
    expect(apiCalls).toBeLessThanOrEqual(847);
    expect(calls).toBeLessThanOrEqual(3_480);
    expect(reads).toBeLessThanOrEqual(7_960);
    expect(writes).toBeLessThanOrEqual(5_530);
    expect(indexWrites).toBeLessThanOrEqual(1_384);
  });

  it('stays within its budget of bytes stored and logged', () => {
    expect(month.storedAfter - month.storedBefore).toBeLessThanOrEqual(930_000);
    expect(month.total.logBytes / month.total.apiCalls).toBeLessThanOrEqual(650);
    expect(month.total.logLines).toBe(month.total.apiCalls);
  });

  it('sends ten answers in a call or more', () => {
    const calls = ['study/record-reviews', 'study/complete-session'].map(
      (route) => month.byRoute.get(route)?.apiCalls ?? 0,
    );
    expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(85);
  });

  it('costs a cent at most when there are 100,000 families', () => {
    expect(sumDollars(priceMonth(month, 100_000))).toBeLessThanOrEqual(0.0096);
  });
});
