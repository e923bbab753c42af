import { hideHousehold } from '../data/household.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { householdKeys } from '../data/keys.ts';
import { listMembershipsOfHousehold } from '../data/membership.ts';
import type { WriteAction } from '../data/write-action.ts';

/** A transaction holds 100 actions; a membership takes two. */
const membershipsPerTransaction = 40;

/**
 * Deletes a household with all that it owns: hides it from everybody, removes its rows in pages, and lets go of its members
 * and of itself last. Cut off anywhere, an owner's same call goes on where it stopped.
 */
export async function deleteHousehold(scope: HouseholdScope, now: Date): Promise<void> {
  const { rows } = scope;
  await hideHousehold(rows, now, ({ learnerCount, deckCount }) =>
    scope.countActions({ households: -1, learners: -learnerCount, decks: -deckCount }),
  );
  for (const prefix of householdKeys.owned) await rows.removeAll(prefix);
  const memberships = await listMembershipsOfHousehold(rows);
  const owners = memberships.filter((membership) => membership.role === 'owner');
  const others = memberships.filter((membership) => membership.role !== 'owner');
  for (let start = 0; start < others.length; start += membershipsPerTransaction) {
    const part = others.slice(start, start + membershipsPerTransaction);
    await rows.commit(part.flatMap((membership) => scope.dismissActions(membership)));
  }
  const last: WriteAction[] = owners.flatMap((membership) => scope.dismissActions(membership));
  await rows.commit([...last, rows.remove(householdKeys.meta)]);
}
