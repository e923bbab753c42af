import { expect, type Page } from '@playwright/test';
import { openTab, signIn } from './family.ts';
import { test } from './journey.ts';
import { seedFamily } from './seeded-family.ts';

async function writeQuestion(page: Page, question: string, options: readonly string[], correct: string): Promise<void> {
  await page.getByLabel('Question Text').fill(question);
  for (const [index, option] of options.entries()) {
    await page.getByLabel(`Option ${'ABCDEF'[index]}`, { exact: true }).fill(option);
  }
  await page.getByRole('radio', { name: `${'ABCDEF'[options.indexOf(correct)]} is correct` }).check();
  await page.getByRole('button', { name: 'Add Question' }).click();
}

async function makeAndAssignQuiz(page: Page): Promise<void> {
  await openTab(page, 'Create');
  await page.getByRole('tab', { name: 'Quizzes' }).click();
  await page.getByRole('button', { name: 'Write your first quiz' }).click();
  await page.getByLabel('Quiz Name').fill('Rivers of the world');
  await writeQuestion(page, 'Which river flows through Cairo?', ['Rhine', 'Nile'], 'Nile');
  await writeQuestion(page, 'Which river flows through Paris?', ['Seine', 'Thames'], 'Seine');
  await page.getByLabel('Time Limit (minutes)').fill('2');
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Rivers of the world' })).toBeVisible();

  await openTab(page, 'Assign');
  await page.getByRole('button', { name: 'Assign a deck or quiz' }).click();
  await page.getByLabel('Type').selectOption('Quiz');
  await page.getByLabel('Resource').selectOption('Rivers of the world');
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('“Rivers of the world” is assigned to Emma.')).toBeVisible();
}

/** Beside a taller score, the answers follow their title as closely as on a phone. */
async function expectAnswersBelowTheirTitle(page: Page): Promise<void> {
  const answers = page.getByRole('region', { name: 'Your answers' });
  const gap = async (): Promise<number> => {
    const title = await answers.getByRole('heading', { level: 2 }).boundingBox();
    const list = await answers.getByRole('list').first().boundingBox();
    // From top to top: a stretched title fills the gap with its own box.
    return (list?.y ?? NaN) - (title?.y ?? NaN);
  };
  const onPhone = await gap();
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 1180 });
    expect(await gap(), `at ${width} px`).toBeLessThan(onPhone + 16);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test('a parent makes and assigns a quiz; the child takes it by the clock, reloads, passes, earns a badge; the report shows it [quiz-assigned-timed-reloaded-passed-rewarded]', async ({
  browser,
  baseURL,
}) => {
  const family = await seedFamily(baseURL ?? '', [2, 1]);
  const parent = await (await browser.newContext()).newPage();
  await signIn(parent, family.parent);
  await makeAndAssignQuiz(parent);

  const child = await (await browser.newContext()).newPage();
  await child.clock.install();
  await signIn(child, family.child);
  await child
    .getByRole('region', { name: 'For you' })
    .getByRole('button', { name: /Rivers of the world/ })
    .click();
  await child.getByRole('button', { name: 'Start' }).click();
  await expect(child.getByText('0 of 2 answered')).toBeVisible();
  await expect(child.getByRole('button', { name: 'Submit Quiz' })).toBeDisabled();
  const controls = child.getByRole('main').locator('button, a, input, summary').filter({ visible: true });
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.tagName)),
  );
  expect(names.length, `beside two options: ${names.join(', ')}`).toBeLessThanOrEqual(2 + 5);
  await child.getByRole('radio', { name: 'Nile' }).check();
  await expect(child.getByText('waiting to save')).toBeVisible();

  await child.reload();
  await expect(child.getByText('1 of 2 answered')).toBeVisible();
  await expect(child.getByRole('radio', { name: 'Nile' })).toBeChecked();
  await child.clock.runFor(65_000);
  await expect(child.getByRole('timer')).toContainText('seconds left');
  await child.getByRole('button', { name: 'Next' }).click();
  await child.getByRole('radio', { name: 'Seine' }).check();
  await child.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(child.getByText('100%', { exact: true })).toBeVisible();
  await expect(child.getByRole('main')).toContainText(/Passed.*passing: 70%/s);
  await expectAnswersBelowTheirTitle(child);
  await child.getByRole('button', { name: 'Close' }).click();
  const celebration = child.getByRole('dialog', { name: 'New badge: Little Spark!' });
  await celebration.getByRole('button').click();
  await expect(celebration).toBeHidden();
  await expect(child.getByRole('region', { name: 'For you' })).toContainText('Done today');

  await openTab(parent, 'Reports');
  await parent.getByRole('tab', { name: 'Figures' }).click();
  const summary = parent.getByRole('list', { name: 'Summary' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'Quizzes completed' })).toContainText('1');
  await expect(summary.getByRole('listitem').filter({ hasText: 'Assignments completed' })).toContainText('1');
  await expect(summary.getByRole('listitem').filter({ hasText: 'Current streak' })).toContainText('3 days');
});

test('a quiz whose time runs out is handed in by itself', async ({ browser, baseURL }) => {
  const family = await seedFamily(baseURL ?? '', []);
  const parent = await (await browser.newContext()).newPage();
  await signIn(parent, family.parent);
  await makeAndAssignQuiz(parent);
  const child = await (await browser.newContext()).newPage();
  await child.clock.install();
  await signIn(child, family.child);
  await child.getByRole('button', { name: /Take a Quiz/ }).click();
  await child.getByRole('button', { name: /Rivers of the world/ }).click();
  await child.getByRole('button', { name: 'Start' }).click();
  await child.getByRole('radio', { name: 'Nile' }).check();
  await child.clock.runFor(125_000);
  await expect(child.getByText('1/2 correct')).toBeVisible();
  await expect(child.getByRole('main')).toContainText(/Failed.*passing: 70%/s);
});
