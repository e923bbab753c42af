import { afterEach, expect, test } from 'vitest';
import {
  assertPortFree,
  type LocalServer,
  PortTakenError,
  startLocalServer,
} from '../../../../infra/local/site/local-server.ts';
import { sendRaw } from '../raw-request.ts';

const servers: LocalServer[] = [];

async function host(port: number): Promise<LocalServer> {
  const server = await startLocalServer({ port, routes: [] });
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

test('names the address it answers at', async () => {
  const server = await host(0);
  expect(server.url).toBe(`http://localhost:${server.port}`);
  expect((await fetch(`${server.url}/config.json`)).status).toBe(200);
});

test('says that a port is taken and how to choose another', async () => {
  const { port } = await host(0);
  await expect(host(port)).rejects.toThrow(PortTakenError);
  await expect(assertPortFree(port)).rejects.toThrow(
    new RegExp(`Another program uses port ${port}.*PORT=${port + 1} npm start`),
  );
});

test('finds a port free that nobody uses, and leaves it so', async () => {
  const { port, close } = await host(0);
  await close();
  await assertPortFree(port);
  await expect(host(port)).resolves.toMatchObject({ port });
});

test('ends at once, requests under way included', async () => {
  const { port, close } = await startLocalServer({
    port: 0,
    routes: [{ method: 'GET', path: '/api/slow', handle: () => new Promise(() => undefined) }],
  });
  const slow = sendRaw(port, '/api/slow').catch((error: unknown) => error);
  await sendRaw(port, '/config.json');
  await close();
  expect(await slow).toBeInstanceOf(Error);
});

test('answers at the loopback address alone, so that nobody else on the network reaches it', async () => {
  const { port } = await host(0);
  const atAnotherAddress = fetch(`http://127.0.0.2:${port}/config.json`, { signal: AbortSignal.timeout(1_000) });
  await expect(atAnotherAddress).rejects.toThrow();
});
