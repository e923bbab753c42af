import { expect, type Locator } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login, setLanguage } from '../../shared/routes/auth.ts';
import { expectAccessible } from './accessible.ts';
import { findLink, openSettings, signIn } from './family.ts';
import { test } from './journey.ts';
import { makeWeekDue, openProduct, seedFamily } from './seeded-family.ts';

test('a parent’s evening in four taps: who did what at the first look, a hard card mended in two, its deck given in two; then the verdict, on paper, too', async ({
  browser,
  baseURL,
}) => {
  const { parent, deckName } = await seedFamily(baseURL ?? '', [2, 1, 0], 'Smith Family', 0);
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  await signIn(page, parent);
  await expect(page.getByText(/^(Done for today|Started): \d+ cards?, \d+% right/)).toBeVisible();
  const week = page.getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
  await expect(week.filter({ hasText: /day: \d+ cards?/ })).toHaveCount(3);

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: `Tricky card in ${deckName}` }));
  await page.getByRole('textbox', { name: 'Front (Question)' }).fill('7 × 2, or 7 + 7?');
  await tap(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The card is saved')).toBeVisible();
  await tap(page.getByRole('button', { name: `Assign ${deckName} to Emma` }));
  await tap(page.getByRole('button', { name: 'Create Assignment' }));
  await expect(page.getByText(`“${deckName}” is assigned to Emma.`)).toBeVisible();
  expect(taps).toBe(4);

  await page.goBack();
  await page.getByRole('button', { name: 'View Progress' }).click();
  const verdict = page.getByText(new RegExp(`^Emma knows \\d+ of 40 cards in ${deckName}\\. `));
  await expect(verdict).toBeVisible();
  await page.getByRole('tab', { name: 'Figures' }).click();
  await page.getByRole('button', { name: deckName }).first().click();
  await expect(page.getByRole('heading', { name: deckName })).toBeFocused();
  await expect(page.getByText('7 × 2, or 7 + 7?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Summary' })).toBeVisible();
  await expect(verdict).toBeHidden();

  // Only the report is printed, dark on light.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Figures' })).toBeHidden();
  await expect(verdict).toBeVisible();
  expect(await verdict.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(31, 27, 45)');
});

test('the week’s mail: wished on the home, read in French in the mailbox, ended there by one tap or by its link', async ({
  page,
  baseURL,
}) => {
  const product = baseURL ?? '';
  const { parent } = await seedFamily(product, [0]);
  // Any call that requests a mail makes the local product send all waiting ones; otherwise it checks for them only once a minute.
  const flushWaitingMails = async () =>
    await page.request.post('/api/auth/password-reset', { data: { email: parent.email } });
  await flushWaitingMails();
  const [, token] = (await findLink(page, parent.email, /\?verify#token=[\w-]+/)).split('=');
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(204);
  await signIn(page, parent);
  const offer = page.getByRole('heading', { name: 'An email on Sunday evening?' });
  // One offer at a time: the passkey comes first.
  await page.getByText('Skip the password next time?').click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'the offer of the weekly mail');
  await offer.click();
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(offer).toBeHidden();

  const client = await openProcessClient(await openProduct(product));
  const account = await client.call(login, undefined, { body: parent });
  const speak = async (language: 'en' | 'fr') => await client.call(setLanguage, account.token, { body: { language } });
  await speak('fr');
  await makeWeekDue(product, parent);
  await flushWaitingMails();
  const link = await findLink(page, parent.email, /\/\?weekly#token=[\w-]+/);
  await page.goto('/mailbox');
  const mail = page
    .getByRole('article')
    .filter({ hasText: parent.email })
    .filter({ hasText: 'Votre semaine sur Flashspark' });
  await expect(mail).toContainText(/Emma\s+A étudié 1\s?jour\s?: \d+\sréponses et 100\s?% de réponses justes\./);
  await expect(mail).toContainText(/Des questions pour le dîner\s+Pour Emma\s?: \d+ × 7 = \?\s+\d+/);
  const answer = page.waitForResponse(/\/api\/weekly-mail\//);
  await mail.getByRole('button', { name: 'Unsubscribe' }).click();
  expect((await answer).status()).toBe(204);

  await speak('en');
  await page.goto('/');
  await openSettings(page, 'My account');
  const wish = page.getByLabel('Send me a summary every Sunday evening');
  await expect(wish).not.toBeChecked();
  await wish.check();
  await expect(page.getByText('Saving...')).toBeHidden();
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, stop it' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly email stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Flashspark' }).click();
  await openSettings(page, 'My account');
  await expect(wish).not.toBeChecked();
});
