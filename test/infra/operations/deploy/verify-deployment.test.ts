import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';
import {
  verifyDeployment,
  verifyWithRetries,
  describeDeployedStage,
  findAddresses,
} from '../../../../infra/operations/deploy/verify-deployment.ts';
import { readSettings } from '../../../../infra/settings.ts';
import { errorCatalogue } from '../../../../shared/errors.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'verify-deployment-'));
let site: LocalServer;
let gateway: LocalServer;

function answerWith(code: 'not-signed-in' | 'not-allowed') {
  const handle = async () => ({ statusCode: errorCatalogue[code].status, body: JSON.stringify({ error: '', code }) });
  return [{ method: 'GET', path: '/api/me', handle }] as const;
}

beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><div id="root"></div>');
  site = await startLocalServer({ port: 0, routes: answerWith('not-signed-in'), webRoot });
  gateway = await startLocalServer({ port: 0, routes: answerWith('not-allowed') });
});
afterAll(async () => {
  await site.close();
  await gateway.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe('a look at a stage from outside', () => {
  it('finds nothing wrong with one that is right', async () => {
    expect(await verifyDeployment({ site: site.url, api: gateway.url })).toEqual([]);
  });

  it('finds a gateway that answers past CloudFront', async () => {
    expect(await verifyDeployment({ site: site.url, api: site.url })).toEqual([
      `Not so: the gateway refuses what comes past CloudFront. ${site.url}/api/me answered 401.`,
    ]);
  });

  it('finds pages that are missing', async () => {
    expect(await verifyDeployment({ site: gateway.url, api: gateway.url })).toEqual([
      expect.stringContaining('the page comes with its security headers'),
      expect.stringContaining('a place in the app is the same page'),
      expect.stringContaining('the API asks who calls'),
    ]);
  });

  it('finds a page without its headers', async () => {
    const strip: typeof fetch = async (...call) => new Response((await fetch(...call)).body, { status: 200 });
    const faults = await verifyDeployment({ site: site.url, api: gateway.url }, strip);
    expect(faults[0]).toMatch(/security headers\. .* answered 200\.$/);
  });

  it('finds that nobody answers', async () => {
    const hangUp: typeof fetch = () => Promise.reject(new Error('no such host'));
    const faults = await verifyDeployment({ site: 'https://a', api: 'https://b' }, hangUp);
    expect(faults).toHaveLength(5);
    expect(faults[0]).toContain('https://a/ did not answer (no such host)');
  });
});

/** Runs `verifyWithRetries` with checks that report these faults one after the other. */
async function runChecks(found: readonly string[][], looks = found.length) {
  const events: string[] = [];
  const failure = await verifyWithRetries(looks, {
    look: async () => {
      const faults = found[events.filter((event) => event === 'look').length] ?? [];
      events.push('look');
      return await Promise.resolve(faults);
    },
    pause: async () => await Promise.resolve(events.push('pause')),
    say: (line) => events.push(line),
  }).then(() => '', String);
  return { events, failure };
}

describe('looking until nothing is wrong', () => {
  it('looks once when nothing is wrong', async () => {
    expect(await runChecks([[]], 20)).toEqual({ events: ['look'], failure: '' });
  });

  it('looks again after a pause until nothing is wrong', async () => {
    const { events, failure } = await runChecks([['No name yet.'], ['No page yet.'], []], 20);
    expect(failure).toBe('');
    expect(events).toEqual([
      'look',
      'No name yet. Checking again (1 of 20) …',
      'pause',
      'look',
      'No page yet. Checking again (2 of 20) …',
      'pause',
      'look',
    ]);
  });

  it('gives up after the last look with all that is still wrong', async () => {
    const { events, failure } = await runChecks([['a'], ['b'], ['No page.', 'No headers.']]);
    expect(events.filter((event) => event === 'pause')).toHaveLength(2);
    expect(failure).toBe(
      'OperationError: Everything is deployed, but something’s wrong:\nNo page.\nNo headers.\nRoll back? See infra/runbook.md, "Roll back".',
    );
  });
});

const api = { ApiAddress: 'https://x.execute-api.eu-central-1.amazonaws.com' };
const web = { Address: 'https://cards.example.com', DistributionName: 'd111.cloudfront.net' };
const addresses = findAddresses({ api, web });
const domain = { DOMAIN_NAME: 'cards.example.com', CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:1:certificate/1' };

describe('where a stage is looked at', () => {
  it("is CloudFront's own name, also when there is an own domain", () => {
    expect(addresses).toEqual({
      site: 'https://d111.cloudfront.net',
      api: 'https://x.execute-api.eu-central-1.amazonaws.com',
    });
  });

  it.each([[{ api: {}, web }], [{ api, web: { Address: 'https://cards.example.com' } }]])(
    'is missed with what to do: %o',
    (outputs) => {
      expect(() => findAddresses(outputs)).toThrow('Check their outputs in CloudFormation');
    },
  );
});

describe('after a deployment an operator reads', () => {
  const read = (stage: string, set: Record<string, string>) =>
    describeDeployedStage(addresses, readSettings(stage, set));

  it('where it is and how the first admin is made', () => {
    expect(read('dev', { FAMILY_ONLY: 'yes' })).toEqual([
      '\nFlashspark (dev) is at https://d111.cloudfront.net',
      'The first admin: npm run admin:create -- --stage dev --email you@example.org',
    ]);
  });

  it('which name to set in the DNS of an own domain, and where it is until then', () => {
    expect(read('prod', domain).slice(0, 3)).toEqual([
      '\nFlashspark (prod) is at https://cards.example.com',
      'DNS, once: a CNAME, or in Route 53 an alias: cards.example.com → d111.cloudfront.net',
      'Until DNS is updated everywhere, use https://d111.cloudfront.net',
    ]);
  });

  it('that no child can be added where no mails go out and nobody said that they are the parent', () => {
    const warned = (set: Record<string, string>) => read('dev', set).filter((line) => line.includes('FAMILY_ONLY=yes'));
    expect(warned({})).toHaveLength(1);
    expect(warned({ FAMILY_ONLY: 'yes' })).toEqual([]);
    expect(warned(domain)).toEqual([]);
  });

  it('that alarms are heard only after a mail was confirmed', () => {
    expect(read('prod', { FAMILY_ONLY: 'yes', ALARM_EMAIL: 'ops@example.org' })[1]).toBe(
      'AWS emailed ops@example.org about alarms. Open the link in that email to get them.',
    );
  });
});
