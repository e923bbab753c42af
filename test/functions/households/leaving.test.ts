import { beforeEach, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  getHousehold,
  listInvitations,
  listMembers,
  removeMember,
  updateHousehold,
  updateMember,
} from '../../../shared/routes/households.ts';
import { listLearners } from '../../../shared/routes/learners.ts';
import type { MemberRole, SignedIn } from '../../../shared/schemas/user.ts';
import { addGrownUp, makeFamily, signUp, signUpAdmin, type TestFamily, visitAs } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let guardian: SignedIn;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
});

const here = () => ({ householdId: family.household.id });
const memberOf = ({ user }: SignedIn) => ({ ...here(), memberId: `${family.household.id}-${user.id}` });
const lastOwner = { status: 409, body: { code: 'last-owner' } };
const notAllowed = { status: 403, body: { code: 'not-allowed' } };

async function give(role: MemberRole, to: SignedIn, by: SignedIn = family.parent) {
  return await product.send(updateMember, by.token, { params: memberOf(to), json: { role } });
}

async function remove(who: SignedIn, by: SignedIn = family.parent) {
  return await product.send(removeMember, by.token, { params: memberOf(who) });
}

async function invite(by: SignedIn, role: 'guardian' | 'viewer' = 'viewer') {
  return await product.send(createInvitation, by.token, { params: here(), json: { role } });
}

const household = async (as = family.parent) => await product.call(getHousehold, as.token, { params: here() });

describe("a member's role", () => {
  it('is changed by an owner, and counts on the very next call [route-update-member]', async () => {
    expect(await give('viewer', guardian)).toMatchObject({
      status: 200,
      body: { role: 'viewer', user: { id: guardian.user.id } },
    });
    expect(await invite(guardian)).toMatchObject(notAllowed);
    expect(await give('guardian', guardian)).toMatchObject({ status: 200, body: { role: 'guardian' } });
    expect((await invite(guardian)).status).toBe(201);
  });

  it('is changed by nobody else in the household but an admin who gave a reason', async () => {
    for (const by of [guardian, family.child]) expect(await give('owner', guardian, by)).toMatchObject(notAllowed);
    const admin = await signUpAdmin(product);
    expect(await give('owner', guardian, admin)).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    await visitAs(product, admin, family.household.id);
    expect((await give('owner', guardian, admin)).status).toBe(200);
    expect(await give('owner', guardian, await signUp(product, 'parent'))).toMatchObject({ status: 404 });
  });

  it('passes ownership on: two owners, then the first one steps down', async () => {
    expect(await give('guardian', family.parent)).toMatchObject(lastOwner);
    expect((await give('owner', guardian)).status).toBe(200);
    expect((await household()).ownerId).toBe(family.parent.user.id);
    expect((await give('viewer', family.parent)).status).toBe(200);
    expect(await household()).toMatchObject({ ownerId: guardian.user.id, role: 'viewer' });
    expect(await give('viewer', guardian, guardian)).toMatchObject(lastOwner);
  });

  it("is no learner's to have", async () => {
    const refused = await give('guardian', family.child);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { role: expect.any(String) } },
    });
  });

  it.each([
    ['step down', async (who: SignedIn) => await give('viewer', who, who)],
    ['leave', async (who: SignedIn) => await remove(who, who)],
    ['put each other out', async (who: SignedIn) => await remove(who === guardian ? family.parent : guardian, who)],
  ])('leaves one owner when both %s at the same moment', async (_, act) => {
    await give('owner', guardian);
    const answers = await Promise.all([act(family.parent), act(guardian)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const admin = await signUpAdmin(product);
    await visitAs(product, admin, here().householdId);
    const members = await product.call(listMembers, admin.token, { params: here() });
    const owners = members.filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
    expect((await household(admin)).ownerId).toBe(owners[0]?.userId);
  });
});

