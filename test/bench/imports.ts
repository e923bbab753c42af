import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { householdRows } from '../../functions/data/people/household.ts';
import { storedCards } from '../../functions/data/content/card.ts';
import { Table } from '../../functions/data/table/table.ts';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { localPart } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { notice } from '../../shared/notice.ts';
import { register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { createHousehold } from '../../shared/routes/households.ts';
import { addDeckBy, openTab, signInOnScreen } from '../e2e/family.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { meterConsumption } from '../support/table/consumption.ts';
import type { BenchResult } from './bench-line.ts';
import { type BenchProduct, type BenchSite, withProduct, withSite } from './bench-product.ts';

/** Number of cards in one import. A browser sends them in two calls. */
const cardCount = 1_000;
/** Number of imports, each into a new deck and compared with a raw write of the same rows. */
const rounds = 9;

/**
 * Measures the speed and cost of importing a file. The floor (lower bound) is a BatchWrite of the same rows in batches of the same size, without
 * authentication, the deck's counter and the record of the saved rows.
 */
export async function benchImports(): Promise<BenchResult[]> {
  return [...(await withProduct(benchServer)), ...(await withSite(benchBrowser))];
}

async function benchServer({ call, client, context: { clock } }: BenchProduct): Promise<BenchResult[]> {
  const account = { email: 'import@example.org', password: 'correct horse 42', role: 'parent' as const };
  const { token } = await call(register, undefined, { body: account });
  const household = await call(createHousehold, token, {
    body: { name: 'Import', timeZone: 'UTC', consent: { noticeVersion: notice.version } },
  });
  const makeDeck = async (name: string) => await call(createDeck, token, { body: { name, householdId: household.id } });
  const rows = householdRows(new Table(client, localTableName), household.id);
  const cards = Array.from({ length: cardCount }, (_, row) => ({ front: `front ${row}`, back: `back ${row}` }));

  const importAll = async (deckId: string) => {
    for (let offset = 0; offset < cardCount; offset += limits.cardsPerImportCall) {
      const body = { importId: 'bench', offset, cards: cards.slice(offset, offset + limits.cardsPerImportCall) };
      await call(importCards, token, { params: { deckId }, body });
    }
  };
  const writeAll = async (deckId: string) => {
    const deck = localPart(deckId);
    const createdAt = clock().toISOString();
    for (let offset = 0; offset < cardCount; offset += limits.cardsPerImportCall) {
      const part = cards.slice(offset, offset + limits.cardsPerImportCall).map((sides, index) => ({
        deck,
        card: `${createdAt.replaceAll(/\D/g, '').padEnd(20, '0')}-${String(offset + index).padStart(5, '0')}`,
        ...sides,
        createdAt,
        version: 1,
      }));
      await storedCards.putMany(rows, part, () => true);
    }
  };
  const paces: Record<'product' | 'raw', number[]> = { product: [], raw: [] };
  const timed = async (work: () => Promise<void>) => {
    const begun = performance.now();
    await work();
    return (cardCount * 1_000) / (performance.now() - begun);
  };
  for (let round = 0; round <= rounds; round += 1) {
    const [own, raw] = [await makeDeck(`product ${round}`), await makeDeck(`raw ${round}`)];
    const pace = {
      product: await timed(async () => await importAll(own.id)),
      raw: await timed(async () => await writeAll(raw.id)),
    };
    // The first round is a warm-up.
    if (round > 0) for (const kind of ['product', 'raw'] as const) paces[kind].push(pace[kind]);
  }
  const metered = await makeDeck('metered');
  const meter = meterConsumption(client);
  await importAll(metered.id);
  const { writes } = meter.take();
  return [
    {
      name: 'import 1,000 cards',
      unit: 'rows/s',
      measured: medianOf(paces.product),
      floor: medianOf(paces.raw),
      goal: 0.75,
      goalOf: 'floor',
      isMoreBetter: true,
    },
    {
      name: 'write units for 1,000 cards',
      unit: 'units',
      measured: writes,
      floor: cardCount,
      goal: 1.1,
      goalOf: 'floor',
    },
  ];
}

/** Number of imports at each browser speed: full speed, and a quarter of it. */
const browserRounds = 3;

/** Measures the longest time that the page is unresponsive while a parent previews and imports a file of 10,000 rows. */
async function benchBrowser(site: BenchSite): Promise<BenchResult[]> {
  const lines: BenchResult[] = [];
  for (const slowdown of [1, 4]) {
    const longest: number[] = [];
    for (let round = 0; round < browserRounds; round += 1) longest.push(await measureImport(site, slowdown));
    const name = `longest task while 10,000 rows are imported, at ${slowdown} × slowdown`;
    lines.push({ name, unit: 'ms', measured: medianOf(longest), goal: 50 });
  }
  return lines;
}

/** @returns the longest main-thread task in ms; 0 when none exceeds 50 ms, the minimum that browsers report. */
async function measureImport({ url, context, browser }: BenchSite, slowdown: number): Promise<number> {
  const { parent } = await makeFamily(context, []);
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(folder, 'words.csv');
  const rows = Array.from({ length: limits.importRows }, (_, row) => `What is word number ${row}?,It is ${row}`);
  await writeFile(file, ['front,back', ...rows].join('\n'));
  const page = await browser.newPage({ baseURL: url });
  try {
    await page.addInitScript(watchLongTasks);
    await signInOnScreen(page, parent);
    await openTab(page, 'Create');
    await page.getByRole('heading', { name: 'Times seven' }).waitFor();
    await addDeckBy(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import Deck from CSV' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await takeLongestTask(page);
    // Passes the path, because sending the content through the automation protocol would itself be the longest task.
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('status').filter({ hasText: '10,000 cards' }).waitFor();
    await dialog.getByRole('button', { name: 'Import Deck' }).click();
    await dialog.getByText('Import Complete!').waitFor({ timeout: 300_000 });
    return await takeLongestTask(page);
  } finally {
    await page.close();
    await rm(folder, { recursive: true });
  }
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** @returns the longest task since the last call. Waits briefly, because the browser reports tasks with a delay. */
async function takeLongestTask(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return Math.max(0, ...(await page.evaluate(() => window.longTasks.splice(0))));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
