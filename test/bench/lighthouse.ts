import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { projectRoot } from '../../infra/build/project-paths.ts';
import { findBrowser } from '../support/browser.ts';
import { replaceTable } from './describe-lines.ts';
import type { MeasuredPage, MeasuredSite, Stored } from './lighthouse-site.ts';

/**
 * `npm run lighthouse`: runs Lighthouse on four pages with its own "mobile" profile (slow 4G, a four times slower processor, both simulated from a
 * load at full speed) and writes the table of results.md. It asserts nothing, because the figures depend on the machine.
 *
 * Each load is the first one on a device: an empty browser profile without caches. The only prior state is the sign-in and, for study, the tab's
 * history entry that names the open deck, as after a reload.
 */
const runs = 5;

/** Measurements of one page load, in the order of the table's columns. */
type Figures = readonly number[];

const columns: readonly { readonly name: string; readonly digits: number; readonly unit: string }[] = [
  { name: 'performance', digits: 0, unit: '' },
  { name: 'largest paint', digits: 0, unit: ' ms' },
  { name: 'blocked', digits: 0, unit: ' ms' },
  { name: 'layout shift', digits: 3, unit: '' },
  { name: 'requests', digits: 0, unit: '' },
  { name: 'sent', digits: 0, unit: ' KB' },
];

const audit = z.object({
  numericValue: z.optional(z.number()),
  details: z.optional(z.object({ items: z.optional(z.unknown()) })),
});
/** What is read of Lighthouse's report. */
const report = z.object({
  lhr: z.object({
    runtimeError: z.optional(z.object({ message: z.string() })),
    categories: z.object({ performance: z.object({ score: z.nullable(z.number()) }) }),
    audits: z.record(z.string(), audit),
  }),
});
type RunLighthouse = (address: string, flags: object) => Promise<unknown>;

/** Installs Lighthouse in a place of its own, because it would be a sixth of what everybody installs with the project. */
async function installLighthouse(): Promise<RunLighthouse> {
  const place = join(projectRoot, '.local/lighthouse');
  cpSync(join(import.meta.dirname, 'lighthouse'), place, { recursive: true });
  const isWindows = process.platform === 'win32';
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit', shell: isWindows });
  const { default: run } = (await import(pathToFileURL(join(place, 'node_modules/lighthouse/core/index.js')).href)) as {
    readonly default: RunLighthouse;
  };
  return run;
}

const runLighthouse = await installLighthouse();

const site = fork(join(import.meta.dirname, 'lighthouse-site.ts'));
const [{ url, pages }] = (await once(site, 'message')) as [MeasuredSite];
const measured = new Map(pages.map(({ name }) => [name, [] as Figures[]]));
for (const page of pages) await withDevice(page, async (device) => await expectPage(device, url, page));
for (let run = 1; run <= runs; run += 1) {
  for (const page of pages) {
    const own = await withDevice(page, async (_, port) => await measure(url, port));
    measured.get(page.name)?.push(own);
    console.info(`${run}/${runs} ${page.name}: ${describe(own).join(', ')}`);
  }
}
site.disconnect();
const table = describeTable(measured);
console.info(`\n${table}`);
const results = join(projectRoot, 'test/bench/results.md');
writeFileSync(results, replaceTable(readFileSync(results, 'utf8'), 'lighthouse', table));
console.info('\ntest/bench/results.md has these figures now.');

/** Runs work in a fresh browser profile, with the DevTools port for Lighthouse, and closes the browser afterwards. */
async function withDevice<T>(stored: Stored, work: (device: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'flashspark-lighthouse-'));
  const options = await findBrowser();
  const args = [...(options.args ?? []), '--remote-debugging-port=0'];
  // No viewport: Lighthouse sets the screen size.
  const device = await chromium.launchPersistentContext(profile, { ...options, args, viewport: null });
  try {
    await device.addInitScript(restoreStoredState, { items: stored.items, historyEntry: stored.historyEntry });
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return await work(device, Number(port));
  } finally {
    await device.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Runs in each page before its own scripts and restores the stored state. */
function restoreStoredState({ items = {}, historyEntry }: Stored): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  if (historyEntry && history.state === null) history.replaceState(historyEntry, '');
}

async function expectPage(device: BrowserContext, address: string, { shows }: MeasuredPage): Promise<void> {
  const page = await device.newPage();
  await page.goto(address);
  await page.getByText(shows).first().waitFor();
}

async function measure(address: string, port: number): Promise<Figures> {
  const flags = { port, onlyCategories: ['performance'], disableFullPageScreenshot: true };
  const { lhr } = report.parse(await runLighthouse(address, flags));
  if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`);
  const requests = lhr.audits['network-requests']?.details?.items;
  const numberOf = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
  return [
    (lhr.categories.performance.score ?? Number.NaN) * 100,
    numberOf('largest-contentful-paint'),
    numberOf('total-blocking-time'),
    numberOf('cumulative-layout-shift'),
    Array.isArray(requests) ? requests.length : Number.NaN,
    numberOf('total-byte-weight') / 1_024,
  ];
}

function describe(figures: Figures): string[] {
  return columns.map(({ digits, unit }, at) => {
    const value = (figures[at] ?? Number.NaN).toLocaleString('en', { maximumFractionDigits: digits });
    return `${value}${unit}`;
  });
}

function describeTable(figures: ReadonlyMap<string, readonly Figures[]>): string {
  const rows = [...figures].map(([name, own]) => [name, ...describe(columns.map((_, at) => median(own, at)))]);
  const header = ['', ...columns.map(({ name }) => name)];
  return [header, ['---', ...columns.map(() => '---:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function median(figures: readonly Figures[], at: number): number {
  const sorted = figures.map((own) => own[at] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
