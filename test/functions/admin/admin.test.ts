import { beforeAll, describe, expect, it } from 'vitest';
import { recountProduct } from '../../../functions/admin/recount-product.ts';
import { replaceProductCounts } from '../../../functions/data/operations/product-counts.ts';
import { createUser, getStats, listAuditEntries, listUsers, updateUser } from '../../../shared/routes/admin.ts';
import { getMe, login } from '../../../shared/routes/auth.ts';
import { createDeck, deleteDeck } from '../../../shared/routes/decks.ts';
import {
  createHousehold,
  deleteHousehold,
  getHousehold,
  listHouseholds,
  updateHousehold,
} from '../../../shared/routes/households.ts';
import { createLearner, deleteLearner, listLearners } from '../../../shared/routes/learners.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { makeDeck, makeFamily, signUp, signUpAdmin, visitAs } from '../../support/test-family.ts';
import { readSpread } from '../../support/stored-rows.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  admin = await signUpAdmin(product);
});

const password = 'correct horse 42';

async function stats() {
  return await product.call(getStats, admin.token, {});
}

describe('the totals', () => {
  it('follow everything that is made and removed [entity-admin-stats, route-get-stats, real-totaldecks-real-count]', async () => {
    const before = await stats();
    const family = await makeFamily(product);
    const { id: householdId } = family.household;
    const { token } = family.parent;
    const deck = await product.call(createDeck, token, { body: { name: 'A', householdId } });
    await product.call(createDeck, token, { body: { name: 'B', householdId } });
    const extra = await product.call(createLearner, token, { params: { householdId }, body: { name: 'Ben' } });
    expect(await stats()).toEqual({
      totalHouseholds: before.totalHouseholds + 1,
      totalUsers: before.totalUsers + 2,
      totalLearners: before.totalLearners + 2,
      totalDecks: before.totalDecks + 2,
      activeUsers: before.activeUsers + 2,
    });
    await product.call(deleteDeck, token, { params: { deckId: deck.id } });
    await product.call(deleteLearner, token, { params: { householdId, learnerId: extra.id }, body: {} });
    expect(await stats()).toMatchObject({ totalLearners: before.totalLearners + 1, totalDecks: before.totalDecks + 1 });
    await product.call(deleteHousehold, token, { params: { householdId }, body: {} });
    expect(await stats()).toMatchObject({
      totalHouseholds: before.totalHouseholds,
      totalLearners: before.totalLearners,
      totalDecks: before.totalDecks,
      totalUsers: before.totalUsers + 2,
    });
  });

  it('are repaired by counting anew', async () => {
    const family = await makeFamily(product);
    await makeDeck(product, family, 1);
    const before = await stats();
    expect(before).toMatchObject({ totalHouseholds: 1, totalLearners: 1, totalDecks: 1 });
    await replaceProductCounts(product.context.table, { users: 1, households: 999, learners: 0, decks: 7 });
    expect(await stats()).toMatchObject({ totalHouseholds: 999 });
    await recountProduct(product.context.table);
    expect(await stats()).toEqual(before);
  });

  it('count an account as active for thirty days after a day of use that was noted, once in fifteen [constant-active-users-last-30-days]', async () => {
    const other = await openTestProduct();
    const chief = await signUpAdmin(other);
    const person = await signUp(other, 'parent');
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.parse(startOfTests) + days * day);
    // The admin and the parent stay signed in by using the product, the parent for only 28 days. The use of both is recorded on days 0 and 15.
    for (const days of [10, 14, 15, 28, 40, 44]) {
      other.setNow(at(days));
      await other.call(getMe, chief.token, {});
      if (days <= 28) await other.call(getMe, person.token, {});
      expect(await other.call(getStats, chief.token, {})).toMatchObject({ activeUsers: 2 });
    }
    const days = (await readSpread(other, 'ACTIVE')).map((row) => [row.SK.slice(0, 10), row['accounts']]);
    expect(days.filter(([, accounts]) => accounts !== 0)).toHaveLength(2);
    other.setNow(at(45));
    expect(await other.call(getStats, chief.token, {})).toMatchObject({ activeUsers: 1 });
  });
});

describe('an account that an admin makes', () => {
  it('can sign in; a parent finds a household of its own [role-parent-made-admin-gets-household]', async () => {
    const email = 'anna.lee@example.org';
    const made = await product.call(createUser, admin.token, { body: { email, password, role: 'parent' } });
    expect(made).toMatchObject({
      email,
      role: 'parent',
      disabled: false,
      households: [{ name: "anna.lee's household", role: 'owner' }],
    });
    const signedIn = await product.call(login, undefined, { body: { email, password } });
    expect(signedIn.user.households).toEqual(made.households);
  });

  it('is signed out at once when it is disabled, and lets itself be enabled again [route-update-user, account-disabling-signs-user-out-once]', async () => {
    const person = await signUp(product, 'parent');
    const params = { userId: person.user.id };
    expect(await product.call(updateUser, admin.token, { params, body: { disabled: true } })).toMatchObject({
      disabled: true,
    });
    expect((await product.send(getMe, person.token, {})).status).toBe(401);
    const credentials = { email: person.user.email, password };
    expect((await product.send(login, undefined, { json: credentials })).status).toBe(401);
    expect(await product.call(updateUser, admin.token, { params, body: { disabled: false } })).toMatchObject({
      disabled: false,
    });
    await product.call(login, undefined, { body: credentials });
    expect((await product.send(getMe, person.token, {})).status).toBe(401);
  });

  it("cannot be the admin's own when it is disabled", async () => {
    const answer = await product.send(updateUser, admin.token, {
      params: { userId: admin.user.id },
      json: { disabled: true },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'own-account' } });
  });
});

