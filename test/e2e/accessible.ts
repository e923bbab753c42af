import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Checks the page against WCAG 2.2 AA and that no heading stands within a text or a control; with `every rule`, also against the checker's best practices. @param screen name for the failure message. */
export async function expectAccessible(page: Page, screen: string, by?: 'every rule'): Promise<void> {
  const axe = await openAxe(page);
  const { violations } = await (by === 'every rule' ? axe : axe.withTags(guidelines)).analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const headings = page.locator(':is(span, p, button, label, a, strong) :is(h1, h2, h3, h4)');
  expect(await headings.allInnerTexts(), `${screen}: headings within texts or controls`).toEqual([]);
}

/** The checker as its package minifies it. The builder would send 1.5 MB, twice. */
const checker = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Checks the page as `expectAccessible` does, and what depends on colors in the dark look, too. */
export async function expectAccessibleInBothLooks(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen, 'every rule');
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await (await openAxe(page)).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(violations.map(({ nodes }) => `${screen}, dark: ${nodes[0]?.html}`)).toEqual([]);
}

/** Opens the checker in a page. It stays there until the page is loaded again, because sending and compiling it takes as long as a check. */
export async function openAxe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  await page.evaluate(endTransitions);
  // The page has no frames, so axe can run in legacy mode, within the page. Otherwise it opens a second page, which takes longer than the check itself.
  return new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Resolves once nothing in the page fades anymore: a color on its way is none that anybody reads. What moves without end goes on. */
async function endTransitions(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(async ({ finished }) => await finished));
}
