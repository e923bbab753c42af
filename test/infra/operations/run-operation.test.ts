import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeFailure, OperationError, readSecret } from '../../../infra/operations/run-operation.ts';
import { ProductError } from '../../../shared/errors.ts';

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name });

function wrongArgument(): unknown {
  try {
    return parseArgs({ args: ['--stgae', 'prod'], options: {} });
  } catch (error) {
    return error;
  }
}

describe('what goes wrong in a command', () => {
  it.each([
    ['no credentials', named('CredentialsProviderError'), 'No AWS credentials found.'],
    ['credentials that are over', named('ExpiredTokenException'), 'have expired'],
    ['credentials of somebody unknown', named('UnrecognizedClientException'), 'AWS doesn’t know these credentials'],
    ['no region', new Error('Region is missing'), 'Set AWS_REGION'],
    [
      'an empty region',
      new Error('Region not accepted: region="" is not a valid hostname component.'),
      'Set AWS_REGION',
    ],
    [
      'a right that is missing',
      named('AccessDeniedException', 'not authorized to perform: dynamodb:Scan'),
      'aren’t allowed to do that. not authorized to perform: dynamodb:Scan',
    ],
    ['what we say ourselves', new OperationError('Do this.'), 'Do this.'],
    ['what the product refuses', new ProductError('email-taken'), new ProductError('email-taken').message],
    ['an option that is none', wrongArgument(), "Unknown option '--stgae'"],
  ])('is told in a sentence: %s', (_, error, sentence) => {
    expect(describeFailure(error)).toContain(sentence);
  });

  it('keeps its stack when it is a defect', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(describeFailure('text')).toBeUndefined();
  });
});

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
