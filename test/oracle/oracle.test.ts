import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../functions/auth/google-verifier.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { listInvitations } from '../../shared/routes/households.ts';
import { routes } from '../../shared/routes/index.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from '../functions/auth/google-issuer.ts';
import { type WatchedTable, watchTable } from '../support/table/table-snapshot.ts';
import { openTestProduct } from '../support/test-product.ts';
import { addedCalls } from './added-calls-table.ts';
import { answerKeys, listedThings } from './answers-table.ts';
import { ask, askAll, type Asked, describeKeys, describeOwners, titleOf } from './ask.ts';
import { deviceCalls } from './devices-table.ts';
import { memberCalls } from './members-table.ts';
import { makeOracleWorld, type OracleWorld } from './oracle-world.ts';
import { listQuestions } from './questions.ts';
import { readRows, type Row } from './read-rows.ts';
import { callsWithReason } from './reasons-table.ts';
import { specifiedCalls } from './specified-calls-table.ts';

const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
const rows = [specifiedCalls, addedCalls, memberCalls, deviceCalls].flatMap(readRows);

function requireRoute(row: Row): Route {
  const route = byName.get(row.route);
  if (!route) throw new Error(`The product has no ${row.route}, of which a table speaks.`);
  return route;
}

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

/** Suffixes of test titles by line of the tables. They name the specification items that the line proves. */
const proved: Readonly<Record<string, string>> = {
  'POST /api/decks .householdId': ' [role-viewer-reads-only]',
  'POST /api/assignments .householdId .learnerId .resourceId': ' [role-viewer-reads-only]',
  'GET /api/users': ' [role-only-admins-call-admin-routes]',
  'GET /api/admin/stats': ' [role-only-admins-call-admin-routes]',
  'POST /api/households': ' [role-learner-account-creates-no-household]',
};

const asked = rows.map((row, index) => {
  const route = requireRoute(row);
  const before = rows.slice(0, index).filter((one) => one.route === row.route);
  const questions = listQuestions(row, route, before).map((question): Asked => ({ row, route, question }));
  return [`${row.call}${proved[row.call] ?? ''}`, questions] as const;
});
const count = asked.reduce((sum, [, questions]) => sum + questions.length, 0);

describe(`who may do what, in ${count} questions`, () => {
  it.each(asked)('%s', async (_, questions) => {
    const expected = Object.fromEntries(questions.map((one) => [titleOf(one), one.question.expected]));
    expect(await askAll({ world, table }, questions)).toEqual(expected);
  });
});

const titled = (text: string) => readRows(text).map((row) => [row.call, row] as const);

/** Makes the calls of all cells in a line and compares the described answers with the cells. */
async function expectCells(row: Row, describeAnswer: (answer: Answer) => string): Promise<void> {
  const route = requireRoute(row);
  const found: Record<string, string> = {};
  for (const who of row.cells.keys()) {
    const question = { who, about: 'own', expected: '', side: 'own' } as const;
    const { answer } = await ask({ world, table }, { row, route, question });
    found[who] = answer.status < 300 ? describeAnswer(answer) : `${answer.status}`;
  }
  expect(found).toEqual(Object.fromEntries(row.cells));
}

describe('an admin who has not said why', () => {
  const withReason = new Set(
    callsWithReason
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.replace(/\s+/, ' ')),
  );
  const open = rows.filter(({ cells }) => cells.get('admin')?.startsWith('2'));

  it.each(open.map((row) => [row.call, row] as const))('%s', async (_, row) => {
    const silent = { ...world, tokens: { ...world.tokens, admin: world.adminTokenWithoutVisit } };
    const question = { who: 'admin', about: 'own', expected: '', side: 'own' } as const;
    const { answer, written } = await ask({ world: silent, table }, { row, route: requireRoute(row), question });
    const { code } = (answer.body ?? {}) as { code?: string };
    const isRefused = withReason.has(row.route);
    expect([row.route, code === 'reason-needed']).toEqual([row.route, isRefused]);
    if (isRefused) expect([answer.status, written]).toEqual([403, []]);
  });

  it('is asked about every call of the list', () => {
    const named = new Set(open.map(({ route }) => route));
    expect([...withReason].filter((route) => !named.has(route))).toEqual([]);
  });
});

describe('answer keys', () => {
  it.each(titled(answerKeys))('%s', async (_, row) => {
    await expectCells(row, describeKeys);
  });
});

describe('whose things a list holds', () => {
  it.each(titled(listedThings))('%s', async (_, row) => {
    await expectCells(row, (answer) => describeOwners(world, answer));
  });
});

it('open invitations are listed without their codes', async () => {
  const params = { householdId: world.ids.own['householdId'] ?? '' };
  const { status, body } = await world.product.send(listInvitations, world.tokens.owner, { params });
  expect({ status, body }).toMatchObject({ status: 200, body: [{ role: 'viewer' }, { role: 'viewer' }] });
  for (const code of ['grownUpsCode', 'learnersCode'])
    expect(JSON.stringify(body)).not.toContain(world.textOf('owner', code));
});

describe('the tables', () => {
  it('have a line for every route', () => {
    const named = new Set(rows.map(({ route }) => route));
    expect([...byName.keys()].filter((route) => !named.has(route))).toEqual([]);
  });

  it('ask more than 2,000 questions', () => {
    expect(count).toBeGreaterThan(2_000);
  });

  it('say who may do what without asking the code', async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-table.ts'));
    expect(files).toHaveLength(7);
    for (const file of files)
      expect(await readFile(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
        /^\s*(import|export .* from)\b|import\(/m,
      );
  });
});
