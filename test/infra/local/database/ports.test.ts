import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, waitForAnswer } from '../../../../infra/local/database/ports.ts';

it('waits for any answer, also a refusal', async () => {
  const server = createServer((_request, response) => response.writeHead(401).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(waitForAnswer(`http://127.0.0.1:${port}/`, 5_000)).resolves.toBeUndefined();
  server.close();
});

it('gives up with a sentence when nobody comes', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  await expect(waitForAnswer(url, 200)).rejects.toThrow(`Nothing answered at ${url}.`);
});
