import type { Settings } from '../settings.ts';
import { OperationError } from './run-operation.ts';
import type { StageOutputs } from './stage-outputs.ts';
import type { StageAddresses } from './verify-deployment.ts';

/**
 * @returns where to look at a stage from outside: at CloudFront's own name, because the DNS of an own domain may come later.
 * @throws OperationError when the stacks do not tell.
 */
export function findAddresses({ api, web }: StageOutputs): StageAddresses {
  const { ApiAddress: gateway } = api;
  const { DistributionName: distribution } = web;
  if (gateway === undefined || distribution === undefined) {
    throw new OperationError(
      'Everything is deployed, but the stacks do not tell their addresses: look at their outputs in CloudFormation.',
    );
  }
  return { site: `https://${distribution}`, api: gateway };
}

/** @returns the lines that tell an operator where the product is, and what only the operator can do now. */
export function describeArrival(
  { site }: StageAddresses,
  { stage, domain, alarmEmail }: Pick<Settings, 'stage' | 'domain' | 'alarmEmail'>,
): string[] {
  return [
    `\nFlashspark (${stage}) is at ${domain === undefined ? site : `https://${domain.name}`}`,
    ...(domain === undefined ? [] : describeDns(domain.name, site)),
    ...(alarmEmail === undefined
      ? []
      : [
          `Alarms: AWS has sent a mail to ${alarmEmail}. Until the link in it was opened once, nobody hears of an alarm.`,
        ]),
    `The first admin: npm run admin:create -- --stage ${stage} --email you@example.org`,
  ];
}

function describeDns(name: string, site: string): string[] {
  return [
    `DNS, once: a CNAME, or in Route 53 an alias: ${name} → ${site.replace('https://', '')}`,
    `Until it is known everywhere, the same is at ${site}`,
  ];
}
