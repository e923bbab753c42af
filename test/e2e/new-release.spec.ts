import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { generateQuiz } from '../../shared/routes/quizzes.ts';
import { type LocalStack, startLocalStack } from '../support/local-stack.ts';
import { expectAccessibleInBothLooks } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { makeFamily, type SeededFamily } from './seeded-family.ts';
import { findProduct } from './stored-rows.ts';
import { makeTwoReleases, type TwoReleases } from './releases/two-releases.ts';
import {
  isReleaseWaiting,
  lookForRelease,
  readCaches,
  hideUntilReloaded,
  setHidden,
  waitForWorker,
} from './releases/worker.ts';

test.use({ hasIdleTime: true });
// One run in ten misses the look at the release that `openTabWithHeldChunk` waits for; why isn't known yet.
test.describe.configure({ retries: 1 });

let releases: TwoReleases;
let stack: LocalStack;
let family: SeededFamily;

test.beforeAll(async ({ baseURL }) => {
  releases = await makeTwoReleases();
  const { endpoint } = await findProduct(baseURL ?? '');
  stack = await startLocalStack({ endpoint, webRoot: releases.webRoot });
  // The child did not study yesterday, so no streak badge is earned today. Its celebration would cover the next screen.
  family = await makeFamily(stack.context, [3]);
  const client = await openProcessClient(stack.context);
  const { token } = await client.call(login, undefined, { body: family.parent });
  await client.call(generateQuiz, token, { params: { deckId: family.deckId }, body: {} });
});

test.afterAll(async () => {
  await stack.stop();
  await releases.remove();
});

test.beforeEach(async () => {
  await releases.showChunks('second');
  await releases.serve('first');
});

/** Requests of each page that are under way, without those that a test holds back. */
const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Serves the second release once the page has what it asked for: the local server breaks off if a file goes as it opens it. */
async function serveSecond(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page)?.size ?? 0).toBe(0);
  await releases.serve('second');
}

/** Opens a child's Home in the first release. Also returns a list that records each later page load. */
async function openAsEmma(
  browser: Browser,
  prepare?: (page: Page) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const page = await (await browser.newContext({ baseURL: stack.url, serviceWorkers })).newPage();
  followRequests(page);
  // Without idle time the app prefetches no screen, so each is fetched when opened.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await prepare?.(page);
  // Waits for the background code, which loads seconds later, so that this code also comes from the first release.
  const behind = page.waitForResponse(/behind-screens-[\w-]+\.js$/);
  await signIn(page, family.child);
  await expect(page.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  await (await behind).finished();
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return { page, loads };
}

const readRelease = async (page: Page): Promise<unknown> =>
  await page.evaluate("globalThis.flashsparkRelease ?? 'first'");

/** Opens a tab whose chunk is delayed until the returned function is called. */
async function openTabWithHeldChunk(page: Page, tab: string, chunk: string): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<void>();
  const held: Route[] = [];
  const place = `**/assets/${chunk}-*.js`;
  // Holds every request for it: one that slipped through would load it from the first release.
  await page.route(place, (route) => {
    held.push(route);
    underWay.get(page)?.delete(route.request());
    asked.resolve();
  });
  await openTab(page, tab);
  await asked.promise;
  const answer = async () => {
    await Promise.all(held.map(async (route) => await route.continue()));
    await page.unroute(place);
  };
  return async () => {
    // The page checks which release is served before it decides what to do.
    const decided = page.waitForResponse(`${stack.url}/`, { timeout: 15_000 });
    await answer();
    await (await decided).finished();
  };
}

test('the two releases share no script', async () => {
  const first = await releases.listScripts('first');
  const second = await releases.listScripts('second');
  expect(first.length).toBeGreaterThan(10);
  expect(first.filter((script) => second.includes(script))).toEqual([]);
});

test('a screen whose chunk is gone reloads the page once and shows in the new release', async ({ browser }) => {
  const { page, loads } = await openAsEmma(browser);
  await serveSecond(page);
  await openTab(page, 'Streaks');
  await expect(page.getByText(/longest streak/i).first()).toBeVisible();
  expect(await readRelease(page)).toBe('second');
  await openTab(page, 'Badges');
  await expect(page.getByText('Little Spark').first()).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('a quiz goes on to its result in the old release; the page reloads after it', async ({ browser }) => {
  const { page, loads } = await openAsEmma(browser);
  const answerWithChunk = await openTabWithHeldChunk(page, 'Streaks', 'streaks-screen');
  await openTab(page, 'Home');
  await page.getByRole('button', { name: /Take a Quiz/ }).click();
  await page.getByRole('button', { name: /Quiz: Times seven/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio').first().check();
  await serveSecond(page);
  await answerWithChunk();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByText(/passing: \d+%/)).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['first', 0]);

  await page.getByRole('button', { name: 'Close' }).click();
  await openTab(page, 'Streaks');
  await expect(page.getByText(/longest streak/i).first()).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['second', 1]);
});

test('a study session goes on in the old release; the page reloads after it', async ({ browser }) => {
  const { page, loads } = await openAsEmma(browser);
  const answerWithChunk = await openTabWithHeldChunk(page, 'Badges', 'badges-screen');
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Times seven/ }).click();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await serveSecond(page);
  await answerWithChunk();
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByText(/Got it!/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  expect([await readRelease(page), loads.length]).toEqual(['first', 0]);

  await openTab(page, 'Badges');
  await expect(page.getByText('Little Spark').first()).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['second', 1]);
});

