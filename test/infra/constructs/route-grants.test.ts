import { describe, expect, it } from 'vitest';
import { grantsOf, routesWithSpecialNeeds } from '../../../infra/constructs/route-grants.ts';
import { routes } from '../../../shared/routes/index.ts';

describe('the rights of a route', () => {
  it('let a GET read the table and note the use of the session', () => {
    expect(grantsOf({ id: 'cards/list-cards', method: 'GET', access: { kind: 'account' } })).toEqual({
      tableActions: ['GetItem', 'BatchGetItem', 'Query'],
      indexes: [],
      touchesSession: true,
      signsTokens: false,
    });
  });

  it('let a public GET only read', () => {
    expect(grantsOf({ id: 'x/get-y', method: 'GET', access: { kind: 'public' } }).touchesSession).toBe(false);
  });

  it('let a write write rows, and in bulk only where that is named', () => {
    const access = { kind: 'account' } as const;
    const single = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
    expect(grantsOf({ id: 'decks/create-deck', method: 'POST', access }).tableActions).toEqual(single);
    expect(grantsOf({ id: 'decks/delete-deck', method: 'DELETE', access }).tableActions).toEqual([
      ...single,
      'BatchWriteItem',
    ]);
  });

  it.each(routesWithSpecialNeeds)('are named for %s, which exists', (id) => {
    expect(routes.map((route) => route.id)).toContain(id);
  });
});
