import { type Browser, expect, type Page } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { inShownOrder } from '../../shared/card-marks.ts';
import { login } from '../../shared/routes/auth.ts';
import { listCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { listHouseholds } from '../../shared/routes/households.ts';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { openProduct, seedFamily } from './seeded-family.ts';

async function openDeck(browser: Browser, productUrl: string) {
  const family = await seedFamily(productUrl, [1]);
  const { call } = await openProcessClient(await openProduct(productUrl));
  const { token } = await call(login, undefined, { body: family.parent });
  const [household] = await call(listHouseholds, token, {});
  await call(createDeck, token, { body: { name: 'Sevens', householdId: household?.id ?? '' } });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, family.parent);
  await openTab(page, 'Create');
  await page.getByRole('button', { name: family.deckName, exact: true }).click();
  const read = async () => inShownOrder(await call(listCards, token, { params: { deckId: family.deckId } }));
  return { page, read };
}

/** Pastes tab-separated text, as from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('many cards: moved, deleted and brought back, tagged, filtered, typed into a table with a paste, and put in order by the keyboard', async ({
  browser,
  baseURL,
}) => {
  const { page, read } = await openDeck(browser, baseURL ?? '');
  await page.getByRole('button', { name: 'Find & edit' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Select 6 × 7 = ?').check();
  await page.getByRole('button', { name: 'Move to...' }).click();
  await page.getByLabel('To which deck').selectOption('Sevens');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByLabel('Select 6 × 7 = ?')).toHaveCount(0);
  await page.getByLabel('Select 7 × 7 = ?').check();
  await page.getByLabel('Select 8 × 7 = ?').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Select 8 × 7 = ?')).toBeVisible();
  expect((await read()).map(({ front }) => front)).not.toContain('6 × 7 = ?');
  await page.getByLabel('Select 2 × 7 = ?').check();
  await page.getByLabel('Select 5 × 7 = ?').click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 cards selected')).toBeVisible();
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByLabel('Add', { exact: true }).fill('easy, first week');
  await expectAccessibleInBothLooks(page, 'the tags of selected cards');
  await page.getByRole('button', { name: 'Save' }).click();
  // A message of five seconds may be over before a busy machine sees it, so the tags themselves tell.
  await expect(page.getByRole('definition').filter({ hasText: 'first week' })).toHaveCount(4);
  await expectAccessible(page, 'selected cards', 'every rule');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Show').selectOption('first week');
  await expect(page.getByRole('definition').filter({ hasText: 'first week' })).toHaveCount(4);
  await page.getByLabel('Show').selectOption('Not seen yet');
  await page.getByLabel('Order').selectOption('Hardest first');
  await expect(page.getByText('28 × 7 = ?')).toBeVisible();
  await page.getByLabel('Show').selectOption('easy');
  await page.getByLabel('Order').selectOption('Deck order');

  await page.getByRole('button', { name: 'Table' }).click();
  const back = page.getByLabel('Back, card 1', { exact: true });
  await back.fill('fourteen');
  await back.press('Enter');
  await expect(page.getByLabel('Back, card 2', { exact: true })).toBeFocused();
  await page.getByLabel('Front, new card').focus();
  await paste(page, 'sun\tle soleil\tmasculine\tsky\nmoon\tla lune\t\tsky\nno back\t\t\n');
  await expect(page.getByRole('heading', { name: 'Make 2 cards?' })).toBeVisible();
  await page.getByRole('button', { name: 'Make cards' }).click();
  await page.getByLabel('Show').selectOption('sky');
  await expect(page.getByLabel('Front, card 2', { exact: true })).toHaveValue('moon');
  await expectAccessible(page, 'the table', 'every rule');
  // A row out of sight that is kept for two reasons, because it is the last one and has the focus, is drawn once.
  await page.getByLabel('Show').selectOption('All cards');
  const lastRow = page.getByLabel('Front, new card');
  await lastRow.focus();
  await page.evaluate('scrollTo(0, 0)');
  await expect(page.getByLabel('Front, card 1', { exact: true })).toBeInViewport();
  await expect(page.getByLabel('Front, card 20', { exact: true })).toHaveCount(0);
  await expect(lastRow).toHaveCount(1);
  // Typed in one go, while each card is still being saved.
  await lastRow.click();
  const body = ['eye', 'ojo', 'ear', 'oreja', 'leg', 'pierna'];
  for (const [index, text] of body.entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press(index % 2 === 0 ? 'Tab' : 'Enter');
  }
  await expect(lastRow).toBeFocused();
  await expect.poll(async () => (await read()).slice(-3).flatMap((card) => [card.front, card.back])).toEqual(body);

  await page.getByRole('button', { name: 'Reorder' }).click();
  const handle = page.getByRole('button', { name: 'Move 4 × 7 = ?' });
  await handle.press('Space');
  await handle.press('ArrowUp');
  await handle.press('ArrowUp');
  await expectAccessible(page, 'a card that is moved', 'every rule');
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await read()).slice(0, 3).map(({ front }) => front))
    .toEqual(['4 × 7 = ?', '2 × 7 = ?', '3 × 7 = ?']);
  const cards = await read();
  expect(cards[1]).toMatchObject({ back: 'fourteen', tags: ['easy', 'first week'] });
  expect(cards.slice(-5, -3)).toMatchObject([{ front: 'sun', tags: ['sky'] }, { back: 'la lune' }]);
});
