import { getStats } from '../../shared/routes/admin.ts';
import { countActiveAccounts } from '../data/people/active-accounts.ts';
import { readProductCounts } from '../data/operations/product-counts.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getStats, async ({ table, now }) => {
  const [counts, activeUsers] = await Promise.all([readProductCounts(table), countActiveAccounts(table, now)]);
  return {
    totalHouseholds: counts.households,
    totalUsers: counts.users,
    totalLearners: counts.learners,
    totalDecks: counts.decks,
    activeUsers,
  };
});
