import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { builtWeb } from '../../infra/build/project-paths.ts';
import type { ScanRow } from '../../shared/import/scan/table-rows.ts';
import type { PictureMessage } from '../../web/src/parent/create/import/scan/read-picture.worker.ts';
import { listRows, type PagePlan, planPages } from '../support/word-pages/page-plans.ts';
import { photographPage } from '../support/word-pages/photograph-page.ts';
import type { BenchResult } from './bench-line.ts';
import { withSite } from './bench-product.ts';

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
}

/** Benchmarks reading photos of word lists with the built app's worker: rows without any mistake, time, memory and what is downloaded. */
export async function benchScans(): Promise<BenchResult[]> {
  return await withSite(async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.goto('/privacy');
    await page.getByText('Last updated').waitFor();
    const processes = await browser.newBrowserCDPSession();
    const readings: Reading[] = [];
    for (const plan of planPages(pageCount, firstPage))
      readings.push(await readPhoto({ browser, page, processes }, plan));
    const rows = readings.reduce((sum, { plan }) => sum + plan.words.length, 0);
    const right = readings.reduce((sum, one) => sum + one.right, 0);
    const peak = await readPeakMemory(processes);
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
      ...(peak === undefined
        ? []
        : [{ name: 'photos of word lists: memory at most', unit: 'KB', measured: peak, goal: 400 * 1_024 } as const]),
      { name: 'photos of word lists: downloaded once, German and English', unit: 'KB', measured: sizeOfReading() },
    ];
  });
}

interface Desk {
  readonly browser: Browser;
  readonly page: Page;
  readonly processes: CDPSession;
}

async function readPhoto({ browser, page, processes }: Desk, plan: PagePlan): Promise<Reading> {
  const photo = await photographPage(browser, plan, sharpness);
  const address = `/assets/${basename(globSync(join(builtWeb, 'assets/read-picture.worker-*.js'))[0] ?? '')}`;
  const before = await readProcessTime(processes);
  const rows = await page.evaluate(
    async ({ worker, picture, languages }) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0);
      const reader = new Worker(worker, { type: 'module' });
      const read = await new Promise<readonly ScanRow[]>((resolve, reject) => {
        reader.addEventListener('message', ({ data }: MessageEvent<PictureMessage>) => {
          if ('page' in data) resolve(data.page.rows);
          if ('failure' in data) reject(new Error(data.failure));
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        reader.postMessage({ picture: new Blob([bytes], { type: 'image/jpeg' }), languages, turns: 0 });
      });
      reader.terminate();
      return read;
    },
    { worker: address, picture: photo.toString('base64'), languages: [plan.language, 'en'] },
  );
  const milliseconds = (await readProcessTime(processes)) - before;
  const right = countRight(rows, plan);
  console.info(`${plan.name}: ${right} of ${plan.words.length}, ${Math.round(milliseconds)} ms`);
  return { plan, right, milliseconds };
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

/** Returns the most memory that a page's process ever had, in KB; undefined where the system doesn't tell. */
async function readPeakMemory(processes: CDPSession): Promise<number | undefined> {
  const peaks = (await listRenderers(processes)).flatMap(({ id }) => {
    const file = `/proc/${id}/status`;
    return existsSync(file) ? [Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)] : [];
  });
  return peaks.length > 0 ? Math.max(...peaks) : undefined;
}

/** Returns the size of the worker, the core and two models, in KB, as files; the transfer compresses the first two. */
function sizeOfReading(): number {
  const parts = ['read-picture.worker-*.js', 'tesseract-core-relaxedsimd-lstm-*', '{deu,eng}.traineddata-*'];
  const files = parts.flatMap((part) => globSync(join(builtWeb, 'assets', part)));
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_024;
}
