import { join } from 'node:path';
import { CfnOutput, Duration, Fn, Stack, type StackProps, Validations, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ObjectOwnership, BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { retention } from '../../shared/retention.ts';
import { originSecretHeader } from '../../functions/platform/call/require-origin.ts';
import { answerHeaders, pageHeaders, strictTransportSecurity } from '../cloudfront/security-headers.ts';
import { findOriginSecret } from '../constructs/origin-secrets.ts';
import { makeResponseHeadersPolicy } from '../constructs/response-headers-policy.ts';
import { WebFiles } from '../constructs/web-files.ts';
import type { Settings } from '../settings.ts';
import { nameInRegion } from './stage-names.ts';

interface WebStackProps extends StackProps {
  readonly settings: Settings;
  readonly webDirectory: string;
  /** URL of the API Gateway, `https://…`. */
  readonly apiEndpoint: string;
  /** ARN of the firewall's web ACL in us-east-1, if any. */
  readonly webAclArn?: string;
}

/** The product's public endpoint: CloudFront serves the web app and, under /api, the gateway. */
export class WebStack extends Stack {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { settings, webDirectory } = props;
    const logs = makeLogBucket(this);
    const bucket = makePrivateBucket(this, 'Files', { serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'files/' });
    const distribution = this.#makeDistribution(props, bucket, logs);
    this.distribution = distribution;
    acknowledgeFindings(distribution, settings);
    new WebFiles(this, 'WebFiles', {
      webDirectory,
      bucket,
      distribution,
      config: {
        ...(settings.googleClientId !== undefined && { googleClientId: settings.googleClientId }),
        ...(settings.mailSender !== undefined && { contactEmail: settings.mailSender }),
        ...(settings.domain === undefined && { mails: 'none', passkeys: 'none' }),
      },
    });
    const address = settings.domain?.name ?? distribution.distributionDomainName;
    new CfnOutput(this, 'Address', { value: `https://${address}` });
    // Name of the secret that CloudFront sends. After an interrupted deployment, the functions may already accept a newer one.
    new CfnOutput(this, 'OriginSecret', { value: settings.originSecrets[0] });
    new CfnOutput(this, 'GoogleClientId', { value: settings.googleClientId ?? 'none' });
    new CfnOutput(this, 'DistributionName', { value: distribution.distributionDomainName });
  }

  #makeDistribution(props: WebStackProps, bucket: Bucket, logs: Bucket): cloudfront.Distribution {
    const { settings } = props;
    const nameHere = (part: string) => nameInRegion(settings.stage, this.region, part);
    const pageHeadersPolicy = makeResponseHeadersPolicy(this, 'VisitorHeaders', {
      name: nameHere('pages'),
      headers: pageHeaders,
      strictTransportSecurity,
    });
    const apiHeadersPolicy = makeResponseHeadersPolicy(this, 'AnswerHeaders', {
      name: nameHere('answers'),
      headers: answerHeaders,
      strictTransportSecurity,
    });
    const access = new cloudfront.S3OriginAccessControl(this, 'FilesAccess', {
      originAccessControlName: nameHere('files'),
    });
    return new cloudfront.Distribution(this, 'Distribution', {
      comment: `Flashspark ${settings.stage}`,
      defaultRootObject: 'index.html',
      defaultBehavior: { ...this.#makeFileBehavior(bucket, access), responseHeadersPolicy: pageHeadersPolicy },
      additionalBehaviors: { '/api/*': { ...this.#makeApiBehavior(props), responseHeadersPolicy: apiHeadersPolicy } },
      errorResponses: uncachedErrors(),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      logBucket: logs,
      logFilePrefix: 'visits/',
      logIncludesCookies: false,
      ...(props.webAclArn !== undefined && { webAclId: props.webAclArn }),
      ...(settings.domain && {
        domainNames: [settings.domain.name],
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn),
      }),
    });
  }

  #makeFileBehavior(bucket: Bucket, originAccessControl: cloudfront.IOriginAccessControl): cloudfront.BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl,
        // With LIST access a missing file is a 404. Without it, S3 answers 403.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [this.#runOnRequest('RewriteSpaPaths', 'rewrite-spa-paths.js')],
    };
  }

  #makeApiBehavior({ apiEndpoint, settings }: WebStackProps): cloudfront.BehaviorOptions {
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', apiEndpoint)), {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        customHeaders: { [originSecretHeader]: findOriginSecret(settings).unsafeUnwrap() },
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      // Forwards all of the visitor's headers except Host, because the gateway expects its own host name there.
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // CloudFront does not compress uncacheable responses (Developer Guide, "Serve compressed files").
      compress: false,
      functionAssociations: [this.#runOnRequest('TellViewerAddress', 'tell-viewer-address.js')],
    };
  }

  /** Runs a script from `infra/cloudfront` on every request of a behavior. */
  #runOnRequest(id: string, file: string): cloudfront.FunctionAssociation {
    const filePath = join(import.meta.dirname, '../cloudfront', file);
    return {
      function: new cloudfront.Function(this, id, {
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromFile({ filePath }),
      }),
      eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    };
  }
}

/** Turns off error caching (default: ten seconds) without replacing error bodies, so that an error disappears as soon as its cause is fixed. */
function uncachedErrors(): cloudfront.ErrorResponse[] {
  return [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
    httpStatus,
    ttl: Duration.seconds(0),
  }));
}

function makeLogBucket(scope: Construct): Bucket {
  const bucket = makePrivateBucket(scope, 'Logs', {
    // CloudFront and S3 deliver their logs with ACLs.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [{ expiration: Duration.days(retention.logDays) }],
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'infra/decisions/README.md, "Access logs": this is the bucket that those of the others go to; a log of the log would never end.',
  });
  return bucket;
}

function acknowledgeFindings(distribution: cloudfront.Distribution, settings: Settings): void {
  Validations.of(distribution).acknowledge(
    {
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason:
        'Nothing can be listed: "/" is rewritten to the page (test/infra/cloudfront/rewrite-spa-paths.test.ts) and no query is passed on to the bucket.',
    },
    { id: 'AwsSolutions-CFR1', reason: 'infra/decisions/README.md, "Open to every country": families travel.' },
  );
  if (!settings.hasFirewall) {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR2',
      reason:
        'infra/decisions/README.md, "The firewall is a choice": throttles of all calls and of expensive routes, executions of their own for sign-ins, and counted tries are always there; FIREWALL=on adds AWS WAF.',
    });
  }
  if (settings.domain) return;
  Validations.of(distribution).acknowledge({
    id: 'AwsSolutions-CFR4',
    reason:
      "Only without an own domain: CloudFront's own certificate cannot demand TLS 1.2. With DOMAIN_NAME set, it is demanded (test/infra/stacks/web-stack.test.ts).",
  });
}

/** Private, encrypted, TLS-only bucket, kept when its stack is deleted. */
function makePrivateBucket(scope: Construct, id: string, props: BucketProps): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...props,
  });
}
