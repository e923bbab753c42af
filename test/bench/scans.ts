import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { builtWeb } from '../../infra/build/project-paths.ts';
import type { ScanRow } from '../../shared/import/scan/table-rows.ts';
import type { PictureMessage } from '../../web/src/parent/create/import/scan/read-picture.worker.ts';
import { listRows, type PagePlan, planPages } from '../support/word-pages/page-plans.ts';
import { photographPage } from '../support/word-pages/photograph-page.ts';
import type { BenchResult } from './bench-line.ts';
import { type BenchSite, withSite } from './bench-product.ts';

const pageCount = 32;

/** Number of the first page. Lower ones were looked at while the reading was made, so they would flatter it. */
const firstPage = 100;

/** Camera pixels per CSS pixel of a page: photos of 3,017 x 4,267 pixels, 12.9 megapixels. */
const sharpness = 3.8;

/** Factor by which a cheap phone's CPU is slower than this machine's. */
const slowdown = 4;

interface Reading {
  readonly plan: PagePlan;
  readonly right: number;
  /** CPU time of the page's process. */
  readonly milliseconds: number;
  /** Memory in KB. */
  readonly peak: number | undefined;
}

/** Benchmarks reading photos of word lists with the built app's worker: rows without any mistake, time, memory and what is downloaded. */
export async function benchScans(): Promise<BenchResult[]> {
  return await withSite(async ({ browser, url }) => {
    const readings: Reading[] = [];
    for (const plan of planPages(pageCount, firstPage)) readings.push(await readPhoto({ browser, url }, plan));
    const rows = readings.reduce((sum, { plan }) => sum + plan.words.length, 0);
    const right = readings.reduce((sum, one) => sum + one.right, 0);
    const memory = readings.flatMap(({ peak }) => peak ?? []);
    return [
      {
        name: `photos of word lists: rows right of ${rows}, on ${pageCount} pages`,
        unit: '%',
        measured: (right / rows) * 100,
        goal: 90,
        isMoreBetter: true,
      },
      {
        name: 'photos of word lists: rows right on the worst page',
        unit: '%',
        measured: Math.min(...readings.map((one) => (one.right / one.plan.words.length) * 100)),
      },
      {
        name: `photos of word lists: slowest page, at ${slowdown} × slowdown`,
        unit: 'ms',
        measured: Math.max(...readings.map(({ milliseconds }) => milliseconds)) * slowdown,
        goal: 25_000,
      },
      ...(memory.length === 0
        ? []
        : [
            {
              name: 'photos of word lists: memory of the tab at most',
              unit: 'KB',
              measured: Math.max(...memory),
              goal: 400 * 1_024,
            } as const,
          ]),
      { name: 'photos of word lists: downloaded once, German and English', unit: 'KB', measured: sizeOfReading() },
    ];
  });
}

/** Reads a photo in a tab of its own, so that its memory is that of one reading. */
async function readPhoto({ browser, url }: Pick<BenchSite, 'browser' | 'url'>, plan: PagePlan): Promise<Reading> {
  const photo = await photographPage(browser, plan, sharpness);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.route('/photo.jpg', async (route) => await route.fulfill({ body: photo, contentType: 'image/jpeg' }));
  await page.goto('/privacy');
  await page.getByText('Last updated').waitFor();
  const processes = await browser.newBrowserCDPSession();
  const before = await readProcessTime(processes);
  const worker = `/assets/${basename(globSync(join(builtWeb, 'assets/read-picture.worker-*.js'))[0] ?? '')}`;
  const rows = await page.evaluate(readInPage, { worker, languages: [plan.language, 'en'] });
  const milliseconds = (await readProcessTime(processes)) - before;
  const peak = await readPeakMemory(processes);
  await context.close();
  const right = countRight(rows, plan);
  console.info(`${plan.name}: ${right} of ${plan.words.length}, ${Math.round(milliseconds)} ms, ${peak ?? 0} KB`);
  return { plan, right, milliseconds, peak };
}

/** Runs in the page. */
async function readInPage(wanted: { readonly worker: string; readonly languages: readonly string[] }) {
  const picture = await (await fetch('/photo.jpg')).blob();
  const reader = new Worker(wanted.worker, { type: 'module' });
  return await new Promise<readonly ScanRow[]>((resolve, reject) => {
    reader.addEventListener('message', ({ data }: MessageEvent<PictureMessage>) => {
      if ('page' in data) resolve(data.page.rows);
      if ('failure' in data) reject(new Error(data.failure));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    reader.postMessage({ picture, languages: wanted.languages, turns: 0 });
  });
}

/** Returns how many of the page's rows were read without any mistake. */
function countRight(rows: readonly ScanRow[], plan: PagePlan): number {
  const plain = (cells: readonly string[]) => cells.join('|').replaceAll('’', "'");
  const found = new Set(rows.map(({ cells }) => plain(cells)));
  return listRows(plan).filter((row) => found.has(plain(row))).length;
}

interface ProcessInfo {
  readonly type: string;
  readonly id: number;
  readonly cpuTime: number;
}

async function listRenderers(processes: CDPSession): Promise<ProcessInfo[]> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** Returns the CPU time of the pages so far, in milliseconds. */
async function readProcessTime(processes: CDPSession): Promise<number> {
  return (await listRenderers(processes)).reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

/** Returns the most memory that the tab's process ever had, in KB, with the browser's own files; undefined where the system doesn't tell. */
async function readPeakMemory(processes: CDPSession): Promise<number | undefined> {
  const peaks = (await listRenderers(processes)).flatMap(({ id }) => {
    const file = `/proc/${id}/status`;
    if (!existsSync(file)) return [];
    return [Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)];
  });
  return peaks.length > 0 ? Math.max(...peaks) : undefined;
}

/** Returns the size of the worker, the core and two models, in KB, as files; the transfer compresses the first two. */
function sizeOfReading(): number {
  const parts = ['read-picture.worker-*.js', 'tesseract-core-relaxedsimd-lstm-*', '{deu,eng}.traineddata-*'];
  const files = parts.flatMap((part) =>
    globSync(join(builtWeb, 'assets', part)).filter((file) => !/\.(br|gz)$/.test(file)),
  );
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_024;
}
