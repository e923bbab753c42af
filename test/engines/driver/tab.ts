import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { type Engine, hasPictures } from './engine.ts';
import {
  askUntilAnswered,
  findInPage,
  hasWidth,
  isAtRest,
  type Name,
  type Query,
  type SentQuery,
  watchPage,
} from './in-page.ts';
import { type Call, WebDriverError } from './web-driver.ts';

/** Time limit in milliseconds for a page to show something. */
const patienceMs = 30_000;
/** Time in milliseconds that one call waits in the page. A page that is replaced ends the call with an error, and the next one asks the new page. */
const waitMs = 2_000;
/** Pause in milliseconds between two calls that wait for the same. */
const pollMs = 40;
/** Property of an element reference, defined by W3C WebDriver. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementRef = Readonly<Record<typeof elementKey, string>>;

/** Source of Testing Library for the page, so that roles and names are found as in the screen tests. */
const testingLibrary = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** WebDriver errors that occur while a page is changing. The action is then retried. */
const passing = new Set([
  'stale element reference',
  'no such element',
  'no such frame',
  'element click intercepted',
  'element not interactable',
  'move target out of bounds',
  'javascript error',
  'unknown error',
]);

/** A browser tab, what it shows, and the waits for that. `Page` adds the user's actions. */
export class Tab {
  protected readonly call: Call;
  protected readonly engine: string;
  #origin: string | undefined;
  /** Width of the window in pixels, as last set. */
  width = 0;

  constructor({ call, name }: Engine) {
    this.call = call;
    this.engine = name;
  }

  /** Opens a page. @param url absolute, or relative to the last one */
  async go(url: string): Promise<void> {
    await this.#leave(async () => await this.call('Navigate', { url: new URL(url, this.#origin).href }));
    this.#origin = new URL(url, this.#origin).origin;
  }

