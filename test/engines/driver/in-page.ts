/** An exact name, or a pattern. */
export type Name = string | RegExp;

/** A search for elements by role and accessible name, by text, or for form fields by label. */
export interface Query {
  readonly kind: 'Role' | 'Text' | 'LabelText';
  readonly role?: string;
  readonly name?: Name;
}

/** A query in a form that WebDriver can send: a pattern is split into its source and flags. */
export interface SentQuery {
  readonly kind: Query['kind'];
  readonly role: string;
  readonly text?: string | undefined;
  readonly source?: string;
  readonly flags?: string;
}

type Find = (root: Element, matcher: string | RegExp, options?: object) => Element[];

/** Globals that the driver adds to a page. */
type DrivenWindow = Window & {
  drivenErrors?: readonly string[];
  /** Whether the click of the last press reached its target. Undefined in a page that replaced the pressed one. */
  press?: { readonly watch: AbortController; hasHit?: boolean };
  readonly TestingLibraryDom?: Record<string, Find> & { readonly RegExp: RegExpConstructor };
};

/**
 * Runs in the page. Finds the first visible element of the last query, within the results of the previous ones.
 * @returns null if there is none, or `not loaded` if the page doesn't have Testing Library yet
 */
export function findInPage(queries: readonly SentQuery[]): Element | null | 'not loaded' {
  const { TestingLibraryDom: library } = window as DrivenWindow;
  if (!library) return 'not loaded';
  // The library calculates the name of every element of a role. So it first gets the visible ones with such a text, or with a name from elsewhere.
  const likely = (root: Element, name?: string | RegExp) => ({
    querySelector: () => null,
    querySelectorAll: (selector: string) =>
      [...root.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        const { labels, textContent } = element;
        const named = '[aria-label], [aria-labelledby], [aria-hidden], [alt], [title], [value]';
        if (name === undefined || labels?.length || element.matches(named) || element.querySelector(named)) return true;
        if (typeof name !== 'string') return name.test(textContent.trim());
        return textContent.replaceAll(/\s/g, '') === name.replaceAll(/\s/g, '');
      }),
  });
  let roots: Element[] = [
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document.documentElement,
  ];
  for (const { kind, role, text, source, flags } of queries) {
    const name = source === undefined ? text : new library.RegExp(source, flags);
    roots = roots.flatMap((root) => {
      const first =
        kind === 'Role' &&
        library['queryAllByRole']?.(likely(root, name) as unknown as Element, role, { name, hidden: true });
      if (first && first.length > 0) return first;
      const found =
        library[`queryAllBy${kind}`]?.(
          root,
          ...((kind === 'Role' ? [role, { name, hidden: true }] : [name ?? new library.RegExp('.')]) as [string]),
        ) ?? [];
      if (
        kind === 'Role' &&
        root.matches(`dialog, [role=${role}]`) &&
        library['queryAllByRole']?.(root.parentElement ?? root, role, { name, hidden: true }).includes(root)
      )
        return [root, ...found];
      return found;
    });
  }
  // Only what was found is checked for being hidden: the library would check every element of the page.
  return (
    roots.find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (queries.at(-1)?.kind !== 'Role' || !element.closest('[aria-hidden=true]')),
    ) ?? null
  );
}

/**
 * Runs in the page. Asks at once, after changes of the document and, for what a style or a script changes, now and then.
 * @param answer receives the first truthy answer, or the last one when the time is over
 */
export function askUntilAnswered(ask: () => unknown, limitMs: number, answer: (value: unknown) => void): void {
  const end = performance.now() + limitMs;
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;
  let restMs = 0;
  const askAfter = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(askNow, delayMs);
  };
  const observer = new MutationObserver(() => {
    if (isSoon) return;
    isSoon = true;
    askAfter(restMs);
  });
  function askNow(): void {
    isSoon = false;
    const began = performance.now();
    const value = ask();
    if (value || performance.now() >= end) {
      observer.disconnect();
      clearTimeout(timer);
      answer(value);
      return;
    }
    // A search costs more than most renderings, so the page gets more time than the searches.
    restMs = Math.max(10, 2 * (performance.now() - began));
    askAfter(Math.min(100, Math.max(0, end - performance.now())));
  }
  observer.observe(document, everything);
  askNow();
}

/** Runs in the page. Records uncaught errors from now on. */
export function watchPage(): void {
  const driven = window as DrivenWindow;
  const add = (error: string) => (driven.drivenErrors = [...(driven.drivenErrors ?? []), error]);
  // A notice, not an error: an observer that resizes what it observes is called again in the next frame.
  const isNotice = (message: string) => message.startsWith('ResizeObserver loop');
  addEventListener('error', ({ message }) => isNotice(message) || add(message));
  addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
}

/** Runs in the page. Scrolls to a select element. @returns its option with this text; null if there is none yet */
export function findOption(select: Element, text: string): Element | null {
  select.scrollIntoView({ block: 'center' });
  return [...(select as HTMLSelectElement).options].find((option) => option.text === text) ?? null;
}

/**
 * Runs in the page. Scrolls to an element to press, and watches where the next click arrives: the page may move under the pointer. A click
 * that misses has no effect.
 * @returns the element to click: the label of a radio button or checkbox, if it covers the field; null if the element is disabled and may not be
 */
export function aimAt(element: Element, mayBeDisabled = false): Element | null {
  if (!mayBeDisabled && element.matches(':disabled')) return null;
  const [label] = element.matches('[type=radio], [type=checkbox]') ? ((element as HTMLInputElement).labels ?? []) : [];
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const isCovered = label && document.elementFromPoint(x + width / 2, y + height / 2) !== element;
  const target = isCovered ? label : element;
  const driven = window as DrivenWindow;
  driven.press?.watch.abort();
  const press: NonNullable<DrivenWindow['press']> = { watch: new AbortController() };
  driven.press = press;
  const note = (event: Event) => {
    press.hasHit = event.composedPath().includes(target);
    if (press.hasHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', note, { capture: true, once: true, signal: press.watch.signal });
  return target;
}

/** Runs in the page. Clicks an element by script. @returns false if it is disabled */
export function clickByScript(element: Element): boolean {
  if (element.matches(':disabled')) return false;
  (element as HTMLElement).click();
  return true;
}

/** Runs in the page. @returns whether the last press reached its target. A target that was replaced under the pointer got no click. */
export function hasHit(): boolean {
  const { press } = window as DrivenWindow;
  return !press || press.hasHit === true;
}

/** Runs in the page. @returns whether all animations have ended, except endless ones */
export function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);
}

/** Runs in the page. @returns whether the window has this width, after a new layout */
export function hasWidth(width: number, isLaidOutAnew: boolean): boolean {
  if (innerWidth !== width) return false;
  if (!isLaidOutAnew) return true;
  const { style } = document.documentElement;
  style.display = 'none';
  void document.documentElement.offsetHeight;
  style.display = '';
  return true;
}
