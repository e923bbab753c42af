import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '../../../shared/routes/index.ts';
import { makeFakeBuild } from '../support/fake-build.ts';
import { type Statement, type SynthesizedFunction, synthesizeApi } from '../support/synthesized-api.ts';
import { ofType } from '../support/template.ts';
import { grantsByFunction, type TableStatement } from '../../support/granted-rights.ts';

const build = makeFakeBuild();
const { resources, functions } = synthesizeApi(build.functionsDirectory, {
  TOKEN_KEYS: '2,1',
  ORIGIN_SECRETS: '2,1',
  DOMAIN_NAME: 'cards.example.com',
  CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
});

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

const signers = [
  'auth/login',
  'auth/register',
  'auth/sign-in-with-google',
  'auth/sign-up-with-google',
  'devices/sign-in-on-device',
  'devices/sign-in-with-pin',
  'passkeys/sign-in-with-passkey',
];

/** Expected rights outside the table, kept by hand: widening a role fails the test until it is listed here. */
const nonTableRights: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(signers.map((id) => [id, ['kms:Sign @key']])),
  'media/get-media': ['s3:GetObject @media/*'],
  'media/store-media': ['s3:DeleteObject @media/*', 's3:PutObject @media/*'],
  'shares/take-deck': ['s3:GetObject @media/*', 's3:PutObject @media/*'],
  'custom-resources/publish-jwks': ['kms:GetPublicKey @key'],
  'custom-resources/publish-origin-digests': ['secretsmanager:GetSecretValue @secret'],
  'events/finish-deletions': ['s3:DeleteObject @media/*', 's3:ListBucket @media'],
  'events/send-mails': ['ses:GetAccount @*', 'ses:SendEmail @configuration-set', 'ses:SendEmail @identity'],
};

describe('the role of a function', () => {
  it.each(functions)(
    'of $id allows its log, what it is granted of the table, what stands here, and nothing else',
    (one) => {
      const ofTable = (grantsByFunction.get(one.id) ?? []).flatMap(rightsOnTable);
      const log = ['logs:CreateLogStream @log', 'logs:PutLogEvents @log'];
      // Two keys or two secrets have the same description, so the set merges their rights.
      expect([...new Set(one.statements.flatMap(rightsOf))].toSorted()).toEqual(
        [...log, ...ofTable, ...(nonTableRights[one.id] ?? [])].toSorted(),
      );
    },
  );

  it('belongs to one function and has no managed policy', () => {
    expect(new Set(functions.map(({ role }) => role.logicalId)).size).toBe(functions.length);
    for (const { id, role } of functions) expect(role.properties, id).not.toHaveProperty('ManagedPolicyArns');
    expect(ofType(resources, 'AWS::IAM::Policy')).toEqual([]);
  });

  it('never scans, and neither allows nor reaches "*"', () => {
    for (const { id, statements } of functions) {
      const rights = statements.flatMap(rightsOf);
      expect(
        rights.filter((right) => /:(\*|.*Scan|PartiQL|CreateTable|DeleteTable)/.test(right)),
        id,
      ).toEqual([]);
      expect(
        // `ses:GetAccount` reads the account's sending quota and supports no resource-level permission.
        rights.filter((right) => right.endsWith('@*') && right !== 'ses:GetAccount @*'),
        id,
      ).toEqual([]);
    }
  });

  it('reaches the table in named partitions only, but for the lists of admins', () => {
    for (const { id, statements } of functions) {
      const unlimited = statements.flatMap(rightsOf).filter((right) => /@table(?!\S* \?)/.test(right));
      expect(unlimited, id).toEqual(unlimited.filter((right) => right === 'dynamodb:Query @table/index/admin-lists'));
    }
  });

  it.each([
    [
      'passwords',
      /\?\S*CREDENTIAL#/,
      [
        'admin/create-user',
        'auth/change-password',
        'auth/delete-account',
        'auth/login',
        'auth/register',
        'auth/request-email-change',
        'auth/reset-password',
        'auth/sign-in-with-google',
        'auth/sign-up-with-google',
        'events/forget-unused',
        'households/delete-household',
        'learners/delete-learner',
        'passkeys/begin-passkey',
        'passkeys/delete-passkey',
        'passkeys/get-sign-in-methods',
        'passkeys/remove-password',
      ],
    ],
    [
      'the hashes of passwords, to read them',
      /:BatchGetItem \S* \?\S*CREDENTIAL#/,
      [
        'auth/change-password',
        'auth/delete-account',
        'auth/login',
        'auth/request-email-change',
        'households/delete-household',
        'learners/delete-learner',
        'passkeys/begin-passkey',
        'passkeys/delete-passkey',
        'passkeys/get-sign-in-methods',
        'passkeys/remove-password',
      ],
    ],
    [
      'PINs, to keep another one',
      /:PutItem \S* \?\S*PINS#/,
      ['devices/remove-pin', 'devices/set-pin', 'devices/sign-in-with-pin'],
    ],
    [
      'passkeys, to keep another one',
      /:PutItem \S* \?\S*PASSKEYS#/,
      [
        'auth/reset-password',
        'passkeys/begin-passkey',
        'passkeys/begin-proof',
        'passkeys/create-passkey',
        'passkeys/delete-passkey',
        'passkeys/prove-with-passkey',
        'passkeys/sign-in-with-passkey',
      ],
    ],
    [
      'links from mails, to make one',
      /:PutItem \S* \?\S*LINKS#/,
      [
        'auth/confirm-email-change',
        'auth/request-email-change',
        'auth/reset-password',
        'auth/verify-email',
        'auth/verify-email-code',
        'events/send-mails',
      ],
    ],
    [
      'the subjects of Google',
      /\?\S*GOOGLE#/,
      ['auth/delete-account', 'auth/sign-in-with-google', 'auth/sign-up-with-google', 'events/forget-unused'],
    ],
  ])('reaches %s only where that is its business', (_, right, ids) => {
    const able = functions.filter(({ statements }) => statements.flatMap(rightsOf).some((one) => right.test(one)));
    expect(idsOf(able)).toEqual(ids);
  });

  it('of a GET changes nothing but when its session was used, how often its network called, and the trace of an admin who looks', () => {
    const changes = /dynamodb:(Put|Update|Delete|BatchWrite|ConditionCheck)/;
    for (const { id, statements } of functions.filter((one) => isGet(one))) {
      const rights = statements.flatMap(rightsOf).filter((right) => changes.test(right));
      const ofSession =
        'dynamodb:UpdateItem @table ?ACTIVE#*,HH#*,USER#* !PK,SK,lastSeenAt,lastActiveDay,accounts,session,lastUsedAt,expiresAt';
      const ofCalls = 'dynamodb:UpdateItem @table ?THROTTLE#* !PK,SK,tries,blockedUntil,expiresAt,version';
      const own = id === 'consent/get-notice' ? [ofCalls] : [ofSession, ofCalls];
      const adminReadWrites = [
        'dynamodb:ConditionCheckItem @table ?AUDIT#*',
        'dynamodb:DeleteItem @table ?AUDIT#*',
        'dynamodb:PutItem @table ?AUDIT#*',
        'dynamodb:UpdateItem @table ?AUDIT#*',
        'dynamodb:UpdateItem @table ?HH#* !PK,SK,looked,changed,version',
      ];
      expect([own.toSorted(), [...own, ...adminReadWrites].toSorted()], id).toContainEqual(rights.toSorted());
    }
  });

  it('signs tokens only where people sign in, with any key that is accepted: a role changes before its function', () => {
    const signing = functions.filter((one) => one.statements.flatMap(rightsOf).includes('kms:Sign @key'));
    const withKey = functions.filter(({ variables }) => 'SIGNING_KEY_ID' in variables);
    expect([idsOf(signing), idsOf(withKey)]).toEqual([signers, signers]);
    for (const { logicalId } of ofType(resources, 'AWS::KMS::Key')) {
      for (const { id, statements } of signing) expect(JSON.stringify(statements), id).toContain(logicalId);
    }
  });
});

