import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { answerHeaders, pageHeaders } from '../../../infra/cloudfront/security-headers.ts';
import { readSettings } from '../../../infra/settings.ts';
import { WebStack } from '../../../infra/stacks/web-stack.ts';
import { makeFakeBuild } from '../support/fake-build.ts';
import { type Properties, type Resource, ofType, resourcesOf, single } from '../support/template.ts';

const build = makeFakeBuild();
const ownDomain = {
  DOMAIN_NAME: 'cards.example.com',
  CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
};
const resources = synthesize(ownDomain);
const config = single(resources, 'AWS::CloudFront::Distribution').properties['DistributionConfig'] as Properties;
const [api] = config['CacheBehaviors'] as Properties[];
const files = config['DefaultCacheBehavior'] as Properties;

const managedPolicies = {
  /** AWS's managed cache policy that supports Brotli and gzip. */
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

afterAll(() => rmSync(build.directory, { recursive: true, force: true }));

describe('calls of /api', () => {
  it('are never cached and keep their method, headers, cookies and query', () => {
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      CachePolicyId: managedPolicies.cachingDisabled,
      OriginRequestPolicyId: managedPolicies.allViewerExceptHostHeader,
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
      ViewerProtocolPolicy: 'https-only',
    });
  });

  it('are not rewritten as paths of the app', () => {
    expect(JSON.stringify(api)).not.toContain('RewriteSpaPaths');
    expect(JSON.stringify(api)).toContain('TellViewerAddress');
  });

  it('carry the secret that the functions ask for', () => {
    const [, gateway] = config['Origins'] as Properties[];
    expect(gateway?.['OriginCustomHeaders']).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: '{{resolve:secretsmanager:flashspark-prod-origin-1:SecretString:::}}',
      },
    ]);
    expect(gateway?.['CustomOriginConfig']).toEqual({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });
});

describe('files of the web app', () => {
  it('lie in a bucket that only this distribution reads', () => {
    for (const bucket of ofType(resources, 'AWS::S3::Bucket')) {
      expect(Object.values(bucket.properties['PublicAccessBlockConfiguration'] as Properties)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    const allowed = ofType(resources, 'AWS::S3::BucketPolicy').flatMap(allowedStatements);
    expect(allowed.flatMap(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      expect(JSON.stringify(Condition)).toContain('AWS:SourceArn');
    }
  });

  it('are looked up after the paths of the app are rewritten', () => {
    expect(files['FunctionAssociations']).toMatchObject([{ EventType: 'viewer-request' }]);
  });
});

describe('every answer', () => {
  it.each([
    ['of a file', files, pageHeaders],
    ['of the API', api, answerHeaders],
  ])('%s has the headers that the local server sends, and asks for HTTPS', (_, behavior, headers) => {
    const reference = JSON.stringify(behavior?.['ResponseHeadersPolicyId']);
    const policies = ofType(resources, 'AWS::CloudFront::ResponseHeadersPolicy');
    const policy = policies.find(({ logicalId }) => reference.includes(logicalId));
    const sent = JSON.stringify(policy?.properties).toLowerCase();
    for (const [header, value] of Object.entries(headers)) {
      if (header !== 'x-content-type-options') expect(sent).toContain(JSON.stringify(value.toLowerCase()));
    }
    expect(policy?.properties).toMatchObject({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 63_072_000 },
        },
      },
    });
  });

  it('of a file lets a page load its own fonts, as flags need on Windows, and no others', () => {
    const policy = pageHeaders['content-security-policy']?.split('; ').map((one) => one.split(' ')) ?? [];
    const sourcesOf = (directive: string) => policy.find(([name]) => name === directive)?.slice(1);
    expect(sourcesOf('font-src') ?? sourcesOf('default-src')).toEqual(["'self'"]);
  });

  it('of the API may do nothing as a page', () => {
    expect(answerHeaders['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });

  it('comes over HTTP/3 where the visitor can, and files come compressed', () => {
    expect(config['HttpVersion']).toBe('http2and3');
    expect(files['Compress']).toBe(true);
    expect(files['CachePolicyId']).toBe(managedPolicies.cachingOptimized);
  });

  it('is, when it is an error, neither cached nor replaced by the page', () => {
    for (const response of config['CustomErrorResponses'] as Properties[]) {
      expect(response).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    }
  });

  it('passes the firewall where there is one', () => {
    const guarded = synthesize({}, build.webDirectory, 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/a/1');
    const { WebACLId } = single(guarded, 'AWS::CloudFront::Distribution').properties[
      'DistributionConfig'
    ] as Properties;
    expect([WebACLId, config['WebACLId']]).toEqual([
      'arn:aws:wafv2:us-east-1:111122223333:global/webacl/a/1',
      undefined,
    ]);
  });

  it('needs TLS 1.2 at the own domain', () => {
    expect(config['ViewerCertificate']).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
  });

  it('is logged without cookies, for thirty days', () => {
    expect(config['Logging']).toMatchObject({ IncludeCookies: false });
    const [logs] = ofType(resources, 'AWS::S3::Bucket');
    expect(logs?.properties['LifecycleConfiguration']).toMatchObject({
      Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }],
    });
  });
});

it('sends the newest secret of the origin, and tells operators which one that is', () => {
  const settings = readSettings('prod', { ORIGIN_SECRETS: '2,1' });
  const stack = new WebStack(new App(), 'web', {
    settings,
    webDirectory: build.webDirectory,
    apiEndpoint: 'https://api.example.com',
  });
  const { Outputs, Resources } = Template.fromStack(stack).toJSON() as { Outputs: Properties; Resources: Properties };
  expect(Outputs['OriginSecret']).toEqual({ Value: '2' });
  expect(JSON.stringify(Resources)).toContain('flashspark-prod-origin-2');
  expect(JSON.stringify(Resources)).not.toContain('flashspark-prod-origin-1');
});

it('refuses a folder of the app that is not there, by its name', () => {
  expect(() => synthesize({}, '/nowhere')).toThrow(/nowhere/);
});

function synthesize(
  environment: Record<string, string>,
  webDirectory = build.webDirectory,
  webAclArn?: string,
): Resource[] {
  const settings = readSettings('prod', environment);
  return resourcesOf(
    new WebStack(new App(), 'web', {
      settings,
      webDirectory,
      apiEndpoint: 'https://api.example.com',
      ...(webAclArn && { webAclArn }),
    }),
  );
}

function allowedStatements({ properties }: Resource): Properties[] {
  const { Statement } = properties['PolicyDocument'] as { Statement: Properties[] };
  return Statement.filter(({ Effect }) => Effect === 'Allow');
}
