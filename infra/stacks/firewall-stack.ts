import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { limits } from '../../shared/limits.ts';

const windowMinutes = 5;

/**
 * Requests from one address in five minutes. The functions refuse a network that calls too often, in words that a person understands
 * (`limits.callsPerMinute`), so the firewall only begins where they end: what is beyond costs nothing any more. Half as many again are
 * left for the files of the pages, which it counts as well.
 */
export const floods = {
  all: { limit: windowMinutes * limits.callsPerMinute['signed-in'] * 1.5, path: undefined },
  /** Sign-ins hash passwords and sign tokens: each is worth a hundred other calls. */
  signIn: { limit: windowMinutes * limits.callsPerMinute.public, path: '/api/auth/' },
} as const;

/**
 * AWS's own lists of addresses and of requests that are known to be attacks. Its "common" rules are left out on purpose: they take
 * cards about programming for attacks, and imports for too large.
 */
const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'] as const;

interface FirewallStackProps extends StackProps {
  /** Also the name of its metrics. */
  readonly metricName: string;
}

/** AWS WAF in front of CloudFront, which looks for it in us-east-1 only. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: FirewallStackProps) {
    super(scope, id, props);
    const rules = [
      ...managedRules.map(managedRule),
      rateRule('FloodFromOneAddress', managedRules.length, floods.all),
      rateRule('SignInFloodFromOneAddress', managedRules.length + 1, floods.signIn),
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(props.metricName),
      rules,
    });
    this.webAclArn = acl.attrArn;
  }
}

function managedRule(name: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: visibility(name),
  };
}

interface Flood {
  readonly limit: number;
  /** What the path begins with; everything when it is absent. */
  readonly path: string | undefined;
}

function rateRule(name: string, priority: number, { limit, path }: Flood): CfnWebACL.RuleProperty {
  const rate = { limit, aggregateKeyType: 'IP', evaluationWindowSec: windowMinutes * 60 };
  const scopeDownStatement = path && { scopeDownStatement: pathBeginsWith(path) };
  return {
    name,
    priority,
    action: { block: {} },
    statement: { rateBasedStatement: { ...rate, ...scopeDownStatement } },
    visibilityConfig: visibility(name),
  };
}

/** However it is written: `/api//auth/./login` is the same path. */
function pathBeginsWith(searchString: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      searchString,
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      textTransformations: [
        { priority: 0, type: 'URL_DECODE' },
        { priority: 1, type: 'NORMALIZE_PATH' },
      ],
    },
  };
}

/** Requests are counted, and some of the refused ones shown in the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}
