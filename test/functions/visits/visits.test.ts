import { beforeEach, describe, expect, it } from 'vitest';
import { storedAuditEntries } from '../../../functions/data/operations/audit-entry.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { storedVisits } from '../../../functions/data/people/visit.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { isPermitted } from '../../../shared/permissions.ts';
import { retention } from '../../../shared/retention.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { login } from '../../../shared/routes/auth.ts';
import {
  createDevice,
  createPairing,
  deleteDevice,
  getPictureCode,
  removePictureCode,
  setPictureCode,
} from '../../../shared/routes/devices.ts';
import { createHousehold, deleteHousehold, getHousehold, listMembers } from '../../../shared/routes/households.ts';
import { requiresReason } from '../../../shared/routes/define-route.ts';
import { routes } from '../../../shared/routes/index.ts';
import { getReportSummary, listLearners, updateLearner } from '../../../shared/routes/learners.ts';
import { getActivity, getToday } from '../../../shared/routes/reports.ts';
import { listSessions } from '../../../shared/routes/study.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import { listVisits, openVisit } from '../../../shared/routes/visits.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import {
  addGrownUp,
  makeFamily,
  password,
  signUpAdmin,
  tapOnDevice,
  type TestFamily,
  visitAs,
} from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let admin: SignedIn;
let params: { householdId: string };
let ofLearner: { householdId: string; learnerId: string };
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  admin = await signUpAdmin(product);
  params = { householdId: family.household.id };
  ofLearner = { ...params, learnerId: family.learner.id };
});

const visits = async (by: Pick<SignedIn, 'token'> = family.parent) =>
  await product.call(listVisits, by.token, { params });
const noReason = {
  status: 403,
  body: { code: 'reason-needed', error: 'First, say why you need to see this family.' },
};

/** Returns the audit entries about the family, sorted by name because entries with the same timestamp have no defined order. */
async function trail(): Promise<string[]> {
  const entries = await storedAuditEntries.list(product.context.table, {});
  return entries
    .filter(({ householdId }) => householdId === family.household.id)
    .map(({ action, deed }) => (deed === undefined ? action : `${action} ${deed}`))
    .toSorted();
}

