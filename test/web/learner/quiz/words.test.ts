import { describe, expect, it } from 'vitest';
import {
  describeDuration,
  describeTimeLimit,
  formatClock,
} from '../../../../web/src/learner/quiz/attempt/describe-duration.ts';
import { describeUnanswered } from '../../../../web/src/learner/quiz/hand-in.tsx';
import { optionOfKey } from '../../../../web/src/learner/quiz/question-form.tsx';
import { letterOf } from '../../../../web/src/lib/option-letter.ts';

describe('times', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
    [3_605, '1:00:05'],
    [86_400, '24:00:00'],
  ])('%i seconds are %s on the clock', (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown);
  });

  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [90, '1 minute 30 seconds'],
    [3_600, '1 hour'],
    [3_661, '1 hour 1 minute 1 second'],
  ])('%i seconds are %s in words', (seconds, words) => {
    expect(describeDuration(seconds)).toBe(words);
  });

  it.each([
    [60, '1 minute'],
    [5_400, '90 minutes'],
    [90, '1 minute 30 seconds'],
  ])('a limit of %i seconds is %s', (seconds, words) => {
    expect(describeTimeLimit(seconds)).toBe(words);
  });
});

describe('what is not answered', () => {
  it.each([
    [[0, 1], undefined],
    [[0, -1], 'Question 2 has no answer yet.'],
    [[-1, 0, -1], 'Questions 1 and 3 have no answer yet.'],
    [Array.from({ length: 9 }, () => -1), 'Questions 1, 2, 3, 4, 5, 6, 7, 8 and 9 have no answer yet.'],
    [Array.from({ length: 20 }, () => -1), 'Questions 1, 2, 3, 4, 5, 6, 7, 8 and 12 more have no answer yet.'],
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
