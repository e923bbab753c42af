import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../shared/routes/index.ts';
import { makeMatrixWorld, goodCall, type MatrixWorld } from '../../support/route-calls.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
});

const withBody = routes.filter((route) => route.body).map((route) => [`${route.method} ${route.path}`, route] as const);
const wrongValues = [null, true, [], { a: 1 }, -1e9, 1e300, '\u0000', ['x'], [{}]];

describe('what is said about a wrong field', () => {
  it.each(withBody)('is a sentence for a person: %s', async (_, route) => {
    const token = route.path.startsWith('/api/users') ? world.adminToken : world.family.parent.token;
    const call = goodCall(route, world);
    const wrong = Object.keys(call.json ?? {}).flatMap((field) => wrongValues.map((value) => ({ ...call.json, [field]: value })));
    for (const json of [...wrong, {}]) {
      const { status, body } = await product.send(route, token, { ...call, json });
      if (status !== 400) continue;
      const { error, fields = {} } = body as { error: string; fields?: Record<string, string> };
      for (const sentence of [error, ...Object.values(fields)]) expect(sentence).not.toMatch(/invalid|expected|too (small|big):/i);
    }
  });
});
