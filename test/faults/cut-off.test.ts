import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../functions/auth/google-verifier.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from '../functions/auth/google-issuer.ts';
import { type Faults, injectFaults, isWrite, lostAnswer, lostCall, skipPauses } from '../support/faults.ts';
import { type WatchedTable, watchTable } from '../support/table/table-snapshot.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../support/test-product.ts';
import { makeMutableWorld, type MutableWorld, mutatingRoutes, prepareCall } from './mutating-calls.ts';

let google: GoogleIssuer;
let product: TestProduct;
let world: MutableWorld;
let faults: Faults;
let table: WatchedTable;
beforeAll(async () => {
  google = await startGoogleIssuer();
  const verifier = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: google.certificatesUrl });
  product = await openTestProduct({ google: verifier });
  world = await makeMutableWorld(product, google);
  table = await watchTable(product.client);
  faults = injectFaults(product.client);
});
afterAll(async () => {
  await google.stop();
});
beforeEach(() => {
  skipPauses();
});

/** Runs an action on the initial rows, then restores them. */
async function withRestore<T>(act: () => Promise<T>): Promise<T> {
  faults.clear();
  const { result, written } = await table.watch(act);
  faults.clear();
  await table.restore(written);
  return result;
}

/** Calls with more writes than this are interrupted at only some of their writes; the selection changes from day to day. */
const maxWritesTestedFully = 2;
const day = Math.floor(Date.now() / (24 * 60 * 60 * 1_000));

/** @returns the 1-based numbers of the writes at which to interrupt a call; always includes the first and the last. */
function pickPlaces(writes: number): number[] {
  const stride = Math.ceil(writes / maxWritesTestedFully);
  const places = Array.from({ length: writes }, (_, index) => index + 1);
  return places.filter((place) => place === 1 || place === writes || place % stride === day % stride);
}

it.each(mutatingRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s leaves rows that agree wherever it is cut off, and can be called again',
  async (_, route) => {
    const send = prepareCall(product, world, route);
    const writes = await withRestore(async () => {
      const whole = await send();
      expect(whole.status, JSON.stringify(whole.body)).toBe(route.status);
      return faults.calls.filter(isWrite).length;
    });
    expect(writes, 'writes of a call that changes something').toBeGreaterThan(0);
    for (const does of [lostCall, lostAnswer]) {
      // A response lost at an earlier write leaves the same state as a request lost at the next write.
      for (const place of does === lostCall ? pickPlaces(writes) : [writes]) {
        await withRestore(async () => {
          faults.add({ at: 'call', does, when: isWrite, from: place });
          const cut = await send();
          faults.clear();
          const where = `${does === lostCall ? 'before' : 'after'} write ${place} of ${writes}`;
          expect([503, route.status], where).toContain(cut.status);
          // Before the first write nothing has changed, so nothing can be inconsistent.
          if (does === lostAnswer || place > 1) await expectConsistentRows(product);
          const again = await send();
          expect(again.status < 500, `${where}, again: ${JSON.stringify(again)}`).toBe(true);
          await expectConsistentRows(product);
        });
      }
    }
  },
);
