import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExtraTime } from '../../../../shared/schemas/learner.ts';
import { makeRefusal } from '../../support/fake-api.ts';
import { makeMe } from '../../support/people.ts';
import { emma } from '../../support/smith-family.ts';
import { FakeQuizzes, makeQuiz } from './support/fake-quizzes.ts';
import { passTime } from './support/fake-time.ts';
import { choose, openQuizzes, press, startFresh } from './support/open-quizzes.tsx';

startFresh();

const minute = 60_000;

async function startTimed(timeLimit: number, prepare: (server: FakeQuizzes) => void = () => undefined) {
  const server = new FakeQuizzes(makeQuiz({ timeLimit }));
  prepare(server);
  server.connect();
  const { person, close } = await openQuizzes({ id: 'quiz-1' });
  await press(person, 'Start');
  return { server, person, close };
}

/** Opens a ten-minute quiz as a learner with this extra time. */
async function openWith(extraTime: ExtraTime) {
  const server = new FakeQuizzes(makeQuiz({ timeLimit: 600 }));
  server.extraTime = extraTime;
  server.connect();
  const me = { ...makeMe('learner'), learner: { ...emma, extraTime } };
  return { server, ...(await openQuizzes({ id: 'quiz-1' }, undefined, me)) };
}

function timeShown(): string | null {
  return screen.getByRole('timer').textContent;
}

