import { openTable } from '../../functions/data/open-table.ts';
import type { Table } from '../../functions/data/table.ts';
import { createLocalContext } from './create-local-context.ts';
import { findRunningStack } from './running-stack.ts';

/**
 * Opens the table that an operator's command is about: the one named by TABLE_NAME in the cloud (with the operator's own AWS
 * credentials), else that of the product which runs on this machine (at PORT, where several do).
 * @throws Error with a sentence when nothing runs here.
 */
export async function openRunningTable(env: NodeJS.ProcessEnv = process.env): Promise<Table> {
  if (env['TABLE_NAME']) return openTable(env['TABLE_NAME']);
  const port = env['PORT'];
  const running = await findRunningStack(port === undefined ? {} : { port });
  if (!running) throw new Error('Flashspark does not run on this machine. Start it with "npm start", then try again.');
  return (await createLocalContext({ ...running, dataDir: 'memory' })).table;
}
