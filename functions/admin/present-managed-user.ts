import { presentUser } from '../auth/account.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/user.ts';

/** @returns the account as admins see it. */
export async function presentManagedUser(table: Table, user: StoredUser) {
  return { ...(await presentUser(table, user)), disabled: user.disabledAt !== undefined };
}
