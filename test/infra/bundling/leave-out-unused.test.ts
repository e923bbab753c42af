import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { bundleHandlers } from '../../../infra/bundling/bundle-handlers.ts';
import { answerLikeAws, awsEnvironment, callBundle } from '../support/call-bundle.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const readRow = `
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
  const client = new DynamoDBClient({ maxAttempts: 1 });
  const describe = ({ constructor, name, message, CancellationReasons }) => ({ name, message, CancellationReasons, kind: constructor.shapeId });
  export const handler = async () => await client.send(new GetItemCommand({ TableName: 't', Key: { PK: { S: 'p' } } })).then(({ Item }) => Item, describe);`;

const signDigest = `
  import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
  const client = new KMSClient({ maxAttempts: 1 });
  const call = new SignCommand({ KeyId: 'k', Message: new Uint8Array(32), MessageType: 'DIGEST', SigningAlgorithm: 'ECDSA_SHA_256' });
  export const handler = async () => await client.send(call).then(({ Signature }) => [...Signature], ({ name }) => name);`;

describe('the trimmed libraries', () => {
  it('read rows', async () => {
    expect(await call(readRow, 200, { Item: { PK: { S: 'p' } } })).toEqual({ PK: { S: 'p' } });
  });

  it('sign, and name what KMS refuses', async () => {
    expect(await call(signDigest, 200, { Signature: 'AQID' })).toEqual([1, 2, 3]);
    expect(await call(signDigest, 400, { __type: 'DisabledException' })).toBe('DisabledException');
  });

  it('know the errors of reads and writes with all that they carry', async () => {
    const type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
    const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
    const error = await call(readRow, 400, { __type: type, message: 'refused', CancellationReasons });
    expect(error).toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons,
      kind: expect.stringContaining('Canceled'),
    });
  });

  it('name an error of other operations all the same', async () => {
    const error = await call(readRow, 400, {
      __type: 'com.amazonaws.dynamodb.v20120810#BackupInUseException',
      message: 'in use',
    });
    expect(error).toEqual({
      name: 'BackupInUseException',
      message: 'in use',
      kind: expect.stringContaining('DynamoDBServiceException'),
    });
  });

  it('say what is not in them, and what to write instead, when it is called after all', async () => {
    const write = (text: string): string =>
      `import * as z from 'zod'; export const handler = async () => { try { return ${text}; } catch (error) { return error.message; } };`;
    expect(await call(write('z.string().email()'), 200, {})).toContain('use z.email()');
    expect(await call(write('z.string().toJSONSchema()'), 200, {})).toContain(
      'not in the bundles, see infra/bundling/unused-parts.ts',
    );
    expect(await call(write('z.email().safeParse("ada").success'), 200, {})).toBe(false);
  });
});

/** @returns what a function of this source answers while AWS answers like this. */
async function call(source: string, status: number, answer: object): Promise<unknown> {
  mkdirSync(join(root, 'functions/a'), { recursive: true });
  writeFileSync(join(root, 'functions/a/b.ts'), source);
  await bundleHandlers({ root, outDirectory: join(root, 'dist'), routeIds: ['a/b'], otherFunctions: {} });
  await using aws = await answerLikeAws(status, answer);
  return (await callBundle(join(root, 'dist/a/b'), {}, awsEnvironment(aws.endpoint))).answer;
}
