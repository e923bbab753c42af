import { Token, type CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** How cdk-nag writes the place of a stack in its findings: known parts as they are, others by the name of their pseudo parameter. */
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

/** The name of a construct's main resource in its template, as the findings of cdk-nag write it. */
export function logicalIdOf(construct: IConstruct): string {
  const stack = Stack.of(construct);
  return String(stack.resolve(stack.getLogicalId(construct.node.defaultChild as CfnElement)));
}

/**
 * Returns the id of cdk-nag's finding about a policy that AWS keeps itself. Its ARN names the partition by the pseudo parameter even where the
 * stack knows its region.
 */
export function nameManagedPolicyFinding(policy: string): string {
  return `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`;
}
