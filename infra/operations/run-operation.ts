import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isDenied } from '../custom-resources/repeat-while-denied.ts';

/** Something that an operator can put right; the message is a sentence that says how. */
export class OperationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperationError';
  }
}

/** What AWS refuses an operator, by the names of the SDK's errors. */
const refusals: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    'There are no AWS credentials here. Sign in (aws sso login, or AWS_PROFILE), check it with "aws sts get-caller-identity", then try again.',
  ExpiredToken: 'The AWS credentials have expired. Sign in again, then try again.',
  ExpiredTokenException: 'The AWS credentials have expired. Sign in again, then try again.',
  TokenProviderError: 'The AWS sign-in has expired. Run aws sso login, then try again.',
  UnrecognizedClientException: 'AWS does not know these credentials. Check AWS_PROFILE, then try again.',
  InvalidClientTokenId: 'AWS does not know these credentials. Check AWS_PROFILE, then try again.',
};

/** Errors whose messages are sentences for a person. */
const ownErrors = new Set(['BuildError', 'OperationError', 'ProductError', 'SettingsError']);

/** @returns what to print for an error of an operator's command; `undefined` for a defect, which keeps its stack. */
export function describeFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/^Region (is missing|not accepted)/.test(error.message))
    return 'No AWS region is set, or none that there is. Set AWS_REGION to the one of the deployment, then try again.';
  if (isDenied(error)) return `These AWS credentials may not do that. ${error.message}`;
  const isOurs = ownErrors.has(error.name) || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  return refusals[error.name] ?? (isOurs ? error.message : undefined);
}

/** Runs a command of the operator: what goes wrong is told in a sentence, and the exit code says so. */
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

/** @returns what somebody types, without showing it, or the first line of what is piped in. */
export async function readSecret(question: string, { stdin, stdout }: Terminal): Promise<string> {
  if (stdin.isTTY !== true) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  stdout.write(question);
  // Nothing that is typed is shown, because this output drops it.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stdout.write('\n');
  }
}
