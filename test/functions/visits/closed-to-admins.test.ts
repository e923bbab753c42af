import { beforeAll, describe, expect, it } from 'vitest';
import { localPart } from '../../../shared/ids.ts';
import { createUser } from '../../../shared/routes/admin.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { createInvitation } from '../../../shared/routes/households.ts';
import { routes } from '../../../shared/routes/index.ts';
import { generateQuiz } from '../../../shared/routes/quizzes.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import { listVisits } from '../../../shared/routes/visits.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { answer } from '../../support/answer-cards.ts';
import { validCall, type ValidCall, makeMatrixWorld, type MatrixWorld } from '../../support/route-calls.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeDeck, password, signUpAdmin, visitAs } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

/** Checks actual responses: what an admin who stated no reason sees of a studying family, regardless of the access that the routes declare. */
let product: TestProduct;
let world: MatrixWorld;
/** An admin who only reads. */
let reader: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
  const { family } = world;
  const deck = await makeDeck(product, family, 6);
  const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
  await answer(product, family.child.token, session, 6);
  reader = await signUpAdmin(product);
});

/** Routes about a household that admins may call without a reason, including the one that states the reason. */
const open = ['households/get-household', 'users/get-user', 'users/list-user-households', 'visits/open-visit'];

/** Response fields with figures derived from study. */
const figures = /"(?:mastered|studied|due|known|accuracy|streak|longest|correct|wrong|seen|score|weakest)\w*":/i;

/** @returns the route's call, and variants that name the learner where the route accepts one. */
function callsOf(route: Route): ValidCall[] {
  const { ids } = world;
  const call = validCall(route, ids);
  const naming = (part: 'query' | 'body') =>
    Object.fromEntries(
      ['householdId', 'learnerId', 'deckId']
        .filter((name) => route[part] && Object.hasOwn(route[part].shape, name))
        .map((name) => [name, ids[name] ?? '']),
    );
  const query = { ...call.query, ...naming('query') };
  const json = { ...call.json, ...naming('body') };
  const weakest = route.id === 'quizzes/generate-quiz' ? [{ ...call, json: { ...json, cards: 'weakest' } }] : [];
  const about = { ...call, ...(route.query && { query }), ...(route.body && { json }) };
  return [call, about, ...weakest];
}

/** Names of ids that do not count as inside the family: the household and its accounts, which admins can list, and ids outside the family. */
const ofOthers: ReadonlySet<string> = new Set(['householdId', 'userId', 'memberId', 'passkeyId', 'shareCode', 'token']);

function inside(): string[] {
  const things = Object.entries(world.ids).flatMap(([name, id]) => (ofOthers.has(name) ? [] : [localPart(id)]));
  return [world.family.learner.name, 'Deck of', 'front ', 'back ', 'perro', ...things];
}

const signedIn = routes.filter(({ access }) => access.kind !== 'public');

describe.each(signedIn.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s by an admin who has not said why',
  (_, route) => {
    it('shows and changes nothing inside a family', async () => {
      const householdId = world.family.household.id;
      const before = await readHousehold(product, householdId);
      for (const call of callsOf(route)) {
        // Only a call that changes something could give its admin a reason.
        const { token } = route.method === 'GET' ? reader : await signUpAdmin(product);
        const { status, body } = await product.send(route, token, call);
        const text = JSON.stringify(body) ?? '';
        expect(inside().filter((one) => text.includes(one))).toEqual([]);
        expect(text).not.toMatch(figures);
        const isAbout = JSON.stringify(call).includes(householdId);
        if (isAbout && !open.includes(route.id)) expect(status).toBeGreaterThan(399);
      }
      if (route.id !== 'visits/open-visit') expect(await readHousehold(product, householdId)).toEqual(before);
    });
  },
);

describe('an account that an admin brings into a family', () => {
  const params = () => ({ householdId: world.family.household.id });
  const seen = async () => await product.call(listVisits, world.family.parent.token, { params: params() });

  it('is assigned after a reason alone, and the family sees that somebody was added', async () => {
    const admin = await signUpAdmin(product);
    const json = { email: 'let.in@example.org', password, role: 'parent' };
    const made = (await product.send(createUser, admin.token, { json })).body as { id: string };
    const assignment = { params: { userId: made.id }, json: { ...params(), role: 'guardian' } };
    const refused = await product.send(assignUser, admin.token, assignment);
    expect(refused).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    await visitAs(product, admin, params().householdId, 'Both parents asked');
    expect((await product.send(assignUser, admin.token, assignment)).status).toBe(201);
    const mine = (await seen()).find(({ reason }) => reason === 'Both parents asked');
    expect(mine).toMatchObject({ looked: [], changed: ['joined'] });
  });

  it('is invited after a reason alone, which the family sees, too', async () => {
    const admin = await signUpAdmin(product);
    const invitation = { params: params(), json: { role: 'guardian' } };
    const refused = await product.send(createInvitation, admin.token, invitation);
    expect(refused).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    await visitAs(product, admin, params().householdId, 'An invitation');
    expect((await product.send(createInvitation, admin.token, invitation)).status).toBe(201);
    expect((await seen()).find(({ reason }) => reason === 'An invitation')).toMatchObject({ changed: ['joined'] });
  });
});

it('a quiz of the cards that a child knows worst is a look at their study and a change', async () => {
  const { family, ids } = world;
  const admin = await signUpAdmin(product);
  const householdId = family.household.id;
  await visitAs(product, admin, householdId, 'A quiz');
  const deck = await makeDeck(product, family, 5);
  const json = { cards: 'weakest', learnerId: ids['learnerId'] };
  expect((await product.send(generateQuiz, admin.token, { params: { deckId: deck.id }, json })).status).toBe(201);
  const visits = await product.call(listVisits, family.parent.token, { params: { householdId } });
  const mine = visits.find(({ reason }) => reason === 'A quiz');
  expect(mine).toMatchObject({ looked: ['quizzes'], changed: ['quizzes'] });
});
