import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What differs from one deployment to the next. */
export interface Settings {
  /** Name of the deployment: part of every stack's name, so that several fit into one account. */
  readonly stage: string;
  /** Absent without AWS credentials: the templates then fit any account and region. */
  readonly account?: string;
  readonly region?: string;
  /** How long logs are kept. */
  readonly logRetention: RetentionDays;
  /**
   * Names of the keys that sign session tokens, newest first. The first signs, all are accepted.
   * @see infra/README.md "Change the token key"
   */
  readonly tokenKeys: readonly [string, ...string[]];
  /** Name of the secret between CloudFront and the functions; another name makes a new one. */
  readonly originSecret: string;
  /** OAuth client id of Google's sign-in; without it the Google button is not shown. */
  readonly googleClientId?: string;
  /** The product's own address, and the ARN of its certificate in us-east-1; without it CloudFront's name is used. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** Who is told when an alarm goes off. */
  readonly alarmEmail?: string;
  /**
   * Executions set aside for, and at most used by, each sign-in function: hashing passwords is dear, so a flood of
   * sign-ins must not starve the rest. 0 sets none aside (a new account may not have enough).
   */
  readonly signInConcurrency: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a deployment from the environment.
 * @throws {Error} with a sentence that names the variable to correct.
 */
export function readSettings(environment: Environment): Settings {
  return {
    stage: readStage(environment['STAGE'] || 'prod'),
    account: environment['CDK_DEFAULT_ACCOUNT'] || undefined,
    region: environment['CDK_DEFAULT_REGION'] || undefined,
    logRetention: RetentionDays.THREE_MONTHS,
    tokenKeys: readTokenKeys(environment['TOKEN_KEYS'] || '1'),
    originSecret: readName('ORIGIN_SECRET_NAME', environment['ORIGIN_SECRET_NAME'] || '1'),
    googleClientId: environment['GOOGLE_CLIENT_ID'] || undefined,
    domain: readDomain(environment),
    alarmEmail: environment['ALARM_EMAIL'] || undefined,
    signInConcurrency: readCount('SIGN_IN_CONCURRENCY', environment['SIGN_IN_CONCURRENCY'] || '10'),
  };
}

function readStage(stage: string): string {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(stage)) {
    throw new Error(`STAGE is "${stage}": use 2 to 12 small letters and digits, a letter first.`);
  }
  return stage;
}

function readTokenKeys(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((name) => readName('TOKEN_KEYS', name.trim()));
  if (new Set([first, ...others]).size <= others.length) {
    throw new Error(`TOKEN_KEYS is "${text}": name each key once, newest first, for example "2,1".`);
  }
  return [first, ...others];
}

function readName(variable: string, name: string): string {
  if (!/^[a-z0-9]{1,16}$/.test(name)) {
    throw new Error(`${variable} has the name "${name}": use 1 to 16 small letters and digits.`);
  }
  return name;
}

function readDomain(environment: Environment): Settings['domain'] {
  const { DOMAIN_NAME: name, CERTIFICATE_ARN: certificateArn } = environment;
  if (!name && !certificateArn) return undefined;
  if (!name || !certificateArn) {
    throw new Error('DOMAIN_NAME and CERTIFICATE_ARN belong together: set both, or neither.');
  }
  return { name, certificateArn };
}

function readCount(variable: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`${variable} is "${text}": use a whole number from 0 to 9999.`);
  return Number(text);
}
