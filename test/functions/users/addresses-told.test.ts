import { beforeAll, expect, it } from 'vitest';
import { signInOnDevice } from '../../../shared/routes/devices.ts';
import { routes } from '../../../shared/routes/index.ts';
import { getUser } from '../../../shared/routes/users.ts';
import { listMembers } from '../../../shared/routes/households.ts';
import { validCall, makeMatrixWorld, type MatrixWorld } from '../../support/route-calls.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
  const { credential, ids, family } = world;
  const body = { credential, learnerId: ids['learnerId'] ?? '', pictures: [0, 1, 2] };
  const tapped = await product.call(signInOnDevice, undefined, { body });
  tokens = { 'a child on a device': tapped.token, 'a learner’s account': family.child.token };
});

const reads = routes.filter(({ method, access }) => method === 'GET' && access.kind !== 'public');

it.each(['a child on a device', 'a learner’s account'])(
  '%s is told nobody’s email but its own, by whatever it reads',
  async (who) => {
    const token = tokens[who] ?? '';
    const { parent, child } = world.family;
    const own = who === 'a child on a device' ? '' : child.user.email;
    let answered = 0;
    for (const route of reads) {
      const answer = await product.send(route, token, validCall(route, world.ids));
      if (answer.status === 200) answered += 1;
      const addresses = JSON.stringify(answer.body ?? '').match(/[\w.]+@[\w.]+/g) ?? [];
      expect(
        addresses.filter((address) => address !== own),
        route.id,
      ).toEqual([]);
    }
    expect(answered).toBeGreaterThan(15);
    const told = await product.call(getUser, token, { params: { userId: parent.user.id } });
    expect(Object.keys(told).toSorted()).toEqual(['createdAt', 'households', 'id', 'role']);
  },
);

it('grown-ups see each other’s', async () => {
  const { parent, child } = world.family;
  const params = { householdId: world.ids['householdId'] ?? '' };
  const members = await product.call(listMembers, parent.token, { params });
  expect(members.map(({ user }) => user.email)).toEqual(expect.arrayContaining([parent.user.email, child.user.email]));
});
