import { AsyncLocalStorage } from 'node:async_hooks';
// Provides the IndexedDB types that the app's IndexedDB library looks for.
import 'fake-indexeddb/auto';
import type { StoreFault } from './steps.ts';
import { copy } from '../twin/expressions.ts';

/** Simulated time; it only advances when a step says so. */
export interface WorldTime {
  /** Milliseconds since 1970 on the server's clock. */
  now: number;
}

/** State of a device that survives its pages. */
export interface DeviceState {
  readonly time: WorldTime;
  readonly storage: Map<string, string>;
  readonly database: IDBFactory;
  /** Milliseconds by which the device's clock is ahead of the server's. */
  skew: number;
  isOnline: boolean;
  /** How the device's database fails; undefined if it works. */
  fault: StoreFault | undefined;
  readonly fetch: (page: Page, address: string, init: RequestInit) => Promise<Response>;
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

const current = new AsyncLocalStorage<Page | undefined>();

/** A loaded page of the app in a browser. It has timers, listeners and a database connection until it is closed. */
export class Page {
  readonly ground: DeviceState;
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly #timers = new Set<Timer>();
  readonly #connections: IDBOpenDBRequest[] = [];
  #locks: Promise<unknown> = Promise.resolve();
  isOpen = true;
  /** Number of pending database operations. */
  busy = 0;

  constructor(ground: DeviceState) {
    this.ground = ground;
  }

  /** Runs app code in the context of this page. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  get clock(): number {
    return this.ground.time.now + this.ground.skew;
  }

  get nextTimer(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at));
  }

  runDueTimers(): void {
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.ground.time.now)) {
      if (this.#timers.delete(timer)) this.run(timer.callback);
    }
  }

  /** Starts a timer, which does not depend on the device's clock setting. */
  after(milliseconds: number, callback: () => void): Timer {
    const timer = { at: this.ground.time.now + milliseconds, callback };
    if (this.isOpen) this.#timers.add(timer);
    return timer;
  }

  cancel(timer: Timer): void {
    this.#timers.delete(timer);
  }

  openDatabase(name: string, version?: number): IDBOpenDBRequest {
    if (!this.isOpen) throw new Error('The page is gone.');
    if (this.ground.fault === 'denied') throw new DOMException('No storage here.', 'SecurityError');
    // This request never answers.
    if (this.ground.fault === 'hangs') return new IDBOpenDBRequest();
    const request = this.ground.database.open(name, version);
    this.watch(request, ['success', 'error']);
    this.#connections.push(request);
    return request;
  }

  deleteDatabase(name: string): IDBOpenDBRequest {
    const request = this.ground.database.deleteDatabase(name);
    this.watch(request, ['success', 'error']);
    return request;
  }

  watch(target: EventTarget, ends: readonly string[]): void {
    this.busy += 1;
    for (const end of ends) target.addEventListener(end, () => (this.busy -= 1), { once: true });
  }

  async takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#locks.then(work);
    this.#locks = turn.catch(() => undefined);
    return await turn;
  }

  /** Closes the page like a killed browser: its code stops, but pending database operations complete. */
  close(): void {
    this.isOpen = false;
    this.#timers.clear();
    // A request that was aborted, because its database was missing, opened no connection.
    for (const { readyState, error, result } of this.#connections)
      if (readyState === 'done' && error === null) result.close();
  }
}

function page(): Page {
  const found = current.getStore();
  if (!found) throw new Error('Only a page has a browser around it.');
  return found;
}

const listening = (of: (owner: Page) => EventTarget) => ({
  addEventListener: (type: string, listener: () => void) => of(page()).addEventListener(type, listener),
  removeEventListener: (type: string, listener: () => void) => of(page()).removeEventListener(type, listener),
});

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Storage of the current page, with access by method and by key. */
function makeStorage(): object {
  const kept = () => page().ground.storage;
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept().get(key) ?? null,
    setItem: (key: string, value: string) => void kept().set(key, value),
    removeItem: (key: string) => void kept().delete(key),
  };
  return new Proxy(methods, {
    get: (_, key) => methods[String(key)] ?? kept().get(String(key)),
    set: (_, key, value: string) => Boolean(kept().set(String(key), value)),
    ownKeys: () => [...kept().keys()],
    getOwnPropertyDescriptor: (_, key) => ({ value: kept().get(String(key)), enumerable: true, configurable: true }),
  });
}

