import type { Page as PlaywrightPage } from '@playwright/test';
import { expect } from 'vitest';
import type { Name, Query } from './in-page.ts';
import type { Page } from './page.ts';

interface NameOptions {
  readonly name?: Name;
  readonly exact?: boolean;
}

/** @returns a case-insensitive pattern for texts that contain this one */
export function partOf(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
}

/** Converts a name for Playwright, which matches parts of names and ignores case unless `exact` is set. */
function toName(name: Name | undefined, isExact = false): Name | undefined {
  if (typeof name !== 'string' || isExact) return name;
  return partOf(name);
}

function makeLocator(page: Page, queries: readonly Query[]) {
  const within = (query: Query) => makeLocator(page, [...queries, query]);
  const press = async () => await page.clickAt(queries);
  const locator = {
    getByRole: (role: string, { name, exact }: NameOptions = {}) => {
      const wanted = toName(name, exact);
      return within({ kind: 'Role', role, ...(wanted !== undefined && { name: wanted }) });
    },
    getByText: (text: Name, { exact }: NameOptions = {}) => within({ kind: 'Text', name: toName(text, exact) ?? text }),
    getByLabel: (text: Name, { exact }: NameOptions = {}) =>
      within({ kind: 'LabelText', name: toName(text, exact) ?? text }),
    first: () => makeLocator(page, queries),
    or: (other: { readonly isVisible: () => Promise<boolean> }) => {
      const isEitherVisible = async () => (await locator.isVisible()) || (await other.isVisible());
      const waitFor = async () => await expect.poll(isEitherVisible, { timeout: 30_000 }).toBe(true);
      return { first: () => ({ waitFor }) };
    },
    click: press,
    check: press,
    fill: async (text: string) => await page.typeAt(queries, text),
    waitFor: async () => void (await page.findAt(queries)),
    isVisible: async () => await page.isVisible(queries),
    isEnabled: async () => {
      const element = await page.findAt(queries);
      return await page.run((one) => !(one as HTMLButtonElement).disabled, element as unknown as Element);
    },
  };
  return locator;
}

/** Adapts a page to Playwright's interface, limited to the methods that the helpers of `test/e2e` use. */
export function asPlaywright(page: Page): PlaywrightPage {
  const locator = makeLocator(page, []);
  const stand = {
    ...locator,
    goto: async (url: string) => await page.go(url),
    keyboard: { press: async (key: string) => await page.key(key) },
  };
  return stand as unknown as PlaywrightPage;
}
