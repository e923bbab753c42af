import { beforeAll, describe, expect, it } from 'vitest';
import { assignUser, getUser, listUserHouseholds } from '../../../shared/routes/users.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import {
  addGrownUp,
  makeFamily,
  makeHousehold,
  signUp,
  signUpAdmin,
  visitAs,
  type TestFamily,
} from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let aunt: SignedIn;
let auntsOwn: { id: string; name: string };
let admin: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  aunt = await addGrownUp(product, family.parent, family.household.id, 'viewer');
  // One second later, because households are listed by creation time.
  product.setNow('2026-01-05T09:00:01.000Z');
  auntsOwn = await makeHousehold(product, aunt);
  admin = await signUpAdmin(product);
});

async function look(by: SignedIn, at: SignedIn) {
  return await product.send(getUser, by.token, { params: { userId: at.user.id } });
}

const shared = () => ({ id: family.household.id, name: family.household.name, role: 'viewer' });
const own = () => ({ id: auntsOwn.id, name: auntsOwn.name, role: 'owner' });

describe('an account', () => {
  it('shows people of a shared household only the households that they share', async () => {
    for (const by of [family.parent, family.child]) {
      expect(await look(by, aunt)).toMatchObject({ status: 200, body: { id: aunt.user.id, households: [shared()] } });
    }
  });

  it('shows all its households to itself and to an admin [route-get-user]', async () => {
    for (const by of [aunt, admin])
      expect((await look(by, aunt)).body).toMatchObject({ households: [shared(), own()] });
  });

  it('is the same 404 for strangers as one that does not exist', async () => {
    const stranger = await signUp(product, 'parent');
    const missing = await product.send(getUser, stranger.token, { params: { userId: family.household.id } });
    expect(missing.status).toBe(404);
    expect(await look(stranger, aunt)).toEqual(missing);
    expect(await look(aunt, stranger)).toEqual(missing);
  });

  it('goes out without hash, epoch or subject', async () => {
    const answer = await look(admin, aunt);
    expect(Object.keys(answer.body as object).toSorted()).toEqual(['createdAt', 'email', 'households', 'id', 'role']);
  });
});

describe("an account's households", () => {
  it('are listed for itself and for an admin, and for nobody else [route-list-user-households]', async () => {
    const list = async (by: SignedIn) =>
      await product.send(listUserHouseholds, by.token, { params: { userId: aunt.user.id } });
    for (const by of [aunt, admin]) expect((await list(by)).body).toMatchObject([shared(), own()]);
    for (const by of [family.parent, family.child]) expect((await list(by)).status).toBe(404);
  });

  it('are read with the right of this moment', async () => {
    const params = { userId: aunt.user.id };
    const body = { householdId: (await makeFamily(product)).household.id, role: 'guardian' } as const;
    await visitAs(product, admin, body.householdId);
    await product.call(assignUser, admin.token, { params, body });
    expect(await product.call(listUserHouseholds, aunt.token, { params })).toHaveLength(3);
  });
});
