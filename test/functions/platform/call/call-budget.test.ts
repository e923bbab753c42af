import { beforeEach, describe, expect, it } from 'vitest';
import { openCallBudget } from '../../../../functions/platform/call/call-budget.ts';
import { getMe, login, register } from '../../../../shared/routes/auth.ts';
import { limits } from '../../../../shared/limits.ts';
import { type Consumption, meterConsumption } from '../../../support/table/consumption.ts';
import { signUp } from '../../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../../support/test-product.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct({ callBudget: openCallBudget({ public: 30, 'signed-in': 60 }) });
});

const from = (address: string) => ({ headers: { 'x-viewer-address': address } });
const json = { email: 'nobody@example.org', password: 'wrong' };

describe('a network', () => {
  it('that calls too often without a token is told to wait for the next minute; others are not', async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 31; calls += 1)
      statuses.push((await product.send(login, undefined, { json: { email: 1 }, ...from('203.0.113.1') })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
    const refused = await product.send(login, undefined, { json, ...from('203.0.113.1') });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-calls' }, headers: { 'retry-after': '60' } });
    expect((await product.send(login, undefined, { json, ...from('203.0.113.2') })).status).toBe(401);
    product.pass(60);
    expect((await product.send(login, undefined, { json, ...from('203.0.113.1') })).status).toBe(401);
  });

  it('that calls too often with tokens is told so before anything is read', async () => {
    const { token } = await signUp(product, 'parent');
    for (let calls = 0; calls < 60; calls += 1) await product.send(getMe, token, from('203.0.113.1'));
    const refused = async () => await product.send(getMe, 'no.good.token', from('203.0.113.1'));
    expect(await refused()).toMatchObject({ status: 429, body: { code: 'too-many-calls' } });
    const meter = meterConsumption(product.client);
    await refused();
    expect(meter.take().calls).toBe(0);
    expect((await product.send(getMe, token, from('203.0.113.2'))).status).toBe(200);
  });

  it('is counted over all functions together once it comes close', async () => {
    const others = await openTestProduct({
      ...product.context,
      callBudget: openCallBudget({ public: 30, 'signed-in': 60 }),
    });
    for (let calls = 0; calls < 20; calls += 1)
      for (const each of [product, others]) await each.send(login, undefined, { json: {}, ...from('203.0.113.1') });
    const statuses = [product, others].map(
      async (each) => (await each.send(login, undefined, { json, ...from('203.0.113.1') })).status,
    );
    expect(await Promise.all(statuses)).toContain(429);
  });

  it('costs the table nothing while it is far from its budget', async () => {
    const { token } = await signUp(product, 'parent');
    const call = async () => await product.send(getMe, token, from('203.0.113.1'));
    const meter = meterConsumption(product.client);
    const uses: Consumption[] = [];
    for (let calls = 0; calls < 15; calls += 1) {
      await call();
      uses.push(meter.take());
    }
    expect(new Set(uses.map((use) => use.calls)).size).toBe(1);
  });

  it('makes thirty accounts, and then waits', async () => {
    product = await openTestProduct();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      const body = { email: `flood${index}@example.org`, password: 'correct horse 42', role: 'parent' };
      statuses.push((await product.send(register, undefined, { json: body, ...from('203.0.113.1') })).status);
    }
    expect(statuses.slice(-2)).toEqual([201, 429]);
    expect(limits.tries.registration.free).toBe(30);
  });
});
