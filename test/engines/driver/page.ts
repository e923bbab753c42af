import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import type { Engine } from './engine.ts';
import {
  aimAt,
  collectErrors,
  findInPage,
  findOption,
  hasHit,
  hasWidth,
  isAtRest,
  type Name,
  type Query,
  type SentQuery,
} from './in-page.ts';
import { type Call, WebDriverError } from './web-driver.ts';

/** Time limit in milliseconds for a page to show something. */
const patienceMs = 30_000;
/** Interval in milliseconds between two checks. */
const pollMs = 30;
/** Time in milliseconds after which a touched button that is still visible is touched again. Longer than `doublePressMs` of the product. */
const touchAgainMs = 600;

/** Property of an element reference, defined by W3C WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementRef = Readonly<Record<typeof elementKey, string>>;

/** Code points of W3C WebDriver for named keys. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Source of Testing Library for the page, so that roles and names are found as in the screen tests. */
const testingLibrary = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** WebDriver errors that occur while a page is changing. The action is then retried. */
const passing = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'unknown error',
]);

/** A browser tab, with the same user actions in every engine. Every action waits until it is possible. */
export class Page {
  readonly #call: Call;
  readonly #name: string;
  #origin: string | undefined;

  constructor({ call, name }: Engine) {
    this.#call = call;
    this.#name = name;
  }

  /** Opens a page. @param url absolute, or relative to the last one */
  async go(url: string): Promise<void> {
    await this.#call('Navigate', { url: new URL(url, this.#origin).href });
    this.#origin = new URL(url, this.#origin).origin;
  }

  /** Opens a page as a new visitor: without an account, and without the history state of the current page. */
  async goAnew(url: string): Promise<void> {
    await this.go(new URL('/robots.txt', url).href);
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.go(url);
  }

