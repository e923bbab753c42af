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

/** The only region in which AWS WAF guards CloudFront. */
const firewallRegion = 'us-east-1';

/** @returns the regions in which a stage has stacks, its own first. */
export function listRegions(home: string, { hasFirewall }: Pick<Settings, 'hasFirewall'>): string[] {
  return hasFirewall && home !== firewallRegion ? [home, firewallRegion] : [home];
}

/**
 * Finds out, before anything is built, whether there is an account to deploy to.
 * @param cloudFormation a client of that region.
 * @throws OperationError when `cdk bootstrap` never ran there; what AWS refuses passes through.
 */
export async function requireBootstrap(
  region: string,
  cloudFormation: Pick<CloudFormationClient, 'send'>,
): Promise<void> {
  if ((await readOutputs('CDKToolkit', cloudFormation)) !== undefined) return;
  throw new OperationError(
    `This account is not prepared for the CDK in the region ${region}. Once: npx cdk bootstrap aws://<account>/${region}`,
  );
}

/** Lambda sets executions aside only while this many are left for all other functions. */
const keptFree = 100;

/** The clients by which a deployment learns what the account has. */
export interface AccountClients {
  readonly lambda: Pick<LambdaClient, 'send'>;
  readonly ses: Pick<SESv2Client, 'send'>;
  readonly cloudFormation: Pick<CloudFormationClient, 'send'>;
}

/**
 * Fits the settings of a stage to its account: a new account often has ten concurrent executions, an address for mails may be known to Amazon SES
 * already, and CloudFormation would say so only in the middle of a deployment. Whatever differs from the settings is said.
 * @returns the settings that can be deployed.
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

/** @returns how many executions can be set aside for each function: as many as are wanted, or what the account's quota allows. */
async function fitConcurrency(
  wanted: number,
  lambda: AccountClients['lambda'],
  say: (line: string) => void,
): Promise<number> {
  if (wanted === 0) return 0;
  const answer = await unlessDenied(lambda.send(new GetAccountSettingsCommand({})));
  const quota = answer?.AccountLimit?.ConcurrentExecutions;
  if (quota === undefined) {
    say('These credentials may not read the Lambda quota, so SIGN_IN_CONCURRENCY is deployed unchecked.');
    return wanted;
  }
  const functions = routes.filter(({ id }) => capacityOf(id).hasReservedConcurrency).length;
  const needed = functions * wanted + keptFree;
  if (quota >= needed) return wanted;
  const possible = Math.max(0, Math.floor((quota - keptFree) / functions));
  say(
    `This account may run ${quota} functions at once in this region; SIGN_IN_CONCURRENCY=${wanted} for ${functions} functions takes ${needed}. ` +
      `Deploying with ${possible} instead. For more, ask AWS (Service Quotas, AWS Lambda, "Concurrent executions"), then deploy again.`,
  );
  return possible;
}

/**
 * Finds the addresses to send from that Amazon SES knows although the stage did not make them: by hand, or by another stage. The stage uses them as
 * they are, because CloudFormation cannot make them a second time.
 */
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
  say(`Amazon SES knows ${name} already (${state}). The stage uses it as it is.`);
  return name;
}

async function tellSandbox(ses: AccountClients['ses'], say: (line: string) => void): Promise<void> {
  const account = await unlessDenied(ses.send(new GetAccountCommand({})));
  if (account?.ProductionAccessEnabled !== false) return;
  say(
    'Amazon SES is in its sandbox here: mails reach confirmed addresses only, so families get none. Ask for production access once (infra/deploying.md, "Mails").',
  );
}

/** @returns `undefined` when the operator may not ask, or synthesizes for an account without being signed in to it. */
async function unlessDenied<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isDenied(error) || (error instanceof Error && error.name === 'CredentialsProviderError')) return undefined;
    throw error;
  }
}

/** @returns `undefined` for what AWS does not know. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return undefined;
    throw error;
  }
}