describe('the countdown', () => {
  it('says before the start how long there is, and begins a timed attempt [state-quiz-mode-timed-time-limit]', async () => {
    const server = new FakeQuizzes(makeQuiz({ timeLimit: 600 }));
    server.connect();
    const { person } = await openQuizzes({ id: 'quiz-1' });
    expect(screen.getByText(/You have 10 minutes\./)).toBeDefined();
    await press(person, 'Start');
    expect(server.latest?.mode).toBe('timed');
    expect(timeShown()).toContain('10:00');
  });

  it('is of the learner’s own time, which the quiz says before [help-extra-time-shown]', async () => {
    const { server, person } = await openWith(1.5);
    expect(screen.getByText('15 minutes')).toBeDefined();
    expect(screen.getByText(/You have 15 minutes\./)).toBeDefined();
    await press(person, 'Start');
    expect(server.latest?.mode).toBe('timed');
    expect(timeShown()).toContain('15:00');
  });

  it('is not there for a learner without a limit, whose quiz begins by itself [help-extra-time-shown]', async () => {
    const { server } = await openWith('no-limit');
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
    expect(server.latest?.mode).toBe('standard');
    expect(screen.queryByRole('timer')).toBeNull();
    await passTime(60 * minute);
    expect(server.handedIn).toEqual([]);
  });

  it('keeps the time of what was begun, whatever a grown-up has changed since [help-extra-time-kept]', async () => {
    const server = new FakeQuizzes(makeQuiz({ timeLimit: 600 }));
    server.extraTime = 2;
    server.begin();
    server.connect();
    await openQuizzes({ id: 'quiz-1' });
    expect(screen.getByText('20 minutes')).toBeDefined();
    expect(screen.getByText(/^The clock is running/)).toBeDefined();
  });

  it('goes down each second [quiz-countdown-timer, constant-timer-ticks-each-second]', async () => {
    await startTimed(600);
    await passTime(1_000);
    expect(timeShown()).toContain('9:59');
    await passTime(1_000);
    expect(timeShown()).toContain('9:58');
  });

  it('says so with another word under 60 seconds [quiz-timer-turns-red-under-60]', async () => {
    await startTimed(61);
    await passTime(1_000);
    expect(timeShown()).toContain('1:00 left');
    await passTime(1_000);
    expect(timeShown()).toContain('0:59 last minute');
  });

  it('leaves a quiz of one minute calm until its last quarter', async () => {
    await startTimed(60);
    await passTime(45_000);
    expect(timeShown()).toContain('0:15 left');
    await passTime(1_000);
    expect(timeShown()).toContain('0:14 last minute');
  });

  it('is read out at 60 and at 10 seconds, and at no other [quiz-countdown-announced-60-10-seconds]', async () => {
    await startTimed(75);
    const heard = new Set<string>();
    for (let second = 0; second < 74; second += 1) {
      await passTime(1_000);
      for (const { textContent } of document.querySelectorAll('[aria-live="polite"]'))
        if (textContent) heard.add(textContent);
    }
    expect([...heard]).toEqual(['1 minute left', '10 seconds left']);
  });

  it.each([
    ['an hour ahead', 60],
    ['two days behind', -2 * 24 * 60],
  ])('is right on a device whose clock is %s', async (_words, minutes) => {
    await startTimed(600, (server) => {
      server.clockAheadMs = -minutes * minute;
    });
    expect(timeShown()).toContain('10:00');
  });

  it('goes on where it was after a reload', async () => {
    const { close } = await startTimed(600);
    await passTime(2 * minute);
    close();
    await passTime(minute);
    await openQuizzes({ id: 'quiz-1', attemptId: 'attempt-1' });
    expect(timeShown()).toContain('7:0');
  });

  it('is absent without a time limit [state-quiz-mode-standard-otherwise]', async () => {
    const server = new FakeQuizzes();
    server.connect();
    await openQuizzes({ id: 'quiz-1' });
    expect(server.latest?.mode).toBe('standard');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('when the time is up', () => {
  it('hands in once, without asking, what was answered [state-quiz-timer-reaching-zero-auto]', async () => {
    const { person, server } = await startTimed(30);
    await choose(person, /Lima/);
    await passTime(29_000);
    expect(server.handedIn).toEqual([]);
    await passTime(30_000);
    expect(server.handedIn).toEqual([[0, -1, -1]]);
    expect(screen.getByText('1/3 correct')).toBeDefined();
  });

  it('also hands in an empty sheet', async () => {
    const { server } = await startTimed(30);
    await passTime(31_000);
    expect(server.handedIn).toEqual([[-1, -1, -1]]);
  });

  it('does so behind an open question to the learner', async () => {
    const { person, server } = await startTimed(30);
    await choose(person, /Lima/);
    await press(person, 'Submit Quiz');
    await passTime(31_000);
    expect(server.handedIn).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps trying without a connection, takes no more answers, and says kindly what counts', async () => {
    const { person, server } = await startTimed(30);
    await choose(person, /Lima/);
    await passTime(1_000);
    server.isConnected = false;
    await passTime(30_000);
    expect(screen.getByText(/We’ll keep trying/)).toBeDefined();
    expect(screen.getByRole<HTMLFieldSetElement>('radiogroup').disabled).toBe(true);
    await passTime(20_000);
    server.isConnected = true;
    await passTime(8_500);
    expect(server.latest?.late).toBe(true);
    expect(screen.getByText(/Your quiz came in late/)).toBeDefined();
    expect(screen.getByText('1/3 correct')).toBeDefined();
  });

  it('promises of unsaved answers only what holds while a timed quiz is cut off, and calls none skipped that came too late', async () => {
    const { person, server } = await startTimed(30);
    server.isConnected = false;
    await choose(person, /Lima/);
    expect(screen.getByText('waiting to save')).toBeDefined();
    await passTime(1_000);
    const risk = screen.getByText(/Answers count only if they arrive in time/);
    const submit = screen.getByRole('button', { name: 'Submit Quiz' });
    // Above the options, it would move them under the finger.
    expect(submit.compareDocumentPosition(risk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press(person, 'Cancel');
    expect(screen.getByRole('alertdialog').textContent).toContain('Answers count only if they arrive in time.');
    await press(person, 'Keep going');
    await passTime(30_000);
    expect(screen.getByText(/^Time’s up!.* New answers may come too late\./)).toBeDefined();
    expect(screen.queryByText(/safe/)).toBeNull();
    await passTime(20_000);
    server.isConnected = true;
    await passTime(8_500);
    expect(screen.getByText(/Only answers that came in time count/)).toBeDefined();
    expect(screen.getAllByText('No answer came in time.')).toHaveLength(3);
    expect(screen.queryByText(/skipped/)).toBeNull();
  });

  it('hands in at once when somebody comes back after it', async () => {
    const server = new FakeQuizzes(makeQuiz({ timeLimit: 30 }));
    server.begin();
    server.connect();
    await passTime(5 * minute);
    await openQuizzes({ id: 'quiz-1', attemptId: 'attempt-1' });
    expect(server.handedIn).toHaveLength(1);
    expect(screen.getByText(/Your quiz came in late/)).toBeDefined();
  });
});

describe('a submit', () => {
  it('whose answer is lost is sent again and counts once', async () => {
    const { person, server } = await startTimed(600);
    await choose(person, /Lima/);
    await passTime(500);
    server.faults = ['lost-answer'];
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(screen.getByText(/We’ll keep trying/)).toBeDefined();
    await passTime(1_100);
    expect(server.handedIn).toHaveLength(2);
    expect(server.attempts).toHaveLength(1);
    expect(screen.getByText('1/3 correct')).toBeDefined();
  });

  it('that is refused says why and can be made again [error-quiz-submit-failure-shown]', async () => {
    const { person, server } = await startTimed(600);
    await choose(person, /Lima/);
    await passTime(500);
    server.faults = [makeRefusal(403, 'not-allowed', 'You can see this, but not change it.')];
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(screen.getByRole('alert').textContent).toBe('You can see this, but not change it.');
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(server.handedIn).toHaveLength(1);
  });

  it('that fails in a quiz without a clock promises that the answers are safe', async () => {
    const server = new FakeQuizzes();
    server.connect();
    const { person } = await openQuizzes({ id: 'quiz-1' });
    await choose(person, /Lima/);
    server.isConnected = false;
    await press(person, 'Next');
    await press(person, 'Next');
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(screen.getByText(/Your answers are safe\. We’ll keep trying\./)).toBeDefined();
  });
});
