import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { openBareTable } from '../support/table/bare-table.ts';
import { anyCommand, run } from './twin/commands.ts';
import { answerAndNote, compareSeenCalls } from './twin/compare-calls.ts';
import { openMemoryTable } from './twin/memory-client.ts';

it('answers and refuses as DynamoDB Local does, whatever was written before', async () => {
  const { client } = await openBareTable();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 5, maxLength: 30, size: 'max' }), async (commands) => {
      const twin = openMemoryTable().client;
      const partition = `run ${(runs += 1)}`;
      for (const command of commands)
        expect(await run(twin, command, partition)).toEqual(await run(client, command, partition));
    }),
    { numRuns: 60 },
  );
}, 300_000);

it('is found out where it answers otherwise, on the rows of the call that a test made', async () => {
  const nothing = { get: () => undefined, put: () => undefined, list: () => [] };
  const credulous = { answer: () => ({}), rows: nothing };
  const call = {
    TableName: localTableName,
    Key: { PK: 'credulous#1', SK: 'META' },
    ConditionExpression: 'attribute_exists(#key)',
    ExpressionAttributeNames: { '#key': 'PK' },
  };
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  answerAndNote(credulous, 'DeleteCommand', call, folder);
  await rm(folder, { recursive: true });
  await expect(compareSeenCalls(() => credulous)).rejects.toThrow('differ on DeleteCommand');
});
