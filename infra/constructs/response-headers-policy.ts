import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Headers with a dedicated CloudFront setting, which CloudFront refuses as custom headers. */
const ownSettings: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({ contentSecurityPolicy: { contentSecurityPolicy: value, override: true } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: oneOf(HeadersReferrerPolicy, value), override: true },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: oneOf(HeadersFrameOption, value), override: true } }),
};

interface VisitorHeaders {
  /** Unique in the account, because CloudFront is global. */
  readonly name: string;
  /** Lowercase name → value. */
  readonly headers: Readonly<Record<string, string>>;
  readonly strictTransportSecurity: { readonly maxAgeSeconds: number; readonly includeSubdomains: boolean };
}

/** Creates the policy with which CloudFront adds headers to every response. */
export function makeResponseHeadersPolicy(
  scope: Construct,
  id: string,
  visitor: VisitorHeaders,
): ResponseHeadersPolicy {
  const entries = Object.entries(visitor.headers);
  const { maxAgeSeconds, includeSubdomains } = visitor.strictTransportSecurity;
  const strictTransportSecurity = {
    accessControlMaxAge: Duration.seconds(maxAgeSeconds),
    includeSubdomains,
    override: true,
  };
  const securityHeadersBehavior = entries.reduce<ResponseSecurityHeadersBehavior>(
    (behavior, [name, value]) => ({ ...behavior, ...ownSettings[name]?.(value) }),
    { strictTransportSecurity },
  );
  const customHeaders = entries
    .filter(([name]) => !(name in ownSettings))
    .map(([header, value]) => ({ header, value, override: true }));
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: visitor.name,
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
  });
}

function oneOf<T extends string>(known: Readonly<Record<string, T>>, value: string): T {
  const found = Object.values(known).find((candidate) => candidate.toLowerCase() === value.toLowerCase());
  if (!found)
    throw new Error(`CloudFront doesn’t accept "${value}" here. Use one of ${Object.values(known).join(', ')}.`);
  return found;
}
