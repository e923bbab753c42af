import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Requests from one address in five minutes: a school behind one address stays below it, an attack by very many requests does not. */
const requestsPerAddress = 3000;

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
    const rules = [...managedRules.map(managedRule), rateRule(managedRules.length)];
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

function rateRule(priority: number): CfnWebACL.RuleProperty {
  return {
    name: 'FloodFromOneAddress',
    priority,
    action: { block: {} },
    statement: { rateBasedStatement: { limit: requestsPerAddress, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
    visibilityConfig: visibility('FloodFromOneAddress'),
  };
}

/** Requests are counted, and some of the refused ones shown in the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}
