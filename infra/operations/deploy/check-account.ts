import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { routes } from '../../../shared/routes/index.ts';
import { capacityOf } from '../../constructs/route-capacity.ts';
import { isDenied } from '../../custom-resources/repeat-while-denied.ts';
import type { Settings } from '../../settings.ts';
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

/**
 * Finds out, before anything is built, whether the account may set aside what the sign-in functions are given: a new account often
 * may not, and would say so only in the middle of the deployment.
 * @throws OperationError with both ways out when its quota is too small.
 */
export async function requireConcurrency(
  { signInConcurrency }: Pick<Settings, 'signInConcurrency'>,
  lambda: Pick<LambdaClient, 'send'>,
  say: (line: string) => void,
): Promise<void> {
  if (signInConcurrency === 0) return;
  const quota = await readQuota(lambda);
  if (quota === undefined) {
    say(
      'Lambda does not tell these credentials how many concurrent executions the account may have: going on without that check.',
    );
    return;
  }
  const functions = routes.filter(({ id }) => capacityOf(id).hasReservedConcurrency).length;
  const needed = functions * signInConcurrency + keptFree;
  if (quota >= needed) return;
  throw new OperationError(
    `SIGN_IN_CONCURRENCY=${signInConcurrency} sets aside executions for ${functions} functions, for which the account needs a quota of ${needed} concurrent executions in this region; it has ${quota}. ` +
      'Nothing was built or deployed. Ask for more (Service Quotas, AWS Lambda, "Concurrent executions"), or deploy with SIGN_IN_CONCURRENCY=0 until then.',
  );
}

/** @returns `undefined` when the operator may not ask. */
async function readQuota(lambda: Pick<LambdaClient, 'send'>): Promise<number | undefined> {
  try {
    return (await lambda.send(new GetAccountSettingsCommand({}))).AccountLimit?.ConcurrentExecutions;
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}
