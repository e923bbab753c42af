import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkKeyOf } from '../../../functions/platform/client-network.ts';
import { digestOfSecret } from '../../../functions/platform/require-origin.ts';
import { handler } from '../../../infra/custom-resources/publish-origin-digests.ts';

const secretsManager = mockClient(SecretsManagerClient);
let cloudFormation: Server;
let answers: Record<string, unknown>[];

beforeEach(async () => {
  secretsManager.reset();
  answers = [];
  cloudFormation = createServer((request, response) => {
    void record(request).then(() => response.end());
  });
  await new Promise<void>((listening) => {
    cloudFormation.listen(0, '127.0.0.1', listening);
  });
});

afterEach(async () => {
  await cloudFormation[Symbol.asyncDispose]();
});

describe('handing the digests of the origin secrets to the functions', () => {
  it('answers with every digest in the order given, and the key of the newest, but with no secret', async () => {
    secretsManager.on(GetSecretValueCommand, { SecretId: 'newer' }).resolves({ SecretString: 'the newer secret' });
    secretsManager.on(GetSecretValueCommand, { SecretId: 'older' }).resolves({ SecretString: 'the older secret' });
    await handler(eventOf('Update', ['newer', 'older']));
    expect(answers).toMatchObject([
      {
        Status: 'SUCCESS',
        Data: {
          Digests: `${digestOfSecret('the newer secret')},${digestOfSecret('the older secret')}`,
          NetworkKey: networkKeyOf('the newer secret'),
        },
      },
    ]);
    expect(JSON.stringify(answers)).not.toContain('the newer secret');
  });

  it('answers a failure with its reason', async () => {
    secretsManager.on(GetSecretValueCommand).resolves({});
    await handler(eventOf('Create', ['empty']));
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: 'The secret empty is empty.' }]);
  });

  it('lets the resource be deleted without reading a secret', async () => {
    await handler(eventOf('Delete', ['gone']));
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(secretsManager.calls()).toHaveLength(0);
  });
});

async function record(request: IncomingMessage): Promise<void> {
  answers.push(JSON.parse(await text(request)) as Record<string, unknown>);
}

function eventOf(
  RequestType: 'Create' | 'Update' | 'Delete',
  SecretIds: readonly string[],
): CloudFormationCustomResourceEvent {
  return {
    RequestType,
    ResponseURL: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}/`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'logical',
    PhysicalResourceId: 'physical',
    ResourceProperties: { ServiceToken: 'arn:function', SecretIds },
  } as unknown as CloudFormationCustomResourceEvent;
}
