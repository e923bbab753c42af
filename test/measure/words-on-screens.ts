/**
 * `npm run measure:words [-- <checkout> …]`: prints how many words of the product the main screens show on a phone before anybody presses anything, with the demo
 * family, as a table with one column per named checkout: of the whole screen, and in brackets of what is in view first. What the family wrote, such as names and
 * cards, does not count. Without names, it measures only this checkout.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../infra/local/launch/demo-family.ts';
import { findBrowser } from '../support/browser.ts';

const phone = { width: 390, height: 844 };
/** How often in a row a screen must show the same words to count as loaded, and how long to wait between, in milliseconds. */
const [sameReads, betweenReads] = [6, 250];

interface Words {
  readonly whole: number;
  readonly inView: number;
}

type Stops = Readonly<Record<string, (page: Page) => Promise<void>>>;

const openTab = async (page: Page, name: string) =>
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click();

const openArea = (area: string) => async (page: Page) => {
  await openTab(page, 'Settings');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const row = page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: area });
  await back.or(row).first().waitFor();
  if (await back.isVisible()) await back.click();
  await row.click();
};

const screens: Readonly<Record<string, Stops>> = {
  parent: {
    'parent’s home': async () => undefined,
    'deck page': async (page) => {
      await openTab(page, 'Create');
      await page.getByRole('button', { name: 'World capitals' }).first().click();
    },
    report: async (page) => await openTab(page, 'Reports'),
    'settings, list': async (page) => await openTab(page, 'Settings'),
    'settings, family': openArea('Family & people'),
    'settings, data': openArea('Children’s data'),
    'settings, account': openArea('My account'),
    'settings, device': openArea('This device'),
    import: async (page) => {
      await openTab(page, 'Create');
      await page.getByRole('button', { name: 'Add a deck' }).click();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
    },
  },
  emma: {
    'child’s home': async () => undefined,
    streaks: async (page) => await openTab(page, 'Streaks'),
    profile: async (page) => await openTab(page, 'Profile'),
  },
};

/** Collects the strings of the API's answers: what the family wrote. */
function collectTexts(page: Page): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.json().then(visit, () => undefined);
  });
  return texts;
}

/**
 * @param own texts that do not count
 * @returns the words of what is open: a dialog, or else the screen without the main navigation; without figures and what only a screen reader says
 */
async function countWords(root: Locator, own: ReadonlySet<string>): Promise<Words> {
  return await root.evaluate(
    (element, written) => {
      const skipped = new Set(written);
      const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let [whole, inView] = [0, 0];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement } = text;
        if (!parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (parentElement.closest('nav[aria-label="Main"], option, script, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { width, height, top } = range.getBoundingClientRect();
        const { clipPath, position, overflow } = getComputedStyle(parentElement);
        const isHidden = position === 'absolute' && (clipPath !== 'none' || overflow === 'hidden');
        if (isHidden || width <= 1 || height <= 1 || skipped.has(text.textContent?.trim() ?? '')) continue;
        const words = [...segmenter.segment(text.textContent ?? '')].filter(
          ({ isWordLike, segment }) => isWordLike && !/^[\d.,]+$/.test(segment),
        ).length;
        whole += words;
        if (top < window.innerHeight) inView += words;
      }
      return { whole, inView };
    },
    [...own],
  );
}

/** @returns the words of a screen once they stay the same */
async function readWords(page: Page, own: ReadonlySet<string>): Promise<Words> {
  const dialog = page.locator('dialog[open]');
  let words: Words = { whole: 0, inView: 0 };
  for (let same = 0; same < sameReads;) {
    await page.waitForTimeout(betweenReads);
    const read = await countWords((await dialog.count()) > 0 ? dialog.last() : page.locator('body'), own);
    same = read.whole === words.whole && read.whole > 0 ? same + 1 : 0;
    words = read;
  }
  return words;
}

async function measureScreens(browser: Browser, url: string): Promise<Map<string, Words>> {
  const found = new Map<string, Words>();
  for (const [person, stops] of Object.entries(screens)) {
    const options = { viewport: phone, locale: 'en-US', baseURL: url, serviceWorkers: 'block' } as const;
    const page = await (await browser.newContext(options)).newPage();
    const own = collectTexts(page);
    await page.goto('/');
    await page.getByLabel('Email').fill(`${person}@demo.example`);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    for (const [screen, open] of Object.entries(stops)) {
      await open(page);
      found.set(screen, await readWords(page, own));
    }
    await page.context().close();
  }
  return found;
}

/** Runs a checkout's product with the demo family, as `npm start -- --demo` does but without installing packages. */
async function withDemo<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const product: ChildProcess = spawn(process.execPath, ['infra/local/launch/start.ts', '--demo'], {
    cwd: resolve(root),
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await work(await readAddress(product));
  } finally {
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
  }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The product has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /ready at (http:\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The product ended before it was ready.');
}

const roots = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['.'];
const browser = await chromium.launch(await findBrowser());
const columns: Map<string, Words>[] = [];
for (const root of roots) columns.push(await withDemo(root, async (url) => await measureScreens(browser, url)));
await browser.close();

const names = Object.values(screens).flatMap((stops) => Object.keys(stops));
const sum = (column: Map<string, Words>, of: keyof Words) =>
  names.reduce((all, name) => all + (column.get(name)?.[of] ?? 0), 0);
const row = (name: string, cells: readonly string[]) => console.info(`| ${[name, ...cells].join(' | ')} |`);
row(
  'visible words',
  roots.map((root) => basename(resolve(root))),
);
row(
  '---',
  roots.map(() => '---:'),
);
for (const name of names)
  row(
    name,
    columns.map((column) => `${column.get(name)?.whole} (${column.get(name)?.inView})`),
  );
row(
  'all',
  columns.map((column) => `${sum(column, 'whole')} (${sum(column, 'inView')})`),
);
