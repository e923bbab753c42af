/** How long in milliseconds a new page has to move the focus itself, and to show its heading. */
const ownMoveMs = 150;

/**
 * Moves the focus to the heading of the page when what had it is gone, as after signing in, after deleting what the page shows, or after Back. Otherwise the focus
 * rests on the body, where a screen reader says nothing of the new page. Pages that move the focus themselves come first.
 */
export function keepFocus(): void {
  let last = focused();
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    timer = undefined;
    if (focused()) return;
    isLost ||= last !== undefined && isGone(last);
    if (isLost) findHeading()?.focus({ preventScroll: true });
  }
  const lookSoon = (): void => {
    if (!focused()) timer ??= setTimeout(look, ownMoveMs);
  };

  document.addEventListener('focusin', () => {
    last = focused();
    isLost = false;
  });
  document.addEventListener('focusout', ({ target }) => {
    // A press beside everything takes the focus away, too. It is not lost then: what had it is still there.
    setTimeout(() => {
      if (target instanceof Element && target === last && !focused() && !isGone(target)) last = undefined;
    });
  });
  // After Back, the page may have been left without a focus.
  window.addEventListener('popstate', () => {
    isLost ||= !focused();
  });
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
}

/** @returns the element with the focus; undefined if it rests on the body */
function focused(): Element | undefined {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? undefined : activeElement;
}

/** Whether an element was removed, or is hidden until its screen has loaded. */
function isGone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility();
}

/** @returns the heading of the open dialog or the page, ready to take the focus; undefined while there is none */
function findHeading(): HTMLElement | undefined {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const headings = ['main :is(h1, h2)', 'h1, h2'].flatMap((selector) => [
    ...place.querySelectorAll<HTMLElement>(selector),
  ]);
  const heading = headings.find((one) => one.checkVisibility());
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
