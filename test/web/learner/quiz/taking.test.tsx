import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeSpeech, makeVoice } from '../../support/fake-speech.ts';
import type { Me } from '../../../../web/src/lib/account/account.tsx';
import { FakeFamily } from '../study/support/fake-family.ts';
import { FakeQuizzes, makeQuiz } from './support/fake-quizzes.ts';
import { settle } from './support/fake-time.ts';
import { choose, openQuizzes, press, startFresh } from './support/open-quizzes.tsx';

startFresh();

/** Opens the quiz, and starts it if it is timed. */
async function startQuiz(me?: Me, server = new FakeQuizzes()) {
  server.connect();
  const { person, close } = await openQuizzes({ id: 'quiz-1' }, undefined, me);
  if (server.quizzes[0]?.timeLimit !== undefined) await press(person, 'Start');
  return { person, close, server };
}

type Person = Awaited<ReturnType<typeof startQuiz>>['person'];

async function toTheEnd(person: Person): Promise<void> {
  while (!heading()?.endsWith('3 of 3')) await press(person, 'Next');
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

describe('a question', () => {
  it('says which of how many it is and letters its options [quiz-taking-view, quiz-question-n-n, quiz-answered-count, quiz-options-lettered]', async () => {
    await startQuiz();
    expect(heading()).toBe('Question 1 of 3');
    const group = screen.getByRole('radiogroup', { name: /Capital of Peru\?/ });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['ALima', 'BQuito', 'CCusco']);
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('is read aloud by a voice of the device, until the next one comes', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const { person } = await startQuiz();
    await press(person, 'Read aloud');
    await press(person, 'Next');
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(speech.heard.map(({ text }) => text)).toEqual(['Capital of Peru?', 'Capital of Japan?']);
    expect(speech.cuts).toBe(1);
  });

  it('reads itself to a child who cannot read yet, with pictures for letters, and says each option that is chosen', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const { me } = new FakeFamily();
    const { person } = await startQuiz({ ...me, learner: me.learner && { ...me.learner, canRead: false } });
    await choose(person, 'Quito');
    await choose(person, 'Lima');
    await press(person, 'Next');
    // A set, because strict mode renders twice and may therefore speak each text twice.
    const heard = new Set(speech.heard.map(({ text }) => text));
    expect([...heard]).toEqual(['Capital of Peru?', 'Quito', 'Lima', 'Capital of Japan?']);
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
    expect(labels.map((label) => label?.textContent)).toEqual(['Kyoto', 'Tokyo']);
    expect(labels.every((label) => label?.querySelector('svg'))).toBe(true);
    expect(screen.queryByRole('navigation', { name: 'All questions' })).toBeNull();
  });

  it('shows its picture and the pictures of its options, by place where a description would tell the answer [quiz-taking-view]', async () => {
    const speech = new FakeSpeech(makeVoice('en-US'));
    const questions = [
      {
        id: 'q1',
        question: 'dog',
        options: ['Answer 1', 'Answer 2'],
        correctIndex: 1,
        questionMedia: [{ id: 'asked', alt: 'It stands' }],
        optionMedia: [[{ id: 'one', alt: 'a cat' }], [{ id: 'two', alt: 'a dog' }]],
      },
    ];
    const server = new FakeQuizzes(makeQuiz({ questions, questionCount: 1 }));
    const makePicture = () => new Response('picture', { headers: { 'content-type': 'image/png' } });
    const names = ['asked', 'one', 'two'].map((id) => [`GET /api/media/${id}`, makePicture] as const);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    server.connect(Object.fromEntries(names));
    const { person } = await openQuizzes({ id: 'quiz-1' });
    await settle();
    const group = screen.getByRole('radiogroup', { name: /dog/ });
    expect(within(group).getByRole('img', { name: 'It stands' })).toBeDefined();
    expect(within(group).getByRole('radio', { name: /Picture 1$/ })).toBeDefined();
    await person.click(within(group).getByRole('radio', { name: /Picture 2$/ }));
    expect(group.textContent).not.toMatch(/Answer|cat/);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.getByText('A: Picture 1')).toBeDefined();
    expect(speech.heard).toEqual([]);
  });

  it('has the focus when it comes [quiz-next]', async () => {
    const { person } = await startQuiz();
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: /Capital of Peru/ }));
    await press(person, 'Next');
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: /Capital of Japan/ }));
  });

  it('takes another answer in place of the first [state-quiz-answers-selectable-changeable]', async () => {
    const { person } = await startQuiz();
    await choose(person, /Quito/);
    await choose(person, /Lima/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Quito/ }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Lima/ }).checked).toBe(true);
    expect(screen.getByText('1 of 3 answered')).toBeDefined();
  });

  it('shows its answer again when the learner comes back [quiz-previous]', async () => {
    const { person } = await startQuiz();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await choose(person, /Cusco/);
    await press(person, 'Next');
    await press(person, 'Previous');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cusco/ }).checked).toBe(true);
  });

  it('is reached from the map in any order, and the map says what is answered [state-quiz-free-back-forth-navigation]', async () => {
    const { person } = await startQuiz();
    expect(screen.queryByRole('navigation', { name: 'All questions' })).toBeNull();
    await press(person, 'Question 1 of 3');
    await press(person, 'Question 3, no answer yet');
    expect(heading()).toBe('Question 3 of 3');
    expect(screen.queryByRole('navigation', { name: 'All questions' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await choose(person, /Nairobi/);
    await press(person, 'Question 3 of 3');
    expect(screen.getByRole('button', { name: 'Question 3, answered' }).getAttribute('aria-current')).toBe('step');
    await press(person, 'Question 3, answered');
    expect(screen.queryByRole('navigation', { name: 'All questions' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Question 3 of 3' }));
  });
});

describe('keys', () => {
  const type = (key: string, init: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

  it.each([['b'], ['B'], ['2']])('%s chooses the second option', async (key) => {
    await startQuiz();
    type(key);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Quito/ }).checked).toBe(true);
  });

  it('a letter without an option chooses nothing', async () => {
    await startQuiz();
    type('F');
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('Enter and → go on, ← goes back', async () => {
    await startQuiz();
    type('Enter');
    type('ArrowRight');
    expect(heading()).toBe('Question 3 of 3');
    type('ArrowLeft');
    expect(heading()).toBe('Question 2 of 3');
  });

  it('arrows belong to the options once one of them has the focus', async () => {
    const { person } = await startQuiz();
    await choose(person, /Lima/);
    await person.keyboard('{ArrowRight}');
    expect(heading()).toBe('Question 1 of 3');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Quito/ }).checked).toBe(true);
    await person.keyboard('{Enter}');
    expect(heading()).toBe('Question 2 of 3');
  });

  it('leaves shortcuts of the browser, held keys and pressed buttons alone', async () => {
    await startQuiz();
    type('a', { ctrlKey: true });
    type('a', { repeat: true });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Enter' });
    expect(heading()).toBe('Question 1 of 3');
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });

  it('choose nothing behind a question to the learner', async () => {
    const { person } = await startQuiz();
    await press(person, 'Cancel');
    type('a');
    expect(screen.getByText('0 of 3 answered')).toBeDefined();
  });
});

describe('Submit Quiz', () => {
  it('waits for the first answer [state-quiz-submit-disabled-until-at-least]', async () => {
    const { person } = await startQuiz();
    await toTheEnd(person);
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Quiz' });
    expect(submit.disabled).toBe(true);
    await choose(person, /Nairobi/);
    expect(submit.disabled).toBe(false);
  });

  it('comes with the last question, or with the last answer wherever it was given', async () => {
    const { person } = await startQuiz();
    const isThere = () => screen.queryByRole('button', { name: 'Submit Quiz' }) !== null;
    await choose(person, /Lima/);
    await press(person, 'Next');
    expect(isThere()).toBe(false);
    await press(person, 'Next');
    expect(isThere()).toBe(true);
    await choose(person, /Nairobi/);
    await press(person, 'Previous');
    expect(isThere()).toBe(false);
    await choose(person, /Tokyo/);
    expect(isThere()).toBe(true);
  });

  it('is there from the first question on while the time runs', async () => {
    const { person } = await startQuiz(undefined, new FakeQuizzes(makeQuiz({ timeLimit: 600 })));
    const isFilled = () => screen.getByRole('button', { name: 'Submit Quiz' }).className.includes('primary');
    expect(isFilled()).toBe(false);
    await toTheEnd(person);
    expect(isFilled()).toBe(true);
  });

  it('gives the focus to the question after “Keep going”, also to the one that is there', async () => {
    const { person } = await startQuiz(undefined, new FakeQuizzes(makeQuiz({ timeLimit: 600 })));
    await press(person, 'Next');
    await choose(person, /Tokyo/);
    await press(person, 'Submit Quiz');
    await press(person, 'Keep going');
    expect(heading()).toBe('Question 1 of 3');
    expect(document.activeElement).toBe(screen.getByRole('radiogroup'));
    await press(person, 'Submit Quiz');
    await press(person, 'Keep going');
    expect(document.activeElement).toBe(screen.getByRole('radiogroup'));
  });

  it('names the questions without an answer, leads to the first of them, and hands in only after a yes', async () => {
    const { person, server } = await startQuiz();
    await choose(person, /Lima/);
    await toTheEnd(person);
    await press(person, 'Submit Quiz');
    expect(screen.getByRole('alertdialog').textContent).toContain('Questions 2 and 3 have no answer yet.');
    expect(screen.getByRole('button', { name: 'Keep going' }).className).toContain('primary');
    await press(person, 'Keep going');
    expect(heading()).toBe('Question 2 of 3');
    expect(server.handedIn).toEqual([]);
    await toTheEnd(person);
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    expect(server.handedIn).toEqual([[0, -1, -1]]);
  });

  it('hands a full sheet in at once [quiz-submit-quiz, state-quiz-submit-sends-answers]', async () => {
    const { person, server } = await startQuiz();
    for (const option of [/Lima/, /Tokyo/, /Nairobi/]) {
      await choose(person, option);
      await person.keyboard('{Enter}');
    }
    await press(person, 'Submit Quiz');
    expect(server.handedIn).toEqual([[0, 1, 2]]);
    expect(screen.getByText('100%')).toBeDefined();
  });

  it('takes no second press and no change while it is under way [state-quiz-submit-disabled-while-submitting]', async () => {
    const server = new FakeQuizzes();
    server.connect({ 'PATCH /api/attempts/attempt-1/complete': () => 'never' });
    const { person } = await openQuizzes({ id: 'quiz-1' });
    await choose(person, /Lima/);
    await toTheEnd(person);
    await press(person, 'Submit Quiz');
    await press(person, 'Submit anyway');
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    expect(server.count('PATCH /api/attempts/attempt-1/complete')).toBe(1);
    expect(screen.getByRole<HTMLFieldSetElement>('radiogroup').disabled).toBe(true);
  });
});

describe('Cancel', () => {
  it('asks, keeps the answers and leads to the list, from where it goes on [quiz-cancel]', async () => {
    const { person, server } = await startQuiz(undefined, new FakeQuizzes(makeQuiz({ timeLimit: 600 })));
    await choose(person, /Cusco/);
    await press(person, 'Cancel');
    expect(screen.getByRole('alertdialog', { name: 'Leave the quiz?' }).textContent).toContain(
      'Your answers are safe. The clock keeps going.',
    );
    await press(person, 'Leave');
    expect(server.saved).toEqual([[2, -1, -1]]);
    await person.click(screen.getByRole('button', { name: /World capitals/ }));
    await settle();
    await press(person, 'Keep going');
    expect(server.attempts).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cusco/ }).checked).toBe(true);
  });

  it('leads to a list that is read anew each time', async () => {
    const { person, server } = await startQuiz();
    await press(person, 'Cancel');
    await press(person, 'Leave');
    const before = server.count('GET /api/quizzes');
    await press(person, /World capitals/);
    await press(person, 'Cancel');
    await press(person, 'Leave');
    expect(server.count('GET /api/quizzes')).toBeGreaterThan(before);
  });

  it('speaks of no clock where none runs', async () => {
    const { person } = await startQuiz();
    await press(person, 'Cancel');
    expect(screen.getByRole('alertdialog').textContent).not.toContain('clock');
    await press(person, 'Keep going');
    expect(heading()).toBe('Question 1 of 3');
  });
});
