import { Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import type { MediaRight } from './route-grants.ts';

/** @returns what a role must say so that its function may do with the bytes of pictures and sounds what is named, and nothing else. */
export function mediaStatements(rights: readonly MediaRight[], bucket: IBucket): PolicyStatement[] {
  return rights.map(
    (right) =>
      new PolicyStatement({
        actions: [`s3:${right}`],
        resources: [right === 'ListBucket' ? bucket.bucketArn : bucket.arnForObjects('*')],
      }),
  );
}

/** @returns what a function must know to find them; nothing for one that does not touch them. */
export function mediaVariables(rights: readonly MediaRight[], bucket: IBucket): Record<string, string> {
  return rights.length === 0 ? {} : { MEDIA_BUCKET: bucket.bucketName };
}

/** The findings of a function that may reach every object: which ones it does reach, its handler knows. */
export function acknowledgeMediaRights(scope: IConstruct): void {
  Validations.of(scope).acknowledge({
    id: 'AwsSolutions-IAM5',
    reason:
      'infra/README.md, "Rights on pictures and sounds": their keys begin with the household, which every call is bound to before a key is written.',
  });
}
