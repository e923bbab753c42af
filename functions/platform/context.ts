import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { ulid } from 'ulid';
import { openTable } from '../data/table/open-table.ts';
import type { Table } from '../data/table/table.ts';
import { type PasswordCost, productionPasswordCost } from './sign-in/password-hash.ts';
import { createTokenVerifier, type TokenVerifier } from './sign-in/session-token.ts';
import { limits } from '../../shared/limits.ts';
import { type CallBudget, openCallBudget } from './call/call-budget.ts';
import { baseEnvironment, readEnvironment } from './environment.ts';

/** All side effects of functions, created once per cold start and injected. Tests pass their own. */
export interface AppContext {
  readonly clock: () => Date;
  /** Creates a ULID for the given time. */
  readonly newId: (at: Date) => string;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly table: Table;
  readonly tokens: TokenVerifier;
  readonly passwordCost: PasswordCost;
  /** SHA-256 digests of the secrets CloudFront may send to prove that a call came through it; two during a rotation. See origin-secret.ts. */
  readonly originDigests: readonly string[];
  /** HMAC key for hashing client networks. */
  readonly networkKey: string;
  readonly callBudget: CallBudget;
  readonly metricNamespace: string;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

let cloudContext: AppContext | undefined;

/** @returns the cloud context, created at the first call. */
export function getCloudContext(): AppContext {
  cloudContext ??= createCloudContext();
  return cloudContext;
}

function createCloudContext(): AppContext {
  const environment = readEnvironment(baseEnvironment);
  return {
    clock: () => new Date(),
    newId: (at) => ulid(at.getTime()),
    randomBytes,
    table: openTable(environment.TABLE_NAME),
    tokens: createTokenVerifier({ issuer: environment.TOKEN_ISSUER, jwks: environment.JWKS }),
    passwordCost: productionPasswordCost,
    originDigests: environment.ORIGIN_DIGESTS,
    networkKey: environment.NETWORK_KEY,
    callBudget: openCallBudget(limits.callsPerMinute),
    metricNamespace: environment.METRIC_NAMESPACE,
    logger: new Logger({ serviceName: 'flashspark' }),
  };
}
