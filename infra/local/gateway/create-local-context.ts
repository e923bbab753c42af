import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { createGoogleVerifier, type GoogleVerifier } from '../../../functions/auth/google-verifier.ts';
import type { ConsentEffects } from '../../../functions/consent/agree.ts';
import type { SignInEffects } from '../../../functions/auth/open-session.ts';
import type { PasskeyEffects } from '../../../functions/passkeys/ask-browser.ts';
import { type PasswordCost, productionPasswordCost } from '../../../functions/platform/sign-in/password-hash.ts';
import { createLocalSigner } from '../../../functions/platform/sign-in/signer.ts';
import { createTokenVerifier } from '../../../functions/platform/sign-in/session-token.ts';
import { openDocumentClient } from '../../../functions/data/table/open-table.ts';
import { storedWaitingMails } from '../../../functions/data/operations/waiting-mail.ts';
import type { WriteAction } from '../../../functions/data/table/write-action.ts';
import { Table } from '../../../functions/data/table/table.ts';
import type { AppContext } from '../../../functions/platform/context.ts';
import { limits } from '../../../shared/limits.ts';
import { openCallBudget } from '../../../functions/platform/call/call-budget.ts';
import { networkKeyOf } from '../../../functions/platform/call/client-network.ts';
import { digestOfSecret } from '../../../functions/platform/call/require-origin.ts';
import type { MediaEffects } from '../../../functions/platform/effects/media-store.ts';
import { createMediaDirectory, createMediaMemory } from './local-media.ts';
import { createLocalTable } from '../database/create-local-table.ts';
import { memoryOnly } from '../database/data-directory.ts';

/** Context for all functions on one machine, with everything that any of them needs. */
export interface LocalContext
  extends AppContext, ConsentEffects, PasskeyEffects, MediaEffects, Pick<SignInEffects, 'signer' | 'issuer'> {
  readonly google: GoogleVerifier;
  /** Secret that CloudFront would send. */
  readonly originSecret: string;
}

export interface LocalSettings {
  /** Address of DynamoDB Local. */
  readonly endpoint: string;
  /** Access key of the data: DynamoDB Local keeps a separate database per access key. */
  readonly accessKeyId: string;
  /** Folder that holds the signing key and the media. With `memory`, nothing is kept and passwords are hashed cheaply. */
  readonly dataDir: string;
  /** The table, if the caller has opened it. Otherwise DynamoDB Local's is opened, and created if needed. */
  readonly table?: Table;
  /** Called when a new email is waiting to be sent. */
  readonly onWaitingMail?: () => void;
  /** Public URL of the app, known once the server runs. */
  readonly appAddress?: () => string | undefined;
  /** Whether the person running this machine counts as the parent. Default: true. */
  readonly familyOnly?: boolean;
  readonly env?: { readonly GOOGLE_CLIENT_ID?: string; readonly GOOGLE_CERTS_URL?: string };
}

export const localTableName = 'flashspark';
const issuer = 'flashspark-local';
const keyId = 'local';

/** Cheap password hashing for in-memory data, which is gone before anyone could brute-force it. */
const quickPasswordCost: PasswordCost = { log2N: 4, r: 8, p: 1 };

/** Opens the local table (creating it if needed), key file, media and clock. */
export async function createLocalContext({
  endpoint,
  accessKeyId,
  dataDir,
  table,
  onWaitingMail,
  appAddress = () => undefined,
  familyOnly = true,
  env = {},
}: LocalSettings): Promise<LocalContext> {
  const privateKey = dataDir === memoryOnly ? newPrivateKey() : await readOrMakeKey(dataDir);
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  const originSecret = randomBytes(24).toString('base64url');
  return {
    clock: () => new Date(),
    newId: (at) => ulid(at.getTime()),
    randomBytes,
    table: table ?? (await openLocalTable({ endpoint, accessKeyId, onWaitingMail })),
    tokens: createTokenVerifier({
      issuer,
      jwks: JSON.stringify({ keys: [{ ...publicKey, kid: keyId, alg: 'ES256', use: 'sig' }] }),
    }),
    passwordCost: dataDir === memoryOnly ? quickPasswordCost : productionPasswordCost,
    originSecret,
    originDigests: [digestOfSecret(originSecret)],
    networkKey: networkKeyOf(originSecret),
    callBudget: openCallBudget(limits.callsPerMinute),
    metricNamespace: issuer,
    logger: new Logger({ serviceName: 'flashspark', logLevel: 'ERROR' }),
    signer: createLocalSigner(privateKey, keyId),
    issuer,
    appAddress,
    familyOnly,
    isOwnMachine: true,
    // Emails go to the local mailbox.
    sendsMails: true,
    mediaStore: dataDir === memoryOnly ? createMediaMemory() : createMediaDirectory(join(dataDir, 'media')),
    google: createGoogleVerifier({ clientId: env.GOOGLE_CLIENT_ID, certificatesUrl: env.GOOGLE_CERTS_URL }),
  };
}

async function openLocalTable({
  onWaitingMail,
  ...place
}: Pick<LocalSettings, 'endpoint' | 'accessKeyId' | 'onWaitingMail'>): Promise<Table> {
  const client = openLocalClient(place);
  await createLocalTable(client, localTableName);
  return onWaitingMail ? new WatchedTable(client, onWaitingMail) : new Table(client, localTableName);
}

/** Reports new emails, so that they are sent without waiting for the next scheduled run. */
class WatchedTable extends Table {
  readonly #onWaitingMail: () => void;

  constructor(client: DynamoDBDocumentClient, onWaitingMail: () => void) {
    super(client, localTableName);
    this.#onWaitingMail = onWaitingMail;
  }

  override async commit(actions: readonly WriteAction[]): Promise<void> {
    await super.commit(actions);
    if (actions.some(isNewMail)) this.#onWaitingMail();
  }
}

function isNewMail(action: WriteAction): boolean {
  return action.kind === 'put' && storedWaitingMails.readKey(action.item) !== undefined && action.item['tries'] === 0;
}

export function openLocalClient({
  endpoint,
  accessKeyId,
}: Pick<LocalSettings, 'endpoint' | 'accessKeyId'>): DynamoDBDocumentClient {
  const credentials = { accessKeyId, secretAccessKey: 'local' };
  return openDocumentClient({ endpoint, region: 'local', credentials, signer: nameAccessKey(accessKeyId) });
}

type RequestSigner = Extract<DynamoDBClientConfig['signer'], { readonly sign: unknown }>;

/** Returns a signer that only names the access key. DynamoDB Local checks no signatures, and making one takes a quarter of a call's CPU time here. */
function nameAccessKey(accessKeyId: string): RequestSigner {
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=none`;
  return {
    sign: async (request) => {
      Object.assign(request.headers, { authorization });
      return await Promise.resolve(request);
    },
  };
}

function newPrivateKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}

/** Reads the signing key, or creates it. It is kept in a file that only its owner can read, so that users stay signed in after a restart. */
async function readOrMakeKey(dataDir: string): Promise<KeyObject> {
  const file = join(dataDir, 'token-key.pem');
  await mkdir(dataDir, { recursive: true });
  const pem = newPrivateKey().export({ format: 'pem', type: 'pkcs8' });
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return createPrivateKey(await readFile(file));
}
