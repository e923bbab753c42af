import { beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '../../../shared/routes/admin.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { signInOnDevice } from '../../../shared/routes/devices.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, isWrite, mentions } from '../../support/faults.ts';
import { addChild, makeFamily, signUpAdmin, tapOnDevice, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let admin: SignedIn;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  admin = await signUpAdmin(product);
});

const statusOf = async (token: string) => (await product.send(getMe, token, {})).status;

describe('a child whose account is disabled', () => {
  const setDisabled = async (disabled: boolean) =>
    await product.send(updateUser, admin.token, { params: { userId: family.child.user.id }, json: { disabled } });

  it('is signed out of the family’s devices and can’t start there again until it is enabled, while siblings can', async () => {
    const [kitchen, other] = [await tapOnDevice(product, family), await tapOnDevice(product, family)];
    const { learner: ben } = await addChild(product, family.parent, family.household.id, 'Ben');
    const tap = async (learnerId = family.learner.id) =>
      await product.send(signInOnDevice, undefined, { json: { credential: kitchen.credential, learnerId } });
    await setDisabled(true);
    for (const { tapped } of [kitchen, other]) expect(await statusOf(tapped.token)).toBe(401);
    expect(await tap()).toMatchObject({ status: 403, body: { code: 'sign-in-off' } });
    expect((await tap(ben.id)).status).toBe(200);
    await setDisabled(false);
    const { status, body } = await tap();
    expect([status, await statusOf((body as { token: string }).token)]).toEqual([200, 200]);
  });

  it('gets no session that outlasts the disabling, at whatever moment of a tap it comes', async () => {
    const { credential } = await tapOnDevice(product, family);
    const faults = injectFaults(product.client);
    const json = { credential, learnerId: family.learner.id };
    for (const moment of ['before its session is stored', 'right after'] as const) {
      await setDisabled(false);
      faults.add({
        at: 'call',
        when: (call) => isWrite(call) && mentions('#DEVICE#')(call),
        does: async (_, proceed) => {
          if (moment === 'right after') {
            const outcome = await proceed();
            await setDisabled(true);
            return outcome;
          }
          await setDisabled(true);
          return await proceed();
        },
      });
      expect(await product.send(signInOnDevice, undefined, { json }), moment).toMatchObject({ status: 403 });
      faults.clear();
    }
  });

  it('is signed out by the repeated call where the first one was cut off', async () => {
    const { tapped } = await tapOnDevice(product, family);
    const faults = injectFaults(product.client);
    const isRemoval = (call: Parameters<typeof isWrite>[0]) => isWrite(call) && mentions('#DEVICE#')(call);
    faults.add({ at: 'call', when: isRemoval, does: () => Promise.reject(new Error('cut off')) });
    expect((await setDisabled(true)).status).toBe(500);
    expect(await statusOf(tapped.token)).toBe(200);
    faults.clear();
    await setDisabled(true);
    expect(await statusOf(tapped.token)).toBe(401);
  });
});
