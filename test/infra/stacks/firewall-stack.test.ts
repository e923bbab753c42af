import { App } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { FirewallStack } from '../../../infra/stacks/firewall-stack.ts';
import { type Properties, resourcesOf, single } from '../support/template.ts';

const stack = new FirewallStack(new App(), 'firewall', { env: { region: 'us-east-1' }, metricName: 'flashspark-prod' });
const { properties } = single(resourcesOf(stack), 'AWS::WAFv2::WebACL');
const rules = properties['Rules'] as Properties[];

it('stands in front of CloudFront and lets in what no rule refuses', () => {
  expect(properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
});

it('refuses known attackers, known attacks, and floods from one address', () => {
  expect(rules.map(({ Name }) => Name)).toEqual([
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'FloodFromOneAddress',
  ]);
  expect(rules.at(-1)).toMatchObject({
    Action: { Block: {} },
    Statement: { RateBasedStatement: { Limit: 3000, AggregateKeyType: 'IP' } },
  });
});

it('leaves out the rules that take a card about programming for an attack', () => {
  expect(JSON.stringify(rules)).not.toContain('CommonRuleSet');
});
