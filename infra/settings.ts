import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { retention } from '../shared/retention.ts';
import * as z from 'zod/mini';
import { type StageName, stageNames } from './stacks/stage-names.ts';

/**
 * What a stage is when nothing else is said. An environment variable of the same name wins; nothing in here is secret, so what
 * should hold for everybody who deploys your copy is best written down here and committed.
 */
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

/**
 * Regions in which a bucket gets no standard logs of CloudFront: those that an account has to switch on first (CloudFront Developer Guide,
 * "Choose an Amazon S3 bucket for standard logs"). Refused before anything is built, as logs would be missing without a word.
 */
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

const emailAddress = z.email('use one e-mail address');
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

/** Names of generations, newest first. The first is in use, all are accepted. */
const generations = z.pipe(
  z
    .pipe(
      z.string(),
      z.transform((text: string) => text.split(',').map((name) => name.trim())),
    )
    .check(
      z.refine(
        (names) => names.every((name) => /^[a-z0-9]{1,16}$/.test(name)),
        'use names of 1 to 16 small letters and digits, as in "2,1"',
      ),
      z.refine((names) => new Set(names).size === names.length, 'name each one once, newest first, as in "2,1"'),
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
  z.enum(RetentionDays, 'use a number of days that CloudWatch knows, as 7, 14 or 30'),
);

/** Each setting with the variable that an operator may set, and what that may be. */
const variables = {
  /** Absent without AWS credentials: the templates then fit any account and region. */
  account: ['CDK_DEFAULT_ACCOUNT', z.optional(z.string())],
  region: [
    'CDK_DEFAULT_REGION',
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (region) => !regionsWithoutAccessLogs.has(region),
            'CloudFront delivers no access logs to a bucket there; use one of the regions that every account has, such as eu-central-1',
          ),
        ),
    ),
  ],
  /** The product's own address, and the ARN of its certificate in us-east-1; without it CloudFront's name is used. */
  domainName: ['DOMAIN_NAME', z.optional(z.hostname('use a name such as cards.example.com'))],
  certificateArn: ['CERTIFICATE_ARN', z.optional(arn('acm:us-east-1'))],
  /** OAuth client id of Google's sign-in; without it the Google button is not shown. */
  googleClientId: ['GOOGLE_CLIENT_ID', z.optional(z.string())],
  /**
   * The operator says that every grown-up here is a parent whom they know: nobody's email is confirmed before they agree for a child. It
   * takes the operator's own word each time, so no stage has it by default.
   */
  familyOnly: ['FAMILY_ONLY', z._default(yesOrNo, false)],
  /** Who is told when an alarm goes off or the budget is used up. */
  alarmEmail: ['ALARM_EMAIL', z.optional(emailAddress)],
  /** The product's own address: families write to it, and Amazon SES asks to confirm it as one to send from. */
  mailSender: ['MAIL_SENDER', z.optional(emailAddress)],
  /**
   * How many mails this stage may send in a second and in a day; absent: as many as Amazon SES lets the account, which it is asked for. For an
   * account that sends other mails, too, or that pays for less than it may.
   */
  mailsPerSecond: ['MAILS_PER_SECOND', z.optional(atLeastOne)],
  mailsPerDay: ['MAILS_PER_DAY', z.optional(atLeastOne)],
  /** Dollars a month that the account is expected to cost. */
  monthlyBudget: ['MONTHLY_BUDGET', wholeNumber],
  /** How long logs are kept. */
  logRetention: ['LOG_DAYS', logDays],
  /** Whether AWS WAF stands in front of CloudFront. */
  hasFirewall: ['FIREWALL', onOrOff],
  /** Whether AWS Backup keeps a copy of every month, for as long as point-in-time recovery goes back. */
  hasMonthlyBackup: ['MONTHLY_BACKUP', onOrOff],
  /**
   * Executions set aside for, and at most used by, each function that hashes passwords or signs tokens: both are expensive, so
   * very many sign-ins must not leave nothing for the rest. 0 sets none aside (a new account may not have enough).
   */
  signInConcurrency: ['SIGN_IN_CONCURRENCY', wholeNumber],
  /** Names of the keys that sign session tokens, newest first. The first signs, all are accepted. */
  tokenKeys: ['TOKEN_KEYS', z._default(generations, ['1'])],
  /** Names of the secrets between CloudFront and the functions, newest first. CloudFront sends the first, all are accepted. */
  originSecrets: ['ORIGIN_SECRETS', z._default(generations, ['1'])],
  /** The table that `npm run table:restore` made, when it has taken the place of the first one. */
  restoredTable: [
    'RESTORED_TABLE',
    z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/, 'use the name of a table'))),
  ],
  /** The GitHub repository whose workflow may deploy, `owner/name`. */
  deployerRepository: [
    'DEPLOYER_REPOSITORY',
    z.optional(z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'use owner/name of a GitHub repository'))),
  ],
} as const satisfies Record<string, readonly [variable: string, schema: z.ZodMiniType]>;

type Variables = typeof variables;
type Values = { readonly [Setting in keyof Variables]: z.output<Variables[Setting][1]> };

/** What differs from one deployment to the next. */
export interface Settings extends Omit<Values, 'domainName' | 'certificateArn'> {
  readonly stage: StageName;
  readonly domain: { readonly name: string; readonly certificateArn: string } | undefined;
  /** Of the domain and the sender, those that Amazon SES knows without this stage: used as they are (`fitToAccount`). */
  readonly foundIdentities: readonly string[];
}

/** What an operator set is missing or wrong; the message says what to correct. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a stage: its defaults above, over them the environment.
 * @param stage `dev` or `prod`.
 * @throws {SettingsError} with one sentence for each variable that is missing or wrong.
 */
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

/** @returns one sentence for each setting without which families would suffer unseen; `npm run deploy` asks for them. */
export function listMissing({ stage, alarmEmail }: Settings): string[] {
  if (stage !== 'prod' || alarmEmail !== undefined) return [];
  return ['ALARM_EMAIL is missing: nobody would hear of an alarm of the stage prod.'];
}

function readStage(stage: string): StageName {
  const known = stageNames.find((name) => name === stage);
  if (!known)
    throw new SettingsError(`There is no stage "${stage}": use ${stageNames.join(' or ')}, as in -c stage=prod.`);
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
  return [`The stage ${stage} cannot be deployed with these settings.`, ...faults].join('\n');
}
