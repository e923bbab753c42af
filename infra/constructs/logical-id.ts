import { type CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** The name of a construct's main resource in its template, as the findings of cdk-nag write it. */
export function logicalIdOf(construct: IConstruct): string {
  const stack = Stack.of(construct);
  return String(stack.resolve(stack.getLogicalId(construct.node.defaultChild as CfnElement)));
}
