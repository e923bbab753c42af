import { beforeEach, expect, it } from 'vitest';
import { changeLanguageAction, changeUserAction, storedUsers } from '../../../functions/data/people/user.ts';
import { listUsers } from '../../../shared/routes/admin.ts';
import { getMe, setLanguage } from '../../../shared/routes/auth.ts';
import { createDevice, signInOnDevice } from '../../../shared/routes/devices.ts';
import { updateLearner } from '../../../shared/routes/learners.ts';
import { makeFamily, signUpAdmin, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

it('an account keeps the language of its screens until it follows the browser again [route-set-language]', async () => {
  const { token } = family.parent;
  const languageOf = async () => (await product.call(getMe, token, {})).language;
  expect(await languageOf()).toBeUndefined();
  await product.call(setLanguage, token, { body: { language: 'pt-BR' } });
  expect(await languageOf()).toBe('pt-BR');
  expect((await product.send(setLanguage, token, { json: { language: 'tlh' } })).status).toBe(400);
  await product.call(setLanguage, token, { body: {} });
  expect(await languageOf()).toBeUndefined();
});

it('admins see accounts without their languages', async () => {
  const admin = await signUpAdmin(product);
  await product.call(setLanguage, family.parent.token, { body: { language: 'ar' } });
  const users = await product.call(listUsers, admin.token, {});
  expect(users.length).toBeGreaterThan(1);
  expect(users.filter((user) => 'language' in user)).toEqual([]);
});

it('a language is kept whatever else changed in the account, and nobody who read it before writes the earlier one back', async () => {
  const { table } = product.context;
  const read = async () => await storedUsers.require(table, family.parent.user);
  const before = await read();
  await table.commit([changeUserAction(table, before, { emailVerified: true })]);
  const seen = await read();
  await table.commit([changeLanguageAction(table, before, 'fr')]);
  expect(await read()).toMatchObject({ language: 'fr', emailVerified: true });
  await expect(table.commit([changeUserAction(table, seen, {})])).rejects.toMatchObject({ code: 'conflict' });
  const gone = { ...before, id: 'NOBODY' };
  await expect(table.commit([changeLanguageAction(table, gone, 'fr')])).rejects.toMatchObject({
    code: 'not-signed-in',
  });
});

it('a child gets the language that a grown-up chose for them, from the moment they sign in on a family’s device', async () => {
  const { parent, household, learner } = family;
  const params = { householdId: household.id, learnerId: learner.id };
  const { credential } = await product.call(createDevice, parent.token, {
    params: { householdId: household.id },
    body: { name: 'Tablet' },
  });
  const signIn = async () =>
    await product.call(signInOnDevice, undefined, { body: { credential, learnerId: learner.id } });
  const choose = async (language: 'ar' | 'device') =>
    await product.call(updateLearner, parent.token, { params, body: { language } });
  expect((await signIn()).user.language).toBeUndefined();
  expect((await choose('ar')).language).toBe('ar');
  const child = await signIn();
  expect(child.user.language).toBe('ar');
  expect(await product.call(getMe, child.token, {})).toMatchObject({ language: 'ar', learner: { language: 'ar' } });
  await choose('device');
  expect((await signIn()).user.language).toBeUndefined();
});
