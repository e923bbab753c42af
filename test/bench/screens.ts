import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { ulid } from 'ulid';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { builtWeb } from '../../infra/build/project-paths.ts';
import { limits } from '../../shared/limits.ts';
import { login } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../shared/routes/decks.ts';
import { openTab, signInOnScreen } from '../e2e/family.ts';
import { makeFamily, type SeededFamily } from '../e2e/seeded-family.ts';
import type { BenchResult } from './bench-line.ts';
import { withSite } from './bench-product.ts';

const rounds = 3;

/** Factor by which a cheap phone's CPU is slower than this machine's. */
const slowdown = 4;
const longDeck = 'Every word of the language';

/**
 * Benchmarks on a slow device: time to the next card after an answer, and the deck manager with a full deck. Also measures the size of the chart's code. Needs
 * the built app.
 * @param webRoot folder of the build to measure; by default this project's.
 */
export async function benchScreens(webRoot: string = builtWeb): Promise<BenchResult[]> {
  return await withSite(async ({ browser, url, context }) => {
    const family = await makeFamily(context, []);
    await makeLongDeck(context, family);
    return [
      ...(await benchAnswering(browser, url, family)),
      ...(await benchLongDeck(browser, url, family)),
      benchChart(webRoot),
    ];
  }, webRoot);
}

/** Fills a deck with realistic cards, from one line to a page long. */
async function makeLongDeck(context: LocalContext, { parent }: SeededFamily): Promise<void> {
  const { call } = await openProcessClient(context);
  const { token } = await call(login, undefined, { body: parent });
  const [known] = await call(listDecks, token, { query: {} });
  if (!known) throw new Error('The family has no deck.');
  const { id } = await call(createDeck, token, { body: { name: longDeck, householdId: known.householdId } });
  for (let offset = 0; offset < limits.cardsPerDeck; offset += limits.cardsPerImportCall) {
    const cards = Array.from({ length: limits.cardsPerImportCall }, (_, index) => ({
      front: `Word ${offset + index}`,
      back: `What it means, ${offset + index}. `.repeat(index % 20 === 0 ? 20 : 1),
    }));
    await call(importCards, token, { params: { deckId: id }, body: { importId: ulid(), offset, cards } });
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  return await context.newPage();
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Measures what a child waits for: from the press to the painted answer, from the answer to the painted next question, and the work of the page's main thread for
 * an answer. The baseline is a page that only replaces a text.
 */
async function benchAnswering(
  browser: Browser,
  url: string,
  { child, deckName }: SeededFamily,
): Promise<BenchResult[]> {
  const page = await openPage(browser, url);
  const baselinePage = await openPage(browser, url);
  await baselinePage.setContent('<section aria-label="Question">0</section>');
  await baselinePage.evaluate(() => {
    const section = document.querySelector('section');
    window.addEventListener('keydown', () => section?.replaceChildren(String(performance.now())));
  });
  await signInOnScreen(page, child);
  await page.getByRole('button', { name: /Study a Deck/ }).click();
  await page.getByRole('button', { name: new RegExp(deckName) }).click();
  await page.getByRole('button', { name: 'Show Answer' }).waitFor();
  for (const one of [page, baselinePage]) {
    await one.evaluate(timeSides);
    await slowDown(one);
  }
  const busy: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await answerAll(page, baselinePage, busy);
    if (round === rounds) break;
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: new RegExp(deckName) }).click();
    await page.getByRole('button', { name: 'Study anyway' }).click();
  }
  const [own, floors] = [await readTimes(page), await readTimes(baselinePage)];
  await page.context().close();
  await baselinePage.context().close();
  const slower = `processor ${slowdown} × slower`;
  const floor = medianOf(floors.question);
  return [
    { name: `next card after an answer, ${slower}`, unit: 'ms', measured: medianOf(own.question), floor, goal: 50 },
    {
      name: `answer of a card after its press, ${slower}`,
      unit: 'ms',
      measured: medianOf(own.answer),
      floor,
      goal: 40,
    },
    { name: `main thread busy for an answer, ${slower}`, unit: 'ms', measured: medianOf(busy), goal: 60 },
  ];
}

/** Answers every card of the session, and presses the same key in the baseline page. Adds for how many milliseconds each answer kept the main thread busy. */
async function answerAll(page: Page, baselinePage: Page, busy: number[]): Promise<void> {
  const heading = await page.getByRole('heading', { name: /^Card 1 of/ }).innerText();
  const total = Number(/\d+$/.exec(heading)?.[0]);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  for (let card = 1; card <= total; card += 1) {
    await page.getByText(`Card ${card} of`).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Answer' }).waitFor();
    // Wait until the card's flip animation is over and the page is idle.
    await page.waitForTimeout(400);
    const before = await readBusyMs(devTools);
    await page.keyboard.press('2');
    await baselinePage.keyboard.press('2');
    await page.waitForTimeout(400);
    busy.push((await readBusyMs(devTools)) - before);
  }
}

async function readBusyMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface SideTimes {
  readonly question: number[];
  readonly answer: number[];
}

