import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readSecret } from '../../../infra/operations/run-operation.ts';

it('takes the first line of what is piped in, and asks nothing', async () => {
  const stdout = new PassThrough();
  expect(await readSecret('Password: ', { stdin: Readable.from(['correct horse 42\n', 'more\n']), stdout })).toBe(
    'correct horse 42',
  );
  stdout.end();
  expect(await text(stdout)).toBe('');
});

it('asks somebody at a terminal, and never shows what is typed', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = new PassThrough();
  const answer = readSecret('Password: ', { stdin, stdout });
  stdin.write('correct horse 42\r');
  expect(await answer).toBe('correct horse 42');
  stdout.end();
  expect(await text(stdout)).toBe('Password: \n');
});
