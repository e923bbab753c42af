import { type Stack, Token } from 'aws-cdk-lib';

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
