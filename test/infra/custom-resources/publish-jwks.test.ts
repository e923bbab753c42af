import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../../infra/custom-resources/publish-jwks.ts';

const kms = mockClient(KMSClient);
let cloudFormation: Server;
let status: number;
let answers: { method: string | undefined; contentType: string | undefined; body: Record<string, unknown> }[];

beforeEach(async () => {
  kms.reset();
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
    await handler(eventOf('Update', ['new', 'old']));
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
    await handler(eventOf('Update', ['gone']));
    expect(answers.map(({ body }) => body)).toMatchObject([{ Status: 'FAILED', Reason: 'no such key' }]);
  });

  it('refuses to hand out an empty set', async () => {
    await handler(eventOf('Update', []));
    expect(answers.map(({ body }) => body)).toMatchObject([
      { Status: 'FAILED', Reason: 'KeyIds must name at least one.' },
    ]);
  });

  it('lets the resource be deleted without reading a key', async () => {
    await handler(eventOf('Delete', ['gone']));
    expect(answers.map(({ body }) => body)).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(kms.calls()).toHaveLength(0);
  });

  it('fails loudly when its answer is refused', async () => {
    status = 403;
    await expect(handler(eventOf('Delete', ['gone']))).rejects.toThrow('refused the answer with status 403');
  });
});

async function record(request: IncomingMessage): Promise<void> {
  const body = JSON.parse(await text(request)) as Record<string, unknown>;
  answers.push({ method: request.method, contentType: request.headers['content-type'], body });
}

function eventOf(RequestType: 'Update' | 'Delete', keyIds: readonly string[]): CloudFormationCustomResourceEvent {
  const properties = { ServiceToken: 'arn:function', KeyIds: keyIds };
  const common = {
    ServiceToken: 'arn:function',
    ResponseURL: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}/`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'logical',
    PhysicalResourceId: 'physical',
    ResourceType: 'Custom::Jwks',
    ResourceProperties: properties,
  };
  return RequestType === 'Delete'
    ? { ...common, RequestType }
    : { ...common, RequestType, OldResourceProperties: properties };
}
