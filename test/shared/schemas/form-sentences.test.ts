import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createUser } from '../../../shared/routes/admin.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { changePassword, login, register } from '../../../shared/routes/auth.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { createDeck, updateDeck } from '../../../shared/routes/decks.ts';
import { acceptInvitation, createHousehold, updateHousehold } from '../../../shared/routes/households.ts';
import { createLearner, updateLearner } from '../../../shared/routes/learners.ts';
import { createQuiz } from '../../../shared/routes/quizzes.ts';
import { describeFields } from '../../../shared/schemas/describe-issue.ts';
import { describeIssue, listProblems } from '../../../shared/schemas/problem.ts';
import { studyDayText } from '../../../shared/schemas/progress.ts';
import { emailText } from '../../../shared/schemas/sign-in.ts';
import { emptyOr } from '../../../shared/schemas/text.ts';

/** Returns the sentences that a form with these values shows next to its fields. */
function sentencesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const read = schema.safeParse(values, { error: describeIssue });
  return read.success ? {} : { ...describeFields(listProblems(read.error.issues)).fields };
}

const noEmail = { email: 'Enter your email.' };
const longName = 'Use up to 120 characters. This name has 121.';
const chooseBoth = 'Please select a learner and resource';
const name121 = 'x'.repeat(121);

describe('what a form says about its fields', () => {
  it.each([
    ['signing in', login.body, { email: ' ', password: '' }, { ...noEmail, password: 'Enter your password.' }],
    [
      'registering',
      register.body,
      { email: '', password: '', role: 'parent' },
      { ...noEmail, password: 'At least 6 characters' },
    ],
    [
      'registering',
      register.body,
      { email: 'ada', password: '12345', role: 'parent' },
      { email: 'This doesn’t look like an email. Check it for typos.', password: 'At least 6 characters' },
    ],
    [
      'registering',
      register.body,
      { email: 'a@example.org', password: 'x'.repeat(129), role: 'parent' },
      { password: 'Use up to 128 characters.' },
    ],
    [
      'an admin making an account',
      createUser.body,
      { email: '', password: '12345', role: 'parent' },
      { email: 'Enter an email.', password: 'Minimum 6 characters' },
    ],
    [
      'changing a password',
      changePassword.body,
      { currentPassword: '', newPassword: '' },
      { currentPassword: 'Enter your current password.', newPassword: 'At least 6 characters' },
    ],
    ['a new household', createHousehold.body, { name: ' ' }, { name: 'Enter a household name.' }],
    ['a household', updateHousehold.body, { name: ` ${name121} ` }, { name: longName }],
    ['a new learner', createLearner.body, { name: '' }, { name: 'Enter a name.' }],
    ['a learner', updateLearner.body, { name: name121 }, { name: longName }],
    ['joining a household', acceptInvitation.body, { code: ' ' }, { code: 'Enter the code.' }],
    [
      'a new deck',
      createDeck.body,
      { name: ' ', description: 'x'.repeat(1_001) },
      { name: 'Deck name is required', description: 'Use up to 1,000 characters.' },
    ],
    ['a deck', updateDeck.body, { name: '', description: '' }, { name: 'Deck name is required' }],
    ['a deck', updateDeck.body, { name: name121, description: '' }, { name: 'Use up to 120 characters.' }],
    [
      'a card',
      createCard.body,
      { front: ' ', back: 'x'.repeat(5_001) },
      { front: 'Both front and back are required', back: 'Use up to 5,000 characters.' },
    ],
    [
      'an assignment',
      createAssignment.body,
      { householdId: 'H', type: 'deck', learnerId: '', resourceId: '', notes: 'x'.repeat(1_001) },
      { learnerId: chooseBoth, resourceId: chooseBoth, notes: 'Use up to 1,000 characters.' },
    ],
    [
      'a quiz',
      createQuiz.body,
      { name: '', questions: [], passingScore: 101 },
      {
        name: 'Quiz name is required',
        questions: 'At least one question is required',
        passingScore: 'Enter a whole number from 0 to 100.',
      },
    ],
  ])('%s', (_, schema, values, sentences) => {
    expect(sentencesOf(schema, values)).toEqual(sentences);
  });

  it('names a field that is not known, and says what is required', () => {
    const card = { front: 'a', colour: 'x' };
    expect(sentencesOf(createCard.body, card)).toEqual({
      back: 'Both front and back are required',
      colour: 'We don’t know this field.',
    });
    expect(sentencesOf(createUser.body, {})).toMatchObject({ role: 'This is required.' });
    expect(sentencesOf(createUser.body, [])).toEqual({ body: 'This isn’t in the right format.' });
  });
});

describe('a field that may stay empty', () => {
  it.each(['', ' ', undefined])('is absent when it holds %o', (typed) => {
    expect(emptyOr(studyDayText).parse(typed)).toBeUndefined();
  });

  it('is checked as soon as something is typed', () => {
    expect(emptyOr(emailText()).parse(' Ada@Example.org ')).toBe('ada@example.org');
    expect(sentencesOf(emptyOr(emailText()), 'ada')).toEqual({
      body: 'This doesn’t look like an email. Check it for typos.',
    });
  });
});
