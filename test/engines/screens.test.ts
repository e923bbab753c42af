import type { DemoLogin } from '../../infra/local/launch/demo-family.ts';
import { tours } from '../e2e/tours.ts';
import { asPlaywright, partOf } from './driver/as-playwright.ts';
import { copyDemo } from './driver/demo-copy.ts';
import { expectToFit } from './driver/expect-to-fit.ts';
import { phone, signIn, test } from './driver/journey.ts';

let logins: readonly DemoLogin[];

test.beforeAll(async ({ endpoint, stack }) => {
  logins = await copyDemo(endpoint, stack);
});

test.afterEach(async ({ page }) => await page.size(phone.width, phone.height));

test.for(Object.entries(tours))(
  '%s sees every screen as wide as phone and tablet',
  { timeout: 240_000 },
  async ([person, stops], { page, stack }) => {
    const login = logins.find(({ email }) => email.startsWith(person));
    if (login) await signIn(page, stack.url, login);
    else await page.goAnew(stack.url);
    for (const stop of stops) {
      await stop.go(asPlaywright(page));
      await page.see(typeof stop.shows === 'string' ? partOf(stop.shows) : stop.shows);
      // A stop without a screen of its own shows more of the previous one, which has been checked on a tablet.
      await expectToFit(page, `${person}-${stop.name}`, stop.screen !== undefined);
    }
  },
);