describe('whoever is put out of a household', () => {
  it('finds nothing there on the very next call, and is not counted any more [route-remove-member]', async () => {
    const { memberCount } = await household();
    expect((await remove(guardian)).status).toBe(204);
    expect(await product.send(getHousehold, guardian.token, { params: here() })).toMatchObject({ status: 404 });
    expect((await household()).memberCount).toBe(memberCount - 1);
    expect(await remove(guardian)).toMatchObject({ status: 404 });
  });

  it('makes room for another one', async () => {
    const others = [];
    for (let count = 2; count < 10; count += 1)
      others.push(await addGrownUp(product, family.parent, here().householdId, 'viewer'));
    const { code } = (await invite(family.parent)).body as { code: string };
    const late = await signUp(product, 'parent');
    const accept = async () => await product.send(acceptInvitation, late.token, { json: { code } });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'too-many-grown-ups' } });
    await remove(guardian);
    expect((await accept()).status).toBe(201);
    expect(others).toHaveLength(8);
  });

  it('does not come back with a code made before, nor sends anybody', async () => {
    const { code } = (await invite(guardian)).body as { code: string };
    const friend = await signUp(product, 'parent');
    await remove(guardian);
    for (const { token } of [guardian, friend])
      expect(await product.send(acceptInvitation, token, { json: { code } })).toMatchObject({ status: 410 });
    expect(await product.call(listInvitations, family.parent.token, { params: here() })).toEqual([]);
  });

  it('leaves the learner behind when it was its account, free for another one', async () => {
    expect((await remove(family.child)).status).toBe(204);
    const [learner] = await product.call(listLearners, family.parent.token, { params: here() });
    expect(learner).toMatchObject({ id: family.learner.id });
    expect(learner).not.toHaveProperty('userId');
    const json = { learnerId: family.learner.id };
    expect((await product.send(createInvitation, family.parent.token, { params: here(), json })).status).toBe(201);
  });

  it('is put out by an owner only, while everybody may leave', async () => {
    const viewer = await addGrownUp(product, family.parent, here().householdId, 'viewer');
    for (const by of [guardian, viewer, family.child])
      expect(await remove(family.parent, by)).toMatchObject(notAllowed);
    for (const who of [guardian, viewer, family.child]) expect((await remove(who, who)).status).toBe(204);
    expect(await remove(family.parent, family.parent)).toMatchObject(lastOwner);
  });
});

describe('open invitations', () => {
  it('are listed without their code until they are used, revoked or over [route-list-invitations, route-delete-invitation]', async () => {
    const { code } = (await invite(family.parent)).body as { code: string };
    const list = async () => await product.call(listInvitations, family.parent.token, { params: here() });
    const [open] = await list();
    expect(open).toMatchObject({ role: 'viewer', createdAt: product.now().toISOString() });
    expect(JSON.stringify(open)).not.toContain(code);
    const params = { ...here(), invitationId: open?.id ?? '' };
    expect((await product.send(deleteInvitation, family.parent.token, { params })).status).toBe(204);
    expect(await product.send(deleteInvitation, family.parent.token, { params })).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
    const friend = await signUp(product, 'parent');
    expect(await product.send(acceptInvitation, friend.token, { json: { code } })).toMatchObject({ status: 410 });
    const used = (await invite(family.parent)).body as { code: string };
    expect((await product.send(acceptInvitation, friend.token, { json: { code: used.code } })).status).toBe(201);
    expect(await list()).toEqual([]);
    await invite(family.parent);
    product.pass(7 * 24 * 60 * 60);
    expect(await list()).toEqual([]);
  });

  it('are worth nothing once whoever made them may not invite any more', async () => {
    const { code } = (await invite(guardian)).body as { code: string };
    const friend = await signUp(product, 'parent');
    const accept = async () => await product.send(acceptInvitation, friend.token, { json: { code } });
    await give('viewer', guardian);
    expect(await accept()).toMatchObject({ status: 410, body: { code: 'code-used-up' } });
    await give('guardian', guardian);
    expect((await accept()).status).toBe(201);
  });

  it('make guardians by an owner only, until an owner lets guardians do it', async () => {
    expect(await invite(guardian, 'guardian')).toMatchObject({ status: 403, body: { code: 'owners-only' } });
    const allow = async (by: SignedIn) =>
      await product.send(updateHousehold, by.token, { params: here(), json: { guardiansInviteGuardians: true } });
    expect(await allow(guardian)).toMatchObject(notAllowed);
    expect(await allow(family.parent)).toMatchObject({ status: 200, body: { guardiansInviteGuardians: true } });
    expect((await invite(guardian, 'guardian')).status).toBe(201);
  });

  it('make no guardian once guardians may not make one any more', async () => {
    const allow = async (guardiansInviteGuardians: boolean) =>
      await product.call(updateHousehold, family.parent.token, { params: here(), body: { guardiansInviteGuardians } });
    await allow(true);
    const { code } = (await invite(guardian, 'guardian')).body as { code: string };
    const { code: ofOwner } = (await invite(family.parent, 'guardian')).body as { code: string };
    await allow(false);
    const friend = await signUp(product, 'parent');
    const accept = async (json: object) => await product.send(acceptInvitation, friend.token, { json });
    expect(await accept({ code })).toMatchObject({ status: 410, body: { code: 'code-used-up' } });
    expect(await accept({ code: ofOwner })).toMatchObject({ status: 201, body: { role: 'guardian' } });
  });
});
