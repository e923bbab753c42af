import { beforeEach, describe, expect, it } from 'vitest';
import { storedAuditEntries } from '../../../functions/data/operations/audit-entry.ts';
import { markActive } from '../../../functions/data/people/active-accounts.ts';
import { countInHousehold, householdRows } from '../../../functions/data/people/household.ts';
import { listSoonestDue } from '../../../functions/data/study/card-memory.ts';
import {
  findPasswordHash,
  findUserByEmail,
  changeUserAction,
  storedUsers,
} from '../../../functions/data/people/user.ts';
import type { Table } from '../../../functions/data/table/table.ts';
import { listUnusedRights } from '../../support/granted-rights.ts';
import { enforceRole, runAs } from '../../support/role-of-function.ts';
import { openBareTable } from '../../support/table/bare-table.ts';

let table: Table;
let refused: readonly string[];
let used: Set<string>;
beforeEach(async () => {
  const bare = await openBareTable();
  used = new Set();
  refused = enforceRole(bare.client, used);
  table = bare.table;
});

const account = {
  id: 'A1',
  email: 'somebody@example.org',
  role: 'parent',
  emailVerified: false,
  sessionEpoch: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  version: 1,
} as const;
const now = new Date('2026-01-05T09:00:00.000Z');

const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
  'read a password': async () => await findPasswordHash(table, account),
  'look up an e-mail': async () => await findUserByEmail(table, account.email),
  'read the audit trail': async () => await storedAuditEntries.find(table, { id: 'A1' }),
  'query the due cards': async () => await listSoonestDue(householdRows(table, 'H1'), { learner: 'L1', deck: 'D1' }, 1),
  'make itself an admin': async () => await table.commit([changeUserAction(table, account, { role: 'admin' })]),
  'write a whole account': async () => await table.commit([storedUsers.replace(table, account)]),
  'remove a family in bulk': async () => await table.removeMany([{ PK: 'HH#H1', SK: 'META' }]),
  'change a family': async () => await table.commit([countInHousehold(householdRows(table, 'H1'), { deckCount: 1 })]),
};

describe('a function that is held to its role', () => {
  it.each(Object.keys(deeds))('of a GET may not %s', async (deed) => {
    await expect(runAs('learners/list-learners', async () => await deeds[deed]?.())).rejects.toThrow('may not do this');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^learners\/list-learners may not dynamodb:\w+ @table/);
  });

  it.each([
    ['decks/create-deck', 'change a family', ['read a password', 'make itself an admin', 'write a whole account']],
    ['auth/login', 'read a password', ['change a family', 'read the audit trail', 'remove a family in bulk']],
    ['study/start-session', 'query the due cards', ['look up an e-mail', 'remove a family in bulk']],
    ['bin/remove-entry', 'remove a family in bulk', ['write a whole account', 'query the due cards']],
    ['admin/list-audit-entries', 'read the audit trail', ['read a password', 'change a family']],
  ] as const)('as %s may %s, and nothing that others may', async (id, own, foreign) => {
    await runAs(id, async () => await deeds[own]?.().catch(onlyConditions));
    for (const deed of foreign) await expect(runAs(id, async () => await deeds[deed]?.())).rejects.toThrow('may not');
    expect(refused).toHaveLength(foreign.length);
  });

  it('of a GET may note that its account is in use', async () => {
    await table.commit([storedUsers.create(table, account)]);
    await runAs('learners/list-learners', async () => await markActive(table, account, now));
    expect((await storedUsers.find(table, { id: account.id }))?.lastActiveDay).toBe('2026-01-05');
    expect(refused).toEqual([]);
  });

  it('notes the rights that it needs, and none for what it is refused', async () => {
    await runAs('auth/login', async () => await deeds['read a password']?.());
    await expect(runAs('auth/login', async () => await deeds['read the audit trail']?.())).rejects.toThrow('may not');
    expect([...used]).toEqual(['auth/login reads CREDENTIAL#*']);
  });
});

it('a right of a function that nothing needed is named, and none that something needed', () => {
  const needed = 'auth/login reads CREDENTIAL#*';
  const unused = listUnusedRights(new Set());
  expect(unused).toContain(`Granted, and needed by no test: ${needed}`);
  expect(unused.filter((sentence) => !sentence.startsWith('Granted, and needed by no test: '))).toEqual([]);
  expect(listUnusedRights(new Set([needed]))).toEqual(unused.filter((sentence) => !sentence.endsWith(needed)));
});

/** Ignores the error of a failed condition, because it shows that the role allowed the call. */
function onlyConditions(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'conflict')) throw error;
}
