import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { wordsOf } from './page-languages.ts';
import { seedApart } from './seed-apart.ts';
import { makeFamily, type SeededFamily, seedFamily, seedReadyDeck } from './seeded-family.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function openPhone(
  browser: Browser,
  baseURL: string | undefined,
  account: SeededFamily['parent' | 'child'],
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: phone })).newPage();
  await signIn(page, account);
  return page;
}

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await takePicture(page, `library-${screen}`);
  await takePicture(page, `library-${screen}-desk`, { viewport: desk });
}

/** Where the first deck begins at most, in pixels from the top of a phone of 390 × 844: below title, search, age and subject. */
const firstDeckTop = 360;

/** What a parent sees first: how to search and for which age, then decks, twelve at most. */
async function expectFirstScreen(dialog: Locator): Promise<void> {
  const decks = dialog.getByRole('listitem');
  await expect(decks).toHaveCount(12);
  const inOrder = [
    dialog.getByRole('heading', { name: 'Ready decks' }),
    dialog.getByRole('searchbox'),
    dialog.getByLabel('Age', { exact: true }),
    dialog.getByRole('heading', { name: 'Our picks' }),
    decks.first(),
  ];
  for (const one of inOrder) await expect(one).toBeInViewport({ ratio: 1 });
  const tops = await Promise.all(inOrder.map(async (one) => (await one.boundingBox())?.y ?? NaN));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThanOrEqual(firstDeckTop);
}

test('the font for devices without flag emoji draws every flag of the deck', async ({ browser, baseURL }) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await openPhone(browser, baseURL, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  await parent.getByRole('button', { name: 'Flags', exact: true }).click();
  const deck = parent.getByRole('dialog', { name: 'Flags' });
  await deck.getByRole('checkbox', { name: 'The other countries' }).check();
  await deck.getByRole('button', { name: 'Show all 197 cards' }).click();
  const widths = await deck.evaluate(async (dialog) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find((rule) => /@font-face.*flags-/s.test(rule.cssText))?.cssText ?? '';
    // Without its local fonts, which this browser may have.
    const own = new FontFace('Only flags', /url\([^)]+\)/.exec(face)?.[0] ?? '');
    document.fonts.add(await own.load());
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.font = '512px "Only flags"';
    const flags = [...dialog.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent);
    return flags.map((flag) => Math.round(pen.measureText(flag).width));
  });
  expect(widths).toEqual(Array.from({ length: 197 }, () => 513));
  await takePicture(parent, 'library-flags');
});

