import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { deleteAccount, getMe, login, requestEmailChange, requestPasswordReset } from '../../../shared/routes/auth.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  getHousehold,
  listMembers,
  updateMember,
} from '../../../shared/routes/households.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, mentions } from '../../support/faults.ts';
import { deliverMails } from '../../support/mailbox.ts';
import { addGrownUp, makeDeck, makeFamily, signUp, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const password = 'correct horse 42';

async function remove({ token }: SignedIn, json: object = { password }) {
  return await product.send(deleteAccount, token, { json });
}

/** Returns all rows that contain one of the words, except the log of erasures. */
async function rowsWith(...words: readonly string[]) {
  const { Items: rows = [] } = await product.client.send(new ScanCommand({ TableName: localTableName }));
  return rows.filter(
    (row) => !String(row['PK']).startsWith('ERASED#') && words.some((word) => JSON.stringify(row).includes(word)),
  );
}

describe('an account that is deleted', () => {
  it('is gone with its sessions and its e-mail, and with the household that no other grown-up is in [route-delete-account]', async () => {
    await makeDeck(product, family, 3);
    const { user } = family.parent;
    await product.call(createInvitation, family.parent.token, {
      params: { householdId: family.household.id },
      body: {},
    });
    await product.call(login, undefined, { body: { email: user.email, password } });
    expect((await remove(family.parent)).status).toBe(204);
    expect(await rowsWith(user.id, user.email, family.household.id, 'Emma')).toEqual([]);
    expect((await product.send(getMe, family.parent.token, {})).status).toBe(401);
    expect((await product.send(login, undefined, { json: { email: user.email, password } })).status).toBe(401);
    expect((await product.send(getMe, family.child.token, {})).status).toBe(200);
  });

  it('takes along its sessions, the links that it was sent, a change of e-mail, and mails that wait', async () => {
    const { user, token } = family.parent;
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email: user.email } });
    await product.call(requestEmailChange, token, { body: { newEmail: 'other@example.org', password } });
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email: user.email } });
    expect((await rowsWith(`LINKS#${user.id}`)).length).toBeGreaterThan(2);
    expect((await remove(family.parent)).status).toBe(204);
    expect(await rowsWith(user.id, user.email, 'other@example.org')).toEqual([]);
  });

  it('leaves the households of others, who stay as they are', async () => {
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    expect((await remove(guardian)).status).toBe(204);
    expect(await rowsWith(guardian.user.id, guardian.user.email)).toEqual([]);
    const params = { householdId: family.household.id };
    expect(await product.call(listMembers, family.parent.token, { params })).toHaveLength(2);
  });

  it('leaves a household, too, that it joins while it is deleted', async () => {
    const guardian = await signUp(product, 'parent');
    const params = { householdId: family.household.id };
    const { code } = await product.call(createInvitation, family.parent.token, { params, body: {} });
    injectFaults(product.client).add({
      at: 'call',
      when: (call) => call.command === 'Query' && mentions('SESSION#')(call),
      does: async (_call, proceed) => {
        await product.call(acceptInvitation, guardian.token, { body: { code } });
        return await proceed();
      },
    });
    expect((await remove(guardian)).status).toBe(204);
    expect(await rowsWith(guardian.user.id)).toEqual([]);
    expect((await product.call(getHousehold, family.parent.token, { params })).memberCount).toBe(2);
  });

  it('is not deleted while others would be left without an owner; nothing is changed then', async () => {
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    expect(await remove(family.parent)).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    const params = { householdId: family.household.id };
    expect((await product.call(getHousehold, family.parent.token, { params })).memberCount).toBe(3);
    const memberId = `${family.household.id}-${guardian.user.id}`;
    await product.call(updateMember, family.parent.token, { params: { ...params, memberId }, body: { role: 'owner' } });
    expect((await remove(family.parent)).status).toBe(204);
    expect((await product.call(getHousehold, guardian.token, { params })).ownerId).toBe(guardian.user.id);
  });

  it("leaves a learner's record behind when it was the learner's account", async () => {
    expect((await remove(family.child)).status).toBe(204);
    expect(await rowsWith(family.child.user.id)).toEqual([]);
    expect(await rowsWith('Emma')).toHaveLength(1);
  });

  it('is asked for its password, a few times', async () => {
    const wrong = { status: 403, body: { code: 'wrong-password' } };
    expect(await remove(family.parent, { password: 'wrong horse' })).toMatchObject(wrong);
    expect(await remove(family.parent, {})).toMatchObject(wrong);
    for (let tries = 2; tries < 5; tries += 1) await remove(family.parent, {});
    expect(await remove(family.parent)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
  });

  it('leaves nothing but an entry of its id among what was erased', async () => {
    const lonely = await signUp(product, 'parent');
    // An idempotency key makes the product store the response, which must be deleted, too.
    const made = await product.send(createHousehold, lonely.token, {
      json: { name: 'Mine' },
      headers: { 'idempotency-key': 'mine' },
    });
    expect(made.status).toBe(201);
    expect((await remove(lonely)).status).toBe(204);
    const { Items: rows = [] } = await product.client.send(new ScanCommand({ TableName: localTableName }));
    const told = rows.filter((row) => JSON.stringify(row).includes(lonely.user.id));
    expect(told).toEqual([
      {
        PK: expect.stringMatching(/^ERASED#/),
        SK: `AT#${product.now().toISOString()}#account#${lonely.user.id}`,
        at: product.now().toISOString(),
        kind: 'account',
        id: lonely.user.id,
      },
    ]);
  });
});
