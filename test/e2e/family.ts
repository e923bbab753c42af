import { expect, type Page } from '@playwright/test';
import { login } from '../../shared/routes/auth.ts';
import { tokenKey, userKey } from '../../web/src/lib/account/stored-session.ts';

/** An account for signing up in a browser, with an address that is new in every run. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

let people = 0;

export function newPerson(name: string): Person {
  people += 1;
  return { email: `${name}.${Date.now()}.${people}@example.org`, password: 'correct horse 42' };
}

export async function registerOnScreen(
  page: Page,
  person: Person,
  role: 'Parent' | 'Learner',
  product = '/',
): Promise<void> {
  await page.goto(product);
  await page.getByRole('link', { name: 'Register' }).click();
  if (role === 'Learner') {
    await page.getByRole('radio', { name: 'Learner' }).check({ force: true });
    await page.getByLabel('Year of birth').fill('2000');
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
}

export async function createHouseholdOnScreen(page: Page, name: string): Promise<void> {
  await page.getByText('No households yet').click();
  await page.getByRole('button', { name: 'Create Household' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Household Name').fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Chooses one of the ways to add a deck: in the menu above the list, or beside the other ways in a family without decks. */
export async function addDeckBy(page: Page, way: '+ New Deck' | 'Ready decks' | 'Import'): Promise<void> {
  const menu = page.getByRole('button', { name: 'Add a deck' });
  const own = page.getByRole('button', { name: way, exact: true });
  await menu.or(own).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await own.click();
}

/** Gives consent, adds the first learner and creates a sign-in code. @returns the code. */
export async function addLearnerOnScreen(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add Learner' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'I agree' }).click();
  await form.getByLabel('Learner Name').fill(name);
  await form.getByRole('button', { name: 'Add Learner' }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Create sign-in code' }).click();
  const code = await details.locator('code').innerText();
  await page.keyboard.press('Escape');
  return code.replaceAll(/\s/g, '');
}

export async function signInOnScreen(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in with one call instead of the screen, for journeys about something else. Opens the person's home. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post(login.path, { data: { email, password } });
  const { token, user } = (await answer.json()) as { readonly token: string; readonly user: object };
  // A file of the product, in which no app runs.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      [tokenKey, token],
      [userKey, JSON.stringify(user)],
    ] as const,
  );
  await page.goto('/');
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click();
}

/** Opens an area of a parent's Settings, on a phone and on a desk. */
export async function openSettings(
  page: Page,
  area: 'Family & people' | 'Children’s data' | 'My account' | 'This device',
): Promise<void> {
  await openTab(page, 'Settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: area }).click();
}

interface MailboxEntry {
  readonly to: string;
  readonly text: string;
}

/** @returns the newest link that matches the pattern in the mails to an address, as a path of the product. */
export async function findLink(page: Page, to: string, form: RegExp): Promise<string> {
  return await findInMail(page, '/mailbox.json', to, form);
}

/** @returns the newest text that matches the pattern in the mails to an address. @param mailbox address of the local mailbox. */
export async function findInMail(page: Page, mailbox: string, to: string, form: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(mailbox)).json()) as MailboxEntry[];
      found = mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => form.exec(text)?.[0])
        .find(Boolean);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
