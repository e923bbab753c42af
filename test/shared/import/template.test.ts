import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../shared/import/cards/parse-cards.ts';
import { createTemplate, templateFileName } from '../../../shared/import/cards/export-cards.ts';

describe('the template', () => {
  it('has the specified file name', () => {
    expect(templateFileName).toBe('flashcard-template.csv');
  });

  it('imports as three cards under a recognised header', () => {
    const { cards, refused, columns } = parseImport(createTemplate());
    expect(cards).toHaveLength(3);
    expect(refused).toEqual([]);
    expect(columns.hasHeader).toBe('yes');
    expect(cards[2]?.back).toBe('Green, white and red');
  });
});
