import { describe, expect, it } from 'vitest';
import { cutName, suggestDeckName } from '../../../../shared/import/cards/deck-name.ts';

describe('suggestDeckName', () => {
  it.each([
    ['world-capitals.csv', 'World Capitals'],
    ['spanish_verbs--unit_1.CSV', 'Spanish Verbs Unit 1'],
    ['élèves du CM2.csv', 'Élèves Du CM2'],
    ['v1.2-animals.csv', 'V1.2 Animals'],
    ['首都.csv', '首都'],
    ['𝒶lgebra.csv', '𝒶lgebra'],
    ['--.csv', ''],
    ['.csv', ''],
  ])('turns %s into "%s"', (fileName, name) => {
    expect(suggestDeckName(fileName)).toBe(name);
  });

  it('holds at most 120 characters', () => {
    expect(suggestDeckName(`${'a'.repeat(200)}.csv`)).toBe(`A${'a'.repeat(119)}`);
  });
});

describe('cutName', () => {
  it('never leaves half a character', () => {
    expect(cutName('ab😀', 3)).toBe('ab');
    expect(cutName('ab😀', 4)).toBe('ab😀');
  });

  it('leaves no space at the cut', () => {
    expect(cutName('ab cd', 3)).toBe('ab');
  });
});
