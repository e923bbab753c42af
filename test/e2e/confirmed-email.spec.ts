import { expect, type Page } from '@playwright/test';
import { builtWeb } from '../../infra/build/project-paths.ts';
import { type LocalStack, startLocalStack } from '../support/local-stack.ts';
import { createHouseholdOnScreen, findInMail, newPerson, registerOnScreen } from './family.ts';
import { Hands } from './hands.ts';
import { takePicture, test } from './journey.ts';
import { findProduct } from './stored-rows.ts';

let stack: LocalStack;
test.beforeAll(async ({ baseURL }) => {
  // Same as `FAMILY_ONLY=no npm start`: consent requires a confirmed email.
  const { endpoint } = await findProduct(baseURL ?? '');
  stack = await startLocalStack({ endpoint, webRoot: builtWeb, familyOnly: false });
});
test.afterAll(async () => {
  await stack.stop();
});

const picture = async (page: Page, name: string) =>
  await takePicture(page, `confirmed-email/${name}`, { fullPage: true });

/** Registers and names the child, which the keyboard's Next key ends. */
async function beginFamily(page: Page, name: string) {
  const parent = newPerson(name);
  const hands = new Hands(page);
  await page.goto(stack.url);
  await hands.tap('link', 'Register');
  await hands.type('Email', parent.email);
  await hands.type('Password', parent.password);
  await hands.tap('button', 'Register');
  await hands.type('First child', 'Emma', 'Enter');
  return { hands, parent };
}

/** Agrees, after which the code takes the place of the notice, still whole on a small phone. */
async function agree(page: Page, hands: Hands, email: string): Promise<void> {
  await hands.tap('checkbox', /I’m the parent or guardian/);
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible();
  const { y = Infinity, height = 0 } = (await page.getByRole('button', { name: 'Start' }).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(700);
}

async function reachFirstCard(page: Page, hands: Hands): Promise<void> {
  await hands.tap('button', 'Start');
  await expect(page.getByRole('heading', { name: 'Emma is ready' })).toBeVisible();
  await hands.tap('button', 'Hand the device to Emma');
  await expect(page.getByText('Card 1 of 10')).toBeVisible();
  expect(hands.fields, 'fields').toBeLessThanOrEqual(4);
  expect(hands.taps, 'taps').toBeLessThanOrEqual(8);
}

test('a family reaches its first card by the mailed code, typed in place, in at most 8 taps and 4 fields', async ({
  page,
}) => {
  const { hands, parent } = await beginFamily(page, 'anna.rossi');
  await hands.tap('button', /Times tables/);
  await hands.tap('button', 'Next');
  await agree(page, hands, parent.email);
  const code = await findInMail(page, `${stack.url}/mailbox.json`, parent.email, /(?<=code is )\d{6}/);
  await hands.type('Code from the email', code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
  await picture(page, 'wrong-code');
  // Correcting the code adds nothing to the count of filled fields, because this field is already counted.
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await picture(page, 'code-typed');
  await reachFirstCard(page, hands);
  await expect
    .poll(async () => await findInMail(page, `${stack.url}/mailbox.json`, parent.email, /you agreed as \S+ that/))
    .toContain(parent.email);
});

test('a family reaches its first card by the link in the mail, opened in another tab, in at most 8 taps and 4 fields', async ({
  page,
  context,
}) => {
  const { hands, parent } = await beginFamily(page, 'link.rossi');
  await hands.tap('button', /Counting/);
  await agree(page, hands, parent.email);
  const link = await findInMail(page, `${stack.url}/mailbox.json`, parent.email, /https?:\S+\/\?verify#token=\S+/);
  const mail = await context.newPage();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(mail.getByText('Thanks! Your email is confirmed.')).toBeVisible();
  // Adds two taps that `hands` does not count: the link in the mail, and the button on its page.
  hands.taps += 2;
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /I’m the parent or guardian/ })).toBeChecked();
  await picture(page, 'confirmed-by-link');
  await reachFirstCard(page, hands);
});

test('whoever makes the household first is asked before the first child, and another code takes the place of the one before', async ({
  page,
}) => {
  const parent = newPerson('bruno');
  const mailbox = `${stack.url}/mailbox.json`;
  const digits = /(?<=code is )\d{6}/;
  await registerOnScreen(page, parent, 'Parent', stack.url);
  await createHouseholdOnScreen(page, 'Bruno Family');
  await page.getByRole('button', { name: 'Add Learner' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Learner' });
  const first = await findInMail(page, mailbox, parent.email, digits);
  await dialog.getByRole('button', { name: 'Send another code' }).click();
  await expect(dialog.getByRole('button', { name: /^Another code in \d+ seconds$/ })).toBeDisabled();
  await picture(page, 'another-code');
  const second = await findInMail(page, mailbox, parent.email, new RegExp(`(?<=code is )(?!${first})\\d{6}`));
  await dialog.getByLabel('Code from the email').fill(first);
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(dialog.getByText(/^That code isn’t right/)).toBeVisible();
  await dialog.getByLabel('Code from the email').fill(second);
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await dialog.getByLabel('Learner Name').fill('Emma');
  await dialog.getByRole('button', { name: 'Add Learner' }).click();
  await expect(page.getByText('Emma is here')).toBeVisible();
});