describe('the lists', () => {
  it('page through all accounts and find them by the beginning of the e-mail [role-admin-all-users-households, role-admin-creates-users-role-parent, route-list-users, route-create-user]', async () => {
    for (const name of ['zoe1', 'zoe2', 'zoe3']) {
      await product.call(createUser, admin.token, {
        body: { email: `${name}@example.org`, password, role: 'learner' },
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await product.send(listUsers, admin.token, {
        query: { search: 'ZOE', limit: '2', ...(cursor && { cursor }) },
      });
      seen.push(...(answer.body as { email: string }[]).map(({ email }) => email));
      cursor = /cursor=([\w-]+)/.exec(answer.headers['link'] ?? '')?.[1];
    } while (cursor);
    expect(seen).toEqual(['zoe1@example.org', 'zoe2@example.org', 'zoe3@example.org']);
  });

  it('find a household by the beginning of its name, also after it was renamed [role-admin-all-users-households]', async () => {
    const parent = await signUp(product, 'parent');
    const { id } = await product.call(createHousehold, parent.token, { body: { name: 'Quokka Family' } });
    const find = async (search: string) =>
      (await product.call(listHouseholds, admin.token, { query: { search } })).map((one) => one.id);
    expect(await find('quok')).toEqual([id]);
    await product.call(updateHousehold, parent.token, { params: { householdId: id }, body: { name: 'Wombat Family' } });
    expect(await find('quok')).toEqual([]);
    expect(await find('WOMBAT')).toEqual([id]);
  });

  it('refuse a cursor that was made up', async () => {
    const made = Buffer.from(JSON.stringify(['HH#1', 'META', 'HOUSEHOLDS', 'x'])).toString('base64url');
    for (const cursor of [made, 'abc', Buffer.from('[1,2]').toString('base64url')]) {
      expect((await product.send(listUsers, admin.token, { query: { cursor } })).status).toBe(400);
    }
  });
});

describe('a household that an admin makes', () => {
  it('belongs to the parent who was named [real-admin-create-household-creates-one]', async () => {
    const parent = await signUp(product, 'parent');
    const body = { name: 'Made for you', ownerEmail: parent.user.email };
    const { id, ownerId } = await product.call(createHousehold, admin.token, { body });
    expect(ownerId).toBe(parent.user.id);
    expect(await product.call(getHousehold, parent.token, { params: { householdId: id } })).toMatchObject({
      role: 'owner',
    });
    const nobody = await product.send(createHousehold, admin.token, {
      json: { ...body, ownerEmail: 'nobody@example.org' },
    });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'owner-not-found' } });
    expect((await product.send(createHousehold, parent.token, { json: body })).status).toBe(403);
  });
});

describe('the audit trail', () => {
  it('holds what an admin changes in a household of others and reads of its children, and not what is only read of the household', async () => {
    const { household } = await makeFamily(product);
    const params = { householdId: household.id };
    await product.call(getHousehold, admin.token, { params });
    await visitAs(product, admin, household.id);
    await product.call(listLearners, admin.token, { params });
    await product.call(createLearner, admin.token, { params, body: { name: 'Ben' } });
    await product.call(deleteHousehold, admin.token, { params, body: {} });
    const entries = await product.call(listAuditEntries, admin.token, { query: { limit: 100 } });
    const own = entries.filter(({ householdId }) => householdId === household.id);
    expect(own.map(({ action, deed }) => `${action} ${deed}`).toSorted()).toEqual([
      'change-household households/delete-household',
      'change-household learners/create-learner',
      'look-into-household learners/list-learners',
      'visit-household undefined',
    ]);
  });

  it('says who did what to whom, newest first [route-list-audit-entries, account-audit-trail-admin-actions]', async () => {
    const parent = await signUp(product, 'parent');
    const { id: householdId } = await product.call(createHousehold, admin.token, { body: { name: 'Audited' } });
    await product.call(assignUser, admin.token, {
      params: { userId: parent.user.id },
      body: { householdId, role: 'guardian' },
    });
    await product.call(updateUser, admin.token, { params: { userId: parent.user.id }, body: { disabled: true } });
    const entries = await product.call(listAuditEntries, admin.token, { query: { limit: 100 } });
    const own = entries.filter(
      ({ userId, householdId: household }) => userId === parent.user.id || household === householdId,
    );
    expect(own.map(({ action }) => action).toSorted()).toEqual(['assign-user', 'create-household', 'disable-user']);
    expect(own.every(({ actorEmail }) => actorEmail === admin.user.email)).toBe(true);
  });
});
