import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { Settings } from '../settings.ts';
import { OperationError } from './run-operation.ts';

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
  try {
    await cloudFormation.send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
  } catch (error) {
    // CloudFormation has no error of its own for this.
    if (!(error instanceof Error && error.message.includes('does not exist'))) throw error;
    throw new OperationError(
      `This account is not prepared for the CDK in the region ${region}. Once: npx cdk bootstrap aws://<account>/${region}`,
      { cause: error },
    );
  }
}
