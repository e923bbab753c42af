import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible.ts';
import { addDeckBy, openTab, signIn } from './family.ts';
import { expectToFit, resize } from './fitting.ts';
import { takePicture, test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** That phone at 200% zoom. */
const zoomed = { width: 195, height: 422 };

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await takePicture(page, `decks-${screen}`);
  await takePicture(page, `decks-${screen}-desk-dark`, { viewport: desk, colorScheme: 'dark' });
}

/** Checks that the open deck's figures are in one line, for which a window of 1280 pixels leaves just enough room beside the list and the actions. */
async function expectFiguresInOneLine(page: Page, deck: string): Promise<void> {
  const figures = page.getByRole('article', { name: deck }).locator('summary');
  const middle = async (part: Locator) =>
    await part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  for (const viewport of [desk, phone]) {
    await resize(page, viewport);
    await expect(figures).toHaveText(/^\d+\scards, \d+\smastered, \d+%\saccuracy$/);
    const lines = await figures.evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild) range.selectNode(firstChild);
      return range.getClientRects().length;
    });
    expect(lines, `lines of figures at ${viewport.width} pixels`).toBe(1);
    if (viewport === desk)
      expect(await middle(figures)).toBeCloseTo(await middle(page.getByRole('button', { name: '+ Add Card' })), 0);
  }
}

/** Presses the browser's Back. `page.goBack` would wait for the screen to change. */
async function pressBack(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devTools.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await devTools.send('Page.navigateToHistoryEntry', { entryId });
  await devTools.detach();
}

test('a parent gives a deck a subject, finds a card, merges two decks with what the child knows, and puts one away', async ({
  browser,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [1, 0]);
  const page = await (await browser.newContext({ baseURL, viewport: phone })).newPage();
  await signIn(page, parent);
  await openTab(page, 'Create');
  const more = async (deck: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${deck}` }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };

  await addDeckBy(page, '+ New Deck');
  await page.getByLabel('Deck Name').fill('All tables');
  await page.locator('summary', { hasText: /^More$/ }).click();
  await page.getByText('Subject and cover').click();
  await page.getByLabel('Subject').fill('Maths');
  await page.getByLabel('teal').check();
  await page.getByLabel('🔢').check();
  await expectGood(page, 'form');
  await page.getByRole('form', { name: 'New deck' }).getByRole('button', { name: 'Create' }).click();
  // The new deck opens automatically, with the focus in its first card.
  await expect(page.getByLabel('Front (Question)')).toBeFocused();
  await page.keyboard.type('2 × 7 = ?');
  await page.getByLabel('Back (Answer)').fill('14');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added “2 × 7 = ?”')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: '+ Add Card' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'All tables' }).getByText(/^1\scard, /)).toBeVisible();
  // On a desktop the list is next to the deck. Its buttons therefore stay in view while the deck scrolls, and there is no Back button.
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.getByRole('button', { name: 'Export all decks' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Add a deck' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await page.setViewportSize(zoomed);
  await page.getByRole('button', { name: 'More for All tables' }).click();
  await expectToFit(page, 'a deck with its menu', zoomed);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Find and sort' }).click();
  await page.getByRole('searchbox', { name: 'Search decks and cards' }).fill('13 × 7');
  const hit = page.getByRole('list', { name: `Found in ${deckName}` }).getByRole('button');
  await expect(hit).toHaveText('13 × 7 = ?91');
  await expectGood(page, 'found');
  await hit.click();
  await expect(page.getByRole('article', { name: deckName }).getByRole('listitem').first()).toContainText('13 × 7');
  await expectFiguresInOneLine(page, deckName);

  await more(deckName, 'Quiz with choices...');
  await page.getByLabel('Which cards').selectOption('Weakest cards');
  await expectAccessibleInBothLooks(page, 'a quiz with choices');
  // Back does what Escape does, and stays at the deck.
  await pressBack(page);
  await expect(page.getByLabel('Which cards')).toBeHidden();
  // It asks before what was typed is lost.
  await page.getByRole('button', { name: `More for ${deckName}` }).click();
  await page.getByRole('button', { name: 'Edit deck', exact: true }).click();
  await page.getByLabel('Deck Name').fill('Sevens');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await pressBack(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Deck Name')).toHaveValue('Sevens');
  await pressBack(page);
  await question.getByRole('button', { name: 'Discard' }).click();

  await more(deckName, 'Merge into...');
  const dialog = page.getByRole('dialog', { name: `Merge “${deckName}” into...` });
  await dialog.getByLabel('Into which deck').selectOption('All tables');
  await expect(dialog.getByText('39 cards move into “All tables”.')).toBeVisible();
  await expectGood(page, 'merge');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = page.getByRole('article', { name: 'All tables' });
  await expect(merged.getByText(/^40\scards, /)).toBeVisible();
  // The child's answers moved along with the cards.
  await expect(merged.getByText(/%\saccuracy/).first()).toBeVisible();

  await more('All tables', 'Archive');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(merged.getByText('This deck is archived', { exact: false })).toBeVisible();
  await page.goBack();
  // The search text is still there and matches only the archived deck.
  await expect(page.getByText('Archived (1)')).toBeVisible();
  await expectGood(page, 'archived');
  await page.getByRole('button', { name: 'Bring All tables back' }).click();
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible();
});
