import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isDenied } from '../custom-resources/repeat-while-denied.ts';

/** An error that the operator can fix. The message says how. */
export class OperationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperationError';
  }
}

/** Messages for AWS credential errors, by the SDK's error name. */
const refusals: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    'No AWS credentials found. Sign in (aws sso login, or AWS_PROFILE), check it with "aws sts get-caller-identity", then try again.',
  ExpiredToken: 'The AWS credentials have expired. Sign in again, then try again.',
  ExpiredTokenException: 'The AWS credentials have expired. Sign in again, then try again.',
  TokenProviderError: 'The AWS sign-in has expired. Run aws sso login, then try again.',
  UnrecognizedClientException: 'AWS doesn’t know these credentials. Check AWS_PROFILE, then try again.',
  InvalidClientTokenId: 'AWS doesn’t know these credentials. Check AWS_PROFILE, then try again.',
};

/** Errors whose messages are meant for people. */
const ownErrors = new Set(['BuildError', 'OperationError', 'ProductError', 'SettingsError']);

/** @returns the message for an operator's error, or `undefined` for a defect, which is printed with its stack. */
export function describeFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/^Region (is missing|not accepted)/.test(error.message))
    return 'The AWS region is missing or unknown. Set AWS_REGION to the deployment’s region, then try again.';
  if (isDenied(error)) return `These AWS credentials aren’t allowed to do that. ${error.message}`;
  const isOurs = ownErrors.has(error.name) || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  return refusals[error.name] ?? (isOurs ? error.message : undefined);
}

/** Runs an operator's command. Prints errors as messages and sets the exit code. */
export async function runOperation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error) ?? error);
    process.exitCode = 1;
  }
}

interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
}

/** @returns hidden terminal input, or the first line of piped input. */
export async function readSecret(question: string, { stdin, stdout }: Terminal): Promise<string> {
  if (stdin.isTTY !== true) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  stdout.write(question);
  // Hides typed characters: this stream drops the echo.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stdout.write('\n');
  }
}
