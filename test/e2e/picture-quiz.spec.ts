import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTab, signInOnScreen } from './family.ts';
import { seedFamily } from './seeded-family.ts';

const looks = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

async function look(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `screenshots/picture-quiz-${screen}-${name}.png` });
  }
  await page.setViewportSize(looks[0].viewport);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('a quiz of “Telling the time” shows its clocks to the parent, to the child and in the result, and no description in their place', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', []);
  const { viewport } = looks[0];
  const parent = await (await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport })).newPage();
  await signInOnScreen(parent, family.parent);
  await openTab(parent, 'Create');
  await parent.getByRole('button', { name: 'Ready decks' }).click();
  await parent
    .getByRole('dialog', { name: 'Ready decks' })
    .getByRole('button', { name: 'Add Telling the time' })
    .click();
  await parent.getByRole('button', { name: 'Open the deck' }).click();
  await expect(parent.getByRole('img', { name: 'A clock face' }).first()).toBeVisible();
  await parent.getByRole('button', { name: 'Quiz', exact: true }).click();
  await expect(parent.getByText(/created successfully!$/)).toBeVisible();
  await parent.getByRole('button', { name: 'Open Quizzes' }).click();
  await parent.getByText('Questions and answers').click();
  await expect(parent.getByRole('img', { name: 'A clock face' })).toHaveCount(10);
  await expect(parent.getByText('What goes with this?')).toHaveCount(10);
  await look(parent, 'preview');
  await parent.getByRole('button', { name: /^Edit Quiz: Telling/ }).click();
  const form = parent.getByRole('dialog', { name: 'Edit Quiz' });
  await form.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await form.getByLabel('Question Text').fill('What time is it?');
  await look(parent, 'form');
  await form.getByRole('button', { name: 'Save Question' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(parent.getByText('What time is it?')).toBeVisible();
  await expect(parent.getByRole('img', { name: 'A clock face' })).toHaveCount(10);

  const child = await (await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport })).newPage();
  await signInOnScreen(child, family.child);
  await child.getByRole('button', { name: /Take a Quiz/ }).click();
  await child.getByRole('button', { name: /Telling the time/ }).click();
  await child.getByRole('button', { name: 'Start' }).click();
  await expect(
    child
      .getByRole('group', { name: /What time is it\?/ })
      .or(child.getByRole('radiogroup', { name: /What time is it\?/ })),
  ).toBeVisible();
  for (let question = 1; question <= 10; question += 1) {
    const clock = child.getByRole('radiogroup').getByRole('img');
    await expect(clock).toHaveCount(1);
    await expect(clock).toHaveJSProperty('naturalWidth', 480);
    await expect(child.getByRole('radio')).toHaveCount(4);
    await expect(child.getByText(/not sure yet|None of these|Something else/)).toHaveCount(0);
    if (question === 1) await look(child, 'question');
    await child.getByRole('radio').first().check();
    if (question < 10) await child.getByRole('button', { name: 'Next' }).click();
  }
  await child.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(child.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(child.getByRole('img', { name: 'A clock face' }).first()).toBeVisible();
  await look(child, 'result');
});
