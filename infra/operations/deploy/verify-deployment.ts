import type { Settings } from '../../settings.ts';
import { OperationError } from '../run-operation.ts';
import type { StageOutputs } from './stage-outputs.ts';

export interface StageAddresses {
  /** CloudFront's own domain as a URL without a path. */
  readonly site: string;
  /** URL of the API Gateway endpoint. It must refuse direct calls, because only CloudFront may reach it. */
  readonly api: string;
}

interface Expectation {
  readonly what: string;
  readonly url: string;
  readonly holds: (answer: Response) => boolean | Promise<boolean>;
}

/**
 * Checks a stage from outside, without signing in: that pages have their security headers, and that only CloudFront can reach the API.
 * @param ask Sends a request.
 * @returns one sentence for each failed check.
 */
export async function verifyDeployment({ site, api }: StageAddresses, ask: typeof fetch = fetch): Promise<string[]> {
  const expectations: Expectation[] = [
    { what: 'the page comes with its security headers', url: `${site}/`, holds: isGuardedPage },
    { what: 'a place in the app is the same page', url: `${site}/privacy`, holds: isGuardedPage },
    {
      what: 'a file that is not there is a 404',
      url: `${site}/assets/not-there.js`,
      holds: ({ status }) => status === 404,
    },
    {
      what: 'the API asks who calls',
      url: `${site}/api/me`,
      holds: async (answer) => await isRefusal(answer, 401, 'not-signed-in'),
    },
    {
      what: 'the gateway refuses what comes past CloudFront',
      url: `${api}/api/me`,
      holds: async (answer) => await isRefusal(answer, 403, 'not-allowed'),
    },
  ];
  const faults = await Promise.all(expectations.map(async (expectation) => await describeFault(expectation, ask)));
  return faults.filter((fault) => fault !== undefined);
}

async function describeFault({ what, url, holds }: Expectation, ask: typeof fetch): Promise<string | undefined> {
  try {
    const answer = await ask(url, { redirect: 'manual' });
    return (await holds(answer)) ? undefined : `Not so: ${what}. ${url} answered ${answer.status}.`;
  } catch (error) {
    return `Not so: ${what}. ${url} did not answer (${error instanceof Error ? error.message : String(error)}).`;
  }
}

async function isGuardedPage(answer: Response): Promise<boolean> {
  const { headers } = answer;
  const isGuarded = headers.has('content-security-policy') && headers.get('x-content-type-options') === 'nosniff';
  return answer.status === 200 && isGuarded && (await answer.text()).includes('<div id="root">');
}

async function isRefusal(answer: Response, status: number, code: string): Promise<boolean> {
  if (answer.status !== status) return false;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}

export interface VerifyEffects {
  /** @returns one sentence for each failed check. */
  readonly look: () => Promise<readonly string[]>;
  readonly pause: () => Promise<unknown>;
  readonly say: (line: string) => void;
}

/**
 * Repeats the checks until they pass. A new distribution's domain takes minutes to resolve everywhere.
 * @param looks Maximum number of attempts.
 * @throws {OperationError} with the failures of the last attempt.
 */
export async function verifyWithRetries(looks: number, { look, pause, say }: VerifyEffects): Promise<void> {
  let faults = await look();
  for (let done = 1; faults.length > 0 && done < looks; done += 1) {
    say(`${faults[0]} Checking again (${done} of ${looks}) …`);
    await pause();
    faults = await look();
  }
  if (faults.length === 0) return;
  throw new OperationError(
    `Everything is deployed, but something’s wrong:\n${faults.join('\n')}\nRoll back? See infra/runbook.md, "Roll back".`,
  );
}

/**
 * @returns the URLs to check. They use CloudFront's own domain, because a custom domain's DNS may be set up later.
 * @throws {OperationError} when outputs are missing.
 */
export function findAddresses({ api, web }: StageOutputs): StageAddresses {
  const { ApiAddress: gateway } = api;
  const { DistributionName: distribution } = web;
  if (gateway === undefined || distribution === undefined) {
    throw new OperationError(
      'Everything is deployed, but the stacks don’t list their addresses. Check their outputs in CloudFormation.',
    );
  }
  return { site: `https://${distribution}`, api: gateway };
}

/** @returns the closing lines of a deployment: where the product is, and what is left for the operator to do. */
export function describeDeployedStage(
  { site }: StageAddresses,
  { stage, domain, familyOnly, alarmEmail }: Pick<Settings, 'stage' | 'domain' | 'familyOnly' | 'alarmEmail'>,
): string[] {
  return [
    `\nFlashspark (${stage}) is at ${domain === undefined ? site : `https://${domain.name}`}`,
    ...(domain === undefined ? [] : describeDns(domain.name, site)),
    ...(domain === undefined && !familyOnly
      ? [
          'No family can add a child here yet. Without DOMAIN_NAME, no emails go out, so nobody can confirm theirs. Set it, or FAMILY_ONLY=yes if you are the parent (infra/deploying.md).',
        ]
      : []),
    ...(alarmEmail === undefined
      ? []
      : [`AWS emailed ${alarmEmail} about alarms. Open the link in that email to get them.`]),
    `The first admin: npm run admin:create -- --stage ${stage} --email you@example.org`,
  ];
}

function describeDns(name: string, site: string): string[] {
  return [
    `DNS, once: a CNAME, or in Route 53 an alias: ${name} → ${site.replace('https://', '')}`,
    `Until DNS is updated everywhere, use ${site}`,
  ];
}
