import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../../functions/auth/google-verifier.ts';
import { storedConsents } from '../../../functions/data/people/consent.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { withdrawConsent } from '../../../shared/routes/consent.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { makeMutableWorld, type MutableWorld, mutatingRoutes, prepareCall } from '../../faults/mutating-calls.ts';
import { type Faults, injectFaults, isWrite, skipPauses } from '../../support/faults.ts';
import { type WatchedTable, watchTable } from '../../support/table/table-snapshot.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from '../auth/google-issuer.ts';

/** Hand-written list of routes that store or change a child's data and need consent. */
const refused: ReadonlySet<string> = new Set([
  'learners/create-learner',
  'learners/update-learner',
  'learners/set-look',
  'loose/leave-out-card',
  'streaks/see-badge',
  'devices/create-device',
  'devices/create-pairing',
  'devices/approve-pairing',
  'devices/collect-pairing',
  'devices/sign-in-on-device',
  'devices/deliver-answers',
  'devices/set-picture-code',
  'study/start-session',
  'study/start-mix',
  'study/adopt-session',
  'study/record-reviews',
  'study/complete-session',
  'quizzes/start-attempt',
  'quizzes/save-attempt',
  'quizzes/complete-attempt',
  'assignments/create-assignment',
  'assignments/update-assignment',
  'flags/flag-card',
  'cards/move-cards',
  'imports/take-history',
  'bin/restore-entry',
  'records/bring-records',
  // Included although it stores nothing: it shows children's names, which a device needs only for studying.
  'devices/list-device-learners',
]);

/** Hand-written list of routes that remove or restore a child's data, which changes the child's counts. */
const takesAway: ReadonlySet<string> = new Set([
  'learners/delete-learner',
  'corrections/remove-session',
  'corrections/remove-attempt',
  'corrections/take-back-review',
  'flags/clear-flag',
  'assignments/delete-assignment',
  'devices/remove-picture-code',
  // Takes the device's name and sessions away, and leaves only what delivers its last answers after a new consent.
  'devices/delete-device',
  'decks/delete-deck',
  'cards/delete-card',
  'cards/delete-cards',
  'imports/change-cards',
  'imports/undo-import',
]);

const ofChild = /^(L|LEARNER|ASSIGN|DONE|FLAG|PROGRESS|DEVICE)#/;

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

const householdIds = () => [world.ids['householdId'] ?? '', world.emptyHouseholdId];

async function withdrawAll(): Promise<void> {
  await product.call(withdrawConsent, world.family.parent.token, { params: { householdId: householdIds()[0] ?? '' } });
  await product.call(withdrawConsent, world.lonelyToken, { params: { householdId: world.emptyHouseholdId } });
}

/** Runs an action after the families have withdrawn consent, then restores everything. */
async function afterWithdrawal<T>(act: () => Promise<T>) {
  const withdrawn = await table.watch(withdrawAll);
  const done = await afterReset(act);
  await table.restore(withdrawn.written);
  return done;
}

async function afterReset<T>(act: () => Promise<T>) {
  const done = await table.watch(act);
  faults.clear();
  const changed = await table.listChanged(done.written.filter(({ SK }) => ofChild.test(SK)));
  await table.restore(done.written);
  return { ...done, changed };
}

const ofPeople = ({ PK }: { readonly PK: string }) => PK.startsWith('HH#') || PK.startsWith('USER#');
const titled = (list: readonly Route[]) => list.map((route) => [`${route.method} ${route.path}`, route] as const);
const needConsent = { status: 409, body: { code: 'consent-needed' } };

describe('once the consent is withdrawn', () => {
  it.each(titled(mutatingRoutes))('%s stores nothing of a child, and does the rest of its work', async (_, route) => {
    const send = prepareCall(product, world, route);
    const { result, written, changed } = await afterWithdrawal(send);
    if (!refused.has(route.id)) {
      expect(result.status, JSON.stringify(result.body)).toBe(route.status);
      if (!takesAway.has(route.id)) expect(changed).toEqual([]);
      return;
    }
    expect(result).toMatchObject(needConsent);
    expect(written.filter(ofPeople)).toEqual([]);
  });
});

describe('a consent that is withdrawn between the look and the write', () => {
  it.each(titled(mutatingRoutes.filter(({ id }) => refused.has(id) && id !== 'devices/list-device-learners')))(
    'is met by %s',
    async (_, route) => {
      const send = prepareCall(product, world, route);
      const { result } = await afterReset(async () => {
        let isWithdrawn = false;
        faults.add({
          at: 'call',
          when: (call) => !isWithdrawn && isWrite(call) && /"HH#/.test(JSON.stringify(call.input)),
          does: async (_call, proceed) => {
            isWithdrawn = true;
            for (const id of householdIds()) {
              const rows = householdRows(product.context.table, id);
              await rows.commit([
                storedConsents.change(rows, {}, { set: { withdrawnAt: '2026-01-05T09:00:00.000Z' } }),
              ]);
            }
            return await proceed();
          },
        });
        return await send();
      });
      expect(result).toMatchObject(needConsent);
    },
  );
});