  /** Reloads like a user. WebDriver's own command makes Firefox bypass service workers. */
  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset['left'] = '';
      location.reload();
    });
    await this.until(
      'a reloaded page',
      () => document.readyState === 'complete' && !('left' in document.documentElement.dataset),
    );
  }

  /** Runs a function in the page. It must not use anything from its surroundings. */
  async run<Args extends readonly unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.#call('ExecuteScript', {
      script: `return (${work.toString()}).apply(null, arguments);`,
      args,
    })) as T;
  }

  /** Waits until a function returns a truthy value in the page. @returns the value */
  async until<Args extends readonly unknown[], T>(what: string, work: (...args: Args) => T, ...args: Args) {
    return await this.#retry(what, async () => (await this.run(work, ...args)) || undefined);
  }

  /** Waits until an async function resolves to a truthy value in the page. @returns the value */
  async untilAsync<T>(what: string, work: () => Promise<T>): Promise<T> {
    const script = `const done = arguments[0]; (${work.toString()})().then(done, () => done());`;
    return await this.#retry(
      what,
      async () => ((await this.#call('ExecuteAsyncScript', { script, args: [] })) || undefined) as T,
    );
  }

  /** Waits for an element by role and accessible name. While a modal dialog is open, only its content is searched. @returns the first match */
  async find(role: string, name: Name): Promise<ElementRef> {
    return await this.findAt([{ kind: 'Role', role, name }]);
  }

  /** Waits for an element of the last query within the results of the previous ones. @returns the first match */
  async findAt(queries: readonly Query[]): Promise<ElementRef> {
    return await this.#retry(describe(queries), async () => await this.look(queries));
  }

  /** Waits until a text is visible. */
  async see(text: Name): Promise<void> {
    await this.findAt([{ kind: 'Text', name: text }]);
  }

  /** Waits until a text is no longer visible. */
  async miss(text: Name): Promise<void> {
    const queries = [{ kind: 'Text', name: text }] as const;
    await this.#retry(`no text ${text}`, async () => ((await this.look(queries)) ? undefined : true));
  }

  /** Clicks an element by role and accessible name. */
  async press(role: string, name: Name): Promise<void> {
    await this.pressAt([{ kind: 'Role', role, name }]);
  }

  /** Clicks an element when it is enabled, until the click reaches it. Of a radio button or checkbox, clicks the label if it covers the field. */
  async pressAt(queries: readonly Query[]): Promise<void> {
    await this.#act(queries, async (found) => {
      const target = (await this.run(aimAt, found as unknown as Element)) as unknown as ElementRef | null;
      if (!target) return false;
      await this.#call('ElementClick', { id: target[elementKey] });
      // A page that is being replaced by the press can't be asked.
      return await this.run(hasHit).catch(() => true);
    });
  }

  /**
   * Touches a button that disappears when it is pressed. Touches it again if it is still visible, because the product ignores
   * presses that began before the button was drawn.
   */
  async touch(role: string, name: Name): Promise<void> {
    const queries = [{ kind: 'Role', role, name }] as const;
    let isTouched = false;
    await this.#retry(`touch ${role} ${name}`, async () => {
      const found = await this.look(queries);
      if (!found) return isTouched || undefined;
      isTouched = true;
      await this.#moveFinger(found);
      const isGone = async () => ((await this.look(queries)) ? undefined : true);
      return await this.#retry('', isGone, touchAgainMs).catch(() => undefined);
    });
  }

  /** Drags an element with a finger. @param down distance in pixels; negative for up */
  async drag(role: string, name: Name, down: number): Promise<void> {
    await this.#moveFinger(await this.find(role, name), down);
  }

  async #moveFinger(origin: ElementRef, down = 0): Promise<void> {
    await this.run(aimAt, origin as unknown as Element);
    const move = { type: 'pointerMove', duration: 20, x: 0, y: down / 4, origin: 'pointer' };
    const steps = [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      ...(down === 0 ? [] : [move, move, move, move]),
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps });
  }

  /** Replaces the content of a text field, found by its label. */
  async type(label: Name, text: string): Promise<void> {
    await this.typeAt([{ kind: 'LabelText', name: label }], text);
  }

  async typeAt(queries: readonly Query[], text: string): Promise<void> {
    await this.#act(queries, async ({ [elementKey]: id }) => {
      await this.#call('ElementClear', { id });
      await this.#call('ElementSendKeys', { id, text });
      return true;
    });
  }

  /** Fills a date field. Firefox takes the value from WebDriver as a whole, WebKit as keys of the fields for month, day and year. */
  async typeDate(label: Name, date: { readonly year: string; readonly month: string; readonly day: string }) {
    const { year, month, day } = date;
    if (this.#name === 'firefox') return await this.type(label, `${year}-${month}-${day}`);
    const field = await this.findAt([{ kind: 'LabelText', name: label }]);
    await this.run((input) => (input as HTMLInputElement).focus(), field as unknown as Element);
    const digits = [String(Number(month)), day, year].map((part) => part.split(''));
    await this.key(...(digits[0] ?? []), 'Tab', ...(digits[1] ?? []), 'Tab', ...(digits[2] ?? []));
  }

  /** Chooses an option of a select element, found by its label. */
  async select(label: Name, option: string): Promise<void> {
    const found = await this.#retry(`${option} in ${label}`, async () => {
      const field = await this.look([{ kind: 'LabelText', name: label }]);
      if (!field) return undefined;
      const choice = await this.run(findOption, field as unknown as Element, option);
      return (choice as unknown as ElementRef | null) ?? undefined;
    });
    await this.#call('ElementClick', { id: found[elementKey] });
  }

  /** Chooses a file in the last matching file field. @param path absolute */
  async choose(path: string, selector = 'input[type=file]'): Promise<void> {
    const inputs = await this.until(
      'a field for files',
      (css: string) => {
        const all = [...document.querySelectorAll(css)];
        return all.length > 0 && all;
      },
      selector,
    );
    const id = (inputs as unknown as ElementRef[]).at(-1)?.[elementKey];
    await this.#call('ElementSendKeys', { id, text: path });
  }

  /** Presses keys in the focused element: names such as "Enter", or characters. */
  async key(...names: (keyof typeof keys | (string & {}))[]): Promise<void> {
    const values = names.map((name) => (name in keys ? keys[name as keyof typeof keys] : name));
    const steps = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keys', actions: steps });
  }

  /** Performs actions and resets the input state: WebKit may not answer the next actions otherwise. */
  async #perform(actions: object): Promise<void> {
    await this.#call('PerformActions', { actions: [actions] });
    await this.#call('ReleaseActions');
  }

  /** Resizes the window, in pixels. WebKitGTK keeps some styles and heights of the previous size, so it lays out the page anew. */
  async size(width: number, height: number): Promise<void> {
    await this.#call('SetWindowRect', { x: 0, y: 0, width, height });
    await this.until(`a window ${width} wide`, hasWidth, width, this.#name === 'webkit');
  }

  /** Saves a picture of the window in `screenshots` after all animations have ended. */
  async picture(name: string): Promise<void> {
    await this.until('a page at rest', isAtRest);
    await this.#takePicture(name);
  }

  async #takePicture(name: string): Promise<void> {
    const folder = join(projectRoot, 'screenshots');
    mkdirSync(folder, { recursive: true });
    const encoded = String(await this.#call('TakeScreenshot', { full: false }));
    writeFileSync(join(folder, `${this.#name}-${name}.png`), Buffer.from(encoded, 'base64'));
  }

  /**
   * Does work in another tab, then closes it and continues in this one. In WebKit the tab is a window of its own: WebKitGTK opens tabs
   * in the background and never shows them, and a hidden page draws nothing, so screenshots and actions of the pointer would never end.
   */
  async inAnotherTab(work: () => Promise<void>): Promise<void> {
    const before = await this.#call('GetWindowHandle');
    const type = this.#name === 'webkit' ? 'window' : 'tab';
    const { handle } = (await this.#call('NewWindow', { type })) as { handle: string };
    await this.#call('SwitchToWindow', { handle });
    try {
      await work();
    } finally {
      await this.#call('CloseWindow');
      await this.#call('SwitchToWindow', { handle: before });
    }
  }

  /** @returns the first visible match right now; undefined if there is none */
  async look(queries: readonly Query[]): Promise<ElementRef | undefined> {
    const sent = queries.map(({ kind, role = '', name }): SentQuery => ({
      kind,
      role,
      ...(name instanceof RegExp ? { source: name.source, flags: name.flags } : { text: name }),
    }));
    let found = await this.run(findInPage, sent);
    if (found === 'not loaded') {
      // Each script in Firefox has its own built-in classes. The library recognizes patterns only if they are of its own `RegExp`.
      const script = `(function (globalThis) {${testingLibrary}}).call(window, window); window.TestingLibraryDom.RegExp = RegExp;`;
      await this.#call('ExecuteScript', { script, args: [] });
      await this.run(collectErrors);
      found = await this.run(findInPage, sent);
    }
    return (found as unknown as ElementRef | null) ?? undefined;
  }

  /** @returns the uncaught errors since the first search in this page */
  async listErrors(): Promise<readonly string[]> {
    return await this.run(() => (window as { readonly drivenErrors?: readonly string[] }).drivenErrors ?? []);
  }

  /** Waits for an element and works on it. @param work returns false if that isn't possible yet */
  async #act(queries: readonly Query[], work: (found: ElementRef) => Promise<boolean>): Promise<void> {
    await this.#retry(describe(queries), async () => {
      const found = await this.look(queries);
      return (found && (await work(found))) || undefined;
    });
  }

  async #retry<T>(what: string, ask: () => Promise<T | undefined>, limitMs = patienceMs): Promise<T> {
    const end = performance.now() + limitMs;
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
    if (limitMs < patienceMs) throw new Error(`Not soon: ${what}`);
    const text = await this.run(() => document.body.innerText);
    await this.#takePicture('failed');
    throw new Error(`${this.#name}: not found: ${what}${refused}. The page says:\n${text}`);
  }
}

function describe(queries: readonly Query[]): string {
  return queries.map(({ kind, role, name }) => `${role ?? kind} ${name ?? ''}`).join(' > ');
}
