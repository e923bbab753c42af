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

/** The variables that an operator may set. */
const variables = z.object({
  DOMAIN_NAME: z.optional(z.hostname('use a name such as cards.example.com')),
  CERTIFICATE_ARN: z.optional(arn('acm:us-east-1')),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  FAMILY_ONLY: z._default(yesOrNo, false),
  ALARM_EMAIL: z.optional(emailAddress),
  MAIL_SENDER: z.optional(emailAddress),
  MAILS_PER_SECOND: z.optional(atLeastOne),
  MAILS_PER_DAY: z.optional(atLeastOne),
  MONTHLY_BUDGET: wholeNumber,
  LOG_DAYS: logDays,
  FIREWALL: onOrOff,
  MONTHLY_BACKUP: onOrOff,
  SIGN_IN_CONCURRENCY: wholeNumber,
  TOKEN_KEYS: z._default(generations, ['1']),
  ORIGIN_SECRETS: z._default(generations, ['1']),
  RESTORED_TABLE: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/, 'use the name of a table'))),
  DEPLOYER_REPOSITORY: z.optional(
    z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'use owner/name of a GitHub repository')),
  ),
  CDK_DEFAULT_ACCOUNT: z.optional(z.string()),
  CDK_DEFAULT_REGION: z.optional(z.string()),
});

/** What differs from one deployment to the next. */
export interface Settings {
  readonly stage: StageName;
  /** Absent without AWS credentials: the templates then fit any account and region. */
  readonly account: string | undefined;
  readonly region: string | undefined;
  /** The product's own address, and the ARN of its certificate in us-east-1; without it CloudFront's name is used. */
  readonly domain: { readonly name: string; readonly certificateArn: string } | undefined;
  /** OAuth client id of Google's sign-in; without it the Google button is not shown. */
  readonly googleClientId: string | undefined;
  /**
   * The operator says that every grown-up here is a parent whom they know: nobody's email is confirmed before they agree for a child. It
   * takes the operator's own word each time, so no stage has it by default.
   */
  readonly familyOnly: boolean;
  /** Who is told when an alarm goes off or the budget is used up. */
  readonly alarmEmail: string | undefined;
  /** The product's own address: families write to it, and Amazon SES asks to confirm it as one to send from. */
  readonly mailSender: string | undefined;
  /**
   * How many mails this stage may send in a second and in a day; absent: as many as Amazon SES lets the account, which it is asked for. For an
   * account that sends other mails, too, or that pays for less than it may.
   */
  readonly mailsPerSecond: number | undefined;
  readonly mailsPerDay: number | undefined;
  /** Dollars a month that the account is expected to cost. */
  readonly monthlyBudget: number;
  /** How long logs are kept. */
  readonly logRetention: RetentionDays;
  /** Whether AWS WAF stands in front of CloudFront. */
  readonly hasFirewall: boolean;
  /** Whether AWS Backup keeps a copy of every month, for as long as point-in-time recovery goes back. */
  readonly hasMonthlyBackup: boolean;
  /**
   * Executions set aside for, and at most used by, each function that hashes passwords or signs tokens: both are expensive, so
   * very many sign-ins must not leave nothing for the rest. 0 sets none aside (a new account may not have enough).
   */
  readonly signInConcurrency: number;
  /** Names of the keys that sign session tokens, newest first. The first signs, all are accepted. */
  readonly tokenKeys: readonly [string, ...string[]];
  /** Names of the secrets between CloudFront and the functions, newest first. CloudFront sends the first, all are accepted. */
  readonly originSecrets: readonly [string, ...string[]];
  /** The table that `npm run table:restore` made, when it has taken the place of the first one. */
  readonly restoredTable: string | undefined;
  /** The GitHub repository whose workflow may deploy, `owner/name`. */
  readonly deployerRepository: string | undefined;
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
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new SettingsError(describeFaults(name, given, parsed.error));
  return toSettings(name, parsed.data);
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

function toSettings(stage: StageName, values: z.output<typeof variables>): Settings {
  return {
    stage,
    account: values.CDK_DEFAULT_ACCOUNT,
    region: values.CDK_DEFAULT_REGION,
    domain: readDomain(values),
    googleClientId: values.GOOGLE_CLIENT_ID,
    familyOnly: values.FAMILY_ONLY,
    alarmEmail: values.ALARM_EMAIL,
    mailSender: values.MAIL_SENDER,
    mailsPerSecond: values.MAILS_PER_SECOND,
    mailsPerDay: values.MAILS_PER_DAY,
    monthlyBudget: values.MONTHLY_BUDGET,
    logRetention: values.LOG_DAYS,
    hasFirewall: values.FIREWALL,
    hasMonthlyBackup: values.MONTHLY_BACKUP,
    signInConcurrency: values.SIGN_IN_CONCURRENCY,
    tokenKeys: values.TOKEN_KEYS,
    originSecrets: values.ORIGIN_SECRETS,
    restoredTable: values.RESTORED_TABLE,
    deployerRepository: values.DEPLOYER_REPOSITORY,
  };
}

function readDomain({
  DOMAIN_NAME: name,
  CERTIFICATE_ARN: certificateArn,
}: z.output<typeof variables>): Settings['domain'] {
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
