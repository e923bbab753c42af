import { Validations } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** What a function may do with the bytes of pictures and sounds, as S3 calls it. */
export type MediaRight = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

/** Where pictures and sounds are kept, as other stacks know it. */
export interface MediaBucket {
  readonly name: string;
  readonly arn: string;
  /** Under which the storage stack exports the ARN: findings of cdk-nag call it so. */
  readonly arnExport: string;
}

/** @returns what a role must say so that its function may do with the bytes of pictures and sounds what is named, and nothing else. */
export function mediaStatements(rights: readonly MediaRight[], { arn }: MediaBucket): PolicyStatement[] {
  return rights.map(
    (right) =>
      new PolicyStatement({ actions: [`s3:${right}`], resources: [right === 'ListBucket' ? arn : `${arn}/*`] }),
  );
}

/** @returns what a function must know to find them; nothing for one that does not touch them. */
export function mediaVariables(rights: readonly MediaRight[], { name }: MediaBucket): Record<string, string> {
  return rights.length === 0 ? {} : { MEDIA_BUCKET: name };
}

/** For the role of a function that may reach every object. Which ones it does reach, its handler knows. */
export function acknowledgeMediaRights(
  role: IRole | undefined,
  rights: readonly MediaRight[],
  { arnExport }: MediaBucket,
): void {
  if (!role || rights.length === 0) return;
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${arnExport}/*]`,
    reason:
      'infra/decisions/README.md, "Rights on pictures and sounds": keys begin with the household, to which a call is bound before a key is written; four functions have such a right.',
  });
}
