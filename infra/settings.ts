import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { retention } from '../shared/retention.ts';
import * as z from 'zod/mini';
import { type StageName, stageNames } from './stacks/stage-names.ts';

/** Defaults of each stage, overridden by environment variables. Nothing here is secret, so settings that all your deployments share can be committed. */
const stageDefaults: Readonly<Record<StageName, Readonly<Record<string, string>>>> = {
  dev: {
    MONTHLY_BUDGET: '10',
    LOG_DAYS: String(retention.logDays),
    FIREWALL: 'off',
    MONTHLY_BACKUP: 'off',
    SIGN_IN_CONCURRENCY: '0',
  },
  prod: {
    MONTHLY_BUDGET: '100',
    LOG_DAYS: String(retention.logDays),
    FIREWALL: 'off',
    MONTHLY_BACKUP: 'off',
    SIGN_IN_CONCURRENCY: '10',
  },
};

/** Regions where buckets receive no standard CloudFront logs (CloudFront Developer Guide, "Choose an Amazon S3 bucket for standard logs"). */
const regionsWithoutAccessLogs: ReadonlySet<string> = new Set([
  'af-south-1',
  'ap-east-1',
  'ap-east-2',
  'ap-south-2',
  'ap-southeast-3',
  'ap-southeast-4',
  'ap-southeast-5',
  'ap-southeast-6',
  'ap-southeast-7',
  'ca-west-1',
  'eu-central-2',
  'eu-south-1',
  'eu-south-2',
  'il-central-1',
  'me-central-1',
  'me-south-1',
  'mx-central-1',
]);

const emailAddress = z.email('use one email address');
const onOrOff = z.pipe(
  z.enum(['on', 'off'], 'use on or off'),
  z.transform((value: 'on' | 'off') => value === 'on'),
);
const yesOrNo = z.pipe(
  z.enum(['yes', 'no'], 'use yes or no'),
  z.transform((value: 'yes' | 'no') => value === 'yes'),
);
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/, 'use a whole number')),
  z.transform((digits: string) => Number(digits)),
);
const atLeastOne = wholeNumber.check(z.refine((count) => count > 0, 'use a whole number above 0'));
const arn = (service: string) =>
  z.string().check(z.regex(new RegExp(`^arn:aws[\\w-]*:${service}:`), `use an ARN, arn:aws:${service}:…`));

/** Names of generations of a key or secret, newest first. The first is in use, but all are accepted. */
const generations = z.pipe(
  z
    .pipe(
      z.string(),
      z.transform((text: string) => text.split(',').map((name) => name.trim())),
    )
    .check(
      z.refine(
        (names) => names.every((name) => /^[a-z0-9]{1,16}$/.test(name)),
        'use names of 1 to 16 lowercase letters and digits, like "2,1"',
      ),
      z.refine((names) => new Set(names).size === names.length, 'list each one once, newest first, like "2,1"'),
    ),
  z.transform(([newest = '', ...older]: string[]): readonly [string, ...string[]] => [newest, ...older]),
);

const logDays = z.pipe(
  wholeNumber.check(
    z.refine(
      (days) => days <= retention.logDays,
      `use at most ${retention.logDays}, which the privacy policy promises (shared/retention.ts)`,
    ),
  ),
  z.enum(RetentionDays, 'use a number of days that CloudWatch knows, like 7, 14 or 30'),
);

