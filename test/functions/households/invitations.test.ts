import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import {
  acceptInvitation,
  createInvitation,
  deleteHousehold,
  getHousehold,
  listMembers,
} from '../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../shared/routes/learners.ts';
import type { Invitation } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { addGrownUp, makeFamily, password, signUp, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

const error = 'This code doesn’t work. Check it, or ask for a new one.';
const gone = { status: 410, body: { code: 'code-used-up', error } };

async function invite(body: { role?: 'guardian' | 'viewer'; learnerId?: string }): Promise<Invitation> {
  return await product.call(createInvitation, family.parent.token, {
    params: { householdId: family.household.id },
    body,
  });
}

async function accept({ token }: SignedIn, code: string) {
  return await product.send(acceptInvitation, token, { json: { code } });
}

async function addLearner(name: string): Promise<Learner> {
  return await product.call(createLearner, family.parent.token, {
    params: { householdId: family.household.id },
    body: { name },
  });
}

async function household() {
  return await product.call(getHousehold, family.parent.token, { params: { householdId: family.household.id } });
}

describe("a learner's code", () => {
  it('ties the account to exactly the learner that it was made for [role-learner-invitation-ties-account-learner, route-get-me, route-create-invitation]', async () => {
    const [ben, zoe] = [await addLearner('Ben'), await addLearner('Zoe')];
    const { code, ...invitation } = await invite({ learnerId: zoe.id });
    expect(invitation).toEqual({
      householdId: family.household.id,
      role: 'viewer',
      learnerId: zoe.id,
      expiresAt: '2026-01-12T09:00:00.000Z',
    });
    const child = await signUp(product, 'learner');
    const answer = await accept(child, code);
    const { id: userId, email } = child.user;
    expect(answer).toMatchObject({
      status: 201,
      body: { userId, role: 'viewer', user: { id: userId, email, role: 'learner' } },
    });
    expect((await product.call(getMe, child.token, {})).learner).toEqual({ ...zoe, userId });
    const learners = await product.call(listLearners, family.parent.token, {
      params: { householdId: family.household.id },
    });
    expect(learners.find(({ id }) => id === ben.id)).toEqual(ben);
    expect(learners).toHaveLength(3);
    expect(await household()).toMatchObject({ memberCount: 3, learnerCount: 3 });
  });

  it('gives a learner no role of a grown-up, whatever role was asked for', async () => {
    const ben = await addLearner('Ben');
    const invitation = await invite({ learnerId: ben.id, role: 'guardian' });
    expect(invitation.role).toBe('viewer');
    expect((await accept(await signUp(product, 'learner'), invitation.code)).body).toMatchObject({ role: 'viewer' });
  });

  it('is good for one account, also when two come together', async () => {
    const { code } = await invite({ learnerId: (await addLearner('Ben')).id });
    const children = [await signUp(product, 'learner'), await signUp(product, 'learner')] as const;
    const answers = await Promise.all(children.map(async (child) => await accept(child, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 410]));
    expect(await accept(await signUp(product, 'learner'), code)).toMatchObject(gone);
    expect(await household()).toMatchObject({ memberCount: 3, learnerCount: 2 });
  });

  it('is refused for an account of a parent, and stays good for the child', async () => {
    const { code } = await invite({ learnerId: (await addLearner('Ben')).id });
    expect(await accept(await signUp(product, 'parent'), code)).toMatchObject(gone);
    expect((await accept(await signUp(product, 'learner'), code)).status).toBe(201);
  });

  it('is not made for a learner who has an account, or who is of another family', async () => {
    const send = async (learnerId: string) =>
      await product.send(createInvitation, family.parent.token, {
        params: { householdId: family.household.id },
        json: { learnerId },
      });
    expect(await send(family.learner.id)).toMatchObject({ status: 409, body: { code: 'already-linked' } });
    expect((await send((await makeFamily(product)).learner.id)).status).toBe(404);
  });

  it('is refused when the learner got an account by another code meanwhile, and lets nobody in', async () => {
    const ben = await addLearner('Ben');
    const [first, second] = [await invite({ learnerId: ben.id }), await invite({ learnerId: ben.id })];
    await accept(await signUp(product, 'learner'), first.code);
    const late = await signUp(product, 'learner');
    expect(await accept(late, second.code)).toMatchObject({ status: 409, body: { code: 'already-linked' } });
    expect((await product.call(getMe, late.token, {})).households).toEqual([]);
    expect((await household()).memberCount).toBe(3);
  });
});

describe("a grown-up's code", () => {
  it.each(['guardian', 'viewer'] as const)(
    'gives the role that it was made for: %s [route-accept-invitation]',
    async (role) => {
      const { code } = await invite({ role });
      const aunt = await signUp(product, 'parent');
      expect(await accept(aunt, code)).toMatchObject({ status: 201, body: { role } });
      const { id, name } = family.household;
      expect((await product.call(getMe, aunt.token, {})).households).toEqual([{ id, name, role }]);
    },
  );

  it('lets somebody look only, when it was made for no role', async () => {
    expect((await accept(await signUp(product, 'parent'), (await invite({})).code)).body).toMatchObject({
      role: 'viewer',
    });
  });

  it('is refused for a learner account', async () => {
    expect(await accept(await signUp(product, 'learner'), (await invite({ role: 'viewer' })).code)).toMatchObject(gone);
  });

  it('is not used up by somebody who is in the household already', async () => {
    const { code } = await invite({ role: 'viewer' });
    expect(await accept(family.parent, code)).toMatchObject({ status: 409, body: { code: 'already-member' } });
    expect((await accept(await signUp(product, 'parent'), code)).status).toBe(201);
    const members = await product.call(listMembers, family.parent.token, {
      params: { householdId: family.household.id },
    });
    expect(members.map(({ role }) => role).toSorted()).toEqual(['owner', 'viewer', 'viewer']);
  });

  it('does not let an eleventh grown-up in, while learners are not counted', async () => {
    for (let grownUps = 1; grownUps < limits.grownUpsPerHousehold; grownUps += 1) {
      await addGrownUp(product, family.parent, family.household.id, 'viewer');
    }
    const { code } = await invite({ role: 'viewer' });
    const eleventh = await signUp(product, 'parent');
    expect(await accept(eleventh, code)).toMatchObject({ status: 409, body: { code: 'too-many-grown-ups' } });
    expect((await product.call(getMe, eleventh.token, {})).households).toEqual([]);
    const learnersCode = (await invite({ learnerId: (await addLearner('Ben')).id })).code;
    expect((await accept(await signUp(product, 'learner'), learnersCode)).status).toBe(201);
  });
});

describe('any code', () => {
  it('may be typed in small letters, with blanks and dashes', async () => {
    const { code } = await invite({ role: 'viewer' });
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 7)} ${code.slice(7)} `;
    expect((await accept(await signUp(product, 'parent'), typed)).status).toBe(201);
  });

  it('is good for a week', async () => {
    const codes = [(await invite({ role: 'viewer' })).code, (await invite({ role: 'viewer' })).code] as const;
    const aunt = await signUp(product, 'parent');
    product.setNow('2026-01-12T08:59:59.000Z');
    expect((await accept(aunt, codes[0])).status).toBe(201);
    product.setNow('2026-01-12T09:00:00.000Z');
    expect(await accept(await signUp(product, 'parent'), codes[1])).toMatchObject(gone);
  });

  it('is gone with its household', async () => {
    const { code } = await invite({ role: 'viewer' });
    await product.call(deleteHousehold, family.parent.token, {
      params: { householdId: family.household.id },
      body: { password },
    });
    expect(await accept(await signUp(product, 'parent'), code)).toMatchObject(gone);
  });

  it('cannot be guessed at for long, by one account', async () => {
    product.setNow(startOfTests);
    const { code } = await invite({ role: 'viewer' });
    const guesser = await signUp(product, 'parent');
    for (let guesses = 0; guesses < 10; guesses += 1)
      expect(await accept(guesser, `WRNG${guesses}`)).toMatchObject(gone);
    expect(await accept(guesser, code)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect((await accept(await signUp(product, 'parent'), code)).status).toBe(201);
  });

  it('stands nowhere in the table', async () => {
    const { code } = await invite({ role: 'viewer' });
    const { Items: items } = await product.client.send(new ScanCommand({ TableName: 'flashspark' }));
    expect(JSON.stringify(items)).not.toContain(code);
  });
});
