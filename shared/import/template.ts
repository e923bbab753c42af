import { exportCards } from './cards/export-cards.ts';

/** The name under which the template is downloaded. */
export const templateFileName = 'flashcard-template.csv';

const sampleCards = [
  { front: 'What is the capital of France?', back: 'Paris' },
  { front: 'How many sides has a triangle?', back: 'Three' },
  { front: 'Which colors are in the flag of Italy?', back: 'Green, white and red' },
];

/** A file to start from: the header and three sample rows, one of which shows how text with commas is quoted. */
export function createTemplate(): string {
  return exportCards(sampleCards);
}
