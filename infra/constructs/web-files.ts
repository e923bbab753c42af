import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Stack, Token, Validations } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { logicalIdOf } from './logical-id.ts';

interface WebFilesProps {
  /** Folder with the built web app. */
  readonly webDirectory: string;
  readonly bucket: IBucket;
  /** Written as `config.json`: what the app learns about its deployment. */
  readonly config: Readonly<Record<string, string>>;
}

/**
 * Puts the web app into its bucket in two steps: first the files named by their content, which never change and stay for
 * people who still have the last version open; then the page that names them, which is never kept without asking.
 */
export class WebFiles extends Construct {
  constructor(scope: Construct, id: string, { webDirectory, bucket, config }: WebFilesProps) {
    super(scope, id);
    requireBuild(webDirectory);
    const hashedFiles = new BucketDeployment(this, 'HashedFiles', {
      sources: [Source.asset(join(webDirectory, 'assets'))],
      destinationBucket: bucket,
      destinationKeyPrefix: 'assets',
      prune: false,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const page = new BucketDeployment(this, 'Page', {
      sources: [Source.asset(webDirectory, { exclude: ['assets', '.vite'] }), Source.jsonData('config.json', config)],
      destinationBucket: bucket,
      prune: false,
      cacheControl: [CacheControl.noCache()],
    });
    page.node.addDependency(hashedFiles);
    acknowledgeCopier(page, bucket);
  }
}

function requireBuild(directory: string): void {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is not there yet: run "npm run build:web" first.`);
}

/** The function that copies the files comes with the CDK; its findings cannot be mended here. */
function acknowledgeCopier(deployment: BucketDeployment, bucket: IBucket): void {
  const copies = 'Copies the web app from the bucket of deployed assets to its own, whose objects it lists, writes and tags.';
  const { partition, account, region } = namesIn(Stack.of(deployment));
  const findings = [
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map((action) => `Action::${action}`),
    `Resource::arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`,
    `Resource::<${logicalIdOf(bucket)}.Arn>/*`,
  ];
  Validations.of(deployment.handlerRole).acknowledge(
    {
      id: `AwsSolutions-IAM4[Policy::arn:${partition}:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]`,
      reason: 'The role is made by the CDK. The managed policy lets the function write its log and nothing else.',
    },
    ...findings.map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason: copies })),
  );
  const copier = deployment.handlerRole.node.scope;
  if (!copier) throw new Error('The function that copies the web app is not where the CDK used to put it.');
  Validations.of(copier).acknowledge({
    id: 'AwsSolutions-L1',
    reason: 'The CDK chooses the runtime of its own function and updates it with its releases.',
  });
}

/** As cdk-nag writes them: known ones as they are, others by the name of their pseudo parameter. */
function namesIn({ partition, account, region }: Stack) {
  return {
    partition: Token.isUnresolved(partition) ? '<AWS::Partition>' : partition,
    account: Token.isUnresolved(account) ? '<AWS::AccountId>' : account,
    region: Token.isUnresolved(region) ? '<AWS::Region>' : region,
  };
}
