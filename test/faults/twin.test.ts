import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBareTable } from '../support/table/bare-table.ts';
import { anyCommand, run } from './twin/commands.ts';
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