test('over answers that are not saved yet, a message says so; once they are saved the screen opens', async ({
  browser,
}) => {
  const { page, loads } = await openAsEmma(browser, async (fresh) => {
    // Without IndexedDB, a reload would lose unsent answers.
    await fresh.addInitScript('Object.defineProperty(window, "indexedDB", { value: undefined })');
    await fresh.route('**/reviews', async (route) => await route.abort());
  });
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Times seven/ }).click();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await serveSecond(page);
  await openTab(page, 'Badges');
  await expect(page.getByText('Flashspark has a new version')).toBeVisible();
  await expect(page.getByText('Stay on this page until it says “saved”.')).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['first', 0]);

  await page.unroute('**/reviews');
  const saved = page.waitForResponse((response) => response.url().endsWith('/reviews'));
  await page.evaluate('window.dispatchEvent(new Event("online"))');
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Little Spark').first()).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['second', 1]);
});

test('a chunk that the new release lacks too ends at the crash screen, after one reload in each release', async ({
  browser,
}) => {
  const { page, loads } = await openAsEmma(browser);
  await releases.hideChunk('second', 'badges-screen');
  await serveSecond(page);
  await openTab(page, 'Badges');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('This screen didn’t load.')).toBeVisible();
  expect(loads).toHaveLength(2);
  await expectAccessibleInBothLooks(page, 'the crash screen');
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads).toHaveLength(3);

  await releases.showChunks('second');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Little Spark').first()).toBeVisible();
});

test('where not even the app can be had, the page says so, and Try again opens it', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await page.route('**/assets/draw-app-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Flashspark could not be loaded. Please check your connection.');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Flashcards for your family' })).toBeVisible();
});

/** Opens study as a child in the first release, with the service worker installed. */
async function studyAsEmma(browser: Browser) {
  const context = await browser.newContext({ baseURL: stack.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, family.child);
  await waitForWorker(page);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await openTab(page, 'Study');
  await page.getByRole('button', { name: /Times seven/ }).click();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  return { context, page, loads };
}

async function answerAndLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByText(/Got it!/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
}

test('a release that comes while a child studies waits, with the old one’s files at hand; at rest it comes, once', async ({
  browser,
}) => {
  const { context, page, loads } = await studyAsEmma(browser);
  const [script = ''] = (await releases.listScripts('first')).filter((name) => name.startsWith('streaks-screen'));
  await serveSecond(page);
  expect(await lookForRelease(page)).toBe('waits');
  await setHidden(page, true);
  expect(await isReleaseWaiting(page)).toBe(true);
  await setHidden(page, false);
  // The server no longer has the file, so it comes from the service worker's cache.
  expect(await page.evaluate(async (name) => (await fetch(`/assets/${name}`)).status, script)).toBe(200);

  // A newly opened page gets the new release, while the old page keeps the old one.
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  expect([await readRelease(other), await readRelease(page)]).toEqual(['second', 'first']);
  await other.close();

  await answerAndLeave(page);
  expect([await readRelease(page), loads.length]).toEqual(['first', 0]);
  await hideUntilReloaded(page);
  await expect(page.getByRole('button', { name: /Times seven/ })).toBeVisible();
  await waitForWorker(page);
  await setHidden(page, true);
  expect([await readRelease(page), await isReleaseWaiting(page), loads.length]).toEqual(['second', false, 1]);
});

test('studying without a connection goes on in its release; the new one comes when the connection is back', async ({
  browser,
}) => {
  const { context, page, loads } = await studyAsEmma(browser);
  await context.setOffline(true);
  await serveSecond(page);
  await answerAndLeave(page);
  await setHidden(page, true);
  await setHidden(page, false);
  expect([await readRelease(page), loads.length]).toEqual(['first', 0]);

  const sent = page.waitForResponse((response) => response.url().endsWith('/reviews'));
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect.poll(async () => await isReleaseWaiting(page)).toBe(true);
  await hideUntilReloaded(page);
  await expect.poll(async () => await readRelease(page)).toBe('second');
});

test('where a screen is neither on the device nor on the server any more, the page lets go of its worker and gets the new release', async ({
  browser,
}) => {
  const { page, loads } = await openAsEmma(browser, undefined, 'allow');
  await waitForWorker(page, { isTold: true });
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('flashspark.release.'));
    const cache = await caches.open(name);
    const [gone] = (await cache.keys()).filter(({ url }) => /streaks-screen-[\w-]+\.js/.test(url));
    await cache.delete(gone ?? '');
  });
  // Clears the HTTP cache, which also contains the service worker's files.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await serveSecond(page);
  await openTab(page, 'Streaks');
  await expect(page.getByText(/longest streak/i).first()).toBeVisible();
  expect([await readRelease(page), loads.length]).toEqual(['second', 1]);
});

test('a release that is not whole on the server is not taken, and a worker that is broken can be taken away', async ({
  browser,
}) => {
  const { page } = await openAsEmma(browser, undefined, 'allow');
  await waitForWorker(page, { isTold: true });
  await serveSecond(page);
  // Files are deployed one by one, so `index.html` may briefly belong to another release.
  await releases.exchangeFile('second', 'index.html', 'robots.txt');
  expect(await lookForRelease(page)).toBe('not-taken');
  await releases.exchangeFile('second', 'index.html', 'robots.txt');

  await releases.exchangeFile('second', 'sw.js', 'remove-worker.js');
  await lookForRelease(page);
  await expect
    .poll(async () => await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await readCaches(page)).toEqual([]);
  expect(await readRelease(page)).toBe('first');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ready to learn?' })).toBeVisible();
  expect(await readRelease(page)).toBe('second');
  await releases.exchangeFile('second', 'sw.js', 'remove-worker.js');
});
