import { beforeAll, describe, expect, it } from 'vitest';
import { storedConsents } from '../../../functions/data/people/consent.ts';
import { householdRows, storedHouseholds } from '../../../functions/data/people/household.ts';
import { storedLearners } from '../../../functions/data/people/learner.ts';
import { isOlderNotice, notice } from '../../../shared/notice.ts';
import { login } from '../../../shared/routes/auth.ts';
import { getConsent, giveConsent } from '../../../shared/routes/consent.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { acceptInvitation, createInvitation } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { makeDeck, makeFamily, password, signUp } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

const needConsent = { status: 409, body: { code: 'consent-needed' } };
const day = 24 * 60 * 60;
const body = { noticeVersion: notice.version };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

it.each([
  ['2026-11-24', '2026-11-25', true],
  ['2026-11-24', '2026-11-24.1', true],
  ['2026-11-24.2', '2026-11-24.10', true],
  ['2026-11-24.10', '2026-11-25', true],
  ['2026-11-25', '2026-11-25', false],
])('the notice of %s is older than that of %s: %s', (one, other, isOlder) => {
  expect([isOlderNotice(one, other), isOlderNotice(other, one)]).toEqual([isOlder, false]);
});

describe('a question that is not this release’s', () => {
  /** Makes a family that agreed to the current notice, and sets its consent state as a function of another release would. */
  async function familyAskedBy(state: { askedNotice?: string; consentEndsAt?: string; agreedNotice?: string }) {
    const family = await makeFamily(product);
    const params = { householdId: family.household.id };
    const rows = householdRows(product.context.table, family.household.id);
    const deck = await makeDeck(product, family, 3);
    const { agreedNotice } = state;
    await rows.commit([
      storedHouseholds.change(rows, {}, { set: state }),
      ...(agreedNotice === undefined
        ? []
        : [storedConsents.change(rows, {}, { set: { noticeVersion: agreedNotice } })]),
    ]);
    const study = async () =>
      (await product.send(startSession, family.child.token, { params: { deckId: deck.id }, json: {} })).status;
    const look = async () => await product.call(getConsent, family.parent.token, { params });
    const agree = async () => await product.call(giveConsent, family.parent.token, { params, body });
    const read = async () => await storedHouseholds.require(rows, {});
    return { family, params, study, look, agree, read };
  }
  const past = '2026-01-01T00:00:00.000Z';

  it('locks nobody out who agreed to the newer notice, and goes with the next yes', async () => {
    const { study, look, agree, read } = await familyAskedBy({ askedNotice: '2020-01-01', consentEndsAt: past });
    expect(await study()).toBe(201);
    for (const field of ['withdrawnAt', 'renewBy']) expect(await look()).not.toHaveProperty(field);
    await agree();
    for (const field of ['askedNotice', 'consentEndsAt']) expect(await read()).not.toHaveProperty(field);
  });

  it('about a notice that was taken back with its release ends nothing', async () => {
    const { study, look } = await familyAskedBy({ askedNotice: '2999-01-01', consentEndsAt: past });
    expect(await study()).toBe(201);
    expect(await look()).not.toHaveProperty('withdrawnAt');
  });

  it('is never asked of who agreed to a newer notice: nothing is noted, a child can be added, and an older yes changes nothing', async () => {
    const { family, params, study, look, agree, read } = await familyAskedBy({ agreedNotice: '2999-01-01' });
    const before = await read();
    expect(await study()).toBe(201);
    expect(await look()).not.toHaveProperty('renewBy');
    expect(await agree()).toMatchObject({ noticeVersion: '2999-01-01' });
    expect(await read()).toEqual(before);
    const child = { params, json: { name: 'Ben' } };
    expect((await product.send(createLearner, family.parent.token, child)).status).toBe(201);
  });

  it('that an older release left gives the whole time for the next notice', async () => {
    const state = { agreedNotice: '2020-01-02', askedNotice: '2020-01-01', consentEndsAt: past };
    const { study, look } = await familyAskedBy(state);
    expect(await study()).toBe(201);
    const renewBy = new Date(product.now().getTime() + 30 * day * 1_000).toISOString();
    expect(await look()).toMatchObject({ renewBy });
  });

  it('that stayed unanswered is over for a still newer notice too, since when it says', async () => {
    const state = { agreedNotice: '2020-01-01', askedNotice: '2021-01-01', consentEndsAt: past };
    const { study, look } = await familyAskedBy(state);
    expect(await study()).toBe(409);
    expect(await look()).toMatchObject({ withdrawnAt: past });
    expect(await look()).not.toHaveProperty('renewBy');
  });

  it('that stayed unanswered lets no learner account in', async () => {
    const state = { agreedNotice: '2020-01-01', askedNotice: '2021-01-01', consentEndsAt: past };
    const family = await makeFamily(product);
    const params = { householdId: family.household.id };
    const ben = await product.call(createLearner, family.parent.token, { params, body: { name: 'Ben' } });
    const { code } = await product.call(createInvitation, family.parent.token, { params, body: { learnerId: ben.id } });
    const rows = householdRows(product.context.table, family.household.id);
    await rows.commit([storedHouseholds.change(rows, {}, { set: state })]);
    const other = await signUp(product, 'learner');
    expect(await product.send(acceptInvitation, other.token, { json: { code } })).toMatchObject(needConsent);
    expect((await storedLearners.list(rows)).find(({ name }) => name === 'Ben')).not.toHaveProperty('userId');
  });
});

