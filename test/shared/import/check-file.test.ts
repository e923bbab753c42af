import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../shared/import/check-file.ts';

const tenMegabytes = 10 * 1024 * 1024;

describe('checkFile', () => {
  it.each(['animals.csv', 'ANIMALS.CSV', 'my.deck.Csv'])('takes %s', (name) => {
    expect(checkFile(name, 100)).toBeUndefined();
  });

  it.each(['animals.txt', 'animals.csv.xlsx', 'csv', ''])('refuses "%s" in the specified words', (name) => {
    expect(checkFile(name, 100)).toBe('Please select a CSV file (.csv)');
  });

  it('takes a file of exactly 10 MB', () => {
    expect(checkFile('a.csv', tenMegabytes)).toBeUndefined();
  });

  it('refuses one byte more and says what to do', () => {
    expect(checkFile('a.csv', tenMegabytes + 1)).toBe(
      'This file has 10.1 MB; 10 MB is the most. Split it into smaller files and import them one by one.',
    );
  });
});