function isGet({ id }: SynthesizedFunction): boolean {
  return routes.some((route) => route.id === id && route.method === 'GET');
}

function idsOf(some: readonly SynthesizedFunction[]): string[] {
  return some.map(({ id }) => id).toSorted();
}

function rightsOnTable({ actions, resource, partitions, fields }: TableStatement): string[] {
  const limits = partitions.includes('*') ? '' : ` ?${partitions.join(',')}`;
  return actions.map((action) => `dynamodb:${action} @${resource}${limits}${fields ? ` !${fields.join(',')}` : ''}`);
}

/** Returns `action @resource ?partitions !fields` for each pair of action and resource. */
function rightsOf({ Effect, Action, Resource, Condition }: Statement): string[] {
  if (Effect !== 'Allow') throw new Error(`A role of this product only allows: ${Effect}.`);
  const limits = Condition === undefined ? '' : describeCondition(Condition as Condition);
  return [Action]
    .flat()
    .flatMap((action) => [Resource].flat().map((resource) => `${action} @${describeResource(resource)}${limits}`));
}

type Condition = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function describeCondition({ 'ForAllValues:StringLike': limits = {}, ...others }: Condition): string {
  const { 'dynamodb:LeadingKeys': keys = [], 'dynamodb:Attributes': fields, ...unknown } = limits;
  expect(unknown).toEqual({});
  // With write access to some fields only, an update must not return the other fields.
  expect(others).toEqual(fields ? { StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] } } : {});
  return ` ?${keys.join(',')}${fields ? ` !${fields.join(',')}` : ''}`;
}

/** Returns a short name for a resource, independent of the name that CloudFormation gives it. */
function describeResource(resource: unknown): string {
  if (resource === '*') return '*';
  const text = JSON.stringify(resource);
  const [, index] = /"(\/index\/[\w-]+)"/.exec(text) ?? [];
  if (text.includes('Table')) return `table${index ?? ''}`;
  if (text.includes('storage-media-arn')) return text.includes('"/*"') ? 'media/*' : 'media';
  const target = resources.find(({ logicalId }) => text.includes(`"${logicalId}"`));
  return (
    {
      'AWS::KMS::Key': 'key',
      'AWS::Logs::LogGroup': 'log',
      'AWS::SecretsManager::Secret': 'secret',
      'AWS::SES::ConfigurationSet': 'configuration-set',
      'AWS::SES::EmailIdentity': 'identity',
    }[target?.type ?? ''] ?? text
  );
}
