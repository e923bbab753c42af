import { beforeAll, describe, expect, it } from 'vitest';
import { productionPasswordCost } from '../../../functions/platform/sign-in/password-hash.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import { getMe, login, register } from '../../../shared/routes/auth.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { claimsOf, storedAccount, storedHash } from './stored-account.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

const password = 'correct horse 42';

async function send(json: Record<string, unknown>) {
  return await product.send(register, undefined, { json });
}

describe('registration', () => {
  it.each(['parent', 'learner'] as const)(
    'signs a %s in and answers the token and the account, nothing else [state-signed-out-signed-in-after-register, route-register, route-get-me]',
    async (role) => {
      const email = `new-${role}@example.org`;
      const answer = await send({ email, password, role });
      expect(answer.status).toBe(201);
      const { id } = await storedAccount(product, email);
      const user = { id, email, role, households: [], createdAt: startOfTests };
      expect(answer.body).toEqual({ token: expect.any(String), user });
      const { token } = answer.body as { token: string };
      expect(await product.call(getMe, token, {})).toEqual(user);
    },
  );

  it('keeps the language of the page, so that the emails of a new account are written in it', async () => {
    const answer = await send({ email: 'neu@example.org', password, role: 'parent', language: 'de' });
    expect(answer).toMatchObject({ status: 201, body: { user: { language: 'de' } } });
    expect(await storedAccount(product, 'neu@example.org')).toMatchObject({ language: 'de' });
    const unknown = await send({ email: 'xx@example.org', password, role: 'parent', language: 'xx' });
    expect(unknown.status).toBe(400);
  });

  it('gives a token for 90 days', async () => {
    const { token } = await product.call(register, undefined, {
      body: { email: 'days@example.org', password, role: 'parent' },
    });
    const { iat, exp } = claimsOf(token);
    expect([iat, exp]).toEqual([Date.parse(startOfTests) / 1_000, Date.parse('2026-04-05T09:00:00.000Z') / 1_000]);
  });

  it('stores the password as a hash only, at the full cost [account-passwords-stored-scrypt-owasp-cost]', async () => {
    const careful = await openTestProduct({ passwordCost: productionPasswordCost });
    await careful.call(register, undefined, { body: { email: 'hash@example.org', password, role: 'parent' } });
    expect(await storedHash(careful, 'hash@example.org')).toMatch(/^scrypt\$17\$8\$1\$/);
    const rows: unknown[] = [];
    for await (const row of scanTable(careful.client, localTableName)) rows.push(row);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('takes one address in another case, or with blanks around it, for the same account', async () => {
    const first = await send({ email: '  Mixed.Case@Example.ORG ', password, role: 'parent' });
    expect(first.body).toMatchObject({ user: { email: 'mixed.case@example.org' } });
    expect((await send({ email: 'mixed.CASE@example.org', password, role: 'learner' })).status).toBe(409);
    const signedIn = await product.send(login, undefined, { json: { email: ' MIXED.case@example.org', password } });
    expect(signedIn.status).toBe(200);
  });

  it('makes one account of registrations that come together', async () => {
    const body = { email: 'race@example.org', password, role: 'parent' };
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await send(body)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map((answer) => (answer.body as { code: string }).code)).toEqual(
      Array.from({ length: 4 }, () => 'email-taken'),
    );
    const winner = answers.find(({ status }) => status === 201)?.body as { token: string; user: { id: string } };
    expect((await storedAccount(product, body.email)).id).toBe(winner.user.id);
    expect((await product.call(getMe, winner.token, {})).id).toBe(winner.user.id);
  });
});

describe('registration refuses', () => {
  const good = { email: 'refused@example.org', password, role: 'parent' };

  it('a password of 5 characters, and says how many it takes [constant-password-minimum-6]', async () => {
    const answer = await send({ ...good, password: 'abc12' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { password: 'At least 6 characters' } },
    });
  });

  it('a password of 129 characters, and takes one of 128 [account-password-maximum-128]', async () => {
    const answer = await send({ ...good, password: 'aB3'.repeat(43) });
    expect(answer).toMatchObject({ status: 400, body: { fields: { password: 'Use up to 128 characters.' } } });
    expect((await send({ ...good, email: 'long@example.org', password: `${'aB3'.repeat(42)}xy` })).status).toBe(201);
  });

  it.each(['password', 'PASSWORD', 'PassWord1', 'QWERTY123'])(
    'the common password %s [account-most-common-passwords-refused]',
    async (common) => {
      const answer = await send({ ...good, password: common });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'common-password', fields: { password: expect.any(String) } },
      });
    },
  );

  it.each(['admin', 'owner', 'Parent', ''])('the role "%s" [role-parent-learner-chosen-registration]', async (role) => {
    const answer = await send({ ...good, role });
    expect(answer).toMatchObject({ status: 400, body: { fields: { role: 'Pick parent or learner.' } } });
  });

  it.each(['', 'nobody', 'a@b', 'a b@example.org', `${'a'.repeat(250)}@example.org`])(
    'the address "%s" [valid-registration-email-required]',
    async (email) => {
      expect(await send({ ...good, email })).toMatchObject({
        status: 400,
        body: { fields: { email: expect.any(String) } },
      });
    },
  );
});
