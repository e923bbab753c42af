import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import type { Engine } from './engine.ts';
import { type Call, WebDriverError } from './web-driver.ts';

type Name = string | RegExp;

/** How long a page may take to show something. */
const patienceMs = 15_000;
const pollMs = 50;

/** The key of W3C WebDriver under which a reference to an element is sent. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementRef = Readonly<Record<typeof elementKey, string>>;

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

/** Testing Library as a script that runs in the page, so that roles and names are found as in the tests of screens. */
const testingLibrary = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Refusals that pass while a page changes. */
const passing = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'unknown error',
]);

/** A person at a page, with the same hands in every engine. */
export class Page {
  readonly #call: Call;
  readonly #name: string;

  constructor({ call, name }: Engine) {
    this.#call = call;
    this.#name = name;
  }

  async go(url: string): Promise<void> {
    await this.#call('Navigate', { url });
  }

  async reload(): Promise<void> {
    await this.#call('Refresh');
  }

  /** Runs a function in the page; it sees its arguments and the page only. */
  async run<Args extends readonly unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.#call('ExecuteScript', {
      script: `return (${work.toString()}).apply(null, arguments);`,
      args,
    })) as T;
  }

  /** Waits until a function in the page returns anything but a falsy value. */
  async until<Args extends readonly unknown[], T>(what: string, work: (...args: Args) => T, ...args: Args) {
    return await this.#retry(what, async () => (await this.run(work, ...args)) || undefined);
  }

  /** Waits for the first element of a role and an accessible name that is in sight; a modal dialog hides what is behind it. */
  async find(role: string, name: Name): Promise<ElementRef> {
    return await this.#retry(`${role} ${name}`, async () => await this.#look('Role', role, name));
  }

  /** Waits until a text can be read. */
  async see(text: Name): Promise<void> {
    await this.#retry(`the text ${text}`, async () => await this.#look('Text', '', text));
  }

  /** Waits until a text cannot be read any more. */
  async miss(text: Name): Promise<void> {
    await this.#retry(`no text ${text}`, async () => ((await this.#look('Text', '', text)) ? undefined : true));
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#act(
      `press ${role} ${name}`,
      'Role',
      role,
      name,
      async (id) => await this.#call('ElementClick', { id }),
    );
  }

  /** Presses the first element with this text, whatever its role. */
  async pressText(text: Name): Promise<void> {
    await this.#act(`press ${text}`, 'Text', '', text, async (id) => await this.#call('ElementClick', { id }));
  }

  /** Puts a finger on something and lifts it. */
  async touch(role: string, name: Name): Promise<void> {
    await this.#act(`touch ${role} ${name}`, 'Role', role, name, async (id) => {
      const origin = { [elementKey]: id };
      await this.run((element: unknown) => (element as Element).scrollIntoView({ block: 'center' }), origin);
      const steps = [
        { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps }];
      await this.#call('PerformActions', { actions });
      await this.#call('ReleaseActions');
    });
  }

  /** Types into the field of a label, in place of what is in it. */
  async type(label: Name, text: string): Promise<void> {
    await this.#act(`field ${label}`, 'LabelText', '', label, async (id) => {
      await this.#call('ElementClear', { id });
      await this.#call('ElementSendKeys', { id, text });
    });
  }

  /** Chooses a file. @param path absolute. */
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

  /** Presses keys on whatever has the focus: names such as "Enter", or characters. */
  async key(...names: (keyof typeof keys | (string & {}))[]): Promise<void> {
    const values = names.map((name) => (name in keys ? keys[name as keyof typeof keys] : name));
    const steps = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#call('PerformActions', { actions: [{ type: 'key', id: 'keys', actions: steps }] });
    await this.#call('ReleaseActions');
  }

  async size(width: number, height: number): Promise<void> {
    await this.#call('SetWindowRect', { x: 0, y: 0, width, height });
    await this.until(`a window ${width} wide`, (wanted: number) => innerWidth === wanted, width);
  }

  /** Takes a picture of the window into `screenshots`. */
  async picture(name: string): Promise<void> {
    const folder = join(projectRoot, 'screenshots');
    mkdirSync(folder, { recursive: true });
    const encoded = String(await this.#call('TakeScreenshot', { full: false }));
    writeFileSync(join(folder, `${this.#name}-${name}.png`), Buffer.from(encoded, 'base64'));
  }

  /** Opens another tab and goes on there. @returns how to come back to the one before; the other one stays open. */
  async openTab(): Promise<() => Promise<void>> {
    const before = await this.#call('GetWindowHandle');
    const { handle } = (await this.#call('NewWindow', { type: 'tab' })) as { handle: string };
    await this.#call('SwitchToWindow', { handle });
    return async () => void (await this.#call('SwitchToWindow', { handle: before }));
  }

  async #look(kind: 'Role' | 'Text' | 'LabelText', role: string, name: Name): Promise<ElementRef | undefined> {
    const isThere = await this.run(() => 'TestingLibraryDom' in window);
    if (!isThere)
      await this.#call('ExecuteScript', {
        script: `(function (globalThis) {${testingLibrary}}).call(window, window);`,
        args: [],
      });
    const words = typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags };
    return ((await this.run(lookInPage, kind, role, words)) as unknown as ElementRef | null) ?? undefined;
  }

  async #act(
    what: string,
    kind: 'Role' | 'Text' | 'LabelText',
    role: string,
    name: Name,
    work: (id: string) => Promise<unknown>,
  ) {
    await this.#retry(what, async () => {
      const found = await this.#look(kind, role, name);
      if (found === undefined) return undefined;
      await work(found[elementKey]);
      return true;
    });
  }

  async #retry<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
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
    await this.picture('failed');
    throw new Error(`${this.#name}: not found: ${what}${refused}. The page says:\n${text}`);
  }
}

interface Words {
  readonly text?: string;
  readonly source?: string;
  readonly flags?: string;
}

type Query = (root: Element, matcher: string | RegExp, options?: object) => Element[];

/** Runs in the page. */
function lookInPage(
  kind: 'Role' | 'Text' | 'LabelText',
  role: string,
  { text, source = '', flags }: Words,
): Element | null {
  const name = text ?? new RegExp(source, flags);
  const root = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;
  const library = (window as unknown as { TestingLibraryDom: Record<string, Query> }).TestingLibraryDom;
  const query = library[`queryAllBy${kind}`];
  const found = kind === 'Role' ? query?.(root, role, { name }) : query?.(root, name);
  return found?.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}
