import type { BrowserContext } from '@playwright/test';
import { startCuttableProxy } from '../e2e/cuttable-proxy.ts';
import { countPacks } from '../e2e/packed-device.ts';
import { waitForWorker } from '../e2e/releases/worker.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import type { BenchResult } from './bench-line.ts';
import { withSite } from './bench-product.ts';

/** Factor by which a cheap phone's CPU is slower than this machine's. */
const slowdown = 4;
const starts = 5;

/** Measures the bytes fetched by a first visit until the app is installed, and its offline start times. Needs the built app. */
export async function benchWithoutConnection(): Promise<BenchResult[]> {
  return await withSite(async ({ browser, url, context: product }) => {
    const { child } = await makeFamily(product, []);
    const line = await startCuttableProxy(url);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(line.url);
    await page.getByLabel('Email').fill(child.email);
    await page.getByLabel('Password', { exact: true }).fill(child.password);
    const packed = page.waitForResponse((response) => response.url().endsWith('/api/pack'));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Ready to learn?' }).waitFor();
    await Promise.all([waitForWorker(page), packed]);
    await page.waitForLoadState('networkidle');
    if ((await countPacks(page)) !== 1) throw new Error('Nothing is kept to be studied without a connection.');
    const fetched = line.countBytes();
    await page.close();

    await context.setOffline(true);
    await line.cut();
    const home = await timeColdStarts(context, line.url, 'Ready to learn?');
    const card = await timeColdStarts(context, `${line.url}/?open=study`, 'Card 1 of');
    return [
      {
        name: 'first visit of a child, signing in included, until the app is kept on the device',
        unit: 'KB',
        measured: fetched / 1024,
        goal: 3 * 1024,
      },
      {
        name: `opens without a connection: until Home shows, processor ${slowdown} × slower`,
        unit: 'ms',
        measured: home,
        goal: 1_500,
      },
      {
        name: `opens without a connection: until the first card shows, processor ${slowdown} × slower`,
        unit: 'ms',
        measured: card,
        goal: 1_500,
      },
    ];
  });
}

/** @returns the median cold-start time in whole milliseconds. */
async function timeColdStarts(context: BrowserContext, url: string, text: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await timeColdStart(context, url, text));
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN);
}

/** Measures from the start of the navigation until the text is on the page, as the page itself observes it. */
async function timeColdStart(context: BrowserContext, url: string, text: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((awaited) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')?.textContent.includes(awaited)) return;
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstShownAt: performance.now() }));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  await page.goto(url);
  const shownAt = await page.waitForFunction(() => (window as unknown as { firstShownAt?: number }).firstShownAt);
  const time = Number(await shownAt.jsonValue());
  await page.close();
  return time;
}
