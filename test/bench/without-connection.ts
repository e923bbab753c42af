import type { BrowserContext } from '@playwright/test';
import { layLine } from '../e2e/cut-line.ts';
import { waitForWorker } from '../e2e/releases/worker.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import type { BenchLine } from './bench-line.ts';
import { withSite } from './bench-product.ts';

/** A cheap phone beside this machine. */
const slowdown = 4;
const starts = 5;

/** What a first visit fetches until the app is kept on the device, and how soon it then opens where nothing answers. Needs the built app. */
export async function benchWithoutConnection(): Promise<BenchLine[]> {
  return await withSite(async ({ browser, url, context: product }) => {
    const { child } = await makeFamily(product, []);
    const line = await layLine(url);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(line.url);
    await page.getByLabel('Email').fill(child.email);
    await page.getByLabel('Password', { exact: true }).fill(child.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Ready to learn?' }).waitFor();
    await waitForWorker(page);
    await page.waitForLoadState('networkidle');
    const fetched = line.countBytes();
    await page.close();

    await context.setOffline(true);
    await line.cut();
    const times: number[] = [];
    for (let start = 0; start < starts; start += 1) times.push(await timeColdStart(context, line.url));
    const median = times.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN;
    return [
      {
        name: 'first visit of a child, signing in included, until the app is kept on the device',
        unit: 'KB',
        measured: fetched / 1024,
        goal: 3 * 1024,
      },
      {
        name: `opens without a connection: until the first screen shows, processor ${slowdown} × slower`,
        unit: 'ms',
        measured: Math.round(median),
        goal: 1_500,
      },
    ];
  });
}

/** From the start of the navigation to the first heading in the page, told by the page itself. */
async function timeColdStart(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstShownAt: performance.now() }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  const shownAt = await page.waitForFunction(() => (window as unknown as { firstShownAt?: number }).firstShownAt);
  const time = Number(await shownAt.jsonValue());
  await page.close();
  return time;
}
