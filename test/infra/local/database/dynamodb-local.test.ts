import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { makeAccessKeyId, resolveAccessKeyId } from '../../../../infra/local/database/data-directory.ts';
import { startDynamoDbLocal } from '../../../../infra/local/database/dynamodb-local.ts';
import { isAnswering } from '../../../../infra/local/database/ports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-data-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

function connect(endpoint: string, accessKeyId: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId, secretAccessKey: 'unused' } });
}

async function makeTable(endpoint: string, accessKeyId: string): Promise<void> {
  await connect(endpoint, accessKeyId).send(
    new CreateTableCommand({
      TableName: 'things',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  );
}

async function listTables(endpoint: string, accessKeyId: string): Promise<string[] | undefined> {
  return (await connect(endpoint, accessKeyId).send(new ListTablesCommand())).TableNames;
}

/** Starts DynamoDB Local from a separate process, which prints the endpoint and then idles. */
async function startInOwnProcess(): Promise<{ owner: ChildProcess; endpoint: string }> {
  const module = new URL('../../../../infra/local/database/dynamodb-local.ts', import.meta.url).href;
  const script = `import { startDynamoDbLocal } from ${JSON.stringify(module)};
    console.log((await startDynamoDbLocal({ dataDir: 'memory' })).endpoint);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: unknown[] = await once(owner.stdout, 'data');
  return { owner, endpoint: String(line).trim() };
}

describe('DynamoDB Local', () => {
  test('keeps the data of two access keys apart', async () => {
    const endpoint = inject('dynamoDbEndpoint');
    const [mine, theirs] = [makeAccessKeyId(), makeAccessKeyId()];
    await makeTable(endpoint, mine);
    expect(await listTables(endpoint, mine)).toEqual(['things']);
    expect(await listTables(endpoint, theirs)).toEqual([]);
  });

  test('answers once it is started, is gone once it is stopped, may be stopped twice, and finds its data again at the next start', async () => {
    const first = await startDynamoDbLocal({ dataDir: folder });
    expect(await isAnswering(first.endpoint)).toBe(true);
    await makeTable(first.endpoint, await resolveAccessKeyId(folder));
    await first.stop();
    expect(await isAnswering(first.endpoint)).toBe(false);
    await expect(first.stop()).resolves.toBeUndefined();
    const second = await startDynamoDbLocal({ dataDir: folder });
    expect(await listTables(second.endpoint, await resolveAccessKeyId(folder))).toEqual(['things']);
    await second.stop();
  });

  test('keeps its data in a folder with blanks and umlauts, also where the shell has no locale', async () => {
    vi.stubEnv('LC_ALL', 'C');
    const dataDir = join(folder, 'Dätä im Grünen');
    const { endpoint, stop } = await startDynamoDbLocal({ dataDir });
    await makeTable(endpoint, await resolveAccessKeyId(dataDir));
    await stop();
    expect(await readdir(join(dataDir, 'dynamodb'))).toEqual([expect.stringMatching(/\.db$/)]);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('does not outlive a process ended by %s', async (signal) => {
    const { owner, endpoint } = await startInOwnProcess();
    expect(await isAnswering(endpoint)).toBe(true);
    owner.kill(signal);
    await vi.waitFor(async () => expect(await isAnswering(endpoint)).toBe(false), { timeout: 5_000 });
  });

  test('says what to install where there is no Java', async () => {
    vi.stubEnv('PATH', folder);
    await expect(startDynamoDbLocal({ dataDir: 'memory' })).rejects.toThrow(/needs Java 17 or newer.*adoptium\.net/);
  });
});

describe('the access key id', () => {
  test('is made of letters and digits only, and never the same twice', () => {
    const made = Array.from({ length: 50 }, makeAccessKeyId);
    expect(new Set(made).size).toBe(made.length);
    for (const id of made) expect(id).toMatch(/^[A-Z0-9]{24}$/);
  });

  test('stays the same for a folder, and differs between folders', async () => {
    const here = await resolveAccessKeyId(join(folder, 'here'));
    expect(await resolveAccessKeyId(join(folder, 'here'))).toBe(here);
    expect(await resolveAccessKeyId(join(folder, 'there'))).not.toBe(here);
  });

  test('is one for two processes that start at the same time', async () => {
    const [one, other] = await Promise.all([resolveAccessKeyId(folder), resolveAccessKeyId(folder)]);
    expect(one).toBe(other);
  });

  test('is new at every start when nothing is kept', async () => {
    expect(await resolveAccessKeyId('memory')).not.toBe(await resolveAccessKeyId('memory'));
  });
});
