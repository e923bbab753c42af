import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeRefusal } from '../../support/fake-api.ts';
import { FakeQuizzes, makeQuiz } from './support/fake-quizzes.ts';
import { passTime, settle } from './support/fake-time.ts';
import { choose, openQuizzes, press, startFresh } from './support/open-quizzes.tsx';

startFresh();

const attempt = { id: 'quiz-1', attemptId: 'attempt-1' };
const draftKey = 'flashspark.quiz.user-learner.attempt-1';

/** Resumes an open attempt. */
async function resumeAttempt(prepare: (server: FakeQuizzes) => void = () => undefined, quiz = makeQuiz()) {
  const server = new FakeQuizzes(quiz);
  server.begin();
  prepare(server);
  server.connect();
  const { person, close } = await openQuizzes(attempt);
  return { server, person, close };
}

describe('saving', () => {
  it('sends the latest answers once, what was given in half a minute together [quiz-answers-saved-server-they-given]', async () => {
    const { person, server } = await resumeAttempt();
    expect(screen.queryByText(/✓/)).toBeNull();
    await choose(person, /Quito/);
    await choose(person, /Cusco/);
    await passTime(12_000);
    await press(person, 'Next');
    await choose(person, /Tokyo/);
    await passTime(17_000);
    expect(screen.getByText('✓ safe on this device')).toBeDefined();
    expect(server.saved).toEqual([]);
    await passTime(1_000);
    expect(server.saved).toEqual([[2, 1, -1]]);
    expect(screen.getByText('✓ saved')).toBeDefined();
  });

  it('lets no answer wait in the last minute', async () => {
    const { person, server } = await resumeAttempt(undefined, makeQuiz({ timeLimit: 70 }));
    await choose(person, /Quito/);
    await passTime(9_000);
    expect(server.saved).toEqual([]);
    await passTime(1_000);
    await passTime(500);
    await settle();
    expect(server.saved).toEqual([[1, -1, -1]]);
    await choose(person, /Cusco/);
    await passTime(500);
    await settle();
    expect(server.saved.at(-1)).toEqual([2, -1, -1]);
  });

  it('lets none wait where the browser keeps nothing', async () => {
    const { person, server } = await resumeAttempt();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await choose(person, /Cusco/);
    expect(screen.getByText('waiting to save')).toBeDefined();
    await passTime(500);
    expect(server.saved).toEqual([[2, -1, -1]]);
  });

  it('keeps an answer in this browser until the server has it', async () => {
    const { person } = await resumeAttempt();
    await choose(person, /Quito/);
    expect(localStorage.getItem(draftKey)).toBe('{"0":1}');
    await passTime(30_500);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('tries again by itself with what is newest by then', async () => {
    const { person, server } = await resumeAttempt((made) => {
      made.faults = ['no-connection', makeRefusal(503, 'unavailable', 'Flashspark is busy.')];
    });
    await choose(person, /Quito/);
    await passTime(30_500);
    expect(screen.getByText('Offline: kept on this device')).toBeDefined();
    await choose(person, /Lima/);
    await passTime(1_100);
    expect(server.saved).toEqual([]);
    await passTime(2_100);
    expect(server.saved).toEqual([[0, -1, -1]]);
    expect(screen.queryByText(/your answers are kept on this device/)).toBeNull();
    expect(screen.getByText('✓ saved')).toBeDefined();
  });

  it('says in one place that there is no connection, and does not blame it for a busy server', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { person } = await resumeAttempt((made) => {
      made.faults = ['no-connection', makeRefusal(503, 'unavailable', 'Flashspark is busy.')];
    });
    expect(screen.getAllByText(/Offline/).map((said) => said.textContent)).toEqual(['Offline']);
    await choose(person, /Quito/);
    expect(screen.getAllByText(/Offline/)).toHaveLength(1);
    await passTime(30_500);
    expect(screen.getAllByText(/Offline/).map((said) => said.textContent)).toEqual(['Offline: kept on this device']);
    vi.restoreAllMocks();
    await passTime(1_100);
    expect(screen.getByText('Still saving: kept on this device')).toBeDefined();
    expect(screen.queryByText(/Offline/)).toBeNull();
  });

  it('says why an answer was refused and does not send it again and again', async () => {
    const { person, server } = await resumeAttempt((made) => {
      made.faults = [makeRefusal(403, 'not-allowed', 'You can see this, but not change it.')];
    });
    await choose(person, /Quito/);
    await passTime(60_000);
    expect(server.count('PATCH /api/attempts/attempt-1')).toBe(1);
    expect(screen.getByRole('alert').textContent).toContain('You can see this, but not change it.');
    await choose(person, /Lima/);
    await passTime(30_500);
    expect(server.saved).toEqual([[0, -1, -1]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the result when the attempt was handed in meanwhile', async () => {
    const { person, server } = await resumeAttempt();
    const [open] = server.attempts;
    if (open) server.finish(open, [0, 1, -1]);
    await choose(person, /Quito/);
    await passTime(30_500);
    expect(screen.getByText('2/3 correct')).toBeDefined();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });
});

describe('coming back', () => {
  it('after a reload finds what the server has and what only this browser has [quiz-reload-resumes-attempt]', async () => {
    const { person, close, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    await passTime(30_500);
    server.isConnected = false;
    await press(person, 'Next');
    await choose(person, /Tokyo/);
    close();
    await settle();
    server.isConnected = true;
    await openQuizzes(attempt);
    expect(screen.getByText('2 of 3 answered')).toBeDefined();
    await passTime(30_500);
    expect(server.attempts[0]?.answers).toEqual([2, 1, -1]);
  });

  it('loses nothing while the last answer is still on its way', async () => {
    const { person, close, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    close();
    await openQuizzes(attempt);
    expect(screen.getByText('1 of 3 answered')).toBeDefined();
    await passTime(30_500);
    expect(server.attempts[0]?.answers).toEqual([2, -1, -1]);
  });

  it('is another person’s business on a shared tablet', async () => {
    localStorage.setItem('flashspark.quiz.user-brother.attempt-1', '{"0":1}');
    await resumeAttempt();
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('passes over what it cannot read in the browser’s store', async () => {
    localStorage.setItem(draftKey, 'broken');
    await resumeAttempt();
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('follows another tab, and keeps the answers of both [quiz-second-tab-cannot-fork-attempt]', async () => {
    const { person, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    const key = draftKey;
    const newValue = '{"1":1}';
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(screen.getByText('2 of 3 answered')).toBeDefined();
    await passTime(30_500);
    expect(server.saved).toEqual([[2, 1, -1]]);
  });

  it('follows another device when somebody looks at the page again', async () => {
    const { server } = await resumeAttempt();
    Object.assign(server.attempts[0] ?? {}, { answers: [-1, 0, 2] });
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(screen.getByText('2 of 3 answered')).toBeDefined();
    expect(server.saved).toEqual([]);
  });

  it('keeps its own unsaved answer when another device gave a different one', async () => {
    const { person, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    Object.assign(server.attempts[0] ?? {}, { answers: [1, 0, -1] });
    fireEvent(document, new Event('visibilitychange'));
    await passTime(30_500);
    expect(server.saved).toEqual([[2, 0, -1]]);
  });

  it('shows the result of what was handed in on another device', async () => {
    const { server } = await resumeAttempt();
    const [open] = server.attempts;
    if (open) server.finish(open, [0, 1, 2]);
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(screen.getByText('3/3 correct')).toBeDefined();
  });
});

describe('leaving', () => {
  it('sends the last answer without waiting for the pause', async () => {
    const { person, close, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    close();
    await settle();
    expect(server.saved).toEqual([[2, -1, -1]]);
  });

  it('sends it at once when the page is hidden, which may never be seen again', async () => {
    const { person, server } = await resumeAttempt();
    await choose(person, /Cusco/);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(server.saved).toEqual([[2, -1, -1]]);
  });

  it('asks before the page closes only where the browser keeps nothing', async () => {
    const { person } = await resumeAttempt();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await choose(person, /Cusco/);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await passTime(500);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});
