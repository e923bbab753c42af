import { setTimeout as pause } from 'node:timers/promises';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { callOverHttp, type Reply } from '../running/call-over-http.ts';

const betweenTriesMs = 5;

/**
 * Delay in ms before a response counts: DynamoDB Local confirms a transaction up to 50 ms (measured) before writing it to its file. A
 * kill in between loses the transaction, unlike in the real DynamoDB.
 */
const settledMs = 100;

/** Shared connection of all clients to the product, which the test stops and restarts. */
export class Connection {
  #opening = Promise.withResolvers<string>();
  #isOpen = false;
  underWay = 0;
  answered = 0;
  /** Set when clients must not start new work. */
  isOver = false;
  #databaseKills = 0;

  open(url: string): void {
    this.#isOpen = true;
    this.#opening.resolve(url);
  }

  /** Makes new calls wait until the connection is open again. Calls in flight continue. */
  close(): void {
    // A closed connection keeps its pending promise, because calls are already waiting for it.
    if (this.#isOpen) this.#opening = Promise.withResolvers<string>();
    this.#isOpen = false;
  }

  /** Records that the database was killed, so that the latest responses don't count. */
  doubtLatest(): void {
    this.#databaseKills += 1;
  }

  /** Waits until this many more calls have been answered. */
  async answers(count: number): Promise<void> {
    const wanted = this.answered + count;
    while (this.answered < wanted && !this.isOver) await pause(betweenTriesMs);
  }

  async waitUntilIdle(): Promise<void> {
    while (this.underWay > 0) await pause(betweenTriesMs);
  }

  /** Makes a call once, as soon as the product is available. */
  async try<R extends Route>(route: R, token: string | undefined, call: RouteCall<R>): Promise<Reply<R>> {
    const url = await this.#opening.promise;
    this.underWay += 1;
    const kills = this.#databaseKills;
    const heard = await callOverHttp(url, route, token, call);
    if (heard.status !== 0) await pause(settledMs);
    const reply = kills === this.#databaseKills ? heard : { ...heard, status: 0 };
    this.underWay -= 1;
    if (reply.status !== 0 && reply.status < 500) this.answered += 1;
    return reply;
  }

  /**
   * Repeats a call until its result is known. Only for calls that may be repeated.
   * @param others accepted statuses besides the one in the contract.
   * @throws Error for any other answer.
   */
  async retryUntilKnown<R extends Route>(
    route: R,
    token: string | undefined,
    call: RouteCall<R>,
    others: readonly number[] = [],
  ): Promise<RouteAnswer<R>> {
    for (;;) {
      const { status, body } = await this.try(route, token, call);
      if (status === route.status || others.includes(status)) return body;
      const isTold = status !== 0 && status < 500 && status !== 429;
      if (isTold) throw new Error(`${route.id} answered ${status}: ${JSON.stringify(body)}`);
      await pause(betweenTriesMs);
    }
  }
}
