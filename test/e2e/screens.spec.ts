import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { seedDemo } from '../../infra/local/launch/demo-family.ts';
import { openTab, signInOnScreen } from './family.ts';
import { openProduct } from './seeded-family.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { proves } from './proves.ts';

/** Where a tour stops: how to get there from the stop before, and what shows that it is there. */
interface Stop {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  readonly shows: string | RegExp;
}

const looks = [
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desk-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'desk-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

const tab = (name: string) => async (page: Page) => await openTab(page, name);
const press = (name: string | RegExp) => async (page: Page) => await page.getByRole('button', { name }).first().click();
const visit = (path: string) => async (page: Page) => void (await page.goto(path));

const tours: Readonly<Record<string, readonly Stop[]>> = {
  visitor: [
    { name: 'sign-in', go: visit('/'), shows: 'Welcome back' },
    {
      name: 'register',
      go: async (page) => await page.getByRole('link', { name: 'Register' }).click(),
      shows: 'Create your account',
    },
    { name: 'privacy', go: visit('/privacy'), shows: 'Last updated' },
    { name: 'terms', go: visit('/terms'), shows: 'Terms of Service' },
  ],
  emma: [
    { name: 'home', go: async () => undefined, shows: 'cards wait today' },
    { name: 'badges', go: tab('Badges'), shows: 'Little Spark' },
    { name: 'streaks', go: tab('Streaks'), shows: /longest streak/i },
    { name: 'decks', go: tab('Study'), shows: 'World capitals' },
    { name: 'question', go: press(/World capitals/), shows: /Card \d+ of/ },
    { name: 'answer', go: press('Show Answer'), shows: 'Correct' },
    {
      name: 'profile',
      go: async (page) => {
        await press('Back')(page);
        await openTab(page, 'Profile');
      },
      shows: 'Study sessions',
    },
    {
      name: 'quizzes',
      go: async (page) => {
        await openTab(page, 'Home');
        await press(/Take a Quiz/)(page);
      },
      shows: 'Quiz: World capitals',
    },
    { name: 'quiz', go: press(/Quiz: World capitals/), shows: 'Start' },
    { name: 'taking', go: press(/Start|Continue|Go on/), shows: 'Question 1 of 10' },
  ],
  parent: [
    { name: 'learners', go: async () => undefined, shows: 'View Progress' },
    { name: 'deck-manager', go: tab('Create'), shows: 'Spanish: animals' },
    { name: 'deck', go: press('World capitals'), shows: 'Argentina' },
    {
      name: 'quiz-manager',
      go: async (page) => await page.getByRole('tab', { name: 'Quizzes' }).click(),
      shows: 'Quiz: World capitals',
    },
    { name: 'assign', go: tab('Assign'), shows: 'New assignment' },
    {
      name: 'reports',
      go: async (page) => {
        await tab('Reports')(page);
        await page.locator('.recharts-surface').first().waitFor();
      },
      shows: 'Weak cards',
    },
    { name: 'settings', go: tab('Settings'), shows: 'parent@demo.example' },
    { name: 'households', go: press('All Households'), shows: 'Owner •' },
  ],
  admin: [
    { name: 'overview', go: async () => undefined, shows: 'Total Learners' },
    { name: 'all-households', go: tab('Households'), shows: 'Demo Family' },
    { name: 'users', go: tab('Users'), shows: 'emma@demo.example' },
    { name: 'admin-settings', go: tab('Settings'), shows: 'admin@demo.example' },
  ],
};

async function openPage(
  browser: Browser,
  person: string,
  look: (typeof looks)[number],
  logins: Awaited<ReturnType<typeof seedDemo>>,
) {
  const { viewport, colorScheme } = look;
  const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage();
  const policyViolations = await collectPolicyViolations(page);
  const login = logins.find(({ email }) => email.startsWith(person));
  if (login) await signInOnScreen(page, login);
  return { page, policyViolations };
}

for (const [person, stops] of Object.entries(tours)) {
  for (const look of looks) {
    test(`${person} sees every screen on ${look.name}, readable for everybody, as wide as the screen and within the content security policy`, async ({
      browser,
      baseURL,
    }) => {
      proves({
        'admin-overview': 'admin sees every screen on phone-light',
        'admin-households': 'admin sees every screen on phone-light',
        'admin-users': 'admin sees every screen on phone-light',
        'admin-settings': 'admin sees every screen on phone-light',
        'admin-tab-overview': 'admin sees every screen on phone-light',
        'admin-tab-households': 'admin sees every screen on phone-light',
        'admin-tab-users': 'admin sees every screen on phone-light',
        'admin-tab-settings': 'admin sees every screen on phone-light',
      });
      test.setTimeout(120_000);
      const logins = await seedDemo(await openProduct(baseURL ?? ''));
      const { page, policyViolations } = await openPage(browser, person, look, logins);
      for (const stop of stops) {
        await stop.go(page);
        await expect(page.getByText(stop.shows).first()).toBeVisible();
        await page.screenshot({ path: `screenshots/${person}-${stop.name}-${look.name}.png` });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${stop.name} is wider than the screen`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${stop.name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      }
      expect(policyViolations).toEqual([]);
      await page.context().close();
    });
  }
}

test('the content security policy refuses styles that somebody writes into a page', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await page.goto('/privacy');
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<p style="color: red"><style>p { color: red }</style>')`,
  );
  const refused = () => new Set(violations.map((violation) => violation.split(' at ')[0]));
  await expect.poll(refused).toEqual(new Set(['style-src-attr inline', 'style-src-elem inline']));
});
