import { beforeAll, describe, expect, it } from 'vitest';
import { storedConsents } from '../../../functions/data/consent.ts';
import { householdRows } from '../../../functions/data/household.ts';
import { notice } from '../../../shared/notice.ts';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { proves } from '../../specification/proves.ts';
import { signUp } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let parent: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  parent = await signUp(product, 'parent');
});

async function makeSilentHousehold(consent?: { noticeVersion: string }) {
  const body = { name: 'Smith Family', timeZone: 'UTC', ...(consent && { consent }) };
  return await product.send(createHousehold, parent.token, { json: body });
}

async function silentHousehold() {
  const params = { householdId: (await product.call(createHousehold, parent.token, { body: { name: 'Smith' } })).id };
  const addChild = async () => await product.send(createLearner, parent.token, { params, json: { name: 'Emma' } });
  const agree = async (noticeVersion: string = notice.version) =>
    await product.send(giveConsent, parent.token, { params, json: { noticeVersion } });
  return { params, addChild, agree };
}

it('the notice is there to be read by anybody, in sentences', async () => {
  proves('route-get-notice');
  const { version, text } = await product.call(getNotice, undefined, {});
  expect(version).toBe(notice.version);
  expect(text.length).toBeGreaterThan(4);
  expect(text.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
});

describe('a household', () => {
  it('gets no child before a grown-up agreed, and says so', async () => {
    proves('child-consent-before-first-child', 'route-give-consent', 'route-get-consent');
    const { params, addChild, agree } = await silentHousehold();
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
    const agreed = { noticeVersion: notice.version, agreedAt: startOfTests, agreedBy: parent.user.id };
    expect(await agree()).toMatchObject({ status: 200, body: agreed });
    expect(await product.call(getConsent, parent.token, { params })).toEqual(agreed);
    expect((await addChild()).status).toBe(201);
  });

  it('agrees to the notice that there is, to no other, and is told which one that is', async () => {
    const { agree, addChild } = await silentHousehold();
    const refused = { status: 409, body: { code: 'notice-changed', fields: { noticeVersion: notice.version } } };
    expect(await agree('1999-01-01')).toMatchObject(refused);
    expect((await addChild()).status).toBe(409);
    expect(await makeSilentHousehold({ noticeVersion: '1999-01-01' })).toMatchObject(refused);
  });

  it('that agreed to an earlier notice is asked again before the next child', async () => {
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    const rows = householdRows(product.context.table, params.householdId);
    await rows.commit([storedConsents.change(rows, {}, { set: { noticeVersion: '2020-01-01' } })]);
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await agree()).status).toBe(200);
    expect((await addChild()).status).toBe(201);
  });

  it('keeps who agreed first, and when', async () => {
    const { params, agree } = await silentHousehold();
    const first = (await agree()).body;
    product.pass(60);
    expect((await agree()).body).toEqual(first);
    expect(await product.call(getConsent, parent.token, { params })).toEqual(first);
  });

  it('takes no child any more once the consent is withdrawn', async () => {
    proves('route-withdraw-consent');
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    await product.call(withdrawConsent, parent.token, { params });
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
  });
});
