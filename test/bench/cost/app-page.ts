import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { progressFreshness } from '../../../web/src/lib/progress-freshness.ts';
import type { MeteredProduct } from './metered-product.ts';

/**
 * How long what was read is shown without asking again: `usual` as `web/src/lib/query-client.ts` sets it, `progress` as
 * `web/src/lib/progress-freshness.ts` does, `always` is read anew each time.
 */
type Freshness = keyof typeof freshMs;

const freshMs = {
  always: 0,
  usual: 30_000,
  progress: progressFreshness.staleTime,
  forever: Number.POSITIVE_INFINITY,
} as const;

interface Kept {
  readonly answer: unknown;
  /** When it was read, in milliseconds; nothing once it was called out of date. */
  readonly readAt: number | undefined;
}

/**
 * The app on somebody's device: makes a screen's calls when TanStack Query would. Keys and freshness are those of the query
 * options in `web/src/features`; which screen reads what stands with the people of this month.
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

  /** How often the page was loaded. */
  get openings(): number {
    return this.#openings;
  }

  /** Loads the page: nothing that was read before is known any more. */
  load(): void {
    this.#openings += 1;
    this.#kept = new Map();
  }

  /** Shows what a route answers, and asks for it when it is not known or too old. */
  async show<R extends Route>(
    key: string,
    route: R,
    call: RouteCall<R>,
    freshness: Freshness = 'usual',
  ): Promise<RouteAnswer<R>> {
    const kept = this.#kept.get(key);
    const now = this.product.time.now.getTime();
    const age = kept?.readAt === undefined ? Number.POSITIVE_INFINITY : now - kept.readAt;
    if (kept && age < freshMs[freshness]) return kept.answer as RouteAnswer<R>;
    const answer = await this.send(route, call);
    this.#kept.set(key, { answer, readAt: now });
    return answer;
  }

  /** Makes a call that changes something. */
  async send<R extends Route>(route: R, call: RouteCall<R>): Promise<RouteAnswer<R>> {
    return await this.product.call(route, this.token, call);
  }

  /** What begins with these keys is out of date. */
  forget(...prefixes: readonly string[]): void {
    for (const [key, kept] of this.#kept) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#kept.set(key, { ...kept, readAt: undefined });
    }
  }

  /** @returns what was read under a key, however old. */
  peek(key: string): unknown {
    return this.#kept.get(key)?.answer;
  }
}
