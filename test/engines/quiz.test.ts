import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { login } from '../../shared/routes/auth.ts';
import { createQuiz } from '../../shared/routes/quizzes.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { signIn, test } from './driver/journey.ts';

test('a quiz with a time limit is taken by touch, goes on after a reload, and is passed', async ({ page, stack }) => {
  const { parent, child } = await makeFamily(stack.context, [2, 1]);
  const { call } = await openProcessClient(stack.context);
  const { token, user } = await call(login, undefined, { body: parent });
  const householdId = user.households[0]?.id ?? '';
  const questions = [
    { question: 'Which river flows through Cairo?', options: ['Rhine', 'Nile'], correctIndex: 1 },
    { question: 'Which river flows through Paris?', options: ['Seine', 'Thames'], correctIndex: 0 },
  ];
  await call(createQuiz, token, { body: { name: 'Rivers', householdId, questions, timeLimit: 120 } });
  await signIn(page, stack.url, child);
  await page.press('button', /Take a Quiz/);
  await page.press('button', /^Rivers/);
  await page.press('button', 'Start');
  await page.findAt([{ kind: 'Role', role: 'timer' }]);
  await page.press('radio', /Nile/);
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
