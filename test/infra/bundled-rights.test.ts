import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleHandlers } from '../../infra/bundling/bundle-handlers.ts';
import { projectRoot } from '../../infra/project-paths.ts';
import { grantsOf } from '../../infra/route-grants.ts';
import { routes } from '../../shared/routes/index.ts';

/**
 * Only the cloud enforces a role, so a missing right would show there first. A bundle holds just the code that its handler
 * reaches: what stands in it tells which rights it needs.
 */
const signs = {
  byDue: /index:"by-due"/,
  adminLists: /index:"admin-lists"/,
  // Partition hands its own removeMany on to the private table; any other call comes from a handler's work.
  bulk: /\.removeAll\(|(?<!this\.#\w+)\.removeMany\(/,
  tokens: /ECDSA_SHA_256/,
  rows: /(?<!this\.#\w+)\.commit\(/g,
};

/**
 * The writes in the code of every call with a token: when session and account were last in use, and the trail of admins, which a
 * read never reaches.
 */
const touches = 3;

const outDirectory = mkdtempSync(join(tmpdir(), 'bundled-rights-'));

beforeAll(async () => {
  await bundleHandlers({ root: projectRoot, outDirectory, routeIds: routes.map(({ id }) => id), otherFunctions: {} });
}, 60_000);

afterAll(() => rmSync(outDirectory, { recursive: true, force: true }));

describe('the role of a function', () => {
  it.each(routes)('lets $id do what its code does, and no more', (route) => {
    const code = readFileSync(join(outDirectory, route.id, 'index.mjs'), 'utf8');
    const grants = grantsOf(route);
    expect({
      byDue: grants.indexes.includes('by-due'),
      adminLists: grants.indexes.includes('admin-lists'),
      bulk: grants.tableActions.includes('BatchWriteItem'),
      tokens: grants.signsTokens,
      rows: grants.tableActions.includes('PutItem'),
    }).toEqual({
      byDue: signs.byDue.test(code),
      adminLists: signs.adminLists.test(code),
      bulk: signs.bulk.test(code),
      tokens: signs.tokens.test(code),
      rows: countOf(signs.rows, code) > (route.access.kind === 'public' ? 0 : touches),
    });
  });
});

function countOf(sign: RegExp, code: string): number {
  return [...code.matchAll(sign)].length;
}
