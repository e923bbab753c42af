import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../functions/data/catalogue.ts';
import { grantsOf, specialNeeds } from '../../../infra/constructs/route-grants.ts';
import { partitions } from '../../../infra/constructs/table-statements.ts';
import { routes } from '../../../shared/routes/index.ts';

describe('the rights of a route', () => {
  const access = {
    kind: 'household',
    household: { in: 'params', name: 'deckId' },
    permission: 'manage-content',
  } as const;

  it('let a GET read households and accounts, and note the use of the session', () => {
    const open = { ...access, openToAdmins: true } as const;
    const { reads, writes, fieldUpdates } = grantsOf({ id: 'x/get-y', method: 'GET', access: open });
    expect([reads, writes]).toEqual([['HH#*', 'USER#*', 'THROTTLE#*'], []]);
    expect(fieldUpdates.flatMap(({ of }) => of)).toEqual(['THROTTLE#*', 'HH#*', 'USER#*', 'ACTIVE#*']);
  });

  it('let a GET for which an admin is asked why write that trace, and nothing else of the household', () => {
    const look = { id: 'x/get-y', method: 'GET' } as const;
    const { writes, fieldUpdates } = grantsOf({ ...look, access });
    expect([writes, fieldUpdates.at(-1)]).toEqual([
      ['AUDIT#*'],
      { of: ['HH#*'], fields: ['looked', 'changed', 'version'] },
    ]);
    expect(grantsOf({ ...look, access: { ...access, permission: 'carry-data' } }).writes).toEqual([]);
  });

  it('let a change write in the household, with a trace of what an admin does, and in bulk only where that is named', () => {
    const change = grantsOf({ id: 'x/update-y', method: 'PATCH', access });
    expect([change.writes, change.writesInBulk]).toEqual([['HH#*', 'AUDIT#*'], []]);
    expect(grantsOf({ id: 'bin/remove-entry', method: 'DELETE', access }).writesInBulk).toEqual(['HH#*']);
  });

  it('let an account without a household, or nobody, write nothing that is not named', () => {
    expect(grantsOf({ id: 'x/do-y', method: 'POST', access: { kind: 'account' } }).writes).toEqual([]);
    const open = grantsOf({ id: 'x/do-y', method: 'POST', access: { kind: 'public' } });
    expect([open.writes, open.fieldUpdates.flatMap(({ of }) => of)]).toEqual([[], ['THROTTLE#*']]);
  });

  it('let what is safe to send again keep its answer', () => {
    const create = grantsOf({ id: 'x/create-y', method: 'POST', access, repeatable: 'by-key' });
    expect([create.reads.includes('ANSWERS#*'), create.writes.includes('ANSWERS#*')]).toEqual([true, true]);
  });

  it('name the partitions of the stored items, all of them', () => {
    const stored = catalogue.map(
      ({ partitionKey }) => `${partitionKey.beginning}${partitionKey.parts.length > 0 ? '*' : ''}`,
    );
    expect([...partitions].toSorted()).toEqual([...new Set(stored)].toSorted());
  });

  it.each(Object.keys(specialNeeds))('are named for %s, which exists', (id) => {
    expect(routes.map((route) => route.id)).toContain(id);
  });
});
