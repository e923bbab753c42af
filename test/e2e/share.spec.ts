import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTab, signIn } from './family.ts';
import { takePicture, test } from './journey.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { addPictureDeck, openParent, seedFamily } from './seeded-family.ts';

async function openPage(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, violations: await collectPolicyViolations(page) };
}

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await takePicture(page, `share-${screen}`);
}

test('a family shares a deck, and another one that follows the link has it with its picture', async ({
  browser,
  baseURL,
  request,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const card = { front: '', alt: 'A red barn', back: 'the barn' };
  await addPictureDeck(await openParent(request, family), 'On the farm', card);
  const takers = (await seedFamily(baseURL ?? '', [])).parent;
  const giver = await openPage(browser, baseURL);
  await signIn(giver.page, family.parent);
  await openTab(giver.page, 'Create');
  await giver.page.getByRole('button', { name: 'On the farm', exact: true }).click();
  await giver.page.getByRole('button', { name: 'More for On the farm' }).last().click();
  await giver.page.getByRole('button', { name: 'More', exact: true }).click();
  await giver.page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = giver.page.getByRole('dialog');
  await sharing.getByRole('button', { name: 'Make a code' }).click();
  await expect(sharing.getByText('Nobody has taken it yet.')).toBeVisible();
  await expectGood(giver.page, 'code');
  const code = (await sharing.locator('code').innerText()).replaceAll(/\s/g, '');
  await sharing.getByRole('button', { name: 'Done' }).click();

  const taker = await openPage(browser, baseURL);
  await taker.page.goto(`/#deck=${code}`);
  await expect(taker.page.getByText('Someone shared a deck with you.')).toBeVisible();
  await taker.page.getByLabel('Email').fill(takers.email);
  await taker.page.getByLabel('Password', { exact: true }).fill(takers.password);
  await taker.page.getByRole('button', { name: 'Sign In' }).click();
  const taking = taker.page.getByRole('dialog', { name: 'Get a shared deck' });
  await expect(taking.getByLabel('Code or link')).toHaveValue(code);
  await expectGood(taker.page, 'take');
  await taking.getByRole('button', { name: 'Get deck' }).click();
  await expect(taker.page.getByRole('heading', { name: 'On the farm', level: 2 })).toBeVisible();
  await expect(taker.page.getByRole('img', { name: 'A red barn' })).toBeVisible();

  await giver.page.getByRole('button', { name: 'More for On the farm' }).last().click();
  await giver.page.getByRole('button', { name: 'More', exact: true }).click();
  await giver.page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sharing.getByText('Taken 1 time.')).toBeVisible();
  expect([...giver.violations, ...taker.violations]).toEqual([]);
});
