import { tours } from '../../e2e/tours.ts';
import { asPlaywright, partOf } from './as-playwright.ts';
import { expectToFit } from './expect-to-fit.ts';
import { phone, signIn, test } from './journey.ts';

/** Defines a test for each person's tour of the demo family. Files split the tours, because files run in parallel. */
export function testTours(people: readonly string[]): void {
  test.afterEach(async ({ page }) => await page.size(phone.width, phone.height));

  test.for(people)(
    '%s sees every screen as wide as phone and tablet',
    { timeout: 240_000 },
    async (person, { logins, page, stack }) => {
      const login = logins.find(({ email }) => email.startsWith(person));
      if (login) await signIn(page, stack.url, login);
      else await page.goAnew(stack.url);
      for (const stop of tours[person] ?? []) {
        await stop.go(asPlaywright(page));
        await page.see(typeof stop.shows === 'string' ? partOf(stop.shows) : stop.shows);
        // A stop without a screen of its own shows more of the previous one, which has been checked on a tablet.
        await expectToFit(page, `${person}-${stop.name}`, stop.screen !== undefined);
      }
    },
  );
}
