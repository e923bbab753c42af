import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMailboxSite, type KeptMail, openMailbox } from '../../../../infra/local/site/mailbox.ts';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';
import { startLocalStack, type LocalStack } from '../../../support/local-stack.ts';

const now = new Date('2026-01-05T09:00:00.000Z');
const mailbox = openMailbox(() => now);
let server: LocalServer;
beforeAll(async () => {
  const site = createMailboxSite(async () => await Promise.resolve(mailbox.list()));
  server = await startLocalServer({ port: 0, routes: [], mailbox: site });
});
afterAll(async () => {
  await server.close();
});

const mail = (subject: string) => ({ to: 'a@example.org', subject, text: 'Hello', html: '<p>Hello</p>' });

/** Sends a request with any `Host` header, which `fetch` does not allow. */
async function get(path: string, host = 'localhost:3000', method = 'GET') {
  return await new Promise<{ status: number | undefined; body: string; type: string | undefined }>(
    (resolve, reject) => {
      const sent = request({ port: server.port, host: '127.0.0.1', path, method, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, body, type: response.headers['content-type'] }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('the mailbox of this machine', () => {
  it('lists the mails as JSON, the newest first, and keeps the newest 200', async () => {
    for (let number = 1; number <= 201; number += 1) await mailbox.mailer(mail(`Mail ${number}`));
    const { status, body, type } = await get('/mailbox.json');
    const mails = JSON.parse(body) as KeptMail[];
    expect([status, type, mails.length]).toEqual([200, 'application/json; charset=utf-8', 200]);
    expect(mails[0]).toEqual({ ...mail('Mail 201'), at: now.toISOString() });
    expect(mails.at(-1)?.subject).toBe('Mail 2');
  });

  it('shows them on a page on which nothing but its own words is HTML', async () => {
    const text = 'Press:\nhttp://localhost:3000/?reset#token=a-b_c\n<script>alert(1)</script>';
    await mailbox.mailer({ ...mail('<b>"Hello"</b>'), text });
    const { body } = await get('/mailbox');
    expect(body).toContain('<h2>&lt;b&gt;&quot;Hello&quot;&lt;/b&gt;</h2>');
    expect(body).toContain('<a href="http://localhost:3000/?reset#token=a-b_c">');
    expect(body).not.toContain('<script>');
  });

  it('runs and loads nothing, by a policy of its own', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/mailbox`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it.each(['evil.example', 'localhost.evil.example:3000', '192.168.0.7:3000'])(
    'is not there for a page that calls this machine “%s”',
    async (host) => {
      for (const path of ['/mailbox', '/mailbox.json']) expect((await get(path, host)).status).toBe(403);
    },
  );

  it.each(['127.0.0.1:3000', '[::1]:3000', 'localhost'])('is there for %s', async (host) => {
    expect((await get('/mailbox', host)).status).toBe(200);
  });

  it('can only be read', async () => {
    expect((await get('/mailbox.json', 'localhost', 'DELETE')).status).toBe(405);
    expect((await get('/mailbox/other')).status).toBe(404);
  });
});

describe('on a machine of one’s own', () => {
  let stack: LocalStack;
  beforeAll(async () => {
    stack = await startLocalStack({ endpoint: inject('dynamoDbEndpoint') });
  });
  afterAll(async () => {
    await stack.stop();
  });

  it('a mail is there as soon as its call is answered, with a link to this machine', async () => {
    const body = JSON.stringify({ email: 'new@example.org', password: 'correct horse 42', role: 'parent' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${stack.url}/api/auth/supa/register`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
    const mails = (await (await fetch(`${stack.url}/mailbox.json`)).json()) as KeptMail[];
    expect(mails).toMatchObject([{ to: 'new@example.org' }]);
    expect(mails[0]?.text).toContain(`${stack.url}/?verify#token=`);
  });
});
