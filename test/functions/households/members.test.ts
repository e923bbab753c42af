import { beforeAll, describe, expect, it } from 'vitest';
import { createDeck } from '../../../shared/routes/decks.ts';
import { deleteHousehold, listMembers, updateHousehold } from '../../../shared/routes/households.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { addGrownUp, makeFamily, signUpAdmin, type TestFamily, visitAs } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let guardian: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
});

describe('the members of a household', () => {
  it('come with role, day and account, for everybody in it [entity-household-member, route-list-members]', async () => {
    const { id: householdId } = family.household;
    const describeMember = ({ user: { id, email, role } }: SignedIn, memberRole: string) => ({
      id: expect.any(String),
      userId: id,
      role: memberRole,
      joinedAt: startOfTests,
      user: { id, email, role },
    });
    const members = [
      describeMember(family.parent, 'owner'),
      describeMember(guardian, 'guardian'),
      describeMember(family.child, 'viewer'),
    ];
    for (const { token } of [family.parent, guardian]) {
      const listed = await product.call(listMembers, token, { params: { householdId } });
      expect(listed).toHaveLength(3);
      expect(listed).toEqual(expect.arrayContaining(members));
    }
    const told = await product.call(listMembers, family.child.token, { params: { householdId } });
    const own = family.child.user.id;
    expect(told).toEqual(
      expect.arrayContaining(
        members.map(({ user: { email, ...user }, ...member }) => ({
          ...member,
          user: { ...user, ...(user.id === own && { email }) },
        })),
      ),
    );
  });
});

describe('a guardian', () => {
  it('manages what is in the household, but does not delete it [role-owner-guardian-manage-everything-household, role-only-owner-deletes-household]', async () => {
    const { id: householdId } = family.household;
    const params = { householdId };
    expect((await product.send(createDeck, guardian.token, { json: { name: 'A', householdId } })).status).toBe(201);
    expect((await product.send(updateHousehold, guardian.token, { params, json: { name: 'Smiths' } })).status).toBe(
      200,
    );
    expect((await product.send(deleteHousehold, guardian.token, { params })).status).toBe(403);
  });
});

describe('an admin', () => {
  it('manages a household without being in it [role-admin-opens-manages-household]', async () => {
    const admin = await signUpAdmin(product);
    const { household } = await makeFamily(product);
    const params = { householdId: household.id };
    await visitAs(product, admin, household.id);
    expect(await product.call(listMembers, admin.token, { params })).toHaveLength(2);
    expect((await product.send(createDeck, admin.token, { json: { name: 'A', ...params } })).status).toBe(201);
    expect((await product.send(updateHousehold, admin.token, { params, json: { name: 'Renamed' } })).status).toBe(200);
  });
});
