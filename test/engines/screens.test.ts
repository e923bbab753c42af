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

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const { width, height } of sizes) {
    await page.size(width, height);
    const misfits = async () => await page.run(listMisfits, width === 320);
    await expect.poll(misfits, { message: `${name} does not fit into ${width} pixels`, timeout: 5_000 }).toEqual([]);
    await page.picture(`${name}-${width}`);
  }
  await page.size(390, 844);
}

test.each(Object.entries(tours))(
  '%s sees every screen as wide as phone and tablet',
  async (person, stops) => {
    const { page, stack } = journeys;
    logins ??= await seedDemo(stack.context);
    // Another page than the one before ended on, so that no place in it is kept.
    await page.go(`${stack.url}/terms`);
    await page.run(() => localStorage.clear());
    const login = logins.find(({ email }) => email.startsWith(person));
    if (login) await signIn(page, stack.url, login);
    for (const stop of stops) {
      await stop.go(asPlaywright(page));
      await page.see(typeof stop.shows === 'string' ? partOf(stop.shows) : stop.shows);
      await expectToFit(page, `${person}-${stop.name}`);
    }
  },
  240_000,
);
