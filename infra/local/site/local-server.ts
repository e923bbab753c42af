import { createServer, type RequestListener, type Server } from 'node:http';
import { answerHeaders, pageHeaders } from '../../cloudfront/security-headers.ts';
import { createGateway, type GatewayOptions } from '../gateway/gateway.ts';
import { splitTarget } from '../gateway/to-event.ts';
import { compressFiles } from './compress-files.ts';
import type { MailboxSite } from './mailbox.ts';
import { createStaticSite, type SiteConfig } from './static-site.ts';

export type LocalServerOptions = GatewayOptions & {
  /** Port to listen on; 0 selects any free port. */
  readonly port: number;
  /** Absolute folder of the built app. Absent: only the API and the run-time configuration are served. */
  readonly webRoot?: string;
  readonly siteConfig?: SiteConfig;
  /** Serves the local mailbox, whose emails are never sent. */
  readonly mailbox?: MailboxSite;
};

export type LocalServer = {
  readonly port: number;
  readonly url: string;
  /** Closes the server and its open connections. */
  readonly close: () => Promise<void>;
};

/** Loopback addresses that a browser may try for `localhost`. Other machines can't reach them. */
const [ipv4Loopback, ipv6Loopback] = ['127.0.0.1', '::1'];

export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Another program uses port ${port}. Stop it, or pick another port: PORT=${port + 1} npm start (PORT=0 takes any free one).`,
    );
    this.name = 'PortTakenError';
  }
}

/** Serves the API and the app on one port of this machine. @throws {PortTakenError} when the port is in use. */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  if (options.webRoot !== undefined) await compressFiles(options.webRoot);
  const answer = createListener(options);
  const first = createServer(answer);
  const port = await listen(first, options.port, ipv4Loopback);
  const second = createServer(answer);
  // Without IPv6, localhost resolves to the IPv4 address only, so the error can be ignored.
  await listen(second, port, ipv6Loopback).catch((error: unknown) => {
    if (error instanceof PortTakenError) throw error;
  });
  return { port, url: `http://localhost:${port}`, close: () => closeAll([first, second]) };
}

/** Checks the port before slower work starts. @throws {PortTakenError} when the port is in use. */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port, ipv4Loopback);
  await closeAll([probe]);
}

function createListener(options: LocalServerOptions): RequestListener {
  const gateway = createGateway(options);
  const site = createStaticSite(options.webRoot, options.siteConfig ?? {});
  return (request, response) => {
    const isForGateway = isCall(request.url ?? '/');
    const headers = isForGateway ? answerHeaders : pageHeaders;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const answer = async (): Promise<void> => {
      if (isForGateway) await gateway(request, response);
      else if (!(await options.mailbox?.(request, response))) site(request, response);
    };
    answer().catch((error: unknown) => {
      // A request that the client aborted is not a server error.
      if (!request.destroyed || request.complete) console.error(error);
      response.destroy();
    });
  };
}

/** Counts `/api` itself as an API call, because it is no page of the app: it gets the response for an unknown route. */
function isCall(target: string): boolean {
  const { path } = splitTarget(target);
  return path === '/api' || path.startsWith('/api/');
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return address === null || typeof address === 'string' ? port : address.port;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }),
  );
}
