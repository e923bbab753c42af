import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../functions/auth/google-verifier.ts';
import type { Answer } from '../../infra/local/gateway/call-in-process.ts';
import { routes } from '../../shared/routes/index.ts';
import { googleClientId, type GoogleIssuer, startGoogleIssuer } from '../functions/auth/google-issuer.ts';
import { proves } from '../specification/proves.ts';
import { type WatchedTable, watchTable } from '../support/table-snapshot.ts';
import { openTestProduct } from '../support/test-product.ts';
import { addedCalls } from './added-calls-table.ts';
import { answerKeys, listedThings } from './answers-table.ts';
import { ask, type Asked, describeKeys, describeOutcome, describeOwners } from './ask.ts';
import { awaitedRoutes, comingCalls } from './coming-calls-table.ts';
import { makeOracleWorld, type OracleWorld } from './oracle-world.ts';
import { listQuestions } from './questions.ts';
import { readRows, type Row } from './read-rows.ts';
import { specifiedCalls } from './specified-calls-table.ts';

const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
const coming = readRows(comingCalls);
const rows = [...readRows(specifiedCalls), ...readRows(addedCalls), ...coming];

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

/** The questions of the lines whose routes the product has, line by line. */
const asked = rows.flatMap((row, index) => {
  const route = byName.get(row.route);
  const before = rows.slice(0, index).filter((one) => one.route === row.route);
  const questions = route ? listQuestions(row, route, before) : [];
  return route ? [[row.call, questions.map((question): Asked => ({ row, route, question }))] as const] : [];
});
const count = asked.reduce((sum, [, questions]) => sum + questions.length, 0);

describe(`who may do what, in ${count} questions`, () => {
  it.each(asked)('%s', async (_, questions) => {
    proves({
      'role-viewer-reads-only': ['POST /api/decks .householdId', 'POST /api/assignments .householdId'],
      'role-only-admins-call-admin-routes': ['GET /api/users', 'GET /api/admin/stats'],
      'role-learner-account-creates-no-household': 'POST /api/households',
    });
    const nameOf = ({ question: { who, about } }: Asked) => `${who}, ${about}`;
    const outcomes: Record<string, string> = {};
    for (const one of questions) outcomes[nameOf(one)] = describeOutcome(world, one, await ask({ world, table }, one));
    expect(outcomes).toEqual(Object.fromEntries(questions.map((one) => [nameOf(one), one.question.expected])));
  });
});

const titled = (text: string) => readRows(text).map((row) => [row.call, row] as const);

/** Asks the cells of a line, whatever they say, and compares what `describe` makes of the answers with them. */
async function expectCells(row: Row, describeAnswer: (answer: Answer) => string): Promise<void> {
  const route = byName.get(row.route);
  if (!route) throw new Error(`The product has no ${row.route}`);
  const found = new Map<string, string>();
  for (const who of row.cells.keys()) {
    const question = { who, about: 'own', expected: '', side: 'own' } as const;
    const { answer } = await ask({ world, table }, { row, route, question });
    found.set(who, answer.status < 300 ? describeAnswer(answer) : `${answer.status}`);
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(row.cells));
}

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

describe('the tables', () => {
  it('have a line for every route, and only the awaited routes are not there yet', () => {
    const named = new Set(rows.map(({ route }) => route));
    expect([...byName.keys()].filter((route) => !named.has(route))).toEqual([]);
    expect([...named].filter((route) => !byName.has(route))).toEqual(awaitedRoutes);
    expect([...new Set(coming.map(({ route }) => route))]).toEqual(awaitedRoutes);
  });

  it('say who may do what without asking the code', async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-table.ts'));
    expect(files).toHaveLength(4);
    for (const file of files)
      expect(await readFile(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
        /^\s*(import|export .* from)\b|import\(/m,
      );
  });
});
