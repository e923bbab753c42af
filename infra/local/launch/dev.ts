/** `npm run dev`: the product with hot reload. Vite serves the app. The API restarts when its sources change. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../../build/project-paths.ts';
import { assertDataWritable, resolveAccessKeyId } from '../database/data-directory.ts';
import { startDynamoDbLocal } from '../database/dynamodb-local.ts';
import { findFreePort, waitForAnswer } from '../database/ports.ts';
import { assertDataFree, recordRunningStack } from '../database/running-stack.ts';
import { assertPortFree } from '../site/local-server.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';
import { sayWhenSlow } from './say-when-slow.ts';
import { describeWhoAgrees, readStartSettings } from './start-settings.ts';

const apiSources = ['functions', 'shared', 'infra/local'].map((folder) => join(projectRoot, folder));

const apiStartTimeoutMs = 30_000;

const apiScript = fileURLToPath(new URL('dev-api.ts', import.meta.url));

/** Debounce interval: several files saved together cause only one restart. */
const restartDebounceMs = 100;

async function startDevelopment(shutdown: Shutdown): Promise<void> {
  const settings = readStartSettings(process.env, process.argv.slice(2));
  await assertPortFree(settings.port);
  const { dataDir } = settings;
  await assertDataWritable(dataDir);
  await assertDataFree(dataDir);
  const { endpoint, stop } = await sayWhenSlow('Waiting for the database …', startDynamoDbLocal({ dataDir }));
  shutdown.add(stop);
  const accessKeyId = await resolveAccessKeyId(dataDir);
  const apiPort = await findFreePort();
  const api = startApiProcess({ endpoint, accessKeyId, port: apiPort, address: `http://localhost:${settings.port}` });
  shutdown.add(api.stop);
  const [vite] = await Promise.all([
    startVite(settings.port, apiPort),
    waitForAnswer(`http://localhost:${apiPort}/api/streaks/badges`, apiStartTimeoutMs),
  ]);
  shutdown.add(() => vite.close());
  restartOnChange(vite, api);
  const url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  shutdown.add(await recordRunningStack({ url, endpoint, accessKeyId, dataDir }));
  console.log(`Flashspark is ready at ${url} and reloads as you edit`);
  console.log(describeWhoAgrees(settings.familyOnly));
}

async function startVite(port: number, apiPort: number): Promise<ViteDevServer> {
  process.env.API_ORIGIN = `http://localhost:${apiPort}`;
  const vite = await createServer({ server: { port, strictPort: port !== 0 }, clearScreen: false });
  return vite.listen();
}

function restartOnChange(vite: ViteDevServer, api: ApiProcess): void {
  vite.watcher.add(apiSources);
  vite.watcher.on('all', (_event, file) => {
    if (apiSources.some((folder) => file.startsWith(folder))) api.restart();
  });
}

type ApiProcess = {
  readonly restart: () => void;
  readonly stop: () => void;
};

/** Starts the API of `npm run dev` in a process that ends together with this one. */
function startApiProcess(place: { endpoint: string; accessKeyId: string; port: number; address: string }): ApiProcess {
  const env = {
    ...process.env,
    DYNAMODB_ENDPOINT: place.endpoint,
    DYNAMODB_ACCESS_KEY_ID: place.accessKeyId,
    PORT: String(place.port),
    APP_ADDRESS: place.address,
  };
  let child: ChildProcess;
  let gathering: NodeJS.Timeout | undefined;
  let isRestarting = false;
  const launch = (): void => {
    child = fork(apiScript, { env });
    child.once('exit', launchAgain);
  };
  // Start only after the previous process has released the port.
  const launchAgain = (): void => {
    if (isRestarting) launch();
    isRestarting = false;
  };
  const startAfresh = (): void => {
    isRestarting = true;
    if (!child.kill()) launchAgain();
  };
  launch();
  return {
    restart: () => {
      clearTimeout(gathering);
      gathering = setTimeout(startAfresh, restartDebounceMs);
    },
    stop: () => void child.kill(),
  };
}

const shutdown = prepareShutdown();
await startDevelopment(shutdown).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await shutdown.run(1);
});
