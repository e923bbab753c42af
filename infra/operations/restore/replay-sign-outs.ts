import { changeUserAction, listAllUsers, type StoredUser, storedUsers } from '../../../functions/data/people/user.ts';
import { repeatOnConflict } from '../../../functions/data/table/repeat-on-conflict.ts';
import type { Table } from '../../../functions/data/table/table.ts';
import type { Tables } from './tables.ts';

const readAtOnce = 100;

/**
 * Ends again, in the restored table, the sessions and PINs of accounts that were signed out everywhere in the other one since: by their person, by a new
 * password, or by an admin who disabled them. The accounts themselves tell it, so no list is needed. Safe to repeat.
 * @returns the number of accounts.
 */
export async function signOutAgain({ from, onto }: Tables): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const { users, nextCursor } = await listAllUsers(onto, { limit: readAtOnce, cursor });
    const latest = new Map((await storedUsers.findMany(from, users)).map((user) => [user.id, user]));
    for (const { id } of users) if (await catchUp(onto, id, latest.get(id))) count += 1;
    cursor = nextCursor;
  } while (cursor !== undefined);
  return count;
}

async function catchUp(onto: Table, id: string, latest: StoredUser | undefined): Promise<boolean> {
  if (!latest) return false;
  const { sessionEpoch, disabledAt } = latest;
  return await repeatOnConflict(async () => {
    const user = await storedUsers.find(onto, { id });
    if (!user || user.sessionEpoch >= sessionEpoch) return false;
    await onto.commit([
      changeUserAction(onto, user, { sessionEpoch, ...(disabledAt !== undefined && { disabledAt }) }),
    ]);
    return true;
  });
}
