import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { login } from '../../shared/routes/auth.ts';
import { createQuiz } from '../../shared/routes/quizzes.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { signIn, test } from './driver/journey.ts';
import type { Page } from './driver/page.ts';

/** Makes a quiz of two questions and two minutes, and begins it as the child. */
async function beginQuiz(page: Page, { context, url }: { readonly context: LocalContext; readonly url: string }) {
  const { parent, child } = await makeFamily(context, [2, 1]);
  const { call } = await openProcessClient(context);
  const { token, user } = await call(login, undefined, { body: parent });
  const householdId = user.households[0]?.id ?? '';
  const questions = [
    { question: 'Which river flows through Cairo?', options: ['Rhine', 'Nile'], correctIndex: 1 },
    { question: 'Which river flows through Paris?', options: ['Seine', 'Thames'], correctIndex: 0 },
  ];
  await call(createQuiz, token, { body: { name: 'Rivers', householdId, questions, timeLimit: 120 } });
  await signIn(page, url, child);
  await page.press('button', /Take a Quiz/);
  await page.press('button', /^Rivers/);
  await page.press('button', 'Start');
  await page.findAt([{ kind: 'Role', role: 'timer' }]);
  await page.press('radio', /Nile/);
}

test('a quiz with a time limit is taken by touch, goes on after a reload, and is passed', async ({ page, stack }) => {
  await beginQuiz(page, stack);
  await page.see('✓ safe on this device');
  await page.reload();
  await page.see('1 of 2 answered');
  await page.picture('quiz');
  await page.press('button', 'Next');
  await page.press('radio', /Seine/);
  await page.press('button', 'Submit Quiz');
  await page.see('100%');
  await page.press('button', 'Close');
  await page.find('dialog', /^New badge/);
});

test('a quiz whose time runs out is handed in by itself', async ({ page, stack }) => {
  await beginQuiz(page, stack);
  await page.see('✓ safe on this device');
  await page.run(() => {
    // In Firefox, a driver's script has a clock of its own beside the page's.
    const { Date: clock } = (window as { readonly wrappedJSObject?: typeof globalThis }).wrappedJSObject ?? window;
    const now = clock.now.bind(clock);
    clock.now = () => now() + 125_000;
  });
  await page.see('1/2 correct');
});
