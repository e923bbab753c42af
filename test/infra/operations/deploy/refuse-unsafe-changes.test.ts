import { describe, expect, it } from 'vitest';
import type { Switches } from '../../../../infra/operations/deploy/deploy-arguments.ts';
import { refuseUnsafeChanges } from '../../../../infra/operations/deploy/refuse-unsafe-changes.ts';
import type { StageOutputs } from '../../../../infra/operations/deploy/stage-outputs.ts';
import { OperationError } from '../../../../infra/operations/run-operation.ts';
import { readSettings } from '../../../../infra/settings.ts';

interface Change {
  readonly api?: StageOutputs['api'];
  readonly web?: StageOutputs['web'];
  readonly set?: Record<string, string>;
  readonly switches?: Partial<Switches>;
}

const noSwitch: Switches = { table: false, address: false, google: false };
const firstDeployment = { TableName: 'table-1', RestoredTable: 'none', TokenKeys: '1', OriginSecrets: '1' };

/** @returns the refusal message, empty when the change may be deployed. */
function refusalFor({ api = {}, web = {}, set = {}, switches = {} }: Change): string {
  try {
    refuseUnsafeChanges({ api: { ...firstDeployment, ...api }, web }, readSettings('prod', set), {
      ...noSwitch,
      ...switches,
    });
    return '';
  } catch (error) {
    if (error instanceof OperationError) return error.message;
    throw error;
  }
}

it('lets the same settings pass', () => {
  expect(refusalFor({})).toBe('');
  const api = { RestoredTable: 'copy', TokenKeys: '2,1', OriginSecrets: '2,1' };
  expect(refusalFor({ api, set: { RESTORED_TABLE: 'copy', TOKEN_KEYS: '2,1', ORIGIN_SECRETS: '2,1' } })).toBe('');
});

it.each([
  ['nothing is deployed yet', {}],
  ['an older version is deployed, which tells nothing of it', { TableName: 'table-1', ApiAddress: 'https://api' }],
])('compares nothing while %s', (_, api) => {
  const settings = readSettings('prod', { RESTORED_TABLE: 'copy', TOKEN_KEYS: '7', ORIGIN_SECRETS: '7' });
  expect(() => refuseUnsafeChanges({ api, web: {} }, settings, noSwitch)).not.toThrow();
});

it('says all that is wrong at once', () => {
  const lines = refusalFor({ set: { ORIGIN_SECRETS: '2', TOKEN_KEYS: '2', RESTORED_TABLE: 'copy' } }).split('\n');
  expect(lines).toEqual([
    expect.stringContaining('Every call would be refused'),
    expect.stringContaining('Everyone would be signed out'),
    expect.stringContaining('Deploy TOKEN_KEYS=1,2 first'),
    expect.stringContaining('Families would move to another table'),
    'Nothing was built or deployed.',
  ]);
});

describe('the origin secret', () => {
  it.each([
    ['1', '2,1'],
    ['2,1', '2'],
    ['2,1', '3,2'],
  ])('may change from %s to %s', (deployed, wanted) => {
    expect(refusalFor({ api: { OriginSecrets: deployed }, set: { ORIGIN_SECRETS: wanted } })).toBe('');
  });

  it.each([
    ['1', '2', 'Deploy ORIGIN_SECRETS=2,1 first'],
    ['2,1', '1', 'Deploy ORIGIN_SECRETS=1,2 first'],
    ['2,1', '3,1', 'Deploy ORIGIN_SECRETS=3,1,2 first'],
  ])('that CloudFront sends is not taken away: from %s to %s is refused', (deployed, wanted, advice) => {
    expect(refusalFor({ api: { OriginSecrets: deployed }, set: { ORIGIN_SECRETS: wanted } })).toContain(advice);
  });

  it('is the one of CloudFront, when a deployment was cut off between the functions and CloudFront', () => {
    const cutOff = { api: { OriginSecrets: '2,1' }, web: { OriginSecret: '1' } };
    expect(refusalFor({ ...cutOff, set: { ORIGIN_SECRETS: '2' } })).toContain('CloudFront sends the origin secret 1');
    expect(refusalFor({ ...cutOff, set: { ORIGIN_SECRETS: '2,1' } })).toBe('');
    expect(refusalFor({ ...cutOff, set: { ORIGIN_SECRETS: '1' } })).toBe('');
  });
});

