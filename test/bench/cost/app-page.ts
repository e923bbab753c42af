import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { progressFreshness } from '../../../web/src/queries/progress-freshness.ts';
import type { MeteredProduct } from './metered-product.ts';

/**
 * How long what was read is shown without asking again: `usual` as `web/src/lib/api/query-client.ts` sets it, `progress` as
 * `web/src/queries/progress-freshness.ts` does, `always` is read anew each time.
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
  /** When it was read, in milliseconds; nothing once it was called out of date. */
  readonly readAt: number | undefined;
}

/**
 * The app on somebody's device: makes a screen's calls when TanStack Query would. What is kept under what, and how long, is as in `web/src/queries`; which screen reads what stands with the people of this month.
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
  async show<R extends Route>(route: R, call: RouteCall<R>, freshness: Freshness = 'usual'): Promise<RouteAnswer<R>> {
    const kept = this.peek(route, call);
    if (kept !== undefined && this.isFresh(route, call, freshness)) return kept;
    const answer = await this.send(route, call);
    this.keep(route, call, answer);
    return answer;
  }

  /** Whether a screen that shows this asks for nothing. */
  isFresh<R extends Route>(route: R, call: RouteCall<R>, freshness: Freshness): boolean {
    const readAt = this.#kept.get(nameCall(route, call))?.readAt;
    return readAt !== undefined && this.product.time.now.getTime() - readAt < freshMs[freshness];
  }

  /** Keeps what another call told of this one. */
  keep<R extends Route>(route: R, call: RouteCall<R>, answer: RouteAnswer<R>): void {
    this.#kept.set(nameCall(route, call), { answer, readAt: this.product.time.now.getTime() });
  }

  /** Makes a call that changes something. */
  async send<R extends Route>(route: R, call: RouteCall<R>): Promise<RouteAnswer<R>> {
    return await this.product.call(route, this.token, call);
  }

  /** What was read of a route, or by one call of it, is out of date. */
  forget<R extends Route>(route: R, call?: RouteCall<R>): void {
    for (const [key, kept] of this.#kept) {
      const isMeant = call === undefined ? key.startsWith(`${route.id} `) : key === nameCall(route, call);
      if (isMeant) this.#kept.set(key, { ...kept, readAt: undefined });
    }
  }

  /** @returns what a call answered, however long ago. */
  peek<R extends Route>(route: R, call: RouteCall<R>): RouteAnswer<R> | undefined {
    return this.#kept.get(nameCall(route, call))?.answer as RouteAnswer<R> | undefined;
  }
}

function nameCall<R extends Route>(route: R, call: RouteCall<R>): string {
  return `${route.id} ${JSON.stringify(call)}`;
}
