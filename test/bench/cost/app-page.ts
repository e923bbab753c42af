import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { progressFreshness } from '../../../web/src/queries/progress-freshness.ts';
import type { MeteredProduct } from './metered-product.ts';

/**
 * How long a fetched response counts as fresh: `usual` as in `web/src/lib/api/query-client.ts`, `progress` as in `web/src/queries/progress-freshness.ts`;
 * `always` is refetched each time.
 */
type Freshness = keyof typeof freshMs;

const freshMs = {
  always: 0,
  usual: 30_000,
  progress: progressFreshness.staleTime(),
  forever: Number.POSITIVE_INFINITY,
} as const;

interface Kept {
  readonly answer: unknown;
  /** When the response was fetched, in milliseconds; undefined once it is invalidated. */
  readonly readAt: number | undefined;
}

/**
 * The app on one device: makes a screen's calls when TanStack Query would. Keys and freshness follow `web/src/queries`.
 * The callers, such as `learner-life.ts`, define which screen reads what.
 */
export class AppPage {
  readonly product: MeteredProduct;
  readonly token: string;
  #openings = 0;
  #kept = new Map<string, Kept>();

  constructor(product: MeteredProduct, token: string) {
    this.product = product;
    this.token = token;
  }

  /** Number of page loads. */
  get openings(): number {
    return this.#openings;
  }

  /** Loads the page, which clears the cache. */
  load(): void {
    this.#openings += 1;
    this.#kept = new Map();
  }

  /** Returns the response of a route, from the cache while it is fresh. */
  async query<R extends Route>(route: R, call: RouteCall<R>, freshness: Freshness = 'usual'): Promise<RouteAnswer<R>> {
    const kept = this.peekCache(route, call);
    if (kept !== undefined && this.isFresh(route, call, freshness)) return kept;
    const answer = await this.send(route, call);
    this.cacheAnswer(route, call, answer);
    return answer;
  }

  /** Whether the cached response to a call is fresh, so that a screen showing it makes no call. */
  isFresh<R extends Route>(route: R, call: RouteCall<R>, freshness: Freshness): boolean {
    const readAt = this.#kept.get(nameCall(route, call))?.readAt;
    return readAt !== undefined && this.product.time.now.getTime() - readAt < freshMs[freshness];
  }

  /** Caches the response of a route when the response to another call contained it. */
  cacheAnswer<R extends Route>(route: R, call: RouteCall<R>, answer: RouteAnswer<R>): void {
    this.#kept.set(nameCall(route, call), { answer, readAt: this.product.time.now.getTime() });
  }

  /** Makes a call without the cache. */
  async send<R extends Route>(route: R, call: RouteCall<R>): Promise<RouteAnswer<R>> {
    return await this.product.call(route, this.token, call);
  }

  /** Invalidates all cached responses of a route, or only the response to one call. */
  invalidate<R extends Route>(route: R, call?: RouteCall<R>): void {
    for (const [key, kept] of this.#kept) {
      const isMeant = call === undefined ? key.startsWith(`${route.id} `) : key === nameCall(route, call);
      if (isMeant) this.#kept.set(key, { ...kept, readAt: undefined });
    }
  }

  /** @returns the cached response, no matter how old. */
  peekCache<R extends Route>(route: R, call: RouteCall<R>): RouteAnswer<R> | undefined {
    return this.#kept.get(nameCall(route, call))?.answer as RouteAnswer<R> | undefined;
  }
}

function nameCall<R extends Route>(route: R, call: RouteCall<R>): string {
  return `${route.id} ${JSON.stringify(call)}`;
}
