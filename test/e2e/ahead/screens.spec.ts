import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { findUserByEmail } from '../../../functions/data/people/user.ts';
import { withLock } from '../../../infra/build/ensure-built.ts';
import { seedDemo } from '../../../infra/local/launch/demo-family.ts';
import { expectAccessible } from '../accessible.ts';
import { signIn } from '../family.ts';
import { expectToFit } from '../fitting.ts';
import { takePicture, test } from '../journey.ts';
import { checkedLanguages, isAsked, offerPseudo, pseudoPlace, speak, takeTurn } from '../page-languages.ts';
import { listEnglish } from '../left-english.ts';
import { seedApart } from '../seed-apart.ts';
import { openProduct, picture } from '../seeded-family.ts';
import { collectPolicyViolations } from '../policy-violations.ts';
import { tours } from '../tours.ts';

test.use({ hasIdleTime: true });

interface ScreenVariant {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

/** The narrowest phone, equal to a desktop page at 400 % zoom. */
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 800 };

/** Sizes and color schemes, used in rotation: they differ from screen to screen and from day to day. */
const variantRotation: readonly ScreenVariant[] = [
  { name: 'phone-light', viewport: phone, colorScheme: 'light' },
  { name: 'desk-dark', viewport: desk, colorScheme: 'dark' },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark' },
  { name: 'desk-light', viewport: desk, colorScheme: 'light' },
];
const day = Math.floor(Date.now() / (24 * 60 * 60 * 1_000));

/** The demo family, which all tours share: the first one makes it, and those that start beside it wait. */
async function seedOnce(baseURL: string) {
  const logins: Awaited<ReturnType<typeof seedDemo>> = [];
  await withLock(join(tmpdir(), `flashspark-demo-${new URL(baseURL).port}`), async () => {
    const product = await openProduct(baseURL);
    const isThere = await findUserByEmail(product.table, 'parent@demo.example');
    logins.push(...(isThere ? await seedDemo(product) : await seedApart(baseURL, seedDemo)));
  });
  return logins;
}

async function openPage(browser: Browser, person: string, logins: Awaited<ReturnType<typeof seedDemo>>) {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  // Serves a substitute, because only the process that seeded the demo family has its pictures.
  await page.route('**/api/media/*', async (route) => await route.fulfill({ contentType: 'image/png', body: picture }));
  const policyViolations = await collectPolicyViolations(page);
  const asked = collectOrigins(page);
  await offerPseudo(page);
  const login = logins.find(({ email }) => email.startsWith(person));
  if (login) await signIn(page, login);
  return { page, policyViolations, asked };
}

/** @returns the origins that the page requests from now on; `blob:` addresses have the page's own origin. */
function collectOrigins(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

/** Checks that on a desktop most of the width next to the navigation is used by cards, buttons and fields. Overlaps count once. */
async function expectToUseWidth(page: Page, name: string): Promise<void> {
  await expectToFit(page, name, desk);
  const share = await page.evaluate(() => {
    const spans = [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
      })
      .map((element) => element.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    let [used, end] = [0, 0];
    for (const { left, right } of spans) {
      used += Math.max(right - Math.max(left, end), 0);
      end = Math.max(end, right);
    }
    return used / (window.innerWidth - (document.querySelector('nav')?.offsetWidth ?? 0));
  });
  expect(share, `${name} leaves a desk blank`).toBeGreaterThan(0.7);
}

/** Pictures of the README, each named after its person, stop and variant. */
const readmePictures = join(import.meta.dirname, '../pictures');

/** Takes the README's pictures of a screen anew, in their variants, if `FLASHSPARK_PICTURES` asks for pictures. */
async function renewReadme(page: Page, screen: string): Promise<void> {
  // Nothing is lit by the pointer that pressed the last button.
  if (process.env['FLASHSPARK_PICTURES']) await page.mouse.move(0, 0);
  for (const { name, ...variant } of variantRotation)
    if (existsSync(join(readmePictures, `${screen}-${name}.png`)))
      await takePicture(page, `${screen}-${name}`, { ...variant, folder: readmePictures });
}

/** Checks that the screen, or the dialog that is open over it, has at most one filled button. */
async function expectOneFilled(page: Page, name: string): Promise<void> {
  const filled = await page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll('button[class*="primary"]')]
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent);
  });
  expect(filled.length, `${name} has several filled buttons: ${filled.join(', ')}`).toBeLessThanOrEqual(1);
}

async function checkScreen(page: Page, name: string, { viewport, colorScheme }: ScreenVariant): Promise<void> {
  await expectToFit(page, name, viewport);
  await expectOneFilled(page, name);
  await page.emulateMedia({ colorScheme });
  await takePicture(page, name);
  await expectAccessible(page, name);
}

/** Checks a screen in other languages without leaving it. One of them is checked for everybody's sake: it differs from screen to screen and from day to day. */
async function checkLanguages(page: Page, name: string, index: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  if (pseudoPlace !== undefined) {
    await speak(page, pseudoPlace);
    await expectToFit(page, `${name} in longer words`, narrow);
    await expectNoEnglish(page, name, 'pseudo');
    await takePicture(page, `${name}-pseudo`);
  }
  for (const [at, language] of [...checkedLanguages, ...takeTurn(index)].entries()) {
    await speak(page, language);
    await expectToFit(page, `${name} in ${language}`, phone);
    await takePicture(page, `${name}-${language}`, { fullPage: true });
    await expectNoEnglish(page, name, language);
    if (isAsked || (index + day) % checkedLanguages.length === at)
      await expectAccessible(page, `${name} in ${language}`);
  }
  if (checkedLanguages.length > 0) await speak(page, 'en');
}

/** Words of an area that opens by itself, such as those of problems, come a moment after the language. */
async function expectNoEnglish(page: Page, name: string, language: string): Promise<void> {
  await expect
    .poll(async () => await listEnglish(page, language), `${name} is partly English in ${language}`)
    .toEqual([]);
}

// The longest journeys of one file: as one group they would end last, and the other workers would wait.
test.describe.configure({ mode: 'parallel' });

/** Suffixes of test titles that name the specification items proved by a tour. */
const proved: Readonly<Record<string, string>> = {
  admin:
    ' [admin-overview, admin-households, admin-users, admin-settings, admin-tab-overview, admin-tab-households, admin-tab-users, admin-tab-settings]',
};

for (const [person, stops] of Object.entries(tours)) {
  test(`${person} sees every screen on phone and desk, light and dark, readable for everybody, as wide as the screen from the narrowest phone to a desk, within the content security policy and asking nobody else${proved[person] ?? ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const logins = await seedOnce(baseURL ?? '');
    const { page, policyViolations, asked } = await openPage(browser, person, logins);
    for (const [index, stop] of stops.entries()) {
      await stop.go(page);
      const look = variantRotation[(index + day) % variantRotation.length];
      if (!look) throw new RangeError('There is no look to take');
      await expect(page.getByText(stop.shows).first()).toBeVisible();
      for (const viewport of [narrow, tablet]) await expectToFit(page, stop.name, viewport);
      if (stop.usesWidth) await expectToUseWidth(page, stop.name);
      await renewReadme(page, `${person}-${stop.name}`);
      await checkScreen(page, `${person}-${stop.name}-${look.name}`, look);
      await checkLanguages(page, `${person}-${stop.name}`, index);
    }
    expect(policyViolations).toEqual([]);
    // No screen may contact third parties, least of all a child's.
    expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
    await page.context().close();
  });
}
