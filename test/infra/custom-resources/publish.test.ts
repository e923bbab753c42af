import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkKeyOf } from '../../../functions/platform/call/client-network.ts';
import { digestOfSecret } from '../../../functions/platform/call/require-origin.ts';
import { deriveBytesFrom } from '../../../functions/platform/sign-in/derive-bytes.ts';
import { placeOfWeeklyMail, weeklyMailToken } from '../../../functions/households/weekly-mail.ts';
import { handler as publishJwks } from '../../../infra/custom-resources/publish-jwks.ts';
import { handler as publishDigests } from '../../../infra/custom-resources/publish-origin-digests.ts';

const kms = mockClient(KMSClient);
const secretsManager = mockClient(SecretsManagerClient);

/** Stands for CloudFormation, which receives the result of a custom resource by HTTP PUT. */
let cloudFormation: Server;
let status: number;
let answers: { method: string | undefined; contentType: string | undefined; body: Record<string, unknown> }[];

beforeEach(async () => {
  kms.reset();
  secretsManager.reset();
  status = 200;
  answers = [];
  cloudFormation = createServer((request, response) => {
    void record(request).then(() => response.writeHead(status).end());
  });
  await new Promise<void>((listening) => {
    cloudFormation.listen(0, '127.0.0.1', listening);
  });
});

afterEach(async () => {
  await cloudFormation[Symbol.asyncDispose]();
});

describe('handing the public keys to the functions', () => {
  it('answers with every key in the order given', async () => {
    const spki = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'der', type: 'spki' });
    kms.on(GetPublicKeyCommand).resolves({ PublicKey: spki });
    await publishJwks(eventOf('Update', { KeyIds: ['new', 'old'] }));
    expect(answers).toMatchObject([
      {
        method: 'PUT',
        contentType: '',
        body: { Status: 'SUCCESS', RequestId: 'request', PhysicalResourceId: 'physical' },
      },
    ]);
    const data = answers[0]?.body['Data'] as { Jwks: string } | undefined;
    expect(JSON.parse(data?.Jwks ?? '')).toMatchObject({
      keys: [
        { kid: 'new', kty: 'EC' },
        { kid: 'old', kty: 'EC' },
      ],
    });
  });

  it('answers a failure with its reason, so that the deployment does not wait', async () => {
    kms.on(GetPublicKeyCommand).rejects(new Error('no such key'));
    await publishJwks(eventOf('Update', { KeyIds: ['gone'] }));
    expect(bodies()).toMatchObject([{ Status: 'FAILED', Reason: 'no such key' }]);
  });

  it('refuses to hand out an empty set', async () => {
    await publishJwks(eventOf('Update', { KeyIds: [] }));
    expect(bodies()).toMatchObject([{ Status: 'FAILED', Reason: 'KeyIds must name at least one.' }]);
  });

  it('lets the resource be deleted without reading a key', async () => {
    await publishJwks(eventOf('Delete', { KeyIds: ['gone'] }));
    expect(bodies()).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(kms.calls()).toHaveLength(0);
  });

  it('fails loudly when its answer is refused', async () => {
    status = 403;
    await expect(publishJwks(eventOf('Delete', { KeyIds: ['gone'] }))).rejects.toThrow(
      'refused the answer with status 403',
    );
  });
});

describe('handing the digests of the origin secrets to the functions', () => {
  const publish = async (SecretIds: readonly string[]) =>
    await publishDigests(eventOf('Update', { SecretIds, KeySecretIds: ['keys'] }));

  it('answers with every digest in the order given, and the key of a secret of its own, but with no secret', async () => {
    for (const name of ['newer', 'older', 'keys'])
      secretsManager.on(GetSecretValueCommand, { SecretId: name }).resolves({ SecretString: `the ${name} secret` });
    await publish(['newer', 'older']);
    expect(bodies()).toMatchObject([
      {
        Status: 'SUCCESS',
        Data: {
          Digests: `${digestOfSecret('the newer secret')},${digestOfSecret('the older secret')}`,
          NetworkKey: networkKeyOf('the keys secret'),
        },
      },
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/the (newer|keys) secret/);
  });

  it('leaves the stop link of a mail that was sent good, whatever generation the origin secret is of', async () => {
    for (const name of ['1', '2', 'keys'])
      secretsManager.on(GetSecretValueCommand, { SecretId: name }).resolves({ SecretString: `the secret ${name}` });
    for (const generations of [['1'], ['2', '1'], ['2']]) await publish(generations);
    const keys = bodies().map((body) => (body['Data'] as { NetworkKey: string }).NetworkKey);
    const place = { householdId: '01KE6P4YM0VNZ8NWT46ZJQ0F86', userId: '01KE6P4YM0FDA23YNVZA3FBZ25' };
    const [sentBefore = ''] = keys.map((key) => weeklyMailToken(deriveBytesFrom(key), place));
    expect(keys.map((key) => placeOfWeeklyMail(deriveBytesFrom(key), sentBefore))).toEqual([place, place, place]);
  });

  it('answers a failure with its reason', async () => {
    secretsManager.on(GetSecretValueCommand).resolves({});
    await publishDigests(eventOf('Create', { SecretIds: ['empty'], KeySecretIds: ['empty'] }));
    expect(bodies()).toMatchObject([{ Status: 'FAILED', Reason: 'The secret empty is empty.' }]);
  });

  it('lets the resource be deleted without reading a secret', async () => {
    await publishDigests(eventOf('Delete', { SecretIds: ['gone'] }));
    expect(bodies()).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(secretsManager.calls()).toHaveLength(0);
  });
});

async function record(request: IncomingMessage): Promise<void> {
  const body = JSON.parse(await text(request)) as Record<string, unknown>;
  answers.push({ method: request.method, contentType: request.headers['content-type'], body });
}

function bodies(): Record<string, unknown>[] {
  return answers.map(({ body }) => body);
}

function eventOf(
  RequestType: 'Create' | 'Update' | 'Delete',
  properties: Readonly<Record<string, readonly string[]>>,
): CloudFormationCustomResourceEvent {
  return {
    RequestType,
    ResponseURL: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}/`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'logical',
    PhysicalResourceId: 'physical',
    ResourceProperties: { ServiceToken: 'arn:function', ...properties },
  } as unknown as CloudFormationCustomResourceEvent;
}
