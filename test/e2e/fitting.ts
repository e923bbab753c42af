import { expect, type Page } from '@playwright/test';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Checks that nothing overflows the screen at this size. At 320 pixels it also uses the largest text size that a child can have. */
export async function expectToFit(page: Page, name: string, viewport: Size): Promise<void> {
  await resize(page, viewport);
  const misfits = async () => await page.evaluate(listMisfits, viewport.width === 320);
  await expect.poll(misfits, `${name} does not fit into ${viewport.width} pixels`).toEqual([]);
}

/** Gives the window a size, unless it has it: the same size again would lay out and draw the page anew. */
export async function resize(page: Page, viewport: Size): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
}

/**
 * @param isLarge whether to use the largest text size of children.
 * @returns how far the page scrolls sideways, controls that extend beyond the window, fields whose text is so small that Safari on phones would zoom into them,
 *   and words in headings and tables that are broken although they would fit on a phone.
 */
export function listMisfits(isLarge: boolean): string[] {
  const root = document.documentElement;
  const before = root.getAttribute('data-text-size');
  if (isLarge && document.querySelector('[data-audience="learner"]')) root.setAttribute('data-text-size', 'huge');
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`] : [];
  const sticksOut = ({ left, right }: DOMRect): boolean => left < -1 || right > clientWidth + 1;
  const out = [...document.querySelectorAll('button, input, select, textarea')]
    .filter((control) => sticksOut(control.getBoundingClientRect()))
    .map((control) => control.textContent || (control.getAttribute('aria-label') ?? control.tagName));
  const small = [...document.querySelectorAll('input, select, textarea, [contenteditable]')]
    .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=file], [type=range], [hidden]'))
    .map((field) => ({
      name: field.getAttribute('aria-label') ?? field.id,
      px: parseFloat(getComputedStyle(field).fontSize),
    }))
    .filter(({ px }) => px < 16)
    .map(({ name, px }) => `the field ${name} has text of ${px} pixels`);
  const broken = [...document.querySelectorAll('h1, h2, h3, th')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // An email address may be broken, because it is one long word.
      if (text.nodeValue?.includes('@')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\u{AD}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // For a word at the start of a line, WebKit also returns a rectangle without width at the end of the previous line.
        const lines = new Set([...range.getClientRects()].flatMap(({ top, width }) => (width > 0 ? [top] : [])));
        // A soft hyphen is where a long word may break, and Chinese breaks anywhere.
        if (word.length <= 13 && !/[\u{AD}\p{sc=Han}]/u.test(word) && lines.size > 1) words.push(word);
      }
    }
    return words;
  });
  if (before === null) root.removeAttribute('data-text-size');
  else root.setAttribute('data-text-size', before);
  return [...wide, ...out, ...small, ...broken];
}
