import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { makeAssignment } from '../../parent/assign/support/make-assignment.ts';
import { FakeFamily } from '../study/support/fake-family.ts';
import { FakeQuizzes, makeQuiz } from './support/fake-quizzes.ts';
import { passTime, settle } from './support/fake-time.ts';
import { openQuizzes, press, startFresh } from './support/open-quizzes.tsx';

startFresh();

const refused = () => makeRefusal(403, 'not-allowed', 'You can see this, but not change it.');

describe('the list of quizzes', () => {
  it('says of each what it is and what it takes [quiz-list-quizzes, quiz-name, quiz-description, quiz-question-count, quiz-time-limit-minutes, quiz-pass-percent]', async () => {
    new FakeQuizzes(
      makeQuiz({ description: 'All of them', timeLimit: 300, passingScore: 80 }),
      makeQuiz({ id: 'quiz-2', name: 'Sums' }),
    ).connect();
    await openQuizzes();
    const [, first, second] = screen.getAllByRole('button').map((button) => button.textContent);
    expect(first).toBe('World capitalsAll of them3 questions5 minutes80% to pass');
    expect(second).toBe('Sums3 questionsNo time limit60% to pass');
  });

  it.each([
    ['Quiz: Birds', 'Auto-generated quiz from Birds'],
    ['测验：Birds', '根据 Birds 自动生成的测验'],
  ])('does not say the name %s again as the description of a generated quiz', async (name, description) => {
    new FakeQuizzes(makeQuiz({ name, description })).connect();
    await openQuizzes();
    expect(screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent).not.toContain(description);
  });

  it('marks the one that a grown-up gave', async () => {
    const { me } = new FakeFamily();
    const work = makeAssignment('work-1', { type: 'quiz', resourceId: 'quiz-2', resourceName: 'Sums' });
    const quizzes = new FakeQuizzes(makeQuiz(), makeQuiz({ id: 'quiz-2', name: 'Sums' }));
    quizzes.connect({ [`GET /api/assignments?learnerId=${me.learner?.id}`]: () => makeJson(200, [work]) });
    await openQuizzes(undefined, undefined, me);
    expect(screen.getByRole('button', { name: /^Sums/ }).textContent).toContain('For you');
    expect(screen.getByRole('button', { name: /^World capitals/ }).textContent).not.toContain('For you');
  });

  it('leads back, and without a connection to the cards', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    new FakeQuizzes().connect({ 'GET /api/quizzes': () => new TypeError('Failed to fetch') });
    const { person, left } = await openQuizzes();
    await passTime(60_000);
    await press(person, 'Study my cards');
    await press(person, 'Back');
    expect(left).toEqual(['Study', 'Home']);
  });

  it('shows the best and the last result', async () => {
    const server = new FakeQuizzes();
    server.finish(server.begin(), [0, 1, 2]);
    server.finish(server.begin(), [0, 0, 0]);
    server.connect();
    await openQuizzes();
    expect(screen.getByRole('button', { name: /^World capitals/ }).textContent).toContain(
      'Passed\u00A0· best 100%Last 33%',
    );
  });

  it('marks the one that was begun', async () => {
    const server = new FakeQuizzes(makeQuiz(), makeQuiz({ id: 'quiz-2', name: 'Sums' }));
    server.begin();
    server.connect();
    await openQuizzes();
    expect(screen.getByRole('button', { name: /World capitals/ }).textContent).toContain('Started');
    expect(screen.getByRole('button', { name: /Sums/ }).textContent).not.toContain('Started');
  });

  it('says that it is loading', async () => {
    new FakeQuizzes().connect({ 'GET /api/quizzes': () => 'never' });
    await openQuizzes();
    expect(screen.getByRole('status').textContent).toBe('Loading quizzes...');
  });

  it('says that it failed, and tries again [error-failed-load-quizzes]', async () => {
    let isDown = true;
    new FakeQuizzes().connect({ 'GET /api/quizzes': () => (isDown ? refused() : makeJson(200, [makeQuiz()])) });
    const { person } = await openQuizzes();
    expect(screen.getByRole('alert').textContent).toContain('Error: Failed to load quizzes');
    isDown = false;
    await press(person, 'Retry');
    expect(screen.getByText('World capitals')).toBeDefined();
  });

  it('has kind words when there is none, and looks again', async () => {
    let isMade = false;
    new FakeQuizzes().connect({ 'GET /api/quizzes': () => makeJson(200, isMade ? [makeQuiz()] : []) });
    const { person } = await openQuizzes();
    expect(screen.getByText('No quizzes yet')).toBeDefined();
    isMade = true;
    await press(person, 'Check again');
    expect(screen.getByText('World capitals')).toBeDefined();
  });

  it('can be used without the results, and says that they are missing', async () => {
    new FakeQuizzes().connect({ 'GET /api/quiz-attempts': refused });
    const { person } = await openQuizzes();
    expect(screen.getByText(/We couldn’t load your results/)).toBeDefined();
    await press(person, /World capitals/);
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
  });
});

describe('one quiz', () => {
  it('opens at once when it is named, such as from an assignment [quiz-one-quiz-before-begins]', async () => {
    new FakeQuizzes(makeQuiz({ timeLimit: 600 })).connect();
    await openQuizzes({ id: 'quiz-1' });
    expect(screen.getByRole('heading', { level: 1, name: 'World capitals' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });

  it('begins by itself without a time limit, once', async () => {
    const server = new FakeQuizzes();
    server.connect();
    await openQuizzes({ id: 'quiz-1' });
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
    expect(server.attempts).toHaveLength(1);
  });

  it('that is gone says so and leads back', async () => {
    new FakeQuizzes().connect();
    const { person } = await openQuizzes({ id: 'quiz-9' });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t find this. It may have been deleted.');
    await press(person, 'Back');
    expect(screen.getByText('World capitals')).toBeDefined();
  });

  it('stays as it is when it cannot be started, and can be started later [error-quiz-start-failure-shown]', async () => {
    const server = new FakeQuizzes();
    server.faults = [makeRefusal(503, 'unavailable', 'Flashspark is busy right now.')];
    server.connect();
    const { person } = await openQuizzes({ id: 'quiz-1' });
    expect(screen.getByRole('alert').textContent).toContain('Failed to start the quiz');
    await press(person, 'Start');
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
  });

  it('goes on with what was begun on another device [quiz-another-device-resumes-attempt]', async () => {
    const server = new FakeQuizzes();
    server.begin().answers = [2, -1, -1];
    server.connect();
    await openQuizzes({ id: 'quiz-1' });
    expect(server.attempts).toHaveLength(1);
    expect(screen.getByText('1 of 3 answered')).toBeDefined();
  });

  it('shows the last answers again', async () => {
    const server = new FakeQuizzes();
    server.finish(server.begin(), [0, 1, 2]);
    server.connect();
    const { person } = await openQuizzes();
    await press(person, 'See my last answers in World capitals');
    await settle();
    expect(screen.getByText('3/3 correct')).toBeDefined();
  });

  it('an attempt that cannot be loaded says so, and tries again', async () => {
    const server = new FakeQuizzes();
    server.begin();
    let isDown = true;
    server.connect({ 'GET /api/attempts/attempt-1': () => (isDown ? refused() : makeJson(200, server.latest)) });
    const { person } = await openQuizzes({ id: 'quiz-1', attemptId: 'attempt-1' });
    expect(screen.getByRole('alert').textContent).toContain('Failed to load this quiz');
    isDown = false;
    await press(person, 'Retry');
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
  });
});
