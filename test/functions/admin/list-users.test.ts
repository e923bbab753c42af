import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { listHouseholdsOfAccounts } from '../../../functions/admin/recount-product.ts';
import { listHouseholdsAction } from '../../../functions/data/people/membership.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { notice } from '../../../shared/notice.ts';
import { listUsers } from '../../../shared/routes/admin.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  deleteHousehold,
  removeMember,
  updateHousehold,
} from '../../../shared/routes/households.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { addChild, addGrownUp, makeHousehold, signUp, signUpAdmin, visitAs } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let admin: SignedIn;
let parent: SignedIn;
let guardian: SignedIn;
let householdId: string;
beforeAll(async () => {
  product = await openTestProduct();
  admin = await signUpAdmin(product);
  parent = await signUp(product, 'parent');
  householdId = (await makeHousehold(product, parent)).id;
  guardian = await addGrownUp(product, parent, householdId, 'guardian');
});

/** Asserts that the admins' list shows the same households as the account itself sees. @returns their ids. */
async function listed({ user, token }: SignedIn): Promise<string[]> {
  const all = await product.call(listUsers, admin.token, {});
  const households = all.find(({ id }) => id === user.id)?.households;
  expect(households).toEqual((await product.call(getMe, token, {})).households);
  return households?.map(({ id }) => id) ?? [];
}

/** Resets the account's row to the old form, in which households were neither counted nor listed. */
async function forgetHouseholds({ user }: SignedIn): Promise<void> {
  const fields = 'householdCount, householdIds, householdsListed';
  const Key = { PK: `USER#${user.id}`, SK: 'PROFILE' };
  await product.client.send(
    new UpdateCommand({ TableName: localTableName, Key, UpdateExpression: `REMOVE ${fields}` }),
  );
}

async function join(id: string, who: SignedIn): Promise<void> {
  const body = { role: 'viewer' } as const;
  const { code } = await product.call(createInvitation, parent.token, { params: { householdId: id }, body });
  await product.call(acceptInvitation, who.token, { body: { code } });
}

async function leave(id: string, who: SignedIn): Promise<void> {
  const params = { householdId: id, memberId: `${id}-${who.user.id}` };
  await product.call(removeMember, who.token, { params });
}

describe('the households of an account in the list', () => {
  it('are those that it is in, whatever it came into and left, under the name that they have now', async () => {
    const second = await product.call(createHousehold, parent.token, {
      body: { name: 'Second', consent: { noticeVersion: notice.version } },
    });
    const { child, learner } = await addChild(product, parent, householdId);
    await visitAs(product, admin, second.id);
    await product.call(assignUser, admin.token, {
      params: { userId: guardian.user.id },
      body: { householdId: second.id, role: 'owner' },
    });
    await product.call(updateHousehold, parent.token, { params: { householdId }, body: { name: 'Renamed' } });
    expect(await listed(parent)).toEqual([householdId, second.id].toSorted());
    expect(await listed(guardian)).toEqual([householdId, second.id].toSorted());
    expect(await listed(child)).toEqual([householdId]);
    await product.call(deleteLearner, parent.token, { params: { householdId, learnerId: learner.id }, body: {} });
    expect(await listed(child)).toEqual([]);
    await leave(second.id, parent);
    expect(await listed(parent)).toEqual([householdId]);
    await product.call(deleteHousehold, guardian.token, { params: { householdId: second.id }, body: {} });
    expect(await listed(guardian)).toEqual([householdId]);
    expect(await listed(admin)).toEqual([]);
  });

  it('are all of them for an account of before as well, which lists them once they were counted anew', async () => {
    await forgetHouseholds(guardian);
    expect(await listed(guardian)).toEqual([householdId]);
    const { id: second } = await makeHousehold(product, parent);
    await join(second, guardian);
    // The account's row contains only the second of its two households.
    expect(await listed(guardian)).toEqual([householdId, second].toSorted());
    expect(await listHouseholdsOfAccounts(product.context.table)).toBe(1);
    expect(await storedUsers.find(product.context.table, guardian.user)).toMatchObject({
      householdCount: 2,
      householdIds: new Set([householdId, second]),
      householdsListed: true,
    });
    expect(await listed(guardian)).toEqual([householdId, second].toSorted());
    expect(await listHouseholdsOfAccounts(product.context.table)).toBe(0);
  });

  it('are not listed from what was read before the account came or went', async () => {
    const { table } = product.context;
    const { id: second } = await makeHousehold(product, parent);
    const read = async () => await storedUsers.require(table, guardian.user);
    await forgetHouseholds(guardian);
    const before = await read();
    await join(second, guardian);
    const between = await read();
    await leave(second, guardian);
    for (const seen of [before, between])
      await expect(table.commit([listHouseholdsAction(table, seen, [householdId])])).rejects.toMatchObject({
        code: 'conflict',
      });
    expect(await listHouseholdsOfAccounts(table)).toBe(1);
    expect(await listed(guardian)).not.toContain(second);
  });
});
