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

export interface BundleOutcome {
  readonly answer: unknown;
  readonly log: readonly Record<string, unknown>[];
}

/** Calls a bundled function as Lambda does: in a separate process, with only its folder on disk and only the function's environment. */
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

/** Parses log lines. Lambda logs both stdout and stderr. */
function linesOf(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Variables that AWS sets in every function, with AWS service endpoints pointing to the test's server. */
export function awsEnvironment(endpoint: string): Record<string, string> {
  return {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: endpoint,
  };
}

/** Starts a fake AWS endpoint that gives every call the same answer. */
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
