import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to the product that can be cut. The browser's offline emulation does not reach service workers. */
export interface CuttableProxy {
  readonly url: string;
  readonly countBytes: () => number;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

export async function startCuttableProxy(productUrl: string): Promise<CuttableProxy> {
  const { port: far } = new URL(productUrl);
  const open = new Set<Socket>();
  let bytes = 0;
  const server = createServer((near) => {
    const onwards = connect(Number(far), '127.0.0.1');
    near.pipe(onwards).pipe(near);
    onwards.on('data', (part: Buffer) => (bytes += part.length));
    for (const [one, other] of [
      [near, onwards],
      [onwards, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> =>
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    countBytes: () => bytes,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => await listen(port),
  };
}
