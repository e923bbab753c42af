import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { routes } from '../../../shared/routes/index.ts';
import { capacityOf } from '../../constructs/route-capacity.ts';
import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { isDenied } from '../../custom-resources/repeat-while-denied.ts';
import type { Settings } from '../../settings.ts';
import { nameStage } from '../../stacks/stage-names.ts';
import { OperationError } from '../run-operation.ts';
import { readOutputs } from './stage-outputs.ts';

/** AWS WAF for CloudFront exists only in this region. */
const firewallRegion = 'us-east-1';

/** @returns the regions of a stage's stacks, its own first. */
export function listRegions(home: string, { hasFirewall }: Pick<Settings, 'hasFirewall'>): string[] {
  return hasFirewall && home !== firewallRegion ? [home, firewallRegion] : [home];
}

/**
 * Checks before the build that the account is prepared for deployments. Other AWS errors are passed on.
 * @param cloudFormation Client for the region to check.
 * @throws {OperationError} when `cdk bootstrap` has not run in the region.
 */
export async function requireBootstrap(
  region: string,
  cloudFormation: Pick<CloudFormationClient, 'send'>,
): Promise<void> {
  if ((await readOutputs('CDKToolkit', cloudFormation)) !== undefined) return;
  throw new OperationError(
    `This account isn’t ready for CDK in ${region}. Run once: npx cdk bootstrap aws://<account>/${region}`,
  );
}

/** Lambda only reserves concurrency while at least this many executions stay unreserved. */
export const minUnreservedConcurrency = 100;

export interface AccountClients {
  readonly lambda: Pick<LambdaClient, 'send'>;
  readonly ses: Pick<SESv2Client, 'send'>;
  readonly cloudFormation: Pick<CloudFormationClient, 'send'>;
}

/**
 * Adjusts a stage's settings to its account and reports every difference. New accounts often have only ten concurrent executions, and an email
 * identity may already exist in Amazon SES. CloudFormation would fail on both in the middle of a deployment.
 * @returns settings that can be deployed.
 */
export async function fitToAccount(
  settings: Settings,
  { lambda, ses, cloudFormation }: AccountClients,
  say: (line: string) => void,
): Promise<Settings> {
  const [signInConcurrency, foundIdentities] = await Promise.all([
    fitConcurrency(settings.signInConcurrency, lambda, say),
    findIdentities(settings, { ses, cloudFormation }, say),
  ]);
  return { ...settings, signInConcurrency, foundIdentities };
}

/** @returns the reserved concurrency per function: the number in the settings, or less if the account's quota doesn't allow it. */
async function fitConcurrency(
  wanted: number,
  lambda: AccountClients['lambda'],
  say: (line: string) => void,
): Promise<number> {
  if (wanted === 0) return 0;
  const answer = await unlessDenied(lambda.send(new GetAccountSettingsCommand({})));
  const quota = answer?.AccountLimit?.ConcurrentExecutions;
  if (quota === undefined) {
    say('These credentials can’t read the Lambda quota, so SIGN_IN_CONCURRENCY is deployed unchecked.');
    return wanted;
  }
  const functions = routes.filter(({ id }) => capacityOf(id).hasReservedConcurrency).length;
  const needed = functions * wanted + minUnreservedConcurrency;
  if (quota >= needed) return wanted;
  const possible = Math.max(0, Math.floor((quota - minUnreservedConcurrency) / functions));
  say(
    `This account can run ${quota} functions at a time in this region. SIGN_IN_CONCURRENCY=${wanted} for ${functions} functions needs ${needed}. ` +
      `Deploying with ${possible} instead. For more, ask AWS (Service Quotas, AWS Lambda, "Concurrent executions"), then deploy again.`,
  );
  return possible;
}

/** Finds SES identities that this stage did not create. It uses them unchanged, because CloudFormation can't create them again. */
async function findIdentities(
  { stage, domain, mailSender }: Settings,
  { ses, cloudFormation }: Pick<AccountClients, 'ses' | 'cloudFormation'>,
  say: (line: string) => void,
): Promise<string[]> {
  const wanted = [domain?.name, mailSender].filter((name) => name !== undefined);
  if (wanted.length === 0) return [];
  const outputs = await unlessDenied(readOutputs(nameStage(stage).stacks.api, cloudFormation));
  const made = outputs?.['MailIdentities']?.split(' ') ?? [];
  const found = await Promise.all(
    wanted.filter((name) => !made.includes(name)).map(async (name) => await findIdentity(name, ses, say)),
  );
  if (domain !== undefined) await tellSandbox(ses, say);
  return found.filter((name) => name !== undefined);
}

async function findIdentity(
  name: string,
  ses: AccountClients['ses'],
  say: (line: string) => void,
): Promise<string | undefined> {
  const known = await unlessMissing(unlessDenied(ses.send(new GetEmailIdentityCommand({ EmailIdentity: name }))));
  if (known === undefined) return undefined;
  const state =
    known.VerifiedForSendingStatus === true ? 'verified' : 'not verified yet: confirm it in the console of SES';
  say(`Amazon SES already has ${name} (${state}). The stage uses it.`);
  return name;
}

async function tellSandbox(ses: AccountClients['ses'], say: (line: string) => void): Promise<void> {
  const account = await unlessDenied(ses.send(new GetAccountCommand({})));
  if (account?.ProductionAccessEnabled !== false) return;
  say(
    'Amazon SES is in its sandbox here. Emails only reach confirmed addresses, so families get none. Ask for production access once (infra/deploying.md, "Mails").',
  );
}

/** @returns the answer, or `undefined` if access is denied or there are no AWS credentials. */
async function unlessDenied<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isDenied(error) || (error instanceof Error && error.name === 'CredentialsProviderError')) return undefined;
    throw error;
  }
}

/** @returns the answer, or `undefined` if AWS reports NotFoundException. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return undefined;
    throw error;
  }
}
