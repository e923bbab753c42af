import { useEffect, useEffectEvent } from 'react';
import { guessLanguage } from './guess-language.ts';
import { allowSpeech, findVoice, speak, useVoices } from './speech.ts';

/** What can be pressed. A field for text keeps its own menu. */
const pressable = 'button, a[href], label, select, summary, input:is([type="radio"], [type="checkbox"])';

/** What comes by itself and is not to be missed: what went wrong, and what is asked or celebrated. */
const news = '[role="alert"], dialog';

/**
 * For a child who cannot read yet: a long press on anything that can be pressed says what it is, and does nothing else; so does the key for
 * the context menu. What went wrong, and what a dialog says, is spoken as it comes. Without a fitting voice nothing is said. One listener
 * for all screens: none of them need know of it.
 */
export function SpokenControls(): null {
  const voices = useVoices();
  const say = useEffectEvent((element: Element) => {
    const text = nameOf(element);
    const voice = findVoice(guessLanguage(text, likelyLanguages(element)).language, voices);
    if (text && voice) speak({ id: 'pointed at', text, voice, isSlow: false });
  });
  useEffect(() => listenToPresses((control) => say(control)), []);
  useEffect(() => watchNews((element) => say(element)), []);
  return null;
}

/** What a family wrote is in the language that it says, or reads; the rest is in that of the page. */
function likelyLanguages(element: Element): readonly string[] {
  const ofFamily = element.querySelector('[lang], [dir="auto"]');
  const language = (ofFamily ?? element.closest('[lang]'))?.getAttribute('lang');
  return language ? [language, ...navigator.languages] : navigator.languages;
}

/** From so long on a press asks what something is: as long as it takes on phones. */
const longPressMs = 500;

/** As far as a finger strays while it rests. */
const restPx = 12;

/** @returns how to stop listening. */
function listenToPresses(say: (control: Element) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = { x: 0, y: 0 };
  /** What the newest press asked about. */
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
  // A key of the keyboard asks for it, and so do some phones at a long press.
  listen('contextmenu', (event) => {
    const control = findPressable(event.target);
    if (!control) return;
    event.preventDefault();
    ask(control);
  });
  // Who asked did not press. A click without a pointer comes from a key.
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

/** @returns how to stop watching. */
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

/** @returns what a screen reader would call an element, and what it says of a dialog. */
function nameOf(element: Element): string {
  const named = element.getAttribute('aria-label') ?? textsOf(element, 'aria-labelledby', 'aria-describedby');
  const [label] =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? (element.labels ?? []) : [];
  return (named || textOf(label ?? element)).replaceAll(/\s+/g, ' ').trim();
}

/** @returns the texts of the elements that these attributes name. */
function textsOf(element: Element, ...attributes: readonly string[]): string {
  const ids = attributes.flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? []);
  return ids.map((id) => textOf(document.getElementById(id))).join('. ');
}

/** Words of different elements stand apart; what is hidden from screen readers, and buttons of a message, are not its text. */
function textOf(node: Node | null): string {
  if (node instanceof Text) return node.data;
  const parts = [...(node?.childNodes ?? [])].map((child) => {
    if (!(child instanceof Element)) return textOf(child);
    return child.matches('[aria-hidden="true"], button') ? '' : ` ${textOf(child)} `;
  });
  return parts.join('');
}
