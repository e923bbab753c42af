import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorCatalogue } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { Route } from '../shared/routes/define-route.ts';
import { routes } from '../shared/routes/index.ts';
import { validCall, makeMatrixWorld, type MatrixWorld, missingSibling, withId } from './support/route-calls.ts';
import type { Answer } from '../infra/local/gateway/call-in-process.ts';
import { openTestProduct, type TestProduct } from './support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
});

const signedIn = routes.filter((route) => route.access.kind !== 'public');
const ofHousehold = routes.filter((route) => route.access.kind === 'household' || route.access.kind === 'households');
const withBody = routes.filter((route) => route.body);
const withParams = routes.filter((route) => route.params);
/** Routes that create something under an id that the client chose. */
const makingNamed: ReadonlySet<string> = new Set(['study/adopt-session']);
const titled = (list: readonly Route[]) => list.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Token of a person with full permission: the parent, or the admin for admin routes. */
function ableToken(route: Route): string | undefined {
  if (route.access.kind === 'public') return undefined;
  const isForAdmins = route.access.kind === 'account' && route.access.roles?.join() === 'admin';
  return isForAdmins ? world.adminToken : world.family.parent.token;
}

function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  const { error, code } = answer.body as { error: string; code: keyof typeof errorCatalogue };
  expect(errorCatalogue[code].status).toBe(status);
  expect(error).toMatch(/^\S.*\S$/);
}

function householdSource(route: Route) {
  if (route.access.kind !== 'household' && route.access.kind !== 'households') throw new Error('Not about a household');
  return route.access.household;
}

describe.each(titled(signedIn))('%s without a good token', (_, route) => {
  const broken = () => {
    const token = world.family.parent.token;
    const [header = '', payload = '', signature = ''] = token.split('.');
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    return {
      'an empty one': '',
      'no JWT': 'abc',
      'a changed signature': `${header}.${payload}.${flipped}`,
      'no signature': `${unsigned}.${payload}.`,
    };
  };

  it('refuses a call without a token [call-401-without-token]', async () => {
    expectRefusal(await product.send(route, undefined, validCall(route, world.ids)), 401);
  });

  it('refuses broken tokens', async () => {
    for (const token of Object.values(broken()))
      expectRefusal(await product.send(route, token, validCall(route, world.ids)), 401);
  });

  it('refuses a call without a token before it looks at what was sent', async () => {
    expectRefusal(
      await product.send(route, undefined, { ...validCall(route, world.ids), json: { surprise: true } }),
      401,
    );
  });
});

describe.each(titled(ofHousehold))('%s from another family', (_, route) => {
  it('answers 404, as for a household that does not exist [role-outsiders-get-same-404-what]', async () => {
    const source = householdSource(route);
    const call = withId(validCall(route, world.ids), source, world.ids[source.name] ?? '');
    const nowhere = withId(call, source, (world.ids[source.name] ?? '').replace(/^[^-]+/, ulid()));
    const foreign = await product.send(route, world.stranger.parent.token, call);
    const missing = await product.send(route, world.stranger.parent.token, nowhere);
    expectRefusal(foreign, 404);
    expect(foreign.body).toEqual(missing.body);
    expectRefusal(await product.send(route, world.lonelyToken, call), 404);
    expectRefusal(await product.send(route, world.stranger.child.token, call), 404);
  });
});

describe.each(titled(withParams))('%s with ids that name nothing', (_, route) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

  it('answers 404 for ids of the right form that nothing has, unless the call makes what it names', async () => {
    for (const name of makingNamed.has(route.id) ? [] : names) {
      const call = withId(validCall(route, world.ids), { in: 'params', name }, missingSibling(world.ids[name] ?? ''));
      expectRefusal(await product.send(route, ableToken(route), call), 404);
    }
  });

  it('answers 404 for an id of something else', async () => {
    for (const name of names) {
      const call = withId(validCall(route, world.ids), { in: 'params', name }, 'no-such-thing');
      expectRefusal(await product.send(route, ableToken(route), call), 404);
    }
  });

  it('answers 400 for ids that no id of the product can be', async () => {
    for (const name of names) {
      for (const id of ['a b', '../x', 'ä', 'a#b', 'x'.repeat(limits.idLength + 1), '%00']) {
        const call = withId(validCall(route, world.ids), { in: 'params', name }, id);
        expectRefusal(await product.send(route, ableToken(route), call), 400);
      }
    }
  });
});