test('a parent takes a ready deck in two languages, and the child studies its first card', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await openPhone(browser, baseURL, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  const dialog = parent.getByRole('dialog', { name: 'Ready decks' });
  await expect(dialog.getByRole('button', { name: 'Add Counting' })).toBeVisible();
  await expectFirstScreen(dialog);
  await expectGood(parent, 'list');
  await dialog.getByLabel('Age', { exact: true }).selectOption('4');
  await expect(dialog.getByRole('heading', { name: 'Our picks for age 4' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Picture words: animals', exact: true }).click();

  const deck = parent.getByRole('dialog', { name: 'Picture words: animals' });
  await deck.getByLabel('Words to learn').selectOption('Spanish');
  await deck.getByLabel('On the front').selectOption('With the word in English');
  await expect(deck.getByRole('cell', { name: 'perro' })).toBeVisible();
  await expectGood(parent, 'deck');
  await deck.getByRole('button', { name: 'Add to our decks' }).click();
  await expect(deck.getByText('It’s in your decks now.')).toBeVisible();
  await deck.getByRole('button', { name: 'Open the deck' }).click();
  const taken = 'Picture words: animals in Spanish';
  await expect(parent.getByRole('heading', { name: taken })).toBeVisible();
  await expect(parent.getByRole('article', { name: taken }).getByText('64 cards').first()).toBeVisible();
  await expect(parent.getByText('From the ready deck')).toBeVisible();
  await expectGood(parent, 'taken');

  await parent.getByRole('button', { name: 'Back' }).first().click();
  await addDeckBy(parent, 'Ready decks');
  await dialog.getByRole('button', { name: 'Add Telling the time' }).click();
  await parent.getByRole('button', { name: 'Add to our decks' }).click();
  await parent.getByRole('button', { name: 'Open the deck' }).click();
  const clock = parent.getByRole('img', { name: 'A clock face' }).first();
  await expect(clock).toHaveJSProperty('naturalWidth', 480);
  await expectGood(parent, 'clock');

  const child = await openPhone(browser, baseURL, family.child);
  await openTab(child, 'Study');
  await child.getByText(taken).click();
  await expect(child.getByRole('region', { name: 'Question' })).toHaveText('🐕 dog');
  await child.getByRole('button', { name: 'Show Answer' }).click();
  await expect(child.getByText('el perro', { exact: true })).toBeVisible();
  await takePicture(child, 'library-first-card');
  await child.getByRole('button', { name: 'Correct' }).click();
  await expect(child.getByRole('region', { name: 'Question' })).toHaveText('🐈 cat');
});

test('a parent finds a deck by one of its cards, by keyboard, gives it to a child, and the child studies it', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await openPhone(browser, baseURL, family.parent);
  await openTab(parent, 'Create');
  await addDeckBy(parent, 'Ready decks');
  const dialog = parent.getByRole('dialog', { name: 'Ready decks' });
  await dialog.getByRole('searchbox').focus();
  await parent.keyboard.type('ljubljana');
  const offer = dialog.getByRole('button', { name: 'Capitals of Europe', exact: true });
  await expect(offer).toBeVisible();
  await expect(dialog.getByText('Ljubljana').first()).toBeVisible();
  await expectGood(parent, 'found');
  await offer.press('Enter');
  const deck = parent.getByRole('dialog', { name: 'Capitals of Europe' });
  await expect(deck.getByRole('row')).toHaveCount(6);
  await deck.getByRole('button', { name: 'Add to our decks' }).press('Enter');
  await deck.getByRole('button', { name: /^Give it to / }).press('Enter');
  await expect(deck.getByText(/ has it now\.$/)).toBeVisible();
  await expectGood(parent, 'given');

  const child = await openPhone(browser, baseURL, family.child);
  const label = child.getByText(/^achievements? earned$/);
  await expect(label).toBeVisible();
  const lines = await label.evaluate(
    (said) => said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight),
  );
  expect(lines, 'lines below the number of achievements').toBeLessThanOrEqual(2.1);
  await openTab(child, 'Study');
  await child.getByText('Capitals of Europe').first().click();
  await child.getByRole('button', { name: 'Show Answer' }).click();
  await child.getByRole('button', { name: 'Correct' }).click();
  await expect(child.getByRole('button', { name: 'Show Answer' })).toBeVisible();
});

for (const locale of ['en-US', 'de-DE'])
  test(`a child who knows eight of ten cards for weeks has the next level on the parent’s home, to take and give with a press each (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const first = { id: 'counting', choices: { upTo: '10' } };
    const family = await seedApart(baseURL ?? '', async (context) => {
      const made = await makeFamily(context, []);
      await seedReadyDeck(context, made, { ...first, daysAgo: [40, 36, 24, 2], most: 8 });
      return made;
    });
    const translate = locale === 'de-DE' ? wordsOf('de') : (english: string) => english;
    const say = (english: string) => translate(english).replace('{level}', '2').replace('{name}', 'Emma');

    const parent = await (await browser.newContext({ baseURL, locale, viewport: phone })).newPage();
    await parent.goto('/');
    await parent.getByLabel(say('Email')).fill(family.parent.email);
    await parent.getByLabel(say('Password'), { exact: true }).fill(family.parent.password);
    await parent.getByRole('button', { name: say('Sign In') }).click();
    await parent.getByRole('heading', { name: say('Level {level} is ready for {name}') }).click();
    await takePicture(parent, `library-next-level-${locale}`);
    await parent.getByRole('button', { name: say('Add to our decks') }).click();
    await parent.getByRole('button', { name: say('Give it to {name}') }).click();
    await expect(parent.getByRole('button', { name: say('Give it to {name}') })).toBeHidden();

    const child = await openPhone(browser, baseURL, family.child);
    await expect(child.getByText(new RegExp(`^${say('Counting')}.* 20$`))).toBeVisible();
  });
