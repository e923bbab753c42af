/** `npm start`: runs the whole product on this machine until Ctrl-C. */
import { builtWeb } from '../../build/project-paths.ts';
import { ensureBuilt } from '../../build/ensure-built.ts';
import { assertDataWritable, resolveAccessKeyId } from '../database/data-directory.ts';
import { startDynamoDbLocal } from '../database/dynamodb-local.ts';
import { assertDataFree, recordRunningStack } from '../database/running-stack.ts';
import { assertPortFree } from '../site/local-server.ts';
import { type Stack, startStack } from '../site/stack.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';
import { sayWhenSlow } from './say-when-slow.ts';
import { describeWhoAgrees, readStartSettings } from './start-settings.ts';

const waiting = 'Waiting for the database …';

async function start(shutdown: Shutdown): Promise<void> {
  const settings = readStartSettings(process.env, process.argv.slice(2));
  await assertPortFree(settings.port);
  await assertDataWritable(settings.dataDir);
  await assertDataFree(settings.dataDir);
  const [database] = await Promise.all([
    sayWhenSlow(waiting, startDynamoDbLocal({ dataDir: settings.dataDir })),
    ensureBuilt('web', (build) => shutdown.add(() => void build.kill())),
  ]);
  shutdown.add(database.stop);
  const { port, dataDir, siteConfig, familyOnly } = settings;
  const place = { endpoint: database.endpoint, accessKeyId: await resolveAccessKeyId(dataDir), dataDir };
  const starting = startStack({ ...place, port, env: process.env, webRoot: builtWeb, siteConfig, familyOnly });
  const stack = await sayWhenSlow(waiting, starting);
  shutdown.add(stack.close);
  shutdown.add(await recordRunningStack({ ...place, url: stack.url }));
  if (settings.demo) await showDemo(stack);
  console.log(`Flashspark is ready at ${stack.url}`);
  console.log(`Emails stay on this machine. Read them at ${stack.url}/mailbox`);
  console.log(describeWhoAgrees(familyOnly));
}

async function showDemo({ context }: Stack): Promise<void> {
  const { seedDemo } = await import('./demo-family.ts');
  console.log('Sign in to the demo family as:');
  for (const { who, email, password } of await seedDemo(context)) console.log(`  ${who}: ${email} / ${password}`);
}

const shutdown = prepareShutdown();
await start(shutdown).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
});
