import { setTimeout as pause } from 'node:timers/promises';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { callOverHttp, type Reply } from '../running/call-over-http.ts';

const betweenTriesMs = 5;

/**
 * An answer counts once the database has lived on for so long: DynamoDB Local confirms a transaction up to 50 ms before it writes it to its
 * file (measured), and loses it when it is killed meanwhile. No answer of the real DynamoDB is like that.
 */
const settledMs = 100;

/** Where the product is at the moment, for all clients: it comes and goes. */
export class Connection {
  #opening = Promise.withResolvers<string>();
  #isOpen = false;
  /** Calls whose answer is still to come. */
  underWay = 0;
  /** Calls that were answered. */
  answered = 0;
  /** Nobody begins anything new. */
  isOver = false;
  #databaseKills = 0;

  open(url: string): void {
    this.#isOpen = true;
    this.#opening.resolve(url);
  }

  /** From now on calls wait until it is open again; those under way go on. */
  close(): void {
    // Who waits already goes on waiting for the same opening.
    if (this.#isOpen) this.#opening = Promise.withResolvers<string>();
    this.#isOpen = false;
  }

  /** The database was killed: answers of the last moments were nobody's word yet. */
  doubtLatest(): void {
    this.#databaseKills += 1;
  }

  /** Waits until so many more calls were answered. */
  async answers(count: number): Promise<void> {
    const wanted = this.answered + count;
    while (this.answered < wanted && !this.isOver) await pause(betweenTriesMs);
  }

  /** Waits until no call is under way. */
  async rest(): Promise<void> {
    while (this.underWay > 0) await pause(betweenTriesMs);
  }

  /** Makes a call once, when the product is there. */
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
   * Makes a call until somebody says what came of it: for calls that may be repeated.
   * @param others statuses that are as good as the contract's.
   * @throws Error for any other answer.
   */
  async insist<R extends Route>(
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
