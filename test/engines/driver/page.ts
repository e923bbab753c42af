import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import type { Engine } from './engine.ts';
import { type Call, WebDriverError } from './web-driver.ts';

/** Exact, or a pattern. */
export type Name = string | RegExp;

/** What to look for: elements of a role and an accessible name, with a text, or fields of a label. */
export interface Query {
  readonly kind: 'Role' | 'Text' | 'LabelText';
  readonly role?: string;
  readonly name?: Name;
}

/** How long a page may take to show something. */
const patienceMs = 30_000;
const pollMs = 50;
/** Longer than the product takes two presses for one. */
const stillThereMs = 600;

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
  #origin: string | undefined;

  constructor({ call, name }: Engine) {
    this.#call = call;
    this.#name = name;
  }

  /** Of its engine. */
  get name(): string {
    return this.#name;
  }

  async go(url: string): Promise<void> {
    await this.#call('Navigate', { url: new URL(url, this.#origin).href });
    this.#origin = new URL(url, this.#origin).origin;
  }

  /** Reloads as people do: WebDriver's own command asks Firefox to pass by its workers. */
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

  /** Waits until a function in the page comes to anything but a falsy value. */
  async untilAsync<T>(what: string, work: () => Promise<T>): Promise<T> {
    const script = `const done = arguments[0]; (${work.toString()})().then(done, () => done());`;
    return await this.#retry(
      what,
      async () => ((await this.#call('ExecuteAsyncScript', { script, args: [] })) || undefined) as T,
    );
  }

  /** Waits for the first element of a role and an accessible name that is in sight; a modal dialog hides what is behind it. */
  async find(role: string, name: Name): Promise<ElementRef> {
    return await this.findAt([{ kind: 'Role', role, name }]);
  }

  /** Waits for the first element that the last query finds within what the ones before find. */
  async findAt(queries: readonly Query[]): Promise<ElementRef> {
    return await this.#retry(describe(queries), async () => await this.look(queries));
  }

  /** Waits until a text can be read. */
  async see(text: Name): Promise<void> {
    await this.findAt([{ kind: 'Text', name: text }]);
  }

  /** Waits until a text cannot be read any more. */
  async miss(text: Name): Promise<void> {
    const queries = [{ kind: 'Text', name: text }] as const;
    await this.#retry(`no text ${text}`, async () => ((await this.look(queries)) ? undefined : true));
  }

  async press(role: string, name: Name): Promise<void> {
    await this.pressAt([{ kind: 'Role', role, name }]);
  }

  /** Presses what the queries find: of a checkbox or radio its label, as the field itself may be drawn by it. */
  async pressAt(queries: readonly Query[]): Promise<void> {
    await this.#act(queries, async (found) => {
      const target = await this.run(hitOf, found as unknown as Element);
      await this.#call('ElementClick', { id: (target as unknown as ElementRef)[elementKey] });
    });
  }

  /** Presses the first element with this text, whatever its role. */
  async pressText(text: Name): Promise<void> {
    await this.pressAt([{ kind: 'Text', name: text }]);
  }

  /**
   * Puts a finger on something and lifts it, and again where it is still there: the product takes no press that began before its
   * button was drawn.
   */
  async touch(role: string, name: Name): Promise<void> {
    const queries = [{ kind: 'Role', role, name }] as const;
    await this.#retry(`touch ${role} ${name}`, async () => {
      const found = await this.look(queries);
      if (!found) return undefined;
      await this.#tap(found);
      return await this.#retry('', async () => ((await this.look(queries)) ? undefined : true), stillThereMs).catch(
        () => undefined,
      );
    });
  }

  async #tap(origin: ElementRef): Promise<void> {
    await this.run((element) => element.scrollIntoView({ block: 'center' }), origin as unknown as Element);
    const steps = [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const actions = [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps }];
    await this.#call('PerformActions', { actions });
    await this.#call('ReleaseActions');
  }

  /** Types into the field of a label, in place of what is in it. */
  async type(label: Name, text: string): Promise<void> {
    await this.typeAt([{ kind: 'LabelText', name: label }], text);
  }

  async typeAt(queries: readonly Query[], text: string): Promise<void> {
    await this.#act(queries, async ({ [elementKey]: id }) => {
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
    // WebKitGTK keeps some styles and heights of the size before. A device has one size from the start.
    if (this.#name !== 'webkit') return;
    await this.run(() => {
      const { style } = document.documentElement;
      style.display = 'none';
      void document.documentElement.offsetHeight;
      style.display = '';
    });
  }

  /** Takes a picture of the window into `screenshots`, once what comes in has come. */
  async picture(name: string): Promise<void> {
    await this.until('a page at rest', () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
    );
    await this.#takePicture(name);
  }

  async #takePicture(name: string): Promise<void> {
    const folder = join(projectRoot, 'screenshots');
    mkdirSync(folder, { recursive: true });
    const encoded = String(await this.#call('TakeScreenshot', { full: false }));
    writeFileSync(join(folder, `${this.#name}-${name}.png`), Buffer.from(encoded, 'base64'));
  }

  /** Opens another tab and goes on there. @returns how to close it and to come back to the one before. */
  async openTab(): Promise<() => Promise<void>> {
    const before = await this.#call('GetWindowHandle');
    const { handle } = (await this.#call('NewWindow', { type: 'tab' })) as { handle: string };
    await this.#call('SwitchToWindow', { handle });
    return async () => {
      await this.#call('CloseWindow');
      await this.#call('SwitchToWindow', { handle: before });
    };
  }

  /** @returns the first element in sight that the queries find now; undefined where there is none. */
  async look(queries: readonly Query[]): Promise<ElementRef | undefined> {
    const isThere = await this.run(() => 'TestingLibraryDom' in window);
    if (!isThere) {
      // Firefox gives each script built-in classes of its own: the library knows patterns of its own class alone.
      const script = `(function (globalThis) {${testingLibrary}}).call(window, window); window.TestingLibraryDom.RegExp = RegExp;`;
      await this.#call('ExecuteScript', { script, args: [] });
    }
    const steps = queries.map(({ kind, role = '', name }) => ({
      kind,
      role,
      ...(name instanceof RegExp ? { source: name.source, flags: name.flags } : { text: name }),
    }));
    return ((await this.run(lookInPage, steps)) as unknown as ElementRef | null) ?? undefined;
  }

  async #act(queries: readonly Query[], work: (found: ElementRef) => Promise<unknown>): Promise<void> {
    await this.#retry(describe(queries), async () => {
      const found = await this.look(queries);
      if (found) await work(found);
      return found;
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

interface Step {
  readonly kind: Query['kind'];
  readonly role: string;
  readonly text?: string | undefined;
  readonly source?: string;
  readonly flags?: string;
}

type Find = (root: Element, matcher: string | RegExp, options?: object) => Element[];

/** Runs in the page. */
function lookInPage(steps: readonly Step[]): Element | null {
  const library = (window as unknown as { TestingLibraryDom: Record<string, Find> & { RegExp: RegExpConstructor } })
    .TestingLibraryDom;
  let roots: Element[] = [
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document.documentElement,
  ];
  for (const { kind, role, text, source, flags } of steps) {
    const name = source === undefined ? text : new library.RegExp(source, flags);
    roots = roots.flatMap((root) => {
      const found =
        library[`queryAllBy${kind}`]?.(
          root,
          ...((kind === 'Role' ? [role, { name }] : [name ?? new library.RegExp('.')]) as [string]),
        ) ?? [];
      if (
        kind === 'Role' &&
        root.matches(`dialog, [role=${role}]`) &&
        library['queryAllByRole']?.(root.parentElement ?? root, role, { name }).includes(root)
      )
        return [root, ...found];
      return found;
    });
  }
  return roots.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** Runs in the page. @returns what a finger on a field touches: its label where that lies above it. */
function hitOf(element: Element): Element {
  const [label] = element.matches('[type=radio], [type=checkbox]') ? ((element as HTMLInputElement).labels ?? []) : [];
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return label && document.elementFromPoint(x + width / 2, y + height / 2) !== element ? label : element;
}
