import { describe, expect, it } from 'vitest';
import { lookOf, unlikeness } from '../../../shared/quiz/answer-likeness.ts';

const compare = (one: string, other: string): number => unlikeness(lookOf(one), lookOf(other));

describe('unlikeness', () => {
  it.each([
    ['Paris', 'Rome'],
    ['Österreich', 'Lettland'],
    ['1914', '1848'],
    ['5 km', '12 kg'],
    ['東京', 'タイ'],
    ['東京', 'うみ'],
    ['Москва', 'Берлин'],
  ])('is nothing between %s and %s', (one, other) => {
    expect(compare(one, other)).toBe(0);
  });

  it.each([
    ['a number', 'Paris', '1914'],
    ['a number with a word', 'metre', '5 km'],
    ['another script', 'Paris', 'Париж'],
    ['a sign', 'Paris', '?!+'],
  ])('counts %s more than any difference in length and a capital letter', (_, one, other) => {
    expect(compare(one, other)).toBeGreaterThan(compare('Paris', `p${'x'.repeat(499)}`));
  });

  it('counts a capital letter', () => {
    expect(compare('polish', 'German')).toBe(1);
  });

  it('grows with the difference in length, whichever is longer', () => {
    expect(compare('ab', 'abcd')).toBe(2);
    expect(compare('abcd', 'ab')).toBe(2);
    expect(compare('ab', 'abcdefgh')).toBe(4);
  });
});
