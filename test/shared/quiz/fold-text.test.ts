import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpacing, foldText } from '../../../shared/quiz/fold-text.ts';

describe('foldText', () => {
  it.each([
    ['white space around', ' Paris\n', 'Paris'],
    ['spaces inside', 'New   York', 'New York'],
    ['case', 'PARIS', 'paris'],
    ['the German sharp s', 'Straße', 'STRASSE'],
    ['the Greek final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['the form of an accent', 'cafe\u0301', 'caf\u00e9'],
    ['the form of an accent that changes with the case', '\u01f0', 'J\u030c'],
  ])('ignores %s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('keeps accents and signs apart', () => {
    expect(new Set(['e', 'é', 'C', 'C#', '5', '-5', '+5'].map(foldText)).size).toBe(7);
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('foldSpacing', () => {
  it('ignores spaces and the form of an accent', () => {
    expect(foldSpacing(' New   cafe\u0301 ')).toBe('New caf\u00e9');
  });

  it('keeps a capital letter', () => {
    expect(foldSpacing('Polish')).not.toBe(foldSpacing('polish'));
  });
});
