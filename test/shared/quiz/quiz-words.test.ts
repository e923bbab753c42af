import { expect, it } from 'vitest';
import { appLanguages } from '../../../shared/languages.ts';
import { generateQuiz } from '../../../shared/quiz/generate-quiz.ts';
import { type QuizWords, quizWords } from '../../../shared/quiz/quiz-words.ts';

/** Places of each sentence, in order. */
const placesOf = ({ name, description, pair, another }: QuizWords) =>
  [name, description, pair, another].map((words) => (words.match(/\{\w+\}/g) ?? []).toSorted());

it.each(appLanguages)('a quiz has all of its words in %s, with their places', (language) => {
  const words = quizWords[language];
  expect(placesOf(words)).toEqual(placesOf(quizWords.en));
  expect(new Set(words.fillers).size).toBe(3);
  const said = [words.question, ...words.fillers, words.about.new, words.about.weakest];
  expect(said.every((one) => one.trim() !== '')).toBe(true);
  if (language !== 'en') expect(said.filter((one) => JSON.stringify(quizWords.en).includes(one))).toEqual([]);
});

it('a quiz speaks the language of whoever makes it, beside its cards', () => {
  const cards = ['1', '2', '3', '4'].map((id) => ({ id, front: `Frage ${id}`, back: 'Ja' }));
  const quiz = generateQuiz({ name: 'Tiere' }, cards, 'seed', { about: 'new', words: quizWords.de });
  expect(quiz).toMatchObject({
    name: 'Quiz: Tiere – neue Karten',
    description: 'Automatisch erstelltes Quiz aus Tiere',
  });
  const [question] = quiz.questions;
  expect(question?.options.toSorted()).toEqual(['Etwas anderes', 'Ich bin noch nicht sicher', 'Ja', 'Nichts davon']);
  expect(question?.explanation).toBe('„Ja“ gehört zu „Frage 1“.');
});
