import { Token, type CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** @returns partition, account and region as cdk-nag's findings write them: the value if known, else the pseudo parameter's name. */
export function namePlaceInFindings({
  partition,
  account,
  region,
}: Stack): Record<'partition' | 'account' | 'region', string> {
  return {
    partition: Token.isUnresolved(partition) ? '<AWS::Partition>' : partition,
    account: Token.isUnresolved(account) ? '<AWS::AccountId>' : account,
    region: Token.isUnresolved(region) ? '<AWS::Region>' : region,
  };
}

/** @returns the logical id of a construct's main resource, as cdk-nag writes it in findings. */
export function logicalIdOf(construct: IConstruct): string {
  const stack = Stack.of(construct);
  return String(stack.resolve(stack.getLogicalId(construct.node.defaultChild as CfnElement)));
}

/** @returns the id of cdk-nag's finding about an AWS managed policy. The ARN in it always contains the partition's pseudo parameter. */
export function nameManagedPolicyFinding(policy: string): string {
  return `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`;
}
