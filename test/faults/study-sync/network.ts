import { createRouteMatcher } from '../../../infra/local/gateway/match-route.ts';
import type { Answer, RawCall } from '../../../infra/local/gateway/call-in-process.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { routes } from '../../../shared/routes/index.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { outsidePages, type Page } from './page.ts';

const findRoute = createRouteMatcher(routes);

export interface Sent {
  readonly page: Page;
  readonly route: Route;
  readonly token: string | undefined;
  readonly call: RawCall;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
}

/** Simulated network: a request or response only arrives when `World` delivers it. */
export class Network {
  readonly #product: TestProduct;
  /** Calls in flight, oldest first. */
  pending: Sent[] = [];
  /** Calls that can still arrive although no page awaits them: duplicates, and calls of closed pages. */
  strays: Sent[] = [];
  /** Tokens that the server rejected. */
  readonly refused = new Set<string>();

  constructor(product: TestProduct) {
    this.#product = product;
  }

  readonly fetch = async (page: Page, address: string, init: RequestInit): Promise<Response> => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    if (!page.isOpen) return await promise;
    // The server's clock is read outside of the contract, and its response is never late.
    if (init.method === 'HEAD') {
      if (!page.ground.isOnline) throw new TypeError('Failed to fetch');
      return { headers: new Headers({ date: this.#product.now().toUTCString() }) } as Response;
    }
    const unreachable = () => reject(new TypeError('Failed to fetch'));
    if (page.ground.isOnline) {
      const sent = { ...toCall(address, init), page, answer: resolve, fail: unreachable };
      this.pending.push(sent);
      init.signal?.addEventListener('abort', () => {
        reject(new Error('The call was given up.'));
        this.abandon([sent]);
      });
    } else unreachable();
    return await promise;
  };

  /** Turns calls into strays, which can still arrive. */
  abandon(gone: readonly Sent[]): void {
    this.strays.push(...this.pending.filter((sent) => gone.includes(sent)));
    this.pending = this.pending.filter((sent) => !gone.includes(sent));
  }

  take(sent: Sent): Sent {
    this.pending = this.pending.filter((other) => other !== sent);
    this.strays = this.strays.filter((other) => other !== sent);
    return sent;
  }

  async serve({ route, token, call }: Sent): Promise<Answer> {
    const answer = await outsidePages(async () => await this.#product.send(route, token, call));
    if (answer.status === 401 && token !== undefined) this.refused.add(token);
    return answer;
  }
}

function toCall(address: string, init: RequestInit): Pick<Sent, 'route' | 'token' | 'call'> {
  const [path = '', query = ''] = address.split('?');
  const match = findRoute(init.method ?? 'GET', path);
  if (!match) throw new Error(`The app called ${init.method} ${address}, which is no route.`);
  const { authorization } = init.headers as Record<string, string>;
  return {
    route: match.route,
    token: authorization?.replace('Bearer ', ''),
    call: {
      params: match.pathParameters,
      query: Object.fromEntries(new URLSearchParams(query)),
      ...(typeof init.body === 'string' && { body: init.body }),
    },
  };
}

/** Converts an answer to the parts of a Response that the app's client reads. */
export function toResponse({ status, body, headers }: Omit<Answer, 'headers'> & { headers: HeadersInit }): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).buffer;
  return { status, headers: new Headers(headers), arrayBuffer: async () => bytes } as unknown as Response;
}

/** The response of a server that fails without doing anything. */
export const busyServer = {
  status: 503,
  body: { error: 'Please try again in a moment.', code: 'unavailable', requestId: 'none' },
  headers: { 'retry-after': '1' },
};
