import { expect, type Page, test } from '@playwright/test';
import { newPerson } from './family.ts';

const picture = async (page: Page, name: string) =>
  await page.screenshot({ path: `screenshots/first-minutes/${name}.png`, fullPage: true });

/** A person at a page: counts what is typed and what is pressed. */
class Hands {
  fields = 0;
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(label: string, text: string): Promise<void> {
    this.fields += 1;
    await this.#page.getByLabel(label, { exact: true }).fill(text);
  }

  async tap(role: 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.#page.getByRole(role, { name }).click();
  }
}

test('a new parent has a child at its first card with at most six fields and eight taps, and finds back in with a forgotten password', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const parent = { ...newPerson('anna.rossi'), newPassword: 'another horse 43' };
  const hands = new Hands(page);
  await page.goto('/');
  await hands.tap('link', 'Register');
  await hands.type('Email', parent.email);
  await hands.type('Password', parent.password);
  await hands.tap('button', 'Register');
  await expect(page.getByText('Start in a minute')).toBeVisible();
  // What the specification has for somebody without a household stays where it is.
  await expect(page.getByText('No households yet')).toBeVisible();
  await hands.type('First child', 'Emma');
  await hands.tap('radio', /Times tables/);
  await hands.tap('checkbox', /I am the parent or guardian/);
  await picture(page, 'three-questions');
  await hands.tap('button', 'Start');
  await expect(page.getByRole('heading', { name: 'Emma is ready' })).toBeVisible();
  await picture(page, 'ready');
  await hands.tap('button', 'Hand over to Emma');
  await expect(page.getByText('Card 1 of 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question' })).toHaveText('2 × 2');
  await picture(page, 'first-card');
  expect(hands.fields, 'fields').toBeLessThanOrEqual(6);
  expect(hands.taps, 'taps').toBeLessThanOrEqual(8);

  // The grown-ups' side is closed now, and the grown-up has forgotten the password.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'I am a grown-up' }).click();
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible();
  const link = await findLink(page, parent.email, /\/\?reset#token=\S+/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(parent.newPassword);
  await picture(page, 'new-password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(parent.newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Rossi Family' })).toBeVisible();
  await picture(page, 'back-in');
});

interface MailboxEntry {
  readonly to: string;
  readonly text: string;
}

/** @returns the newest link of this form that somebody was sent, as a path of the product. */
async function findLink(page: Page, to: string, form: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/mailbox.json')).json()) as MailboxEntry[];
      link = mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => form.exec(text)?.[0])
        .find(Boolean);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
