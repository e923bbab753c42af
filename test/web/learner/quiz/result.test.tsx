import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TakenFor } from '../../../../shared/schemas/quiz.ts';
import { i18n } from '../../../../web/src/words/catalogue.ts';
import { makeRefusal } from '../../support/fake-api.ts';
import { FakeQuizzes, makeQuiz } from './support/fake-quizzes.ts';
import { passTime, settle } from './support/fake-time.ts';
import { choose, openQuizzes, press, startFresh } from './support/open-quizzes.tsx';

startFresh();
afterEach(() => i18n.activate('en'));

/** Opens an attempt that was submitted with these answers after 125 seconds. */
async function openResult(answers: number[], passingScore = 60, takenFor: TakenFor[][] = []) {
  const server = new FakeQuizzes(makeQuiz({ passingScore }));
  const attempt = server.begin();
  await passTime(125_000);
  server.finish(attempt, answers);
  takenFor.forEach((cards, index) => Object.assign(attempt.review?.[index] ?? {}, { takenFor: cards }));
  server.connect();
  const { person } = await openQuizzes({ id: 'quiz-1', attemptId: 'attempt-1' });
  return { server, person };
}

describe('the result', () => {
  it('shows percentage, score, verdict with the mark, and time [quiz-result-view, quiz-percentage, quiz-score-total, quiz-passed, quiz-passing-percent, quiz-time-spent]', async () => {
    await openResult([0, 1, 0]);
    expect(screen.getByText('67%')).toBeDefined();
    expect(screen.getByText('2/3 correct')).toBeDefined();
    expect(screen.getByText('Passed').parentElement?.textContent).toBe('Passedpassing: 60%');
    expect(screen.getByText('Time: 2 minutes 5 seconds')).toBeDefined();
  });

  it('shows the percentage as the language writes it', async () => {
    i18n.activate('de');
    await openResult([0, 1, 0]);
    expect(screen.getByText('67\u00A0%', { normalizer: String })).toBeDefined();
  });

  it('says Failed with kind words beside it [quiz-failed]', async () => {
    await openResult([1, 0, -1]);
    expect(screen.getByText('Failed').parentElement?.textContent).toBe('Failedpassing: 60%');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good try!');
    expect(screen.getByText(/Then try again/)).toBeDefined();
  });

  it('is read out, and its heading has the focus', async () => {
    await openResult([0, 1, 2]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Wow, every single one!' }));
    const said = [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
    expect(said).toContain('100%, 3 of 3 right. Passed.');
  });

  it('shows for each question the right option, the own one and why [quiz-review-correct-option, quiz-review-learner-wrong-answer, quiz-review-explanation]', async () => {
    await openResult([1, 1, -1]);
    const [first, second, third] = within(screen.getByRole('region', { name: 'Your answers' }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.parentElement?.textContent);
    expect(first).toContain('LimaCorrect answer');
    expect(first).toContain('QuitoYour answer: not yet');
    expect(first).toContain('Why? Lima lies by the sea.');
    expect(second).toContain('TokyoYour answer: correct');
    expect(third).toContain('NairobiCorrect answer');
    expect(third).toContain('You skipped this one.');
  });

  it('explains a mistake with the card that it was taken for, now and before', async () => {
    const [rome, oslo] = [
      { front: 'Italy', back: 'Rome' },
      { front: 'Norway', back: 'Oslo' },
    ];
    await openResult([1, 0, -1], 60, [
      [
        { ...rome, now: true },
        { ...oslo, before: true },
      ],
      [{ ...rome, now: true, before: true }],
    ]);
    const texts = within(screen.getByRole('region', { name: 'Your answers' }))
      .getAllByRole('listitem')
      .flatMap((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent));
    expect(texts).toEqual([
      'Why? Lima lies by the sea.',
      '“Rome” goes with “Italy”.',
      'Last time you picked “Oslo”. That goes with “Norway”.',
      '“Rome” goes with “Italy”. You mixed them up last time, too.',
      'You skipped this one.',
    ]);
  });

  it('stays after a reload and begins nothing', async () => {
    const { server } = await openResult([0, 1, 2]);
    expect(server.attempts).toHaveLength(1);
    expect(server.calls.every(({ method }) => method === 'GET' || method === 'HEAD')).toBe(true);
  });

  it('does not need the quiz, which may be gone', async () => {
    const { server } = await openResult([0, 1, 2]);
    expect(server.count('GET /api/quizzes/quiz-1')).toBe(0);
  });
});

describe('after the result', () => {
  it('Retake Quiz begins anew with an empty sheet [quiz-retake-quiz, state-quiz-retake-returns-quiz]', async () => {
    const { server, person } = await openResult([0, 1, 2]);
    await press(person, 'Retake Quiz');
    expect(server.latest?.id).toBe('attempt-2');
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('says so when it cannot begin anew', async () => {
    const { server, person } = await openResult([0, 1, 2]);
    server.faults = [makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.')];
    await press(person, 'Retake Quiz');
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t find this. It may have been deleted.');
  });

  it('Close leads to the list, read anew [quiz-close, state-quiz-close-returns-list]', async () => {
    const server = new FakeQuizzes();
    server.connect();
    const onHandedIn = vi.fn<() => void>();
    const { person } = await openQuizzes(undefined, onHandedIn);
    await press(person, /World capitals/);
    await choose(person, /Lima/);
    await press(person, 'Next');
    await press(person, 'Next');
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(onHandedIn).toHaveBeenCalledTimes(1);
    await press(person, 'Close');
    await settle();
    expect(screen.getByText('Best 33%')).toBeDefined();
  });
});