describe('an admin who has not said why', () => {
  it('gets nothing of a child, whether the household or a learner is named, and leaves no trace', async () => {
    const { token } = admin;
    const learner = { learnerId: family.learner.id };
    const answers = [
      await product.send(listLearners, token, { params }),
      await product.send(getToday, token, { params }),
      await product.send(getReportSummary, token, { params: learner }),
      await product.send(listSessions, token, { query: learner }),
      await product.send(listAssignments, token, { query: params }),
      await product.send(updateLearner, token, { params: ofLearner, json: { name: 'Renamed' } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(noReason);
    expect(await trail()).toEqual([]);
    expect(await product.call(listLearners, family.parent.token, { params })).toMatchObject([{ name: 'Emma' }]);
  });

  it('hears that before what is wrong with the call, and after that there is no such household', async () => {
    const bad = { params: { learnerId: family.learner.id }, query: { days: 'many' } };
    expect(await product.send(getActivity, admin.token, bad)).toMatchObject(noReason);
    await visitAs(product, admin, params.householdId);
    expect(await product.send(getActivity, admin.token, bad)).toMatchObject({ status: 400 });
    expect(await product.send(getToday, admin.token, { params: { householdId: 'nobody' } })).toMatchObject({
      status: 404,
    });
  });

  it('still sees the household as such', async () => {
    expect((await product.send(getHousehold, admin.token, { params })).status).toBe(200);
    expect(await trail()).toEqual([]);
  });

  it('is not helped by the reason of another admin, for another family, or of an hour ago', async () => {
    await visitAs(product, await signUpAdmin(product), params.householdId);
    await visitAs(product, admin, (await makeFamily(product)).household.id);
    expect(await product.send(getToday, admin.token, { params })).toMatchObject(noReason);
    await visitAs(product, admin, params.householdId);
    product.pass(limits.visitSeconds - 1);
    expect((await product.send(getToday, admin.token, { params })).status).toBe(200);
    product.pass(1);
    expect(await product.send(getToday, admin.token, { params })).toMatchObject(noReason);
  });

  it('is not helped by letting themselves in as a member', async () => {
    const body = { ...params, role: 'guardian' } as const;
    await visitAs(product, admin, params.householdId);
    await product.call(assignUser, admin.token, { params: { userId: admin.user.id }, body });
    product.pass(limits.visitSeconds);
    expect(await product.send(listLearners, admin.token, { params })).toMatchObject(noReason);
  });

  it('needs none in a household of their own, and the family’s grown-ups and children need none', async () => {
    const own = await product.call(createHousehold, admin.token, { body: { name: 'Own' } });
    expect((await product.send(listLearners, admin.token, { params: { householdId: own.id } })).status).toBe(200);
    for (const { token } of [family.parent, family.child])
      expect((await product.send(listLearners, token, { params })).status).toBe(200);
    expect(await trail()).toEqual([]);
  });
});

describe('an admin who looks at something of a child', () => {
  it('leaves an entry first: also when the reading then fails', async () => {
    await visitAs(product, admin, params.householdId);
    const faults = injectFaults(product.client);
    faults.add({
      at: 'call',
      when: mentions('L#'),
      does: () => Promise.reject(new Error('broken')),
      times: Number.POSITIVE_INFINITY,
    });
    const answer = await product.send(getReportSummary, admin.token, { params: { learnerId: family.learner.id } });
    faults.clear();
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await trail()).toEqual(['look-into-household learners/get-report-summary', 'visit-household']);
    expect(await visits()).toMatchObject([{ looked: ['progress'] }]);
  });

  it('gets nothing when no entry can be written', async () => {
    await visitAs(product, admin, params.householdId);
    const faults = injectFaults(product.client);
    faults.add({
      at: 'call',
      when: mentions('AUDIT'),
      does: () => Promise.reject(new Error('broken')),
      times: Number.POSITIVE_INFINITY,
    });
    const answer = await product.send(listLearners, admin.token, { params });
    faults.clear();
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(answer.body)).not.toContain('Emma');
  });

  it('leaves one entry a visit for each kind of call, however often it is made, and one for each change', async () => {
    await visitAs(product, admin, params.householdId);
    await Promise.all(Array.from({ length: 4 }, async () => await product.call(getToday, admin.token, { params })));
    for (let again = 0; again < 3; again += 1) {
      await product.call(listLearners, admin.token, { params });
      await product.call(updateLearner, admin.token, { params: ofLearner, body: { name: `Emma ${again}` } });
    }
    product.pass(1);
    await visitAs(product, admin, params.householdId, 'Another ticket');
    await product.call(listLearners, admin.token, { params });
    expect(await trail()).toEqual([
      'change-household learners/update-learner',
      'change-household learners/update-learner',
      'change-household learners/update-learner',
      'look-into-household learners/list-learners',
      'look-into-household learners/list-learners',
      'look-into-household reports/get-today',
      'visit-household',
      'visit-household',
    ]);
  });

  it('leaves them all when different things are asked for at the same moment', async () => {
    await visitAs(product, admin, params.householdId);
    const learner = { learnerId: family.learner.id };
    await Promise.all([
      product.call(listLearners, admin.token, { params }),
      product.call(listMembers, admin.token, { params }),
      product.call(getToday, admin.token, { params }),
      product.call(getActivity, admin.token, { params: learner }),
      product.call(listSessions, admin.token, { query: learner }),
      product.call(listAssignments, admin.token, { query: params }),
    ]);
    const [visit] = await visits();
    expect(visit?.looked.toSorted()).toEqual(['answers', 'children', 'people', 'progress', 'work']);
    expect(await trail()).toHaveLength(1 + 6);
  });
});

describe('what the family sees of it', () => {
  it('is day, reason and what was looked at and changed, the newest first, and not who it was [route-open-visit, route-list-visits]', async () => {
    const { device } = await tapOnDevice(product, family);
    await visitAs(product, admin, params.householdId, '  Emma’s streak is gone ');
    await product.call(getReportSummary, admin.token, { params: { learnerId: family.learner.id } });
    await product.call(deleteDevice, admin.token, { params: { ...params, deviceId: device.id } });
    product.pass(24 * 60 * 60);
    await visitAs(product, admin, params.householdId, 'Asked by mail');
    const seen = await visits();
    expect(seen).toEqual([
      { id: expect.any(String), at: '2026-01-06T09:00:00.000Z', reason: 'Asked by mail', looked: [], changed: [] },
      {
        id: expect.any(String),
        at: startOfTests,
        reason: 'Emma’s streak is gone',
        looked: ['progress'],
        changed: ['devices'],
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(admin.user.id);
    expect(JSON.stringify(seen)).not.toContain(admin.user.email);
  });

  it('is for owners and guardians: not for viewers, children or admins', async () => {
    const guardian = await addGrownUp(product, family.parent, params.householdId, 'guardian');
    const viewer = await addGrownUp(product, family.parent, params.householdId, 'viewer');
    await visitAs(product, admin, params.householdId);
    expect(await visits(guardian)).toHaveLength(1);
    for (const { token } of [viewer, family.child, admin])
      expect(await product.send(listVisits, token, { params })).toMatchObject({
        status: 403,
        body: { code: 'not-allowed' },
      });
  });

  it('comes in pages', async () => {
    for (let day = 0; day < 3; day += 1) await visitAs(product, admin, params.householdId, `Reason ${day}`);
    const first = await product.send(listVisits, family.parent.token, { params, query: { limit: '2' } });
    expect(first.body).toHaveLength(2);
    const cursor = /cursor=([\w-]+)/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const [last] = await product.call(listVisits, family.parent.token, { params, query: { limit: 2, cursor } });
    const all = [...(first.body as { reason: string }[]), last];
    expect(new Set(all.map((visit) => visit?.reason))).toEqual(new Set(['Reason 0', 'Reason 1', 'Reason 2']));
  });

  it('is kept as long as the trail of admins, and no longer', async () => {
    await visitAs(product, admin, params.householdId);
    const [stored] = await storedVisits.list(householdRows(product.context.table, params.householdId));
    const end = Date.parse(startOfTests) / 1_000 + retention.auditDays * 24 * 60 * 60;
    expect(stored?.expiresAt).toBe(end);
    product.setNow(new Date(end * 1_000));
    // The parent signs in again, because no session lasts that long.
    const body = { email: family.parent.user.email, password };
    expect(await visits(await product.call(login, undefined, { body }))).toEqual([]);
  });

  it('has a word for every call of the contract for which an admin is asked why', async () => {
    const byAdmins = routes.filter(
      ({ access }) => requiresReason(access) && 'permission' in access && isPermitted('admin', access.permission),
    );
    const { id } = await visitAs(product, admin, params.householdId);
    const rows = householdRows(product.context.table, params.householdId);
    const looked = byAdmins.map((route) => route.id);
    await rows.commit([storedVisits.change(rows, { id: localPart(id) }, { set: { looked } })]);
    const [visit] = await visits();
    expect(looked.length).toBeGreaterThan(60);
    expect(visit?.looked).not.toContain('other');
  });

  it('goes with the household, and no visit begins in one that is being deleted', async () => {
    await visitAs(product, admin, params.householdId);
    const faults = injectFaults(product.client);
    faults.add({
      at: 'call',
      when: (call) => isWrite(call) && mentions('VISIT#')(call),
      does: meanwhile(async () => {
        await product.call(deleteHousehold, family.parent.token, { params, body: {} });
      }),
    });
    const late = await product.send(openVisit, admin.token, { params, json: { reason: 'Too late' } });
    expect(late.status).toBe(404);
    expect(await readHousehold(product, params.householdId)).toEqual([]);
    expect(await trail()).toEqual(['visit-household']);
  });

  it('does not hinder an admin who deletes the household', async () => {
    await visitAs(product, admin, params.householdId);
    expect((await product.send(deleteHousehold, admin.token, { params, json: {} })).status).toBe(204);
    expect(await readHousehold(product, params.householdId)).toEqual([]);
    expect(await trail()).toEqual(['change-household households/delete-household', 'visit-household']);
  });
});

it.each([
  ['is missing', {}],
  ['is of two characters', { reason: 'ok' }],
  ['is white space', { reason: '     ' }],
  ['is longer than 200 characters', { reason: 'x'.repeat(201) }],
])('a reason that %s opens nothing', async (_, json) => {
  expect((await product.send(openVisit, admin.token, { params, json })).status).toBe(400);
  expect(await visits()).toEqual([]);
});

describe('a child’s way in', () => {
  it('is closed to admins, whatever reason they gave: they see, set and remove no picture code and get no device of the family', async () => {
    await tapOnDevice(product, family, [0, 1, 2]);
    await visitAs(product, admin, params.householdId);
    const answers = [
      await product.send(getPictureCode, admin.token, { params: ofLearner }),
      await product.send(setPictureCode, admin.token, { params: ofLearner, json: { pictures: [3, 4, 5] } }),
      await product.send(removePictureCode, admin.token, { params: ofLearner }),
      await product.send(createDevice, admin.token, { params, json: { name: 'Tablet' } }),
      await product.send(createPairing, admin.token, { params }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    const { pictures } = await product.call(getPictureCode, family.parent.token, { params: ofLearner });
    expect(pictures).toEqual([0, 1, 2]);
  });
});
