import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';
import { verifyDeployment } from '../../../../infra/operations/deploy/verify-deployment.ts';
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
