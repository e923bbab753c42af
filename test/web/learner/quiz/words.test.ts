import { describe, expect, it } from 'vitest';
import { describeUnanswered } from '../../../../web/src/learner/quiz/hand-in.tsx';
import { optionOfKey } from '../../../../web/src/learner/quiz/question-form.tsx';
import { letterOf } from '../../../../web/src/words/names.ts';

describe('what is not answered', () => {
  it.each([
    [[0, 1], undefined],
    [[0, -1], 'Question 2 has no answer yet.'],
    [[-1, 0, -1], 'Questions 1 and 3 have no answer yet.'],
    [Array.from({ length: 9 }, () => -1), 'Questions 1, 2, 3, 4, 5, 6, 7, 8, and 9 have no answer yet.'],
    [Array.from({ length: 20 }, () => -1), 'Questions 1, 2, 3, 4, 5, 6, 7, 8, and 12 more have no answer yet.'],
  ])('%j: %s', (answers, sentence) => {
    expect(describeUnanswered(answers)).toBe(sentence);
  });
});

describe('letters', () => {
  it('each option has the letter and the number that choose it', () => {
    for (let option = 0; option < 6; option += 1) {
      expect(optionOfKey(letterOf(option))).toBe(option);
      expect(optionOfKey(String(option + 1))).toBe(option);
    }
  });

  it.each([['g'], ['0'], ['7'], ['Enter'], ['ab']])('%s chooses none', (key) => {
    expect(optionOfKey(key)).toBeUndefined();
  });
});
