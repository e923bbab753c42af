import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../functions/auth/google-verifier.ts';
import { storedConsents } from '../../functions/data/people/consent.ts';
import { householdRows, storedHouseholds } from '../../functions/data/people/household.ts';
import { withdrawConsent } from '../../shared/routes/consent.ts';
import { routes } from '../../shared/routes/index.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from '../functions/auth/google-issuer.ts';
import { type WatchedTable, watchTable } from '../support/table/table-snapshot.ts';
import { openTestProduct } from '../support/test-product.ts';
import { askAll, type Asked, titleOf } from './ask.ts';
import { makeOracleWorld, type OracleWorld } from './oracle-world.ts';
import { listOwnQuestions } from './questions.ts';
import { readRows } from './read-rows.ts';
import { withdrawnCalls } from './withdrawn-table.ts';

const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
const lines = readRows(withdrawnCalls).map((row) => {
  const route = byName.get(row.route);
  if (!route) throw new Error(`The product has no ${row.route}, of which the table speaks.`);
  return [row.call, listOwnQuestions(row).map((question): Asked => ({ row, route, question }))] as const;
});

let google: GoogleIssuer;
let world: OracleWorld;
let table: WatchedTable;
beforeAll(async () => {
  google = await startGoogleIssuer();
  const verifier = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: google.certificatesUrl });
  const product = await openTestProduct({ google: verifier });
  world = await makeOracleWorld(product, google.sign({ sub: '1093', email: 'new@gmail.com' }));
  table = await watchTable(product.client);
});
afterAll(async () => {
  await google.stop();
});

const householdId = () => world.ids.own['householdId'] ?? '';

async function expectAnswers(questions: readonly Asked[]): Promise<void> {
  const expected = Object.fromEntries(questions.map((one) => [titleOf(one), one.question.expected]));
  expect(await askAll({ world, table }, questions)).toEqual(expected);
}

describe('once a family took its consent back', () => {
  beforeAll(async () => {
    await table.commitBaseline(async () => {
      await world.product.call(withdrawConsent, world.tokens.owner, { params: { householdId: householdId() } });
    });
  });

  it.each(lines)('%s', async (_, questions) => await expectAnswers(questions));
});

describe('once a family has not answered a newer notice in time', () => {
  beforeAll(async () => {
    await table.commitBaseline(async () => {
      const rows = householdRows(world.product.context.table, householdId());
      const question = {
        agreedNotice: '2020-01-01',
        askedNotice: '2021-01-01',
        consentEndsAt: '2025-12-01T00:00:00.000Z',
      };
      await rows.commit([
        storedHouseholds.change(rows, {}, { set: question }),
        storedConsents.change(rows, {}, { set: { noticeVersion: '2020-01-01' }, remove: ['withdrawnAt'] }),
      ]);
    });
  });

  const refused = lines.map(
    ([call, questions]) =>
      [call, questions.filter(({ question }) => question.expected === '409 consent-needed')] as const,
  );
  it.each(refused.filter(([, questions]) => questions.length > 0))(
    '%s',
    async (_, questions) => await expectAnswers(questions),
  );
});

it('the table has a line for every route', () => {
  const named = new Set(lines.flatMap(([, questions]) => questions.map(({ row }) => row.route)));
  expect([...byName.keys()].filter((route) => !named.has(route))).toEqual([]);
});
