import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { OperationError } from './run-operation.ts';

/**
 * Finds out, before anything is built, whether there is an account to deploy to.
 * @throws OperationError when `cdk bootstrap` never ran there; what AWS refuses passes through.
 */
export async function requireBootstrap(cloudFormation: Pick<CloudFormationClient, 'send'>): Promise<void> {
  try {
    await cloudFormation.send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
  } catch (error) {
    // CloudFormation has no error of its own for this.
    if (!(error instanceof Error && error.message.includes('does not exist'))) throw error;
    throw new OperationError(
      'This account is not prepared for the CDK in this region. Once: npx cdk bootstrap aws://<account>/<region>',
      { cause: error },
    );
  }
}
