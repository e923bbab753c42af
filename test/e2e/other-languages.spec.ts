import { expect } from '@playwright/test';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { listLearners, updateLearner } from '../../shared/routes/learners.ts';
import { expectAccessible } from './accessible.ts';
import { newPerson } from './family.ts';
import { test } from './journey.ts';
import { checkedLanguages, wordsOf } from './page-languages.ts';
import { openProduct, seedFamily } from './seeded-family.ts';

const phone = { width: 390, height: 844 };

// A language is tested as soon as it has its words.
for (const locale of checkedLanguages.filter((tag) => tag === 'ar'))
  test('an Arabic family signs up in its browser’s language, adds a child and studies the first card, from right to left', async ({
    browser,
  }) => {
    const say = wordsOf(locale);
    const page = await (await browser.newContext({ locale, viewport: phone })).newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: say('Register') }).click();
    const { email, password } = newPerson('usra');
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('Register') }).click();

    await page.getByLabel(say('First child')).fill('ليلى');
    await page.getByRole('button', { name: say('Next') }).click();
    await page.getByRole('button', { name: say('Times tables') }).click();
    await page.getByRole('button', { name: say('Next') }).click();
    await page.getByRole('checkbox').check();
    await expectAccessible(page, 'the consent in Arabic');
    await page.getByRole('button', { name: say('Start'), exact: true }).click();
    await page.getByRole('button', { name: say('Hand the device to {name}').replace(/\{name\}.*/, '') }).click();

    const question = page.getByRole('region', { name: say('Question') });
    await expect(question).toHaveText(/^\d+ × 2$/);
    // A card's text stands in the middle, although other texts of the family begin where the page's lines do.
    await expect(question.locator('[dir="auto"]').first()).toHaveCSS('text-align', 'center');
    const asked = await question.textContent();
    await page.getByLabel(say('Your answer')).fill(String(2 * parseInt(asked ?? '', 10)));
    await page.getByRole('button', { name: say('Check') }).click();
    // What leads on stands on the left, and so does its key.
    const right = page.getByRole('button', { name: say('I was right') });
    await expect(right).toHaveAttribute('aria-keyshortcuts', '2 ArrowLeft');
    const [wrong, correct] = [
      await page.locator('[aria-keyshortcuts="1 ArrowRight"]').boundingBox(),
      await right.boundingBox(),
    ];
    expect(correct?.x).toBeLessThan(wrong?.x ?? 0);
    await page.keyboard.press('ArrowLeft');
    await expect(question).not.toHaveText(asked ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

for (const language of checkedLanguages.filter((tag) => tag === 'de'))
  test('a German parent’s child has English buttons, once the parent has set the child’s language', async ({
    browser,
    baseURL,
  }) => {
    const say = wordsOf(language);
    const { parent, child } = await seedFamily(baseURL ?? '', []);
    const client = await openProcessClient(await openProduct(baseURL ?? ''));
    const { token, user } = await client.call(login, undefined, { body: parent });
    const params = { householdId: user.households[0]?.id ?? '' };
    const [learner] = await client.call(listLearners, token, { params });
    await client.call(updateLearner, token, {
      params: { ...params, learnerId: learner?.id ?? '' },
      body: { language: 'en' },
    });

    const device = await (await browser.newContext({ viewport: phone, locale: language })).newPage();
    await device.goto('/');
    await device.getByLabel(say('Email')).fill(child.email);
    await device.getByLabel(say('Password'), { exact: true }).fill(child.password);
    await device.getByRole('button', { name: say('Sign In') }).click();
    await expect(device.getByText('Study a Deck')).toBeVisible();
    await expect(device.locator('html')).toHaveAttribute('lang', 'en');
  });
