import { type Browser, expect, type Page } from '@playwright/test';
import { openSettings, openTab, type Person, signIn } from './family.ts';
import {
  formattedDeck,
  type HostileFamily,
  hostileMarks,
  hostileTexts,
  longSide,
  seedHostileFamily,
} from './hostile-texts.ts';
import { test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';

let family: HostileFamily;
test.beforeAll(async ({ baseURL }) => {
  family = await seedHostileFamily(baseURL ?? '');
});

const [first] = hostileTexts;

/** A page and the forbidden events seen on it. */
interface Watched {
  readonly page: Page;
  readonly complaints: readonly string[];
}

async function openWatched(browser: Browser, person: Person): Promise<Watched> {
  const page = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  page.on('dialog', async (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(`error ${error.message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`console ${message.text()} ${message.location().url}`),
  );
  const violations = await collectPolicyViolations(page);
  await signIn(page, person);
  return {
    page,
    get complaints() {
      return [...complaints, ...violations.map((violation) => `policy ${violation}`)];
    },
  };
}

/** @returns texts that are not readable exactly as written, and elements that only markup in a text can have created. */
async function findUnread(page: Page, texts: readonly string[]): Promise<string[]> {
  return await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // Options count as readable, although the page does not draw those of a closed drop-down list.
      if (parent?.checkVisibility() || parent?.closest('option')) seen.push(walker.currentNode.textContent ?? '');
    }
    for (const field of document.querySelectorAll('input, textarea')) seen.push((field as HTMLInputElement).value);
    const made = document.querySelectorAll('hostile-mark, body script, iframe, [onerror], [onload], a[href^="java"]');
    return [
      ...wanted.filter((text) => !seen.some((one) => one.includes(text))),
      ...[...made].map((element) => `the element ${element.tagName}`),
    ];
  }, texts);
}

async function expectRead(page: Page, texts: readonly string[] = hostileTexts): Promise<void> {
  await expect.poll(async () => await findUnread(page, texts)).toEqual([]);
}

const press = async (page: Page, name: string | RegExp) => await page.getByRole('button', { name }).first().click();
const arrive = async (page: Page, heading: string) =>
  await page.getByRole('heading', { name: heading }).first().waitFor();

async function finish({ page, complaints }: Watched): Promise<void> {
  expect(complaints).toEqual([]);
  await page.context().close();
}

test('hostile texts are only texts on every screen of a parent', async ({ browser }) => {
  const watched = await openWatched(browser, family.parent);
  const { page } = watched;
  await press(page, 'All Households');
  await page.getByText('Select a household to manage').waitFor();
  await expectRead(page);
  await press(page, first);
  await arrive(page, 'Learners');
  await expectRead(page);
  await press(page, first);
  await arrive(page, 'Learner Details');
  await expectRead(page, [first]);
  await page.keyboard.press('Escape');
  await openTab(page, 'Create');
  await arrive(page, 'My Decks');
  await expectRead(page);
  await press(page, first);
  await page.getByRole('button', { name: 'Add Card' }).first().waitFor();
  await expectRead(page, [...hostileTexts, longSide]);
  await press(page, 'Back');
  await page.getByRole('tab', { name: 'Quizzes' }).click();
  await arrive(page, 'My Quizzes');
  await expectRead(page);
  await press(page, `Edit ${first}`);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await expectRead(page);
  await page.keyboard.press('Escape');
  await openTab(page, 'Assign');
  await press(page, 'Assign a deck or quiz');
  await page.getByText('New assignment').waitFor();
  await expectRead(page);
  await page.keyboard.press('Escape');
  await openTab(page, 'Reports');
  await arrive(page, 'Progress Reports');
  await expectRead(page);
  await openSettings(page, 'Family & people');
  await arrive(page, 'Household Members');
  await expectRead(page, [...hostileTexts, family.parent.email]);
  await press(page, first);
  await press(page, 'Remove sign-in');
  await page.getByText('stays here with everything studied').waitFor();
  await expectRead(page, [first]);
  await finish(watched);
});

test('hostile texts are only texts on every screen of a learner', async ({ browser }) => {
  const watched = await openWatched(browser, family.child);
  const { page } = watched;
  await page.getByText('Ready to learn?').waitFor();
  await expectRead(page, hostileTexts.slice(-1));
  await openTab(page, 'Profile');
  await arrive(page, 'Learner Profile');
  await expectRead(page, [first, family.child.email]);
  await openTab(page, 'Study');
  await expect(page.getByRole('heading', { name: 'Learner Profile' })).toBeHidden();
  await expectRead(page);
  await press(page, first);
  await seeCards(page);
  await press(page, 'Back');
  await openTab(page, 'Home');
  await press(page, /Take a Quiz/);
  await expect(page.getByText('Ready to learn?')).toBeHidden();
  await expectRead(page);
  await press(page, first);
  await arrive(page, first);
  await expectRead(page, hostileTexts.slice(0, 2));
  await press(page, /Start|Continue|Keep going/);
  await answerEverything(page);
  await page.getByText('Retake Quiz').waitFor();
  await expectRead(page);
  await finish(watched);
});

/** Maximum number of elements for a deck with hostile card sides. Exponential growth would far exceed it. */
const mostElements = 12_000;

/** Returns the number of elements on the page, and the elements and pictures that no formatting may create. */
const findDrawn = async (page: Page) =>
  await page.evaluate(() => ({
    count: document.querySelectorAll('body *').length,
    foreign: [
      ...document.querySelectorAll('hostile-mark, body script, iframe, math a, math [href], [style*="url"]'),
    ].map(({ tagName }) => tagName),
    pictures: [...document.images].map(({ src }) => src).filter((src) => !/^blob:|\/assets\/|\/favicon.svg$/.test(src)),
  }));

async function expectHarmless(page: Page): Promise<void> {
  const { count, ...rest } = await findDrawn(page);
  expect(rest).toEqual({ foreign: [], pictures: [] });
  expect(count).toBeLessThan(mostElements);
}

test('hostile texts in formatted cards draw nothing but words and formulas: in the deck manager, its forms, a report and a quiz', async ({
  browser,
}) => {
  const watched = await openWatched(browser, family.parent);
  const { page } = watched;
  await page
    .getByText('Select a household to manage')
    .or(page.getByRole('heading', { name: 'Learners' }))
    .first()
    .waitFor();
  await openTab(page, 'Create');
  await press(page, formattedDeck);
  await page.locator('math').first().waitFor();
  await page.getByText('alert(31)').first().waitFor();
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Add Card' }).first().click();
  for (const text of hostileMarks) {
    await page.getByLabel('Front (Question)').fill(text);
    await page.getByRole('region', { name: 'How it looks' }).waitFor();
    await expectHarmless(page);
  }
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Quiz', exact: true }).click();
  await page.getByText('created successfully').waitFor();
  await expectHarmless(page);
  await finish(watched);
});

test('hostile texts in formatted cards draw nothing but words and formulas while they are studied', async ({
  browser,
}) => {
  const watched = await openWatched(browser, family.child);
  const { page } = watched;
  await page.getByText('Ready to learn?').waitFor();
  await openTab(page, 'Study');
  await press(page, formattedDeck);
  const next = page.getByRole('button', { name: 'Next' });
  const show = page.getByRole('button', { name: 'Show Answer' });
  // The options of an answered card are disabled. The session continues automatically or with the Next button.
  const open = page.getByRole('group', { name: 'Choose the answer' }).locator('button:not([aria-disabled="true"])');
  for (let answered = 0; answered < 18;) {
    await next.or(show).or(open).first().waitFor();
    await expectHarmless(page);
    if (await next.isVisible()) await next.click();
    else if (await show.isVisible()) {
      await show.click();
      await expectHarmless(page);
      await page.getByRole('button', { name: 'Correct' }).click();
      answered += 1;
    } else {
      // The card may have been answered in the meantime.
      await open
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      answered += 1;
    }
  }
  await finish(watched);
});

async function seeCards(page: Page): Promise<void> {
  const sides = [...hostileTexts, longSide];
  for (let turned = 0; turned < 3; turned += 1) {
    await page.getByRole('button', { name: 'Show Answer' }).click();
    const known = page.getByRole('button', { name: 'Correct' });
    await known.waitFor();
    const unread = new Set(await findUnread(page, sides));
    expect(sides.length - unread.size).toBeGreaterThanOrEqual(2);
    await known.click();
  }
}

async function answerEverything(page: Page): Promise<void> {
  const count = hostileTexts.length;
  for (const [index, question] of hostileTexts.entries()) {
    await arrive(page, `Question ${index + 1} of ${count}`);
    await expectRead(page, [question, hostileTexts[(index + 1) % count] ?? '']);
    await page.getByRole('radio').first().check();
    if (index < count - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
}

test('hostile texts are only texts on every screen of an admin', async ({ browser }) => {
  const watched = await openWatched(browser, family.admin);
  const { page } = watched;
  await arrive(page, 'Recent Households');
  await expectRead(page, hostileTexts.slice(-1));
  await openTab(page, 'Households');
  await arrive(page, 'All Households');
  await expectRead(page);
  await openTab(page, 'Users');
  await arrive(page, 'User Management');
  await expectRead(page, [family.parent.email, family.child.email, first]);
  await openTab(page, 'Settings');
  await expectRead(page, [family.admin.email]);
  await finish(watched);
});
