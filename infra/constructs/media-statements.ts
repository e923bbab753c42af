import { Validations } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** S3 action on the bucket of pictures and sounds, or on its objects. */
export type MediaRight = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

/** Bucket of pictures and sounds, as other stacks reference it. */
export interface MediaBucket {
  readonly name: string;
  readonly arn: string;
  /** Export name of the ARN in the storage stack. cdk-nag's findings use it. */
  readonly arnExport: string;
}

/** @returns policy statements for exactly the given rights. */
export function mediaStatements(rights: readonly MediaRight[], { arn }: MediaBucket): PolicyStatement[] {
  return rights.map(
    (right) =>
      new PolicyStatement({ actions: [`s3:${right}`], resources: [right === 'ListBucket' ? arn : `${arn}/*`] }),
  );
}

/** @returns environment variables for finding the bucket. Empty for functions without media rights. */
export function mediaVariables(rights: readonly MediaRight[], { name }: MediaBucket): Record<string, string> {
  return rights.length === 0 ? {} : { MEDIA_BUCKET: name };
}

/** Acknowledges that a role may reach every object in the bucket. The handler limits which ones it uses. */
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
