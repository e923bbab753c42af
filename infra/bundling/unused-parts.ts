/**
 * What libraries carry that no function can reach, so that bundles stay small and start fast. Paths are below
 * `node_modules`. A function that is left out throws when it is called after all; what a library asks for at its start answers as it
 * would where there is nothing. A release of a library in which one of these is not found any more fails the build, or
 * test/infra/bundling/unused-parts.test.ts.
 */

/** Modules of which nothing is ever called. */
export const uncalledModules: readonly RegExp[] = [
  // The schema of a route is never written out as JSON schema.
  /^zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  // Neither DynamoDB nor KMS sends event streams. The import is dynamic and would keep half of the SDK from being shaken.
  /^@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
  // Node brings its own SHA-256.
  /^@smithy\/core\/dist-es\/submodules\/checksum\/sha256\/Sha256Js\.js$/,
  // Calls are repeated in the standard mode; the other one has to be asked for.
  /^@smithy\/core\/dist-es\/submodules\/retry\/util-retry\/AdaptiveRetryStrategy\.js$/,
  // Lambda says its region in the environment; the metadata service is for virtual machines.
  /^@smithy\/core\/dist-es\/submodules\/config\/config-resolver\/regionConfig\/getInstanceMetadataRegion\.js$/,
];

/** A module that is called, with less in it. */
interface TrimmedModule {
  readonly path: RegExp;
  /** From the module's source to what is bundled instead; the same source back when there was nothing to trim. */
  readonly trim: (source: string) => string;
}

// Answers to reads and writes of rows, and to signing and reading a key (the errors of each operation in the API references).
const possibleErrors = new Set([
  'ConditionalCheckFailedException',
  'IdempotentParameterMismatchException',
  'InternalServerError',
  'InvalidEndpointException',
  'ItemCollectionSizeLimitExceededException',
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
  'RequestLimitExceeded',
  'ResourceNotFoundException',
  'ThrottlingException',
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'DependencyTimeoutException',
  'DisabledException',
  'DryRunOperationException',
  'InvalidArnException',
  'InvalidGrantTokenException',
  'InvalidKeyUsageException',
  'KMSInternalException',
  'KMSInvalidStateException',
  'KeyUnavailableException',
  'NotFoundException',
  'UnsupportedOperationException',
]);

const formatMethod = /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm;
const isoFormats = new Set(['datetime', 'date', 'time', 'duration']);

export const trimmedModules: readonly TrimmedModule[] = [
  {
    // Classes of errors that only other operations know. One that came after all would be the SDK's general error with its own name.
    path: /^@aws-sdk\/client-(dynamodb|kms)\/dist-es\/schemas\/schemas_0\.js$/,
    trim: (source) =>
      source.replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);\n/gm, (line, name: string) =>
        possibleErrors.has(name) ? line : '',
      ),
  },
  {
    // Of its package file a client wants the version only.
    path: /^@aws-sdk\/client-[a-z]+\/package\.json$/,
    trim: (source) => JSON.stringify({ version: (JSON.parse(source) as { version: string }).version }),
  },
  {
    // A function has no files with profiles; what the reading of missing files ends in.
    path: /^@smithy\/core\/dist-es\/submodules\/config\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    trim: () =>
      'export { CONFIG_PREFIX_SEPARATOR } from "./constants";' +
      'export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });',
  },
  {
    // Made with every client, asked under endpoint discovery only, which has to be turned on.
    path: /^@aws-sdk\/endpoint-cache\/dist-es\/EndpointCache\.js$/,
    trim: () => 'export class EndpointCache {}',
  },
  {
    // Made with every signer, asked for the messages of event streams only.
    path: /^@smithy\/signature-v4\/dist-es\/HeaderFormatter\.js$/,
    trim: () => 'export class HeaderFormatter {}',
  },
  {
    // `z.string().email()` and its kind, which keep every format in every bundle: `z.email()` is bundled where it is used.
    path: /^zod\/v4\/classic\/schemas\.js$/,
    trim: (source) => shakeNamespace(source.replaceAll(formatMethod, leftOutMethod)),
  },
];

function leftOutMethod(_method: string, name: string): string {
  const better = isoFormats.has(name) ? `z.iso.${name}()` : `z.${name}()`;
  const sentence = `z.string().${name}() is not in the bundles, see infra/bundling/unused-parts.ts: use ${better}.`;
  return `    ${name}() { throw new Error(${JSON.stringify(sentence)}); },\n`;
}

/** esbuild shakes a namespace that is imported as one, but not one that another module hands on. */
function shakeNamespace(source: string): string {
  const handedOn = 'import { util } from "../core/index.js"';
  if (!source.includes(handedOn))
    throw new Error('zod imports its util otherwise now: change infra/bundling/unused-parts.ts.');
  return source.replace(handedOn, 'import * as util from "../core/util.js"').replaceAll('core.util.', 'util.');
}
