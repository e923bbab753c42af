import { aimAt, clickByScript, findOption, hasHit, hasWidth, type Name, type Query } from './in-page.ts';
import { describe, elementKey, type ElementRef, Tab } from './tab.ts';

/** Time in milliseconds after which a touched button that is still visible is touched again. */
const touchAgainMs = 300;
/** Distance in pixels of touches from the middle of a button. Twice this is more than `spotPx` of the product. */
const asidePx = 24;

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

/** A tab with the same user actions in every engine. Every action waits until it is possible. */
export class Page extends Tab {
  #aside = asidePx;

  /** Clicks an element by role and accessible name. */
  async press(role: string, name: Name): Promise<void> {
    await this.pressAt([{ kind: 'Role', role, name }]);
  }

  /** Clicks an element when it is enabled, until the click reaches it. Of a radio button or checkbox, clicks the label if it covers the field. */
  async pressAt(queries: readonly Query[]): Promise<void> {
    await this.retry(describe(queries), async () => {
      const target = (await this.lookAnd(queries, aimAt)) as unknown as ElementRef | undefined;
      if (!target) return undefined;
      await this.#usePointer('mouse', target);
      // A page that is being replaced by the press can't be asked.
      return (await this.run(hasHit).catch(() => true)) || undefined;
    });
  }

  /** Clicks an element by script, when it is enabled. A pointer takes five times as long and is used by the journeys. */
  async clickAt(queries: readonly Query[]): Promise<void> {
    await this.retry(describe(queries), async () => (await this.lookAnd(queries, clickByScript)) || undefined);
  }

  /**
   * Touches a button that disappears when it is pressed. Touches it again if it is still visible, because the product ignores
   * presses that began before the button was drawn. Touches alternate between two places, as thumbs do: the product takes two quick ones in
   * one place for one.
   */
  async touch(role: string, name: Name): Promise<void> {
    const queries = [{ kind: 'Role', role, name }] as const;
    let isTouched = false;
    await this.retry(`touch ${role} ${name}`, async () => {
      if (isTouched && (await this.isGone(queries, 0))) return true;
      const found = (await this.lookAnd(queries, aimAt, true)) as unknown as ElementRef | undefined;
      if (!found) return undefined;
      isTouched = true;
      this.#aside = -this.#aside;
      await this.#usePointer('touch', found, { aside: this.#aside });
      return (await this.isGone(queries, touchAgainMs)) || undefined;
    });
  }

  /** Drags an element with a finger. @param down distance in pixels; negative for up */
  async drag(role: string, name: Name, down: number): Promise<void> {
    const queries = [{ kind: 'Role', role, name }] as const;
    const found = await this.retry(describe(queries), async () => await this.lookAnd(queries, aimAt, true));
    await this.#usePointer('touch', found as unknown as ElementRef, { down });
  }

  async #usePointer(
    pointerType: 'mouse' | 'touch',
    origin: ElementRef,
    { aside = 0, down = 0 }: { readonly aside?: number; readonly down?: number } = {},
  ): Promise<void> {
    const move = { type: 'pointerMove', duration: 20, x: 0, y: down / 4, origin: 'pointer' };
    const steps = [
      { type: 'pointerMove', duration: 0, x: aside, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      ...(down === 0 ? [] : [move, move, move, move]),
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: steps });
  }

  /** Replaces the content of a text field, found by its label. */
  async type(label: Name, text: string): Promise<void> {
    await this.typeAt([{ kind: 'LabelText', name: label }], text);
  }

  async typeAt(queries: readonly Query[], text: string): Promise<void> {
    await this.retry(describe(queries), async () => {
      const field = await this.lookAnd(queries, (found) => ({
        found,
        isEmpty: (found as HTMLInputElement).value === '',
      }));
      if (!field) return undefined;
      const { [elementKey]: id } = field.found as unknown as ElementRef;
      if (!field.isEmpty) await this.call('ElementClear', { id });
      await this.call('ElementSendKeys', { id, text });
      return true;
    });
  }

  /** Fills a date field. Firefox takes the value from WebDriver as a whole, WebKit as keys of the fields for month, day and year. */
  async typeDate(label: Name, date: { readonly year: string; readonly month: string; readonly day: string }) {
    const { year, month, day } = date;
    if (this.engine === 'firefox') return await this.type(label, `${year}-${month}-${day}`);
    const field = await this.findAt([{ kind: 'LabelText', name: label }]);
    await this.run((input) => (input as HTMLInputElement).focus(), field as unknown as Element);
    const digits = [String(Number(month)), day, year].map((part) => part.split(''));
    await this.key(...(digits[0] ?? []), 'Tab', ...(digits[1] ?? []), 'Tab', ...(digits[2] ?? []));
  }

  /** Chooses an option of a select element, found by its label. */
  async select(label: Name, option: string): Promise<void> {
    await this.retry(`option ${option}`, async () => {
      const found = await this.lookAnd([{ kind: 'LabelText', name: label }], findOption, option);
      if (!found) return undefined;
      await this.call('ElementClick', { id: (found as unknown as ElementRef)[elementKey] });
      return true;
    });
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
    await this.call('ElementSendKeys', { id, text: path });
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
    await this.call('PerformActions', { actions: [actions] });
    await this.call('ReleaseActions');
  }

  /**
   * Does work in another tab, then closes it and continues in this one. In WebKit the tab is a window of its own: WebKitGTK opens tabs
   * in the background and never shows them, and a hidden page draws nothing, so screenshots and actions of the pointer would never end.
   */
  async inAnotherTab(work: () => Promise<void>): Promise<void> {
    const before = await this.call('GetWindowHandle');
    const type = this.engine === 'webkit' ? 'window' : 'tab';
    const { handle } = (await this.call('NewWindow', { type })) as { handle: string };
    await this.call('SwitchToWindow', { handle });
    try {
      await work();
    } finally {
      await this.call('CloseWindow');
      await this.call('SwitchToWindow', { handle: before });
    }
  }

  /**
   * Measures what the page shows, at once in each of these sizes, beginning with the one that the window has.
   * @returns what `measure` finds wrong, and uncaught errors since the first search in this page
   */
  async listFaults(
    size: { readonly width: number; readonly height: number },
    measure: (isLarge: boolean) => string[],
    isLarge: boolean,
  ) {
    const isNew = size.width !== this.width;
    if (isNew) await this.call('SetWindowRect', { x: 0, y: 0, ...size });
    this.width = size.width;
    const script = `const [width, isLaidOutAnew, isLarge] = arguments;
return (${hasWidth.toString()})(width, isLaidOutAnew) && [...(${measure.toString()})(isLarge), ...(window.drivenErrors ?? [])];`;
    const args = [size.width, isNew && this.engine === 'webkit', isLarge];
    return await this.retry(`a window ${size.width} wide`, async () => {
      const faults = await this.call('ExecuteScript', { script, args });
      return (faults || undefined) as readonly string[] | undefined;
    });
  }
}
