import * as fc from 'fast-check';
import type { NumberedQuestion } from '../../../shared/quiz/score-attempt.ts';
import type { Quiz } from '../../../shared/schemas/quiz.ts';

/** Returns a question with options A, B and C, of which B is correct. */
export function buildQuestion(fields: Partial<NumberedQuestion> = {}): NumberedQuestion {
  return { id: 'q1', question: 'Which?', options: ['A', 'B', 'C'], correctIndex: 1, ...fields };
}

export function buildQuiz(fields: Partial<Quiz> = {}): Quiz {
  return {
    id: 'household-quiz',
    householdId: 'household',
    name: 'Capitals',
    description: 'Of Europe',
    timeLimit: 90,
    passingScore: 80,
    questionCount: 1,
    questions: [buildQuestion({ explanation: 'Because.' })],
    createdAt: '2026-01-05T09:00:00.000Z',
    ...fields,
  };
}

/** Texts that collide when folded, placeholders, other scripts, and anything else that a card may hold. */
const anySide = fc.oneof(
  fc.constantFrom(
    'Paris',
    ' paris',
    'PARIS',
    'Straße',
    'STRASSE',
    'é',
    'e\u0301',
    'ΟΔΟΣ',
    'οδος',
    '7',
    '42',
    '東京',
    'a  b',
    'A b',
  ),
  fc.constantFrom('None of these', 'something else', 'I’m not sure yet', 'Another answer 1', 'another answer 2'),
  fc.constantFrom('x'.repeat(500), `${'x'.repeat(500)}y`, `${'X'.repeat(500)}z`, '😀'.repeat(600)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

/** Card sides as stored: trimmed and not empty. */
export const anyCards = fc
  .array(fc.record({ front: anySide, back: anySide }), { minLength: 3, maxLength: 25 })
  .map((cards) =>
    cards.map(({ front, back }, index) => ({
      id: `card-${index}`,
      front: front.trim() || '?',
      back: back.trim() || '!',
    })),
  );

/** Groups of answers that the judge of typed answers treats as equal, together with others that only look similar. */
const nearDuplicates = [
  ['pequeño', 'Pequeno', 'el pequeño', 'PEQUEÑO!', 'pequeño (tamaño)'],
  ['car / automobile', 'automobile, car', 'the car', 'automobile', 'cart'],
  ['7', '7.0', '٧', 'seven', 'seventy', '70'],
  ['red, white and blue', 'blue, white, red', 'red', 'white'],
  ['Straße', 'die Strasse', 'der Strass'],
  ['freuen (sich)', 'sich freuen', 'freuen', 'freien'],
  ['أحمد', 'احمد', 'أحمـــد', 'حمد'],
  ['½', '1/2', '1 / 2', '12'],
  ['bank (river)', 'bank (money)', 'the bank'],
  ['おばさん', 'おばあさん', 'おばさん。'],
  ['None of these!', 'the something else', 'another answer one', 'Another answer 2'],
] as const;

/** Cards with answers from a few groups of near duplicates. Some questions differ only in case or punctuation. */
export const cardsAlike = fc
  .array(
    fc.record({
      front: fc.constantFrom('one', 'One!', 'two', 'three', 'four', 'five', '7', '?', '!'),
      back: fc.oneof(...nearDuplicates.map((group) => fc.constantFrom(...group))),
    }),
    { minLength: 3, maxLength: 20 },
  )
  .map((cards) => cards.map((card, index) => ({ id: `card-${index}`, ...card })));
