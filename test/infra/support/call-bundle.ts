import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const callHandler = `
  const { handler } = await import(process.argv[1]);
  const answer = await handler(JSON.parse(process.argv[2]));
  console.log(JSON.stringify({ answer: answer ?? null }));`;

/** What came of a call: the handler's answer, and the lines that it logged. */
export interface BundleOutcome {
  readonly answer: unknown;
  readonly log: readonly Record<string, unknown>[];
}

/**
 * Calls a bundled function the way Lambda does: its folder alone on the disk, in a process of its own that has nothing but the
 * function's environment.
 */
export async function callBundle(
  folder: string,
  event: object,
  environment: Readonly<Record<string, string>>,
): Promise<BundleOutcome> {
  const task = mkdtempSync(join(tmpdir(), 'task-'));
  try {
    cpSync(folder, task, { recursive: true });
    const script = ['--input-type=module', '--eval', callHandler, join(task, 'index.mjs'), JSON.stringify(event)];
    const { stdout, stderr } = await run(process.execPath, script, { cwd: task, env: { ...environment } });
    const [answered, ...logged] = [...linesOf(stdout).toReversed(), ...linesOf(stderr)];
    return { answer: answered?.['answer'], log: logged };
  } finally {
    rmSync(task, { recursive: true, force: true });
  }
}

/** Lambda keeps what goes to either stream. */
function linesOf(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** What AWS sets in every function, and where its services are for the time of a test. */
export function awsEnvironment(endpoint: string): Record<string, string> {
  return {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: endpoint,
  };
}

/** A service of AWS that gives one answer to every call. */
export async function answerLikeAws(
  status: number,
  body: object,
): Promise<{ readonly endpoint: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose](),
  };
}
