import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../infra/local/gateway/call-in-process.ts';
import { routes } from '../../../shared/routes/index.ts';
import { describeProblem } from '../../../shared/schemas/describe-issue.ts';
import { validCall, makeMatrixWorld, type MatrixWorld } from '../../support/route-calls.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
});

interface Refusal {
  readonly error: string;
  readonly fields?: Record<string, string>;
  readonly problems?: Record<string, { readonly code: string; readonly values?: Record<string, number> }>;
}

/** The English of the codes that travel with a refusal. */
function englishOf({ problems = {} }: Refusal): Record<string, string> {
  const worded = Object.entries(problems).map(([field, { code, values }]) => {
    return [field, describeProblem(values ? `${code} ${JSON.stringify(values)}` : code)] as const;
  });
  return Object.fromEntries(worded);
}

const withBody = routes.filter((route) => route.body).map((route) => [`${route.method} ${route.path}`, route] as const);
const wrongValues = [null, true, [], { a: 1 }, -1e9, 1e300, '\u0000', ['x'], [{}]];

describe('what is said about a wrong field', () => {
  it.each(withBody)('is a sentence for a person, and a code for other languages: %s', async (_, route) => {
    const isForAdmins = route.access.kind === 'account' && route.access.roles?.join() === 'admin';
    const token = isForAdmins ? world.adminToken : world.family.parent.token;
    const call = validCall(route, world.ids);
    const wrong = Object.keys(call.json ?? {}).flatMap((field) =>
      wrongValues.map((value) => ({ ...call.json, [field]: value })),
    );
    const answers: Answer[] = [];
    for (const json of [...wrong, { surprise: 1 }]) answers.push(await product.send(route, token, { ...call, json }));
    const refusals = answers.filter(({ status }) => status === 400).map(({ body }) => body as Refusal);
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) {
      const { error, fields = {} } = refusal;
      expect(englishOf(refusal)).toEqual(fields);
      for (const sentence of [error, ...Object.values(fields)])
        expect(sentence).not.toMatch(/invalid|expected|too (small|big):/i);
    }
  });
});
