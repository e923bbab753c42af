import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { beforeAll, describe, expect, it } from 'vitest';
import { networkKeyOf } from '../../../functions/platform/call/client-network.ts';
import { digestOfSecret } from '../../../functions/platform/call/require-origin.ts';
import { findBundlesOverLimit } from '../../../infra/build/bundle-limits.ts';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { unroutedFunctions } from '../../../infra/build/handler-files.ts';
import { builtFunctions } from '../../../infra/build/project-paths.ts';
import { grantsOf } from '../../../infra/constructs/route-grants.ts';
import { routes } from '../../../shared/routes/index.ts';
import { answerLikeAws, awsEnvironment, callBundle } from '../support/call-bundle.ts';

/**
 * Patterns in a bundle's code that show which rights its function needs. Only AWS enforces a role, so local tests would not notice a missing right. The
 * patterns can stand in for AWS, because a bundle contains only code that its handler reaches.
 */
const codePatterns = {
  byDue: /index:"by-due"/,
  adminLists: /index:"admin-lists"/,
  // Excludes calls that `Partition` delegates internally (`this.#…`, `where`). All other calls come from a handler's own code.
  bulk: /\.removeAll\(|(?<!this\.#\w+|\bwhere)\.(?:removeMany|putMany)\(/,
  tokens: /ECDSA_SHA_256/,
  rows: /(?<!this\.#\w+)\.commit\(/g,
};

/**
 * Number of `commit` calls that every bundle contains. They write the last use of a session with its account or device, counted attempts, call counts per
 * network, the admin audit trail, the question about a newer privacy notice, and the clearing of attempts after a correct code (unreachable in routes that only
 * read).
 */
const sharedCommitCount = 8;

const passwordReaders = ['admin/create-user', 'auth/change-password', 'auth/register', 'auth/reset-password'];
const passkeyCheckers = ['passkeys/create-passkey', 'passkeys/prove-with-passkey', 'passkeys/sign-in-with-passkey'];
const originSecret = 'a secret of the origin';
const codeOf = (id: string): string => join(builtFunctions, id, 'index.mjs');
const ids = [...routes.map(({ id }) => id), ...Object.keys(unroutedFunctions)];

beforeAll(async () => await ensureBuilt('functions'), 120_000);

describe('the role of a function', () => {
  it.each(routes)('lets $id do what its code does, and no more', (route) => {
    const code = readFileSync(codeOf(route.id), 'utf8');
    const grants = grantsOf(route);
    // The wrapper of all functions records an admin's read in two rows. These writes do not count as the handler's own.
    const adminReadWrites = route.method === 'GET' && grants.writes.includes('AUDIT#*') ? 1 : 0;
    expect({
      byDue: grants.indexes.includes('by-due'),
      adminLists: grants.indexes.includes('admin-lists'),
      bulk: grants.writesInBulk.length > 0,
      tokens: grants.signsTokens,
      // A right to change single fields counts, too, because that also writes a row. Counted attempts do not, because every function writes them.
      rows:
        grants.writes.filter((rows) => rows !== 'THROTTLE#*').length > adminReadWrites ||
        grants.fieldUpdates.length > (route.access.kind === 'public' ? 1 : 2) + adminReadWrites,
    }).toEqual({
      byDue: codePatterns.byDue.test(code),
      adminLists: codePatterns.adminLists.test(code),
      bulk: codePatterns.bulk.test(code),
      tokens: codePatterns.tokens.test(code),
      rows: countOf(codePatterns.rows, code) > sharedCommitCount,
    });
  });
});

describe('the bundle of a function', () => {
  it('is as small as its limit asks', () => {
    expect(findBundlesOverLimit(ids.map((id) => ({ id, bytes: statSync(codeOf(id)).size })))).toEqual([]);
  });

  it('leaves the libraries of Google, of passkeys, of mails, of files and of formatting to the call that needs them, and other functions have none', async () => {
    // The sentences of problems are beside every function that answers calls.
    const later = (id: string) => laterFilesOf(id).filter((file) => !file.endsWith('word-problems.mjs'));
    const found = ids.filter((id) => later(id).length > 0);
    expect(
      ids.filter((id) => !/^(?:events|custom-resources)\//.test(id) && later(id).length === laterFilesOf(id).length),
    ).toEqual([]);
    expect(found.toSorted()).toEqual([
      'auth/sign-in-with-google',
      'auth/sign-up-with-google',
      'events/finish-deletions',
      'events/fit-memories',
      'events/send-mails',
      'media/get-media',
      'media/store-media',
      ...passkeyCheckers,
      'quizzes/complete-attempt',
      'quizzes/generate-quiz',
      'quizzes/get-attempt',
      'shares/take-deck',
      'study/start-mix',
      'study/start-session',
    ]);
    const mails = join(builtFunctions, 'events/send-mails/ses-library.mjs');
    expect(Object.keys((await import(mails)) as object)).toEqual([
      'GetAccountCommand',
      'SESv2Client',
      'SendEmailCommand',
    ]);
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('SendEmailCommand=');
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('PutObjectCommand=');
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('fsrs-binding');
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('verifyAttestation');
    // A number word that `n2words` contains: finding it would show that the package is bundled.
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('septillion');
    for (const id of ids) expect(readFileSync(codeOf(id), 'utf8'), id).not.toContain('verifySignedJwtWithCerts');
    const google = join(builtFunctions, 'auth/sign-in-with-google/google-library.mjs');
    expect(Object.keys((await import(google)) as object)).toEqual(['OAuth2Client', 'gaxios']);
    const [library = ''] = passkeyCheckers.map((id) => join(builtFunctions, id, 'passkey-library.mjs'));
    expect(Object.keys((await import(library)) as object)).toContain('verifyAuthenticationResponse');
  });
});

describe('the common passwords', () => {
  it('stand beside the functions that refuse them, and beside no other', () => {
    const found = routes
      .map(({ id }) => id)
      .filter((id) => readdirSync(join(builtFunctions, id)).includes('common-passwords.txt'));
    expect(found.toSorted()).toEqual(passwordReaders);
  });

  it('are all on the list, one to a line, and none is in the code', () => {
    const list = readFileSync(join(builtFunctions, 'auth/register/common-passwords.txt'), 'utf8').split('\n');
    expect(list).toEqual(dictionary['passwords-common']);
    expect(readFileSync(codeOf('auth/register'), 'utf8')).not.toContain('iloveyou');
  });

  it.each([
    { password: 'ILoveYou1', code: 'common-password' },
    // The fake AWS endpoint signs nothing. The error `internal` therefore shows that the call got as far as signing its token.
    { password: 'grüffelo and mouse', code: 'internal' },
  ])('are refused by the deployed folder on its own: $password is answered with $code', async ({ password, code }) => {
    await using aws = await answerLikeAws(200, {});
    const body = JSON.stringify({ email: 'ada@example.com', password, role: 'parent' });
    const headers = {
      'content-type': 'application/json',
      'x-origin-secret': originSecret,
      'x-viewer-address': '192.0.2.1',
    };
    const event = { headers, body, requestContext: { requestId: 'request' }, isBase64Encoded: false };
    const { answer } = await callBundle(join(builtFunctions, 'auth/register'), event, environmentOf(aws.endpoint));
    expect(JSON.parse((answer as { body: string }).body)).toMatchObject({ code });
  });
});

function laterFilesOf(id: string): string[] {
  return readdirSync(join(builtFunctions, id)).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs');
}

function countOf(sign: RegExp, code: string): number {
  return [...code.matchAll(sign)].length;
}

function environmentOf(endpoint: string): Record<string, string> {
  return {
    ...awsEnvironment(endpoint),
    TABLE_NAME: 'flashspark',
    JWKS: JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-256', kid: 'key', x: 'x', y: 'y' }] }),
    TOKEN_ISSUER: 'https://flashspark.example',
    SIGNING_KEY_ID: 'key',
    METRIC_NAMESPACE: 'Flashspark/test',
    ORIGIN_DIGESTS: digestOfSecret(originSecret),
    NETWORK_KEY: networkKeyOf(originSecret),
  };
}
