import { listUsers } from '../../shared/routes/admin.ts';
import { presentManagedUser } from './present-managed-user.ts';
import { listAllUsers } from '../data/user.ts';
import { defineHandler } from '../platform/define-handler.ts';

/** Every card shows its households, which are read account by account. */
const usersPerPage = 50;

export const handler = defineHandler(listUsers, async ({ query, table }) => {
  const { search, cursor, limit = usersPerPage } = query;
  const { users, ...rest } = await listAllUsers(table, { search, cursor, limit: Math.min(limit, usersPerPage) });
  return { items: await Promise.all(users.map(async (user) => await presentManagedUser(table, user))), ...rest };
});
