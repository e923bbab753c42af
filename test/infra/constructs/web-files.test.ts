import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { WebFiles } from '../../../infra/constructs/web-files.ts';
import type { Properties } from '../support/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-files-'));
const webDirectory = join(folder, 'web');
const builtFiles = [
  'index.html',
  'index.html.br',
  'sw.js',
  'sw.js.br',
  'robots.txt',
  'icon.png',
  'assets/app-1a2b.js',
  'assets/app-1a2b.js.map',
  'assets/app-1a2b.js.br',
  'assets/app-1a2b.js.gz',
  'assets/deep/fox-3c4d.svg',
  'app.js.map',
  '.vite/manifest.json',
];

for (const file of builtFiles) {
  mkdirSync(dirname(join(webDirectory, file)), { recursive: true });
  writeFileSync(join(webDirectory, file), file);
}

const { steps, template } = synthesize();
const [hashed, others, page] = steps;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of the web app', () => {
  it('are uploaded in three steps, each after the one before', () => {
    expect(steps).toHaveLength(3);
    expect(others?.dependsOn).toContain(hashed?.logicalId);
    expect(page?.dependsOn).toContain(others?.logicalId);
  });

  it('are kept for good when their names carry a hash', () => {
    expect(hashed?.files).toEqual([['app-1a2b.js', 'deep/fox-3c4d.svg']]);
    expect(hashed?.properties).toMatchObject({
      DestinationBucketKeyPrefix: 'assets',
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('are asked for each time when they do not, the configuration among them', () => {
    expect(others?.files).toEqual([['icon.png', 'robots.txt'], ['config.json']]);
    expect(others?.properties).toMatchObject({ SystemMetadata: { 'cache-control': 'no-cache' } });
  });

  it('end with the page and its worker alone, which are asked for each time', () => {
    expect(page?.files).toEqual([['index.html', 'sw.js']]);
    expect(page?.properties).toMatchObject({ SystemMetadata: { 'cache-control': 'no-cache' } });
  });

  it('are never removed, so that a page that is still open finds its own', () => {
    expect(steps.map(({ properties }) => properties['Prune'])).toEqual([false, false, false]);
  });
});

describe('the cache', () => {
  it('is told of the new page once all files are there, and of nothing else', () => {
    expect(steps.map(({ properties }) => properties['DistributionPaths'])).toEqual([
      undefined,
      undefined,
      ['/index.html', '/sw.js'],
    ]);
    expect(page?.properties['DistributionId']).toEqual({ Ref: expect.stringContaining('Distribution') });
  });

  it('is all that the copying function may touch beside the buckets', () => {
    const statements = Object.values(template.findResources('AWS::IAM::Policy')).flatMap(readStatements);
    const anywhere = statements.filter(({ Resource }) => Resource === '*').map(({ Action }) => Action);
    expect(anywhere).toEqual([['cloudfront:GetInvalidation', 'cloudfront:CreateInvalidation']]);
  });
});

interface Step {
  readonly logicalId: string;
  readonly dependsOn: readonly string[];
  readonly properties: Properties;
  /** Names of the uploaded files, one list per source. */
  readonly files: readonly string[][];
}

/** Returns the template and the uploads, in the order in which the construct creates them. */
function synthesize(): { template: Template; steps: readonly Step[] } {
  const app = new App({ outdir: join(folder, 'out') });
  const stack = new Stack(app, 'web');
  const bucket = new Bucket(stack, 'Files');
  const distribution = new Distribution(stack, 'Distribution', {
    defaultBehavior: { origin: S3BucketOrigin.withOriginAccessControl(bucket) },
  });
  new WebFiles(stack, 'WebFiles', { webDirectory, bucket, distribution, config: { googleClientId: 'id' } });
  const made = Template.fromStack(stack);
  const uploads = made.findResources('Custom::CDKBucketDeployment') as Record<
    string,
    { DependsOn?: string[]; Properties: Properties }
  >;
  const inOrder = Object.entries(uploads).map(([logicalId, { DependsOn: dependsOn = [], Properties: properties }]) => ({
    logicalId,
    dependsOn,
    properties,
    files: (properties['SourceObjectKeys'] as string[]).map((key) => listUploaded(app.outdir, key)),
  }));
  return { template: made, steps: inOrder };
}

function listUploaded(outDirectory: string, objectKey: string): string[] {
  const directory = join(outDirectory, `asset.${objectKey.replace('.zip', '')}`);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .toSorted();
}

function readStatements({ Properties: properties }: Properties): Properties[] {
  return (properties as { PolicyDocument: { Statement: Properties[] } }).PolicyDocument.Statement;
}
