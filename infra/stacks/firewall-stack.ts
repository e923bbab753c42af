import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { limits } from '../../shared/limits.ts';

const windowMinutes = 5;

/**
 * Request limits per IP address in five minutes. The functions already reject networks that call too often, with an understandable message
 * (`limits.callsPerMinute`). The firewall starts above that limit, where it saves costs. The 50 % margin is for page files, which it also counts.
 */
export const rateLimits = {
  all: { limit: windowMinutes * limits.callsPerMinute['signed-in'] * 1.5, path: undefined },
  /** Sign-ins hash passwords and sign tokens, so one costs as much as a hundred other calls. */
  signIn: { limit: windowMinutes * limits.callsPerMinute.public, path: '/api/auth/' },
} as const;

/** AWS's rules for bad IP addresses and known attacks. Its "common" rules are left out, because they block large imports and cards about programming. */
const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'] as const;

interface FirewallStackProps extends StackProps {
  readonly metricName: string;
}

/** AWS WAF for CloudFront, which requires it in us-east-1. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: FirewallStackProps) {
    super(scope, id, props);
    const rules = [
      ...managedRules.map(managedRule),
      rateRule('FloodFromOneAddress', managedRules.length, rateLimits.all),
      rateRule('SignInFloodFromOneAddress', managedRules.length + 1, rateLimits.signIn),
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
  /** Path prefix of the requests that are counted. Undefined: all requests. */
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

/** Decodes and normalizes the path first, so that `/api//auth/./login` also matches. */
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

/** Counts requests, and shows samples of blocked ones in the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}
