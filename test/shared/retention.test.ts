import { expect, test } from 'vitest';
import { endOfUnused } from '../../shared/retention.ts';

test.each([
  ['2025-01-15', '2026-07-15'],
  ['2025-07-01', '2027-01-01'],
  ['2024-08-31', '2026-02-28'],
  ['2022-08-30', '2024-02-29'],
])('a household that was last used on %s is erased on %s, 18 months later', (lastUsed, end) => {
  expect(endOfUnused(lastUsed)).toBe(end);
});
