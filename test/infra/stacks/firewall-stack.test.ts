import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { FirewallStack, rateLimits } from '../../../infra/stacks/firewall-stack.ts';
import { limits, writeNumber } from '../../../shared/limits.ts';
import { type Properties, resourcesOf, single } from '../support/template.ts';

const stack = new FirewallStack(new App(), 'firewall', { env: { region: 'us-east-1' }, metricName: 'flashspark-prod' });
const { properties } = single(resourcesOf(stack), 'AWS::WAFv2::WebACL');
const rules = properties['Rules'] as Properties[];
const window = { AggregateKeyType: 'IP', EvaluationWindowSec: 300 };

it('stands in front of CloudFront and lets in what no rule refuses', () => {
  expect(properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
});

it('refuses known attackers, known attacks, and floods from one address', () => {
  expect(rules.map(({ Name }) => Name)).toEqual([
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'FloodFromOneAddress',
    'SignInFloodFromOneAddress',
  ]);
  expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
  const [all, signIn] = rules.slice(-2);
  expect(all).toMatchObject({ Action: { Block: {} }, Statement: { RateBasedStatement: { Limit: 22_500, ...window } } });
  expect(signIn).toMatchObject({
    Action: { Block: {} },
    Statement: { RateBasedStatement: { Limit: 1_500, ...window } },
  });
  expect(JSON.stringify(all)).not.toContain('ScopeDown');
  expect(JSON.stringify(signIn)).toMatch(/ScopeDownStatement.*"SearchString":"\/api\/auth\/".*NORMALIZE_PATH/);
});

it('refuses no network that the functions would still answer, in words that a person understands', () => {
  const { public: open, 'signed-in': signedIn } = limits.callsPerMinute;
  expect(rateLimits.all.limit / 5).toBeGreaterThan(signedIn);
  expect(rateLimits.signIn.limit / 5).toBeGreaterThanOrEqual(open);
});

it('goes by the figures that SECURITY.md names', () => {
  const document = readFileSync(join(projectRoot, 'SECURITY.md'), 'utf8');
  for (const { limit } of Object.values(rateLimits)) expect(document).toContain(writeNumber(limit));
});

it('leaves out the rules that take a card about programming for an attack', () => {
  expect(JSON.stringify(rules)).not.toContain('CommonRuleSet');
});
