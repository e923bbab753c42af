import { expect, test } from 'vitest';
import { type DemoLogin, seedDemo } from '../../infra/local/launch/demo-family.ts';
import { listMisfits } from '../e2e/fitting.ts';
import { tours } from '../e2e/tours.ts';
import { asPlaywright, partOf } from './driver/as-playwright.ts';
import { signIn, startJourneys } from './driver/journey.ts';
import type { Page } from './driver/page.ts';

const journeys = startJourneys();
let logins: readonly DemoLogin[];

/** The narrowest phone, the usual phone, and a tablet held upright. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1_180 },
];

/** @returns what sticks out of the open screen in one of the sizes. */
async function listAllMisfits(page: Page, name: string): Promise<string[]> {
  const misfits: string[] = [];
  for (const { width, height } of sizes) {
    await page.size(width, height);
    const found = await page.run(listMisfits, width === 320);
    misfits.push(...found.map((misfit) => `${name} at ${width}: ${misfit}`));
    await page.picture(`${name}-${width}`);
  }
  await page.size(390, 844);
  return misfits;
}

test.each(Object.entries(tours))('%s sees every screen as wide as phone and tablet', async (person, stops) => {
  const { page, stack } = journeys;
  logins ??= await seedDemo(stack.context);
  // Another page than the one before ended on, so that no place in it is kept.
  await page.go(`${stack.url}/terms`);
  await page.run(() => localStorage.clear());
  const login = logins.find(({ email }) => email.startsWith(person));
  if (login) await signIn(page, stack.url, login);
  const misfits: string[] = [];
  for (const stop of stops) {
    await stop.go(asPlaywright(page));
    await page.see(typeof stop.shows === 'string' ? partOf(stop.shows) : stop.shows);
    misfits.push(...(await listAllMisfits(page, `${person}-${stop.name}`)));
  }
  expect(misfits).toEqual([]);
}, 240_000);