/** Each setting with its environment variable and allowed values. */
const variables = {
  /** AWS account id. Absent without AWS credentials; the templates then fit any account and region. */
  account: ['CDK_DEFAULT_ACCOUNT', z.optional(z.string())],
  region: [
    'CDK_DEFAULT_REGION',
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (region) => !regionsWithoutAccessLogs.has(region),
            'CloudFront delivers no access logs to a bucket there; use a region every account has, like eu-central-1',
          ),
        ),
    ),
  ],
  /** Custom domain, with its certificate's ARN in us-east-1. Absent: CloudFront's domain is used. */
  domainName: ['DOMAIN_NAME', z.optional(z.hostname('use a name like cards.example.com'))],
  certificateArn: ['CERTIFICATE_ARN', z.optional(arn('acm:us-east-1'))],
  /** OAuth client id for Google sign-in. Absent: no Google button. */
  googleClientId: ['GOOGLE_CLIENT_ID', z.optional(z.string())],
  /** Whether the operator is the parent of all children on the stage, so that consent needs no confirmed email. Never on by default. */
  familyOnly: ['FAMILY_ONLY', z._default(yesOrNo, false)],
  /** Recipient of alarms and budget warnings. */
  alarmEmail: ['ALARM_EMAIL', z.optional(emailAddress)],
  /** Contact and reply address for families. Amazon SES asks its owner to verify it. */
  mailSender: ['MAIL_SENDER', z.optional(emailAddress)],
  /** Maximum emails per second and day. Absent: the account's SES quota. Meant for accounts that also send other emails or should stay below the quota. */
  mailsPerSecond: ['MAILS_PER_SECOND', z.optional(atLeastOne)],
  mailsPerDay: ['MAILS_PER_DAY', z.optional(atLeastOne)],
  /** Expected cost of the account in US dollars per month. */
  monthlyBudget: ['MONTHLY_BUDGET', wholeNumber],
  logRetention: ['LOG_DAYS', logDays],
  /** Whether AWS WAF protects CloudFront. */
  hasFirewall: ['FIREWALL', onOrOff],
  /** Whether AWS Backup makes a monthly copy of the table. A copy is kept for as many days as point-in-time recovery covers. */
  hasMonthlyBackup: ['MONTHLY_BACKUP', onOrOff],
  /** Reserved and maximum concurrency of each function that hashes passwords or signs tokens, so that sign-ins leave capacity for other calls. 0: no limit. */
  signInConcurrency: ['SIGN_IN_CONCURRENCY', wholeNumber],
  /** Names of the keys for session tokens, newest first. The first signs, but all are accepted. */
  tokenKeys: ['TOKEN_KEYS', z._default(generations, ['1'])],
  /** Names of the secrets between CloudFront and the functions, newest first. CloudFront sends the first, but all are accepted. */
  originSecrets: ['ORIGIN_SECRETS', z._default(generations, ['1'])],
  /** Name of the restored table, if it has replaced the one that the storage stack created. */
  restoredTable: [
    'RESTORED_TABLE',
    z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/, 'use the name of a table'))),
  ],
  /** GitHub repository whose workflow may deploy, as `owner/name`. */
  deployerRepository: [
    'DEPLOYER_REPOSITORY',
    z.optional(z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'use owner/name of a GitHub repository'))),
  ],
} as const satisfies Record<string, readonly [variable: string, schema: z.ZodMiniType]>;

type Variables = typeof variables;
type Values = { readonly [Setting in keyof Variables]: z.output<Variables[Setting][1]> };

export interface Settings extends Omit<Values, 'domainName' | 'certificateArn'> {
  readonly stage: StageName;
  readonly domain: { readonly name: string; readonly certificateArn: string } | undefined;
  /** The email identities (domain, sender) that exist in Amazon SES independently of this stage. They are used unchanged (`fitToAccount`). */
  readonly foundIdentities: readonly string[];
}

/** A missing or invalid setting. The message says how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a stage's settings from the environment, falling back to the defaults above. @throws {SettingsError} listing each missing or invalid variable. */
export function readSettings(stage: string, environment: Environment): Settings {
  const name = readStage(stage);
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const given = { ...stageDefaults[name], ...Object.fromEntries(present) };
  const parsed = z.object(Object.fromEntries(Object.values(variables))).safeParse(given);
  if (!parsed.success) throw new SettingsError(describeFaults(name, given, parsed.error));
  const values = Object.entries(variables).map(([setting, [variable]]) => [setting, parsed.data[variable]]);
  const { domainName, certificateArn, ...others } = Object.fromEntries(values) as Values;
  return { stage: name, domain: readDomain(domainName, certificateArn), foundIdentities: [], ...others };
}

/** @returns one sentence for each missing setting that `npm run deploy` requires, because problems would go unnoticed without it. */
export function listMissing({ stage, alarmEmail }: Settings): string[] {
  if (stage !== 'prod' || alarmEmail !== undefined) return [];
  return ['ALARM_EMAIL is missing. Nobody would hear about prod alarms.'];
}

function readStage(stage: string): StageName {
  const known = stageNames.find((name) => name === stage);
  if (!known)
    throw new SettingsError(`There is no stage "${stage}". Use ${stageNames.join(' or ')}, as in -c stage=prod.`);
  return known;
}

function readDomain(name: string | undefined, certificateArn: string | undefined): Settings['domain'] {
  if (name !== undefined && certificateArn !== undefined) return { name, certificateArn };
  if (name === undefined && certificateArn === undefined) return undefined;
  const missing = name === undefined ? 'DOMAIN_NAME' : 'CERTIFICATE_ARN';
  throw new SettingsError(`${missing} is missing: DOMAIN_NAME and CERTIFICATE_ARN belong together.`);
}

function describeFaults(stage: StageName, given: Environment, error: z.core.$ZodError): string {
  const faults = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return given[name] === undefined ? `${name} is missing.` : `${name} is "${given[name]}": ${message}.`;
  });
  return [`You can’t deploy the stage ${stage} with these settings.`, ...faults].join('\n');
}
