import type { Page } from '@playwright/test';

/** Finds words that overflow the page or are broken in the middle. Ids in `code` and email addresses are exempt. */
export const findCutWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    // Elements one pixel wide are for screen readers, with all that is in them.
    const isHeardOnly = (element: Element): boolean =>
      element.clientWidth === 1 || (element.parentElement !== null && isHeardOnly(element.parentElement));
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility() || isHeardOnly(element) || element.matches('code')) continue;
      if (text.nodeValue?.includes('@')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = range.getBoundingClientRect();
        if (lines.size > 1 || left < 0 || right > window.innerWidth) found.push(word);
      }
    }
    return found;
  });

/** Finds lines of text with more characters than these. */
export const findLongLines = (page: Page, most: number) =>
  page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const value = text.nodeValue ?? '';
      if (value.length <= longest || !text.parentElement?.checkVisibility()) continue;
      if (text.parentElement.clientWidth === 1) continue;
      const range = document.createRange();
      let [top, from] = [Number.NaN, 0];
      for (let at = 0; at < value.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const next = Math.round(range.getBoundingClientRect().top);
        if (next !== top && value[at] !== ' ') [top, from] = [next, at];
        if (at - from === longest) found.push(value);
      }
    }
    return found;
  }, most);