describe.each(titled(ofHousehold))('%s with the id of something inside a household', (_, route) => {
  it("answers 404 where a household's id is wanted", async () => {
    const source = householdSource(route);
    const ids = [world.ids['deckId'] ?? '', `${world.ids['householdId']}-x`];
    const wanted = source.name === 'householdId' ? ids : [];
    const statuses = await Promise.all(
      wanted.map(
        async (id) =>
          (await product.send(route, ableToken(route), withId(validCall(route, world.ids), source, id))).status,
      ),
    );
    expect(statuses).toEqual(wanted.map(() => 404));
  });
});

describe.each(titled(withBody))('%s with a bad body', (_, route) => {
  const expectRefused = async (body: string, status: number, headers: Record<string, string> = {}) => {
    const { params } = validCall(route, world.ids);
    expectRefusal(await product.send(route, ableToken(route), { ...(params && { params }), body, headers }), status);
  };
  const good = () => validCall(route, world.ids).json ?? {};

  it('refuses unknown fields, also those with a meaning to JavaScript [call-unknown-fields-refused]', async () => {
    await expectRefused(JSON.stringify({ ...good(), surprise: 1 }), 400);
    await expectRefused(JSON.stringify(good()).replace('{', '{"__proto__":{"role":"admin"},'), 400);
    await expectRefused(JSON.stringify({ ...good(), constructor: { prototype: {} } }), 400);
  });

  it('refuses every field of a wrong type', async () => {
    const wrongValues = (field: string) => [null, { a: 1 }, [[]], typeof good()[field] === 'boolean' ? 'yes' : true];
    const bodies = [...Object.keys(good()), 'surprise'].flatMap((field) =>
      wrongValues(field).map((value) => JSON.stringify({ ...good(), [field]: value })),
    );
    for (const body of bodies) await expectRefused(body, 400);
  });

  it('refuses texts that hold half a surrogate pair', async () => {
    const texts = Object.entries(good()).filter(([, value]) => typeof value === 'string');
    const bodies = texts.map(([field]) => JSON.stringify({ ...good(), [field]: '\uD800' }));
    for (const body of bodies) await expectRefused(body, 400);
  });

  it('refuses what is no JSON object', async () => {
    for (const body of ['{', 'null', '[]', '"text"', '1', '\u0000', '[['.repeat(20_000)])
      await expectRefused(body, 400);
  });

  it('refuses another content type [call-415-another-content-type]', async () => {
    await expectRefused(JSON.stringify(good()), 415, { 'content-type': 'text/plain' });
    await expectRefused(JSON.stringify(good()), 415, { 'content-type': '' });
  });

  it('refuses more than 256 KB [call-413-more-than-256-kb, limit-256-kb-request-body]', async () => {
    await expectRefused(JSON.stringify({ ...good(), surprise: 'x'.repeat(limits.requestBodyBytes) }), 413);
  });
});

describe.each(titled(routes))('%s with a query', (_, route) => {
  it('refuses a field that it does not know', async () => {
    const isForLearners = route.access.kind === 'account' && route.access.roles?.join() === 'learner';
    const token = isForLearners ? world.family.child.token : ableToken(route);
    const call = validCall(route, world.ids);
    const answer = await product.send(route, token, { ...call, query: { ...call.query, surprise: '1' } });
    expectRefusal(answer, 400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['surprise']);
  });
});

describe.each(titled(routes))('%s past CloudFront', (_, route) => {
  it('is refused without the secret that only CloudFront knows', async () => {
    const call = { ...validCall(route, world.ids), headers: { 'x-origin-secret': 'guessed' } };
    expectRefusal(await product.send(route, ableToken(route), call), 403);
  });
});
