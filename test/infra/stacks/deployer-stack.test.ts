import { App } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { DeployerStack } from '../../../infra/stacks/deployer-stack.ts';
import { ofType, resourcesOf, single } from '../support/template.ts';

const resources = resourcesOf(new DeployerStack(new App(), 'deployer', { repository: 'families/flashspark' }));
const [role] = ofType(resources, 'AWS::IAM::Role').filter(({ logicalId }) => logicalId.startsWith('Deployer'));

it('lets in runs of the two environments of one repository, and nobody else', () => {
  expect(role?.properties['AssumeRolePolicyDocument']).toMatchObject({
    Statement: [
      {
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': [
              'repo:families/flashspark:environment:dev',
              'repo:families/flashspark:environment:prod',
            ],
          },
        },
      },
    ],
  });
});

it('allows nothing but to take on the roles that cdk bootstrap made, and to see what there is', () => {
  const { PolicyDocument } = single(resources, 'AWS::IAM::Policy').properties as {
    PolicyDocument: { Statement: object[] };
  };
  expect(PolicyDocument.Statement).toMatchObject([
    { Effect: 'Allow', Action: 'sts:AssumeRole' },
    { Effect: 'Allow', Action: 'cloudformation:DescribeStacks' },
    { Effect: 'Allow', Action: ['lambda:GetAccountSettings', 'ses:GetAccount', 'ses:GetEmailIdentity'], Resource: '*' },
  ]);
  expect(JSON.stringify(PolicyDocument)).toMatch(/:role\/cdk-\*[\s\S]*:stack\/CDKToolkit\/\*/);
  expect(role?.properties).not.toHaveProperty('ManagedPolicyArns');
});
