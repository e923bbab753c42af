import { limits } from '../../shared/limits.ts';
import { listUsers } from '../../shared/routes/admin.ts';
import { presentManagedUsers } from './present-managed-user.ts';
import { listAllUsers } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listUsers, async ({ query, table }) => {
  const { search, cursor, limit = limits.usersPerPage } = query;
  const { users, ...rest } = await listAllUsers(table, { search, cursor, limit: Math.min(limit, limits.usersPerPage) });
  return { items: await presentManagedUsers(table, users), ...rest };
});
