/** `npm run dev`: the product with hot reload. Vite serves the app; the API starts afresh at each change of its sources. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../project-paths.ts';
import { resolveAccessKeyId } from './access-key-id.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { startDynamoDbLocal } from './dynamodb-local.ts';
import { findFreePort } from './free-port.ts';
import { assertPortFree } from './local-server.ts';
import { assertDataFree, recordRunningStack } from './running-stack.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';
import { readStartSettings } from './start-settings.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** What the API is made of. */
const API_SOURCES = ['functions', 'shared', 'infra/local'].map((folder) => join(projectRoot, folder));

/** How long the API may take to come up. */
const API_PATIENCE_MS = 30_000;

async function startDevelopment(shutdown: Shutdown): Promise<void> {
  const settings = readStartSettings(process.env, process.argv.slice(2));
  await assertPortFree(settings.port);
  const { dataDir } = settings;
  await assertDataFree(dataDir);
  const { endpoint, stop } = await startDynamoDbLocal({ dataDir });
  shutdown.add(stop);
  const accessKeyId = await resolveAccessKeyId(dataDir);
  const apiPort = await findFreePort();
  const api = startApiProcess({ endpoint, accessKeyId, port: apiPort });
  shutdown.add(api.stop);
  const [vite] = await Promise.all([
    startVite(settings.port, apiPort),
    waitForAnswer(`http://localhost:${apiPort}/api/streaks/badges`, API_PATIENCE_MS),
  ]);
  shutdown.add(() => vite.close());
  restartOnChange(vite, api);
  const url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  shutdown.add(await recordRunningStack({ url, endpoint, accessKeyId, dataDir }));
  console.log(`Flashspark is ready at ${url} and reloads as you edit`);
}

async function startVite(port: number, apiPort: number): Promise<ViteDevServer> {
  process.env.API_ORIGIN = `http://localhost:${apiPort}`;
  const vite = await createServer({ server: { port, strictPort: port !== 0 }, clearScreen: false });
  return vite.listen();
}

function restartOnChange(vite: ViteDevServer, api: ApiProcess): void {
  vite.watcher.add(API_SOURCES);
  vite.watcher.on('all', (_event, file) => {
    if (API_SOURCES.some((folder) => file.startsWith(folder))) api.restart();
  });
}

const shutdown = prepareShutdown();
await startDevelopment(shutdown).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
});
