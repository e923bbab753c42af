import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
}

/** @returns what somebody types, without showing it, or the first line of what is piped in. */
export async function readSecret(question: string, { stdin, stdout }: Terminal): Promise<string> {
  if (stdin.isTTY !== true) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  stdout.write(question);
  // With an output that swallows all of it, nothing that is typed is shown.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stdout.write('\n');
  }
}