/** Runs in the page: records the time from each key press to the painted next question, and from the space bar to the painted answer. */
function timeSides(): void {
  const times: SideTimes = { question: [], answer: [] };
  let begun: { readonly at: number; readonly side: keyof SideTimes } | undefined;
  Object.assign(window, { sideTimes: times });
  window.addEventListener(
    'keydown',
    ({ key, timeStamp: at }) => (begun = { at, side: key === '2' ? 'question' : 'answer' }),
    true,
  );
  new MutationObserver(() => {
    if (!begun || !document.querySelector(`[aria-label="${begun.side === 'question' ? 'Question' : 'Answer'}"]`))
      return;
    const { at, side } = begun;
    begun = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => times[side].push(performance.now() - at));
      port1.start();
      port2.postMessage(undefined);
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}

async function readTimes(page: Page): Promise<SideTimes> {
  return await page.evaluate(() => (window as unknown as { sideTimes: SideTimes }).sideTimes);
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10;
}

/** Measures the deck manager with a full deck: how many nodes it renders, and its longest task. */
async function benchLongDeck(browser: Browser, url: string, { parent }: SeededFamily): Promise<BenchResult[]> {
  const page = await openPage(browser, url);
  await signInOnScreen(page, parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: longDeck, exact: true }).click();
  await page.getByText('Word 0', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Find & edit' }).click();
  await page.getByPlaceholder('Search cards').waitFor();
  await slowDown(page);
  const works = {
    scrolling: scrollThrough,
    searching: searchCards,
    sorting: sortCards,
    editing: editCard,
    'typing into the table of': typeInTable,
  };
  const lines: BenchResult[] = [];
  let nodes = 0;
  for (const [name, work] of Object.entries(works)) {
    const measured = await longestTask(browser, page, async () => await work(page));
    nodes = Math.max(nodes, await countNodes(page));
    lines.push({
      name: `longest task while ${name} 5,000 cards, processor ${slowdown} × slower`,
      unit: 'ms',
      measured,
      goal: 50,
    });
  }
  await page.context().close();
  return [{ name: 'deck manager with 5,000 cards', unit: 'nodes', measured: nodes, goal: 1_500 }, ...lines];
}

async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 3_000);
    await page.waitForTimeout(60);
  }
}

async function searchCards(page: Page): Promise<void> {
  const field = page.getByPlaceholder('Search cards');
  await field.pressSequentially('word 4999', { delay: 150 });
  await page.getByText('Word 4999', { exact: true }).waitFor();
  await field.fill('');
  await page.getByText('Word 1', { exact: true }).waitFor();
}

async function sortCards(page: Page): Promise<void> {
  const order = page.getByLabel('Order');
  await order.selectOption('Front, A to Z');
  await page.getByText('Word 2', { exact: true }).waitFor();
  await order.selectOption('Deck order');
  await page.getByText('Word 1', { exact: true }).waitFor();
}

async function typeInTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table' }).click();
  const cell = page.getByLabel('Back, card 2', { exact: true });
  await cell.pressSequentially(' and yet more', { delay: 50 });
  await cell.press('Enter');
  await page.getByText('Saving...').waitFor({ state: 'detached' });
  await scrollThrough(page);
}

async function editCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Word 1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Back (Answer)').pressSequentially(' and more', { delay: 50 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function countNodes(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, and how long it took by the clock and of the processor's time, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const ofFrames = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/**
 * Whether a task is the page's own, by the events in it: its functions, a person's input, or a frame. The locators of the test tool run in the page's main thread
 * too: a message brings them, as functions without an address.
 */
function isOfPage(events: readonly TraceEvent[]): boolean {
  const isMessage = events.some(({ name }) => name === 'Receive mojo message');
  return events.some(({ name, args }) =>
    name === 'FunctionCall'
      ? args.data?.url?.startsWith('http') === true
      : name === 'EventDispatch' || (!isMessage && ofFrames.includes(name)),
  );
}

/**
 * Measures the page's longest main-thread task from a browser trace, in ms of the processor's time: other programs on the machine don't count. The throttling
 * spins the processor, so its factor is in.
 */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
  await browser.startTracing(page, { categories });
  await work();
  await page.waitForTimeout(300);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  const events = traceEvents.filter((event) => mains.has(threadOf(event)) && event.tdur !== undefined);
  const tasks = events.filter((task) => {
    const isWithin = (event: TraceEvent): boolean =>
      threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts < endOf(task);
    return task.name.endsWith('RunTask') && isOfPage(events.filter(isWithin));
  });
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 100) / 10;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

/** Measures the gzipped size of the code and styles of the report with the chart. */
function benchChart(webRoot: string): BenchResult {
  const files = globSync('assets/{reports-tab,study-days-chart}-*.{js,css}', { cwd: webRoot });
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(webRoot, file))).length, 0);
  return {
    name: `reports with their chart, gzip (${files.map((file) => basename(file).replace(/-[^-]{7}\./, '.')).join(', ')})`,
    unit: 'KB',
    measured: Math.round(bytes / 102.4) / 10,
    goal: 15,
  };
}
