import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { namePlaceInFindings } from '../constructs/finding-names.ts';
import { stageNames } from './stage-names.ts';

interface DeployerStackProps extends StackProps {
  /** GitHub repository as `owner/name`. */
  readonly repository: string;
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * Gives one GitHub repository's deploy workflow access without a stored key. GitHub proves the identity of a run with OIDC, and only runs in the environments
 * `dev` and `prod` are accepted. The role may only assume the roles created by `cdk bootstrap`, and read what `npm run deploy` checks.
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, props: DeployerStackProps) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    const role = new Role(this, 'Deployer', {
      description: `Deploys Flashspark from ${props.repository}`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: stageNames.map((stage) => `repo:${props.repository}:environment:${stage}`),
        },
      }),
    });
    const bootstrapRoles = this.formatArn({ service: 'iam', region: '', resource: 'role', resourceName: 'cdk-*' });
    const stacksOf = (name: string): string =>
      this.formatArn({ service: 'cloudformation', region: '*', resource: 'stack', resourceName: `${name}/*` });
    const [bootstrapStacks, ownStacks] = [stacksOf('CDKToolkit'), stacksOf('flashspark-*')];
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [bootstrapRoles] }));
    // Read access for the checks of `npm run deploy`.
    role.addToPolicy(
      new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources: [bootstrapStacks, ownStacks] }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:GetAccountSettings', 'ses:GetAccount', 'ses:GetEmailIdentity'],
        resources: ['*'],
      }),
    );
    const { partition, account } = namePlaceInFindings(this);
    const reason =
      'The names of what `cdk bootstrap` made end in the account, a region (which may be several) or a number. test/infra/stacks/deployer-stack.test.ts holds that nothing else is allowed.';
    Validations.of(role).acknowledge(
      { id: `AwsSolutions-IAM5[Resource::arn:${partition}:iam::${account}:role/cdk-*]`, reason },
      ...['CDKToolkit', 'flashspark-*'].map((name) => ({
        id: `AwsSolutions-IAM5[Resource::arn:${partition}:cloudformation:*:${account}:stack/${name}/*]`,
        reason,
      })),
      { id: 'AwsSolutions-IAM5[Resource::*]', reason: `Only what the account has may be read with it. ${reason}` },
    );
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }
}
