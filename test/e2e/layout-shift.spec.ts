import { type Browser, expect, type Page } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { login } from '../../shared/routes/auth.ts';
import { listLearners } from '../../shared/routes/learners.ts';
import { tokenKey, userKey } from '../../web/src/lib/account/stored-session.ts';
import type { Person } from './family.ts';
import { test } from './journey.ts';
import { openProduct, seedFamily, type SeededFamily } from './seeded-family.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Delay of each response in ms. They arrive one by one, as on a slow connection, so that late content can shift the layout. */
const lateByMs = 25;

test('nothing moves while a page comes in: sign-in, the parent’s home, a learner’s home with 0, 1 and 5 things to do, and study', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [1]);
  const { call } = await openProcessClient(await openProduct(baseURL ?? ''));
  const { token, user } = await call(login, undefined, { body: family.parent });
  const householdId = user.households[0]?.id ?? '';
  const [learner] = await call(listLearners, token, { params: { householdId } });
  const work = { householdId, learnerId: learner?.id ?? '', type: 'deck', resourceId: family.deckId } as const;
  const signInMoves = findMoves(browser, {}, async (page) => {
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
    await page.getByText('Studying on your own?').waitFor();
  });
  const parentMoves = findMoves(browser, await signIn(baseURL, family.parent), async (page) => {
    await page.getByRole('button', { name: 'View Progress' }).waitFor();
    await page.getByText('Skip the password next time?').waitFor();
  });
  const childMoves = findMoves(browser, await signIn(baseURL, family.child), async (page) => {
    await expectHome(page, 0);
    for (const count of [1, 2, 3, 4, 5]) {
      await call(createAssignment, token, { body: { ...work, notes: `Number ${count}, please.` } });
      if (count > 1 && count < 5) continue;
      await page.reload();
      await expectHome(page, count);
    }
    await openStudy(page, family);
  });
  expect({ signIn: await signInMoves, parent: await parentMoves, child: await childMoves }).toEqual({
    signIn: [],
    parent: [],
    child: [],
  });
});

async function expectHome(page: Page, count: number): Promise<void> {
  await page.getByText('Your grown-ups can see').waitFor();
  await expect(page.getByText('please.')).toHaveCount(count);
}

/** @returns the local storage items of a signed-in browser. */
async function signIn(baseURL: string | undefined, person: Person): Promise<Readonly<Record<string, string>>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${baseURL}${login.path}`, { method: 'POST', headers, body: JSON.stringify(person) });
  const { token, user } = login.response.parse(await answer.json());
  return { [tokenKey]: token, [userKey]: JSON.stringify(user) };
}

/** Opens a study session and reloads, so that the page starts in the session. */
async function openStudy(page: Page, { deckName }: SeededFamily): Promise<void> {
  await page.getByRole('button', { name: /Study a Deck/ }).click();
  await page.getByRole('button', { name: new RegExp(deckName) }).click();
  await page.getByRole('button', { name: 'Show Answer' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show Answer' }).waitFor();
}

/** Opens the product on a new device. @returns unexpected layout shifts, each with its score. */
async function findMoves(
  browser: Browser,
  items: Readonly<Record<string, string>>,
  look: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const device = await browser.newContext();
  const moves: string[] = [];
  await device.exposeFunction('noteMove', (move: string) => void moves.push(move));
  await device.addInitScript(watchMoves, items);
  const page = await device.newPage();
  let late = lateByMs;
  await page.route(/\/(api\/|config\.json)/, async (route) => {
    const own = (late += lateByMs);
    await new Promise((resolve) => setTimeout(resolve, own));
    await route.continue();
  });
  await page.goto('/');
  await look(page);
  // The page shows the typeface from its first screen on. A late one would not move anything either, because it would not show.
  expect(
    await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
  ).toBeGreaterThan(0);
  // After two frames, the browser has reported all shifts so far.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await device.close();
  return moves;
}

/** Records layout shifts. Runs in the page before its own scripts. */
function watchMoves(items: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  const { noteMove } = window as unknown as { noteMove: (move: string) => void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
      noteMove(`${entry.value.toFixed(4)}: ${what}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}
