import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createSesMailer } from '../../../../functions/platform/effects/mailer.ts';

const received: unknown[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"1"}');
  });
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('tells Amazon SES where a mail is ended by one tap, where it can be, and nothing of that else', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, AWS_REGION: 'eu-central-1' };
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  for (const [name, value] of Object.entries({ ...settings, ...keys })) vi.stubEnv(name, value);
  const send = createSesMailer({ from: 'Flashspark <hello@example.org>', configurationSet: 'set' });
  const mail = { to: 'a@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await send(mail);
  await send({ ...mail, unsubscribe: 'https://example.org/api/weekly-mail/token/stop' });
  const simple = { Subject: { Data: 'Hello', Charset: 'UTF-8' } };
  expect(received).toMatchObject([{ Content: { Simple: simple } }, { Content: { Simple: simple } }]);
  expect(received[0]).not.toHaveProperty('Content.Simple.Headers');
  expect(received[1]).toHaveProperty('Content.Simple.Headers', [
    { Name: 'List-Unsubscribe', Value: '<https://example.org/api/weekly-mail/token/stop>' },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]);
});
