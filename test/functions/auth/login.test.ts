import { beforeAll, describe, expect, it } from 'vitest';
import { getMe, login, register } from '../../../shared/routes/auth.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { makeFamily } from '../../support/test-family.ts';
import { watchScrypt } from '../platform/watch-scrypt.ts';
import { changeAccount, storedAccount, storedHash, trySignIn } from './stored-account.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

const password = 'correct horse 42';
let accounts = 0;

async function makeAccount(where = product): Promise<string> {
  accounts += 1;
  const email = `somebody${accounts}@example.org`;
  await where.call(register, undefined, { body: { email, password, role: 'parent' } });
  return email;
}

describe('sign-in', () => {
  it('answers the token and the account with its households, nothing else [entity-user, route-login]', async () => {
    const { parent, household } = await makeFamily(product);
    const answer = await trySignIn(product, parent.user.email, password);
    expect(answer.status).toBe(200);
    const households = [{ id: household.id, name: household.name, role: 'owner' }];
    expect(answer.body).toEqual({ token: expect.any(String), user: { ...parent.user, households } });
  });

  it('opens a session of its own each time', async () => {
    const email = await makeAccount();
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await trySignIn(product, email, password)).body as { token: string }),
    );
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(3);
    for (const { token } of tokens) expect((await product.call(getMe, token, {})).email).toBe(email);
  });

  it('refuses a wrong password, an unknown address and a disabled account in the same words [account-answers-do-not-reveal-which]', async () => {
    const email = await makeAccount();
    const disabled = await makeAccount();
    await changeAccount(product, disabled, { disabledAt: product.now().toISOString() });
    const refusals = [
      await trySignIn(product, email, 'wrong horse 42'),
      await trySignIn(product, email, ` ${password}`),
      await trySignIn(product, email, password.toUpperCase()),
      await trySignIn(product, 'nobody@example.org', password),
      await trySignIn(product, disabled, password),
    ];
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ status: 401 });
    expect(refusals[0]?.body).toEqual({ error: 'That email or password isn’t right.', code: 'wrong-credentials' });
  });

  it('does the same work for an unknown address as for a wrong password', async () => {
    const email = await makeAccount();
    const work = watchScrypt();
    await trySignIn(product, email, 'wrong horse 42');
    await trySignIn(product, 'unknown@example.org', 'wrong horse 42');
    expect(work()).toEqual([
      { N: 16, r: 8, p: 1 },
      { N: 16, r: 8, p: 1 },
    ]);
  });

  it('takes a password in another spelling of Unicode', async () => {
    const body = { email: 'unicode@example.org', password: 'Zo\u00eb liest', role: 'learner' } as const;
    await product.call(register, undefined, { body });
    expect((await trySignIn(product, body.email, 'Zoe\u0308 liest')).status).toBe(200);
  });

  it('takes the password of an old account that would be too short today, but no empty one', async () => {
    const answer = await trySignIn(product, 'nobody-short@example.org', 'abc');
    expect(answer.status).toBe(401);
    expect(
      await product.send(login, undefined, { json: { email: 'nobody-short@example.org', password: '' } }),
    ).toMatchObject({
      status: 400,
      body: { fields: { password: 'Enter your password.' } },
    });
  });
});

describe('a hash that is weaker than hashes are by now', () => {
  const stronger = { log2N: 5, r: 8, p: 1 };

  it('is replaced at the next sign-in, and not again after that', async () => {
    const email = await makeAccount();
    const before = await storedHash(product, email);
    const later = await openTestProduct({ ...product.context, passwordCost: stronger });
    expect((await trySignIn(later, email, password)).status).toBe(200);
    const after = await storedHash(product, email);
    expect([before, after].map((hash) => hash?.slice(0, 11))).toEqual(['scrypt$4$8$', 'scrypt$5$8$']);
    const account = await storedAccount(product, email);
    expect((await trySignIn(later, email, password)).status).toBe(200);
    expect([await storedHash(product, email), await storedAccount(product, email)]).toEqual([after, account]);
  });

  it('stays when the password was wrong', async () => {
    const email = await makeAccount();
    const before = await storedHash(product, email);
    const later = await openTestProduct({ ...product.context, passwordCost: stronger });
    expect((await trySignIn(later, email, 'wrong horse 42')).status).toBe(401);
    expect(await storedHash(product, email)).toBe(before);
  });

  it('lets in everybody who signs in at the same moment', async () => {
    const email = await makeAccount();
    const later = await openTestProduct({ ...product.context, passwordCost: stronger });
    const answers = await Promise.all([1, 2, 3].map(async () => await trySignIn(later, email, password)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedHash(product, email)).toMatch(/^scrypt\$5\$/);
  });
});
