import { join } from 'node:path';
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { logicalIdOf, nameManagedPolicyFinding, namePlaceInFindings } from './finding-names.ts';

interface WebFilesProps {
  readonly webDirectory: string;
  readonly bucket: IBucket;
  /** The bucket's CloudFront distribution. Its cache is invalidated after an upload. */
  readonly distribution: IDistribution;
  /** Content of `config.json`, which tells the app about its deployment. */
  readonly config: Readonly<Record<string, string>>;
}

/** Never uploaded: source maps, build metadata, and the compressed copies that `npm start` makes, because CloudFront compresses the files itself. */
const notUploaded = ['**/*.map', '**/*.br', '**/*.gz', '.vite'];

/** Uploaded last: the page and the service worker, which refer to all other files. */
const uploadedLast = ['index.html', 'sw.js'];

const immutableCaching = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const revalidatedCaching = [CacheControl.noCache()];

/**
 * Uploads the web app in order: hashed files, which are kept for visitors with an older version open; then the other files; then the page and the service
 * worker. Each step waits for the previous one, so a page is never served before its files.
 */
export class WebFiles extends Construct {
  constructor(scope: Construct, id: string, { webDirectory, bucket, distribution, config }: WebFilesProps) {
    super(scope, id);
    const shared = { destinationBucket: bucket, prune: false };
    const hashedFiles = new BucketDeployment(this, 'HashedFiles', {
      ...shared,
      sources: [Source.asset(join(webDirectory, 'assets'), { exclude: notUploaded })],
      destinationKeyPrefix: 'assets',
      cacheControl: immutableCaching,
    });
    const otherFiles = new BucketDeployment(this, 'OtherFiles', {
      ...shared,
      sources: [
        Source.asset(webDirectory, { exclude: ['assets', ...uploadedLast, ...notUploaded] }),
        Source.jsonData('config.json', config),
      ],
      cacheControl: revalidatedCaching,
    });
    const page = new BucketDeployment(this, 'Page', {
      ...shared,
      sources: [Source.asset(webDirectory, { exclude: ['*', ...uploadedLast.map((file) => `!${file}`)] })],
      cacheControl: revalidatedCaching,
      distribution,
      // All client-side routes are cached under the page's path (see cloudfront/rewrite-spa-paths.js), and so invalidated with it.
      distributionPaths: uploadedLast.map((file) => `/${file}`),
    });
    otherFiles.node.addDependency(hashedFiles);
    page.node.addDependency(otherFiles);
    acknowledgeCopier(page, bucket);
  }
}

/** Acknowledges findings about the CDK's own copy function, which can't be fixed here. */
function acknowledgeCopier(deployment: BucketDeployment, bucket: IBucket): void {
  const copies =
    'infra/decisions/README.md, "Files are copied by the CDK": from the bucket of deployed assets to its own, whose objects it lists, writes and tags.';
  const { partition, account, region } = namePlaceInFindings(Stack.of(deployment));
  const findings = [
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map(
      (action) => `Action::${action}`,
    ),
    `Resource::arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`,
    `Resource::<${logicalIdOf(bucket)}.Arn>/*`,
  ];
  Validations.of(deployment.handlerRole).acknowledge(
    {
      id: nameManagedPolicyFinding('service-role/AWSLambdaBasicExecutionRole'),
      reason:
        'infra/decisions/README.md, "Files are copied by the CDK", which makes the role, too. The managed policy lets the function write its log and nothing else.',
    },
    ...findings.map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason: copies })),
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'The CDK writes the right to invalidate for every distribution; web-files.test.ts holds that the two actions on invalidations are all it allows.',
    },
  );
  const copier = deployment.handlerRole.node.scope;
  if (!copier) throw new Error('The function that copies the web app is not where the CDK used to put it.');
  const ownedByCdk =
    'infra/decisions/README.md, "Files are copied by the CDK", which chooses runtime and settings of this function and updates it with its releases.';
  Validations.of(copier).acknowledge(
    { id: 'AwsSolutions-L1', reason: ownedByCdk },
    { id: 'Serverless-LambdaLatestVersion', reason: ownedByCdk },
    { id: 'Serverless-LambdaTracing', reason: `${ownedByCdk} It runs only during a deployment, which shows its log.` },
    {
      id: 'Serverless-LambdaDLQ',
      reason: `${ownedByCdk} CloudFormation waits for its answer and fails the deployment without one.`,
    },
  );
}
