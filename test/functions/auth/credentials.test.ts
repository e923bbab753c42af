import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../../functions/admin/create-admin.ts';
import { createUser } from '../../../shared/routes/admin.ts';
import { changePassword, getMe, register } from '../../../shared/routes/auth.ts';
import { signUpAdmin } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { storedAccount, storedHash, storePasswordInLegacyPlace, trySignIn } from './stored-account.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct();
});

const email = 'somebody@example.org';
const password = 'correct horse 42';

async function registerSomebody() {
  return await product.call(register, undefined, { body: { email, password, role: 'parent' } });
}

async function makeByAdmin() {
  const { token } = await signUpAdmin(product);
  return await product.call(createUser, token, { body: { email, password, role: 'learner' } });
}

describe('the password of an account', () => {
  it.each([
    ['that registers', registerSomebody],
    ['that an admin makes', makeByAdmin],
    ['of the first admin', async () => await createAdmin(product.context, email, password)],
  ])('%s stands by itself, where only the functions that need it reach it', async (_, make) => {
    await make();
    expect(await storedAccount(product, email)).not.toHaveProperty('passwordHash');
    expect(await storedHash(product, email)).toMatch(/^scrypt\$/);
    expect((await trySignIn(product, email, password)).status).toBe(200);
  });
});

describe('a password that stands in its account, as at first', () => {
  let token: string;
  let hash: string | undefined;
  beforeEach(async () => {
    ({ token } = await registerSomebody());
    hash = await storedHash(product, email);
    await storePasswordInLegacyPlace(product, email);
  });

  async function expectMoved(): Promise<void> {
    expect(await storedAccount(product, email)).not.toHaveProperty('passwordHash');
    expect(await storedHash(product, email)).toBeDefined();
  }

  it('signs in, and is moved by that', async () => {
    const answer = await trySignIn(product, email, password);
    expect(answer.status).toBe(200);
    await expectMoved();
    expect(await storedHash(product, email)).toBe(hash);
    expect((await trySignIn(product, email, password)).status).toBe(200);
    for (const by of [token, (answer.body as { token: string }).token])
      expect((await product.send(getMe, by, {})).status).toBe(200);
  });

  it('lets in everybody who signs in at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => await trySignIn(product, email, password)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expectMoved();
  });

  it('stays where it is after a wrong one', async () => {
    expect((await trySignIn(product, email, 'wrong horse 42')).status).toBe(401);
    expect((await storedAccount(product, email)).passwordHash).toBe(hash);
    expect(await storedHash(product, email)).toBeUndefined();
  });

  it('can be changed, and is moved by that', async () => {
    const newPassword = 'correct horse 43';
    const json = { currentPassword: password, newPassword };
    expect((await product.send(changePassword, token, { json })).status).toBe(204);
    await expectMoved();
    expect((await trySignIn(product, email, password)).status).toBe(401);
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
  });
});