/** Browser globals that apply inside pages; outside of pages the originals are used. */
function browserGlobals() {
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
  return {
    fetch: (address: string, init: RequestInit = {}) => page().ground.fetch(page(), address, init),
    indexedDB: {
      open: (name: string, version?: number) => page().openDatabase(name, version),
      deleteDatabase: (name: string) => page().deleteDatabase(name),
    },
    localStorage: makeStorage(),
    navigator: {
      get onLine() {
        return current.getStore()?.ground.isOnline ?? true;
      },
      locks: { request: async <T>(_: string, work: () => Promise<T>) => await page().takeTurn(work) },
    },
    window: { ...listening((owner) => owner.window), location: { search: '' } },
    document: {
      ...listening((owner) => owner.document),
      get visibilityState() {
        return page().document.visibilityState;
      },
    },
    BroadcastChannel: SilentChannel,
    // The app stores plain values only, and Node's own structuredClone would take a tenth of the run time.
    structuredClone: copy,
    setTimeout: (callback: () => void, milliseconds = 0, ...more: unknown[]) =>
      current.getStore()?.after(milliseconds, callback) ?? realSetTimeout(callback, milliseconds, ...more),
    clearTimeout: (timer: unknown) => {
      const owner = current.getStore();
      if (owner && typeof timer === 'object') owner.cancel(timer as Timer);
      else realClearTimeout(timer as NodeJS.Timeout);
    },
  };
}

/** Installs browser globals that delegate to the current page. @returns a function that removes them. */
export function provideBrowser(): () => void {
  const undo = Object.entries(browserGlobals()).map(([name, value]) => replace(globalThis, name, value));
  const { now } = Date;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  undo.push(
    replace(Date, 'now', () => current.getStore()?.clock ?? now()),
    replace(AbortSignal, 'timeout', (milliseconds: number) => {
      const owner = current.getStore();
      return owner ? abortAfter(owner, milliseconds) : timeout(milliseconds);
    }),
    watchTransactions(),
    ...failRequests(),
  );
  return () => {
    for (const step of undo) step();
  };
}

function watchTransactions(): () => void {
  const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as (
    ...args: readonly unknown[]
  ) => IDBTransaction;
  return replace(IDBDatabase.prototype, 'transaction', function watched(this: IDBDatabase, ...args: unknown[]) {
    if (current.getStore()?.ground.fault === 'denied') throw new DOMException('No storage here.', 'UnknownError');
    const begun = begin.apply(this, args);
    current.getStore()?.watch(begun, ['complete', 'abort']);
    return begun;
  });
}

const writes = ['add', 'put'] as const;
const requests = [...writes, 'get', 'getAll', 'getAllKeys', 'delete', 'count', 'openCursor', 'clear'] as const;

/** Makes database requests fail as the page's device says. */
function failRequests(): (() => void)[] {
  return [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((prototype) =>
    requests.flatMap((name) => {
      const ask = Object.getOwnPropertyDescriptor(prototype, name)?.value as
        | ((...args: readonly unknown[]) => IDBRequest)
        | undefined;
      if (!ask) return [];
      return replace(prototype, name, function failing(this: unknown, ...args: unknown[]) {
        const fault = current.getStore()?.ground.fault;
        if (fault === 'full' && writes.some((write) => write === name))
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        return fault === 'hangs' ? new IDBRequest() : ask.apply(this, args);
      });
    }),
  );
}

function abortAfter(owner: Page, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  owner.after(milliseconds, () => controller.abort(new DOMException('The time is up.', 'TimeoutError')));
  return controller.signal;
}

function replace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

export function outsidePages<T>(work: () => T): T {
  return current.run(undefined, work);
}

/** Waits until all pages are idle: their databases have no pending operation, so only the network or time can continue them. */
export async function settle(pages: readonly Page[]): Promise<void> {
  for (let idle = 0; idle < 2; idle += 1) {
    await new Promise(setImmediate);
    if (pages.some(({ busy }) => busy > 0)) idle = -1;
  }
}
