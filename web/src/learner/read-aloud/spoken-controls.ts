import { useEffect, useEffectEvent } from 'react';
import { guessLanguage } from './guess-language.ts';
import { allowSpeech, findVoice, speak, useVoices } from '../../lib/device/speech.ts';

/** Selector of pressable elements. Text fields are excluded, to keep their context menu. */
// oxlint-disable-next-line structure/words-in-catalogue -- a selector
const pressable = 'button, a[href], label, select, summary, input:is([type="radio"], [type="checkbox"])';

/** Selector of messages that are read aloud when they appear. */
const news = '[role="alert"], dialog';

/**
 * Reads controls aloud for pre-readers. A long press or the context menu key on a control speaks its name without activating it. Alerts and dialogs are
 * spoken when they appear. Silent without a suitable voice. Listens globally, so that screens need no code for it.
 */
export function SpokenControls(): null {
  const voices = useVoices();
  const say = useEffectEvent((element: Element) => {
    const text = nameOf(element);
    const voice = findVoice(guessLanguage(text, likelyLanguages(element)).language, voices);
    // oxlint-disable-next-line structure/words-in-catalogue -- an id
    if (text && voice) speak({ id: 'pointed at', text, voice, isSlow: false });
  });
  useEffect(() => listenToPresses((control) => say(control)), []);
  useEffect(() => watchNews((element) => say(element)), []);
  return null;
}

/**
 * @returns likely languages, likeliest first: text written by the family has its own `lang` or is assumed to be in a language of the browser's user; other text
 *   has the page's language.
 */
function likelyLanguages(element: Element): readonly string[] {
  const ofFamily = element.querySelector('[lang], [dir="auto"]');
  const language = (ofFamily ?? element.closest('[lang]'))?.getAttribute('lang');
  return language ? [language, ...navigator.languages] : navigator.languages;
}

const longPressMs = 500;

const restPx = 12;

/** Calls `say` for a long press, or a context menu key press, on a control. @returns a function that stops listening. */
function listenToPresses(say: (control: Element) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = { x: 0, y: 0 };
  let asked: Element | undefined;
  const listen = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, handle, { capture: true, signal: stop.signal });
  const forget = (): void => clearTimeout(timer);
  const ask = (control: Element): void => {
    forget();
    if (control !== asked) say(control);
    asked = control;
  };

  listen('pointerdown', ({ target, clientX: x, clientY: y }) => {
    forget();
    asked = undefined;
    began = { x, y };
    const control = findPressable(target);
    if (control) timer = setTimeout(() => ask(control), longPressMs);
  });
  listen('pointermove', ({ clientX: x, clientY: y }) => {
    if (Math.hypot(x - began.x, y - began.y) > restPx) forget();
  });
  listen('pointerup', forget);
  listen('pointercancel', forget);
  listen('keydown', () => (asked = undefined));
  // Fired by the context menu key, and on some phones by a long press.
  listen('contextmenu', (event) => {
    const control = findPressable(event.target);
    if (!control) return;
    event.preventDefault();
    ask(control);
  });
  // Suppresses the click after a long press. `detail` 0 means a click from the keyboard.
  listen('click', (event) => {
    allowSpeech();
    if (event.detail === 0 || !(event.target instanceof Node) || !asked?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => {
    forget();
    stop.abort();
  };
}

function findPressable(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest(pressable)) || undefined;
}

/** Calls `say` for each alert and dialog that appears. @returns a function that stops watching. */
function watchNews(say: (element: Element) => void): () => void {
  const look = (node: Node): void => {
    const found = node instanceof Element && (node.matches(news) ? node : node.querySelector(news));
    if (found) say(found);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  });
  look(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** @returns the accessible name of an element, and the description of a dialog. */
function nameOf(element: Element): string {
  const named = element.getAttribute('aria-label') ?? textsOf(element, 'aria-labelledby', 'aria-describedby');
  const [label] =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? (element.labels ?? []) : [];
  return (named || textOf(label ?? element)).replaceAll(/\s+/g, ' ').trim();
}

/** @returns the joined texts of the elements whose ids the given attributes list. */
function textsOf(element: Element, ...attributes: readonly string[]): string {
  const ids = attributes.flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? []);
  return ids.map((id) => textOf(document.getElementById(id))).join('. ');
}

/** Returns the text of a node, with spaces between elements, without buttons and elements hidden from screen readers. */
function textOf(node: Node | null): string {
  if (node instanceof Text) return node.data;
  const parts = [...(node?.childNodes ?? [])].map((child) => {
    if (!(child instanceof Element)) return textOf(child);
    return child.matches('[aria-hidden="true"], button') ? '' : ` ${textOf(child)} `;
  });
  return parts.join('');
}
