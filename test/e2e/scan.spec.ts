import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { listRows, type PagePlan, planPages } from '../support/word-pages/page-plans.ts';
import { photographPage, writePage } from '../support/word-pages/photograph-page.ts';
import { expectAccessible } from './accessible.ts';
import { openImport } from './import-hands.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';

function listFetched(page: Page): (part: string) => boolean {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return (part) => fetched.some((path) => path.includes(part));
}

/** Camera pixels per CSS pixel: less than a phone has, because drawing the photos takes most of the time here. */
const sharpness = 2.2;

/** Plans a page with half the words. `npm run bench -- scans` reads 32 whole ones. */
function planShortPage(index: number): PagePlan[] {
  return planPages(1, index).map((plan) => ({ ...plan, words: plan.words.slice(0, 12) }));
}

/** Returns the cells of each row as they stand in the fields. */
async function readFields(dialog: Locator): Promise<string[][]> {
  const rows = dialog.getByRole('region', { name: 'Check the words' }).getByRole('listitem');
  return await rows.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('input')].map(({ value }) => value)),
  );
}

/** Returns how many of the page's rows were read without any mistake. */
function countRight(read: readonly (readonly string[])[], plan: PagePlan): number {
  const plain = (cells: readonly string[]) => cells.join('|').replaceAll('’', "'");
  const found = new Set(read.map(plain));
  return listRows(plan).filter((row) => found.has(plain(row))).length;
}

async function choosePhoto({ dialog, browser }: { dialog: Locator; browser: Browser }, plan: PagePlan): Promise<void> {
  const buffer = await photographPage(browser, plan, sharpness);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Unit 7.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByLabel('Language on the page').selectOption(plan.language);
  await dialog.getByLabel('Second language').selectOption('en');
}

async function readWords(dialog: Locator): Promise<string[][]> {
  await dialog.getByRole('button', { name: 'Read the words' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check the words' })).toBeVisible({ timeout: 30_000 });
  return await readFields(dialog);
}

test('a photo of a word list becomes rows on the device, is corrected beside the picture, and becomes a deck', async ({
  page,
  browser,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const isFetched = listFetched(page);
  const dialog = await openImport(page, baseURL);
  const [plan] = planShortPage(4);
  if (!plan) throw new Error('There is no plan.');
  await choosePhoto({ dialog, browser }, plan);
  await takePicture(page, 'scan-ask');
  await expectAccessible(page, 'a picture to read', 'every rule');
  expect(isFetched('traineddata')).toBe(false);
  expect(countRight(await readWords(dialog), plan)).toBeGreaterThanOrEqual(11);
  expect(isFetched('deu.traineddata')).toBe(true);
  expect(isFetched('spa.traineddata')).toBe(false);
  await takePicture(page, 'scan-rows', { fullPage: true });
  await expect(dialog.getByRole('button', { name: 'Import Deck' })).toBeEnabled();
  await expectAccessible(page, 'rows of a picture', 'every rule');
  await dialog.getByLabel('Row 2, column 2').fill('corrected');
  await dialog.getByLabel('Row 2, column 2').press('Enter');
  await expect(dialog.getByLabel('Row 3, column 2')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  await expect(dialog.getByLabel('Deck Name')).toHaveValue('Unit 7');
  await dialog.getByRole('button', { name: 'Import Deck' }).click();
  await expect(dialog.getByText('Import Complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Unit 7', exact: true }).click();
  await expect(page.getByText('corrected')).toBeVisible();
  expect(violations).toEqual([]);
});

test('photos are read in the light of a desk, turned, with two columns or three', async ({
  page,
  browser,
  baseURL,
}) => {
  const dialog = await openImport(page, baseURL);
  for (const plan of [16, 11].flatMap(planShortPage)) {
    await choosePhoto({ dialog, browser }, plan);
    expect(countRight(await readWords(dialog), plan), plan.name).toBeGreaterThanOrEqual(11);
  }
});

test('a PDF with text becomes rows without recognizing letters; reading a picture stops at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  const isFetched = listFetched(page);
  const dialog = await openImport(page, baseURL);
  const [plan] = planPages(1, 2);
  if (!plan) throw new Error('There is no plan.');
  const paper = await browser.newPage();
  await paper.setContent(writePage(plan));
  const pdf = await paper.pdf({ printBackground: true });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog.getByRole('button', { name: 'Read the words' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check the words' })).toBeVisible();
  expect(countRight(await readFields(dialog), plan)).toBe(plan.words.length);
  expect(isFetched('traineddata')).toBe(false);
  await takePicture(page, 'scan-pdf', { fullPage: true });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photographPage(browser, plan) });
  await dialog.getByRole('button', { name: 'Read the words' }).click();
  await dialog.getByRole('progressbar', { name: 'Reading' }).waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('button', { name: 'Read the words' })).toBeVisible();
  await expect.poll(() => page.workers()).toEqual([]);
  expect(violations).toEqual([]);
});