  /** Waits until another page has replaced the current one, so that no press meets the old page. */
  async #leave(leave: () => Promise<unknown>): Promise<void> {
    await this.run(() => void (document.documentElement.dataset['left'] = ''));
    await leave();
    await this.until(
      'another page',
      () => document.readyState === 'complete' && !('left' in document.documentElement.dataset),
    );
  }

  /**
   * Opens a page as a new visitor: without an account, and without the history state of the current page.
   * @param kept what local storage holds instead
   */
  async goAnew(url: string, kept: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.go(new URL('/robots.txt', url).href);
    await this.run((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, kept);
    await this.go(url);
  }

  /** Reloads like a user. WebDriver's own command makes Firefox bypass service workers. */
  async reload(): Promise<void> {
    await this.#leave(async () => await this.run(() => location.reload()));
  }

  /** Runs a function in the page. It must not use anything from its surroundings. */
  async run<Args extends readonly unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.call('ExecuteScript', {
      script: `return (${work.toString()}).apply(null, arguments);`,
      args,
    })) as T;
  }

  /** Waits until a function returns a truthy value in the page. @returns the value */
  async until<Args extends readonly unknown[], T>(what: string, work: (...args: Args) => T, ...args: Args) {
    const ask = async () => (await this.#askPage(work.toString(), args, waitMs)) || undefined;
    return (await this.retry(what, ask)) as T;
  }

  /** Waits until an async function resolves to a truthy value in the page. @returns the value */
  async untilAsync<T>(what: string, work: () => Promise<T>): Promise<T> {
    const script = `const done = arguments[0]; (${work.toString()})().then(done, () => done());`;
    return await this.retry(
      what,
      async () => ((await this.call('ExecuteAsyncScript', { script, args: [] })) || undefined) as T,
    );
  }

  /** Waits for an element by role and accessible name. While a modal dialog is open, only its content is searched. @returns the first match */
  async find(role: string, name: Name): Promise<ElementRef> {
    return await this.findAt([{ kind: 'Role', role, name }]);
  }

  /** Waits for an element of the last query within the results of the previous ones. @returns the first match */
  async findAt(queries: readonly Query[]): Promise<ElementRef> {
    const identity = (found: Element) => found as unknown as ElementRef;
    return await this.retry(describe(queries), async () => await this.lookAnd(queries, identity));
  }

  /** Waits until a text is visible. */
  async see(text: Name): Promise<void> {
    await this.findAt([{ kind: 'Text', name: text }]);
  }

  /** Waits until a text is no longer visible. */
  async miss(text: Name): Promise<void> {
    const queries = [{ kind: 'Text', name: text }] as const;
    await this.retry(`no text ${text}`, async () => (await this.isGone(queries, waitMs)) || undefined);
  }

  /** Resizes the window, in pixels. WebKitGTK keeps some styles and heights of the previous size, so it lays out the page anew. */
  async size(width: number, height: number): Promise<void> {
    await this.call('SetWindowRect', { x: 0, y: 0, width, height });
    await this.until(`a window ${width} wide`, hasWidth, width, this.engine === 'webkit');
    this.width = width;
  }

  /** Saves a picture of the window in `screenshots` after all animations have ended, if `FLASHSPARK_PICTURES` asks for them. */
  async picture(name: string): Promise<void> {
    if (!hasPictures) return;
    await this.until('a page at rest', isAtRest);
    // After a new size WebKit shows its old layers, stretched, until they are drawn again.
    await this.untilAsync('two frames', async () => {
      const frame = async () => await new Promise((resolve) => requestAnimationFrame(resolve));
      return Boolean((await frame()) && (await frame()));
    });
    await this.#takePicture(name);
  }

  async #takePicture(name: string): Promise<void> {
    const folder = join(projectRoot, 'screenshots');
    mkdirSync(folder, { recursive: true });
    const encoded = String(await this.call('TakeScreenshot', { full: false }));
    writeFileSync(join(folder, `${this.engine}-${name}.png`), Buffer.from(encoded, 'base64'));
  }

  /** @returns whether there is a visible match right now */
  async isVisible(queries: readonly Query[]): Promise<boolean> {
    return Boolean(await this.#search(queries, 'Boolean', [], 0));
  }

  /** @returns whether there is no visible match within the given milliseconds */
  protected async isGone(queries: readonly Query[], limitMs: number): Promise<boolean> {
    return Boolean(await this.#search(queries, '(found) => !found', [], limitMs));
  }

  /**
   * Waits a little for a visible match and works on the first within the same call, because each call costs more than most work in the page.
   * @param work must not use anything from its surroundings. It is repeated until it returns something truthy
   * @returns what the work returns; undefined if that is not truthy or nothing is found
   */
  protected async lookAnd<Args extends readonly unknown[], T>(
    queries: readonly Query[],
    work: (found: Element, ...args: Args) => T,
    ...args: Args
  ): Promise<T | undefined> {
    const then = `(found, ...rest) => found && (${work.toString()})(found, ...rest)`;
    return ((await this.#search(queries, then, args, waitMs)) || undefined) as T | undefined;
  }

  /** Repeats a search in the page. @param then source of a function of what is found, or null, whose truthy result ends the search */
  async #search(queries: readonly Query[], then: string, args: readonly unknown[], limitMs: number): Promise<unknown> {
    const question = `(queries, ...rest) => {
  const found = (${findInPage.toString()})(queries);
  return found === 'not loaded' ? found : (${then})(found, ...rest);
}`;
    const sent = queries.map(({ kind, role = '', name }): SentQuery => ({
      kind,
      role,
      ...(name instanceof RegExp ? { source: name.source, flags: name.flags } : { text: name }),
    }));
    const answer = await this.#askPage(question, [sent, ...args], limitMs);
    if (answer !== 'not loaded') return answer;
    // Each script in Firefox has its own built-in classes. The library recognizes patterns only if they are of its own `RegExp`.
    const library = `(function (globalThis) {${testingLibrary}}).call(window, window); window.TestingLibraryDom.RegExp = RegExp;`;
    await this.call('ExecuteScript', { script: `${library}\n(${watchPage.toString()})();`, args: [] });
    return await this.#askPage(question, [sent, ...args], limitMs);
  }

  /** Repeats a question in the page itself, where a wait costs no calls and ends at once. @returns the first truthy answer, or the last one */
  async #askPage(question: string, args: readonly unknown[], limitMs: number): Promise<unknown> {
    const script = `const args = [...arguments];
const answer = args.pop();
(${askUntilAnswered.toString()})(() => (${question})(...args), ${limitMs}, answer);`;
    return await this.call('ExecuteAsyncScript', { script, args });
  }

  /** Repeats a question to the page until it has an answer. @param what what is waited for, for the message of the error */
  protected async retry<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + patienceMs;
    let refused = '';
    while (performance.now() < end) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (error) {
        if (!(error instanceof WebDriverError && passing.has(error.code))) throw error;
        refused = `; ${error.message}`;
      }
      await pause(pollMs);
    }
    const text = await this.run(() => document.body.innerText);
    if (hasPictures || this.engine !== 'webkit') await this.#takePicture('failed');
    throw new Error(`${this.engine}: not found: ${what}${refused}. The page says:\n${text}`);
  }
}

/** @returns queries in words, for messages */
export function describe(queries: readonly Query[]): string {
  return queries.map(({ kind, role, name }) => `${role ?? kind} ${name ?? ''}`).join(' > ');
}
