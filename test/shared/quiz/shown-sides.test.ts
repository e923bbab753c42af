import { describe, expect, it, test } from 'vitest';
import { hideAnswer } from '../../../shared/quiz/hide-answers.ts';
import { givesAway, isPlaceOnly, nameOption } from '../../../shared/quiz/shown-sides.ts';
import { buildQuestion } from './quizzes.ts';

describe('a description', () => {
  test.each([
    ['dog', 'dog'],
    ['Dog', 'the dog'],
    ['two dogs', 'dog'],
    ['a big brown dog', 'a dog'],
    ['Zurück', 'zuruck'],
    ['dog.jpg', 'Hund'],
    ['IMG_2044', 'Hund'],
    ['3 apples', '3'],
    ['犬の写真', '犬'],
    ['dog1', 'dog'],
  ])('%j gives %j away', (description, answer) => {
    expect(givesAway(description, answer)).toBe(true);
  });

  test.each([
    ['A clock face', '1:00'],
    ['A note on a staff', 'A'],
    ['A red sign with eight corners', 'stop'],
    ['the sun', 'the moon'],
    ['3 apples', '13'],
    ['a cat', 'catalogue'],
    ['', 'dog'],
  ])('%j does not give %j away', (description, answer) => {
    expect(givesAway(description, answer)).toBe(false);
  });
});

describe('an open question', () => {
  const picture = (id: string, alt?: string) => ({ id, ...(alt !== undefined && { alt }) });

  it('shows its picture, and the description only if that does not tell the answer', () => {
    const options = ['dog', 'cat', 'horse', 'sheep'];
    const ask = (alt: string) => buildQuestion({ options, correctIndex: 0, questionMedia: [picture('P', alt)] });
    expect(hideAnswer(ask('A dog'))).toMatchObject({ questionMedia: [{ id: 'P' }] });
    expect(hideAnswer(ask('A dog')).questionMedia?.[0]).not.toHaveProperty('alt');
    expect(hideAnswer(ask('It barks'))).toMatchObject({ questionMedia: [{ id: 'P', alt: 'It barks' }] });
  });

  it('describes all of its pictured options or none: not where one tells the answer, is missing, or stands twice', () => {
    const ask = (...alts: (string | undefined)[]) =>
      hideAnswer(
        buildQuestion({
          question: 'dog',
          options: alts.map((_, at) => nameOption(at)),
          optionMedia: alts.map((alt, at) => [picture(`P${at}`, alt)]),
          correctIndex: 1,
        }),
      ).optionMedia?.map(([one]) => one?.alt);
    expect(ask('It purrs', 'It barks', 'It neighs')).toEqual(['It purrs', 'It barks', 'It neighs']);
    for (const alts of [
      ['It purrs', 'A dog', 'It neighs'],
      ['It purrs', undefined, 'It neighs'],
      ['An animal', 'An animal', 'It neighs'],
      ['cat.png', 'hound.png', 'horse.png'],
    ])
      expect(ask(...alts), String(alts)).toEqual([undefined, undefined, undefined]);
  });

  it('has nothing of the key beside what it shows', () => {
    const shown = { questionMedia: [picture('P')], optionMedia: [[], [picture('Q')]], format: 'formatted' } as const;
    const { question, options } = buildQuestion();
    const copied = JSON.parse(JSON.stringify(shown)) as object;
    expect(hideAnswer(buildQuestion({ ...copied, explanation: 'Because.' }))).toEqual({
      id: 'q1',
      question,
      options,
      ...shown,
    });
  });
});

it('an option whose text says its place alone is its picture, and a text of that kind without a picture stays a text', () => {
  expect(isPlaceOnly(nameOption(2), [{}])).toBe(true);
  expect(isPlaceOnly(nameOption(2), [])).toBe(false);
  expect(isPlaceOnly(nameOption(2), undefined)).toBe(false);
  expect(isPlaceOnly('The red one', [{}])).toBe(false);
});
