import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/define-route.ts';
import { routes } from '../../shared/routes/index.ts';
import { validCall, makeMatrixWorld, type MatrixWorld } from '../support/route-calls.ts';
import { openTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
});

function findRoute(id: string): Route {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`There is no route ${id}.`);
  return route;
}

describe.each([
  ['households/create-household', 'name', 120, 'limit-household-names-120'],
  ['learners/create-learner', 'name', 120, 'limit-learner-names-120'],
  ['decks/create-deck', 'name', 120, 'limit-deck-names-120'],
  ['quizzes/create-quiz', 'name', 120, 'limit-quiz-names-120'],
  ['decks/create-deck', 'description', 1_000, 'limit-descriptions-1000'],
  ['quizzes/create-quiz', 'description', 1_000, 'limit-descriptions-1000'],
  ['cards/create-card', 'front', 5_000, 'limit-card-sides-5000'],
  ['cards/create-card', 'back', 5_000, 'limit-card-sides-5000'],
  ['assignments/create-assignment', 'notes', 1_000, 'limit-notes-1000'],
] as const)('%s', (id, field, limit, item) => {
  it(`takes a ${field} of ${limit} characters and refuses one more, naming the field [${item}]`, async () => {
    const route = findRoute(id);
    const send = async (length: number) => {
      const call = validCall(route, world.ids);
      return await product.send(route, world.family.parent.token, {
        ...call,
        json: { ...call.json, [field]: 'x'.repeat(length) },
      });
    };
    expect((await send(limit)).status).toBe(201);
    const refused = await send(limit + 1);
    expect(refused).toMatchObject({
      status: 400,
      // The message for a name also states its limit.
      body: { fields: { [field]: expect.stringContaining(`Use up to ${limit.toLocaleString('en')} characters.`) } },
    });
  });
});
