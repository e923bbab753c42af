import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { getHousehold } from '../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../shared/routes/learners.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { joinId, localPart } from '../../../shared/ids.ts';
import { makeFamily, makeHousehold, signUp, signUpAdmin, visitAs } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let admin: SignedIn;
let parent: SignedIn;
let household: Household;
beforeEach(async () => {
  product = await openTestProduct();
  admin = await signUpAdmin(product);
  parent = await signUp(product, 'parent');
  household = await makeHousehold(product, parent);
});

async function assign(user: SignedIn, json: Record<string, unknown> = {}) {
  const params = { userId: user.user.id };
  await visitAs(product, admin, household.id);
  return await product.send(assignUser, admin.token, {
    params,
    json: { householdId: household.id, role: 'viewer', ...json },
  });
}

/** Learners are created a second apart, because they are listed by creation time. */
async function addLearner(name: string): Promise<Learner> {
  product.pass(1);
  return await product.call(createLearner, parent.token, { params: { householdId: household.id }, body: { name } });
}

async function learners(): Promise<Learner[]> {
  return await product.call(listLearners, parent.token, { params: { householdId: household.id } });
}

async function learnerOf(child: SignedIn): Promise<Learner | undefined> {
  return (await product.call(getMe, child.token, {})).learner;
}

describe('a learner account that an admin assigns', () => {
  it('is tied to the learner that is named [entity-learner-account, route-assign-user, real-linking-takes-learner-named-call]', async () => {
    const [ben, zoe] = [await addLearner('Ben'), await addLearner('Zoe')];
    const child = await signUp(product, 'learner');
    const answer = await assign(child, { learnerId: zoe.id });
    const { id, email, role } = child.user;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: joinId(household.id, id),
      userId: id,
      role: 'viewer',
      joinedAt: product.now().toISOString(),
      user: { id, email, role },
    });
    expect(await learners()).toEqual([ben, { ...zoe, userId: id }]);
  });

  it("is tied to the household's only learner without an account, when none is named [real-linking-takes-only-unlinked-learner]", async () => {
    const [ben, zoe] = [await addLearner('Ben'), await addLearner('Zoe')];
    const [first, second] = [await signUp(product, 'learner'), await signUp(product, 'learner')];
    await assign(first, { learnerId: ben.id });
    await assign(second);
    expect(await learnerOf(second)).toEqual({ ...zoe, userId: second.user.id });
    const counts = await product.call(getHousehold, parent.token, { params: { householdId: household.id } });
    expect(counts).toMatchObject({ memberCount: 3, learnerCount: 2 });
  });

  it.each([
    ['no learner', 0],
    ['two learners without accounts', 2],
  ])('becomes a new learner, named like its address, in a household with %s', async (_, count) => {
    for (let index = 0; index < count; index += 1) await addLearner(`Learner ${index}`);
    const child = await signUp(product, 'learner');
    expect((await assign(child)).status).toBe(201);
    const made = await learnerOf(child);
    expect(made).toMatchObject({
      name: child.user.email.split('@')[0],
      userId: child.user.id,
      householdId: household.id,
    });
    expect(await learners()).toHaveLength(count + 1);
    const counts = await product.call(getHousehold, parent.token, { params: { householdId: household.id } });
    expect(counts).toMatchObject({ memberCount: 2, learnerCount: count + 1 });
  });

  it('gets no role of a grown-up', async () => {
    expect((await assign(await signUp(product, 'learner'), { role: 'owner' })).body).toMatchObject({ role: 'viewer' });
  });

  it('is refused a learner who has an account, and stays outside', async () => {
    const ben = await addLearner('Ben');
    await assign(await signUp(product, 'learner'), { learnerId: ben.id });
    const late = await signUp(product, 'learner');
    expect(await assign(late, { learnerId: ben.id })).toMatchObject({ status: 409, body: { code: 'already-linked' } });
    expect((await product.call(getMe, late.token, {})).households).toEqual([]);
  });

  it('is refused a learner of another household, or one that does not exist', async () => {
    const ben = await addLearner('Ben');
    const child = await signUp(product, 'learner');
    const elsewhere = await makeFamily(product);
    const foreign = elsewhere.learner.id;
    const mixed = [joinId(household.id, localPart(foreign)), joinId(elsewhere.household.id, localPart(ben.id))];
    for (const learnerId of [foreign, ...mixed, household.id])
      expect((await assign(child, { learnerId })).status).toBe(404);
  });

  it('is refused in a household that would have a twenty-first learner', async () => {
    for (let index = 0; index < limits.learnersPerHousehold; index += 1) await addLearner(`Learner ${index}`);
    expect(await assign(await signUp(product, 'learner'))).toMatchObject({
      status: 409,
      body: { code: 'too-many-learners' },
    });
  });

  it('is assigned once', async () => {
    const child = await signUp(product, 'learner');
    await assign(child);
    expect(await assign(child)).toMatchObject({ status: 409, body: { code: 'already-member' } });
    expect(await learners()).toHaveLength(1);
  });
});

describe('a grown-up whom an admin assigns', () => {
  it.each(['owner', 'guardian', 'viewer'])(
    'gets the role %s [role-admin-assigns-user-household-role]',
    async (role) => {
      expect((await assign(await signUp(product, 'parent'), { role })).body).toMatchObject({ role });
      expect(await learners()).toEqual([]);
    },
  );
});