describe('the token key', () => {
  it.each([
    ['1', '1,2'],
    ['1,2', '2,1'],
    ['2,1', '2'],
    ['1,2', '1'],
  ])('may change from %s to %s', (deployed, wanted) => {
    expect(refusalFor({ api: { TokenKeys: deployed }, set: { TOKEN_KEYS: wanted } })).toBe('');
  });

  it('that signs now is not taken away', () => {
    const refusal = refusalFor({ api: { TokenKeys: '2,1' }, set: { TOKEN_KEYS: '1' } });
    expect(refusal).toContain('The token key 2 signs now and isn’t in TOKEN_KEYS=1. Everyone would be signed out.');
    expect(refusal).not.toContain('accepted yet');
  });

  it('signs only after it was accepted everywhere', () => {
    const refusal = refusalFor({ set: { TOKEN_KEYS: '2,1' } });
    expect(refusal).toContain(
      'Deploy TOKEN_KEYS=1,2 first. Otherwise functions that the deployment hasn’t reached refuse its tokens.',
    );
    expect(refusal).not.toContain('signed out');
  });
});

describe('the table', () => {
  it.each([
    ['none', { RESTORED_TABLE: 'copy' }, 'another table: RESTORED_TABLE=copy. To stay, remove RESTORED_TABLE'],
    ['copy', {}, 'the first one, because RESTORED_TABLE isn’t set. To stay, set RESTORED_TABLE=copy'],
    ['copy', { RESTORED_TABLE: 'second' }, 'another table: RESTORED_TABLE=second. To stay, set RESTORED_TABLE=copy'],
  ])('is not changed by accident: from %s with %o', (RestoredTable, set: Record<string, string>, words) => {
    const api = { RestoredTable, TableName: 'in-use' };
    expect(refusalFor({ api, set })).toContain(`uses the table in-use. Families would move to another table`);
    expect(refusalFor({ api, set })).toContain(words);
    expect(refusalFor({ api, set, switches: { table: true } })).toBe('');
  });

  it('that is meant to change lets nothing else through', () => {
    const refusal = refusalFor({ set: { RESTORED_TABLE: 'copy', ORIGIN_SECRETS: '2' }, switches: { table: true } });
    expect(refusal).toContain('Every call would be refused');
  });
});

describe('the address of families', () => {
  const certificate = { CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/1' };
  const own = { Address: 'https://cards.example.com', DistributionName: 'd1.cloudfront.net' };

  it.each([
    [{}, 'CloudFront’s own name, because DOMAIN_NAME isn’t set'],
    [{ ...certificate, DOMAIN_NAME: 'other.example.com' }, 'https://other.example.com'],
  ])('is not changed by accident: with %o', (set: Record<string, string>, words) => {
    expect(refusalFor({ web: own, set })).toContain(
      `at https://cards.example.com. They would have to use another address: ${words}`,
    );
    expect(refusalFor({ web: own, set, switches: { address: true } })).toBe('');
  });

  it('may stay, or become an own domain', () => {
    expect(refusalFor({ web: own, set: { ...certificate, DOMAIN_NAME: 'cards.example.com' } })).toBe('');
    const web = { Address: 'https://d1.cloudfront.net', DistributionName: 'd1.cloudfront.net' };
    expect(refusalFor({ web })).toBe('');
    expect(refusalFor({ web, set: { ...certificate, DOMAIN_NAME: 'cards.example.com' } })).toBe('');
  });
});

describe('the sign-in with Google', () => {
  it.each([[{}], [{ GOOGLE_CLIENT_ID: 'other' }]])(
    'is not taken away by accident: with %o',
    (set: Record<string, string>) => {
      const web = { GoogleClientId: 'client' };
      expect(refusalFor({ web, set })).toContain('Google sign-in uses the client ID client');
      expect(refusalFor({ web, set, switches: { google: true } })).toBe('');
    },
  );

  it('may stay, or begin', () => {
    expect(refusalFor({ web: { GoogleClientId: 'client' }, set: { GOOGLE_CLIENT_ID: 'client' } })).toBe('');
    expect(refusalFor({ web: { GoogleClientId: 'none' }, set: { GOOGLE_CLIENT_ID: 'client' } })).toBe('');
  });
});
