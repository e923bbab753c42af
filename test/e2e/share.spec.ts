import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { SignedIn } from '../../shared/schemas/user.ts';
import { expectAccessible } from './accessible.ts';
import { openTab, signInOnScreen } from './family.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { seedFamily } from './seeded-family.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A family with a deck whose card shows a picture, which only the product itself can take in. @returns its parent. */
async function seedGivers(productUrl: string, request: APIRequestContext) {
  const { parent } = await seedFamily(productUrl, []);
  const send = async (path: string, data: unknown, headers: Record<string, string> = {}) =>
    (await (await request.post(path, { data, headers })).json()) as SignedIn & { readonly id: string };
  const { token, user } = await send('/api/auth/supa/login', parent);
  const authorization = `Bearer ${token}`;
  const householdId = user.households[0]?.id ?? '';
  const deck = await send('/api/decks', { name: 'On the farm', householdId }, { authorization });
  const asPicture = { authorization, 'content-type': 'image/png' };
  const { id } = await send(`/api/households/${householdId}/media`, pixel, asPicture);
  const card = { front: '', back: 'the barn', frontMedia: [{ id, alt: 'A red barn' }] };
  await send(`/api/decks/${deck.id}/cards`, card, { authorization });
  return parent;
}

async function openPage(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, violations: await collectPolicyViolations(page) };
}

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await page.screenshot({ path: `screenshots/share-${screen}.png` });
}

test('a family shares a deck, and another one that follows the link has it with its picture', async ({
  browser,
  baseURL,
  request,
}) => {
  const [givers, takers] = [await seedGivers(baseURL ?? '', request), (await seedFamily(baseURL ?? '', [])).parent];
  const giver = await openPage(browser, baseURL);
  await signInOnScreen(giver.page, givers);
  await openTab(giver.page, 'Create');
  await giver.page.getByRole('button', { name: 'On the farm', exact: true }).click();
  await giver.page.getByRole('button', { name: 'More for On the farm' }).last().click();
  await giver.page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = giver.page.getByRole('dialog');
  await sharing.getByRole('button', { name: 'Make a code' }).click();
  await expect(sharing.getByText('Nobody has taken it yet.')).toBeVisible();
  await expectGood(giver.page, 'code');
  const code = (await sharing.locator('code').innerText()).replaceAll(/\s/g, '');
  await sharing.getByRole('button', { name: 'Done' }).click();

  const taker = await openPage(browser, baseURL);
  await taker.page.goto(`/#deck=${code}`);
  await expect(taker.page.getByText('Somebody shares a deck with you.')).toBeVisible();
  await taker.page.getByLabel('Email').fill(takers.email);
  await taker.page.getByLabel('Password', { exact: true }).fill(takers.password);
  await taker.page.getByRole('button', { name: 'Sign In' }).click();
  const taking = taker.page.getByRole('dialog', { name: 'Take a shared deck' });
  await expect(taking.getByLabel('Code or link')).toHaveValue(code);
  await expectGood(taker.page, 'take');
  await taking.getByRole('button', { name: 'Take deck' }).click();
  await expect(taker.page.getByRole('heading', { name: 'On the farm', level: 2 })).toBeVisible();
  await expect(taker.page.getByRole('img', { name: 'A red barn' })).toBeVisible();

  await giver.page.getByRole('button', { name: 'More for On the farm' }).last().click();
  await giver.page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sharing.getByText('Taken 1 time.')).toBeVisible();
  expect([...giver.violations, ...taker.violations]).toEqual([]);
});