describe('a newer notice', () => {
  async function familyOfBefore() {
    const family = await makeFamily(product);
    const rows = householdRows(product.context.table, family.household.id);
    await rows.commit([
      storedConsents.change(rows, {}, { set: { noticeVersion: '2020-01-01' } }),
      storedHouseholds.change(rows, {}, { set: { agreedNotice: '2020-01-01' } }),
    ]);
    const params = { householdId: family.household.id };
    const deck = await makeDeck(product, family, 3);
    const look = async () => await product.call(getConsent, family.parent.token, { params });
    const study = async () =>
      (await product.send(startSession, family.child.token, { params: { deckId: deck.id }, json: {} })).status;
    const signInAgain = async () => {
      const { email } = family.child.user;
      return (await product.call(login, undefined, { body: { email: email ?? '', password } })).token;
    };
    return { family, params, look, study, deck, signInAgain };
  }

  it('is answered within 30 days of the first call that meets it, and children study until then', async () => {
    const { study, family, params, deck, signInAgain } = await familyOfBefore();
    const begun = product.now();
    expect(await study()).toBe(201);
    product.pass(29 * day);
    const renewBy = new Date(begun.getTime() + 30 * day * 1_000).toISOString();
    const parentAgain = await product.call(login, undefined, {
      body: { email: family.parent.user.email ?? '', password },
    });
    expect(await product.call(getConsent, parentAgain.token, { params })).toMatchObject({ renewBy });
    const token = await signInAgain();
    const open = async () =>
      await product.send(startSession, token, { params: { deckId: deck.id }, json: { mode: 'all' } });
    expect((await open()).status).toBe(201);
    product.pass(day);
    expect(await open()).toMatchObject(needConsent);
    const over = await product.call(getConsent, parentAgain.token, { params });
    expect(over).toMatchObject({ withdrawnAt: renewBy });
    expect(over).not.toHaveProperty('renewBy');
    await product.call(giveConsent, parentAgain.token, { params, body });
    expect((await open()).status).toBe(201);
  });

  it('counts its days from when the family comes back, however long it was away', async () => {
    const { look, signInAgain, family, params } = await familyOfBefore();
    expect(await look()).toHaveProperty('renewBy');
    product.pass(80 * day);
    const token = await signInAgain();
    expect((await product.send(getHome, token, {})).status).toBe(200);
    const parentAgain = await product.call(login, undefined, {
      body: { email: family.parent.user.email ?? '', password },
    });
    const renewBy = new Date(product.now().getTime() + 30 * day * 1_000).toISOString();
    expect(await product.call(getConsent, parentAgain.token, { params })).toMatchObject({ renewBy });
  });
});
