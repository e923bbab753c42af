import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../../shared/quiz/fold-text.ts';
import { limits } from '../../../shared/limits.ts';
import { generateQuiz, timeLimitFor } from '../../../shared/quiz/generate-quiz.ts';
import { openOptionJudge } from '../../../shared/quiz/open-option-judge.ts';
import { quizInput } from '../../../shared/schemas/quiz.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { loadNumberWords } from '../../../shared/study/number-words.ts';
import { anyCards, cardsAlike } from './quizzes.ts';

const cities = [
  'Paris',
  'Rome',
  'Bern',
  'Oslo',
  'Riga',
  'Kyiv',
  'Prague',
  'Athens',
  'Madrid',
  'Lisbon',
  'Vienna',
  'Sofia',
];

const cityCards = (count: number) =>
  cities.slice(0, count).map((city, index) => ({ id: `card-${index}`, front: `Capital ${index}`, back: city }));

describe('generateQuiz', () => {
  it('asks about the first ten cards in the order of the deck [constant-generated-quiz-first-min-10]', () => {
    const { questions } = generateQuiz({ name: 'Capitals' }, cityCards(12), 'seed');
    expect(questions.map(({ question }) => question)).toEqual(cityCards(10).map(({ front }) => front));
    expect(questions.map(({ options, correctIndex }) => options[correctIndex])).toEqual(cities.slice(0, 10));
    expect(generateQuiz({ name: 'Capitals' }, cityCards(4), 'seed').questions).toHaveLength(4);
  });

  it('draws wrong answers from cards that it does not ask about, too', () => {
    const quizzes = Array.from({ length: 20 }, (_, index) =>
      generateQuiz({ name: 'C' }, cityCards(12), `seed-${index}`),
    );
    const options = new Set(quizzes.flatMap(({ questions }) => questions.flatMap((question) => question.options)));
    expect(options).toEqual(new Set(cities));
  });

  it('gives a minute a question, ten minutes at most, and the usual pass mark', () => {
    expect(generateQuiz({ name: 'C' }, cityCards(3), 'seed')).toMatchObject({ timeLimit: 180, passingScore: 70 });
    expect(generateQuiz({ name: 'C' }, cityCards(10), 'seed').timeLimit).toBe(600);
    expect([10, 11, 100].map((count) => timeLimitFor(count))).toEqual([600, 600, 600]);
  });

  it('is named after the deck, within the length of a name, and says that it is auto-generated', () => {
    const quiz = generateQuiz({ name: 'Capitals' }, cityCards(3), 'seed');
    expect(quiz.name).toBe('Quiz: Capitals');
    expect(quiz.description).toBe('Auto-generated quiz from Capitals');
    expect(generateQuiz({ name: 'n'.repeat(120) }, cityCards(3), 'seed').name).toBe(`Quiz: ${'n'.repeat(114)}`);
  });

  it('explains with both sides of the card, and knows of which cards its options are', () => {
    const cards = cityCards(3);
    const [first] = generateQuiz({ name: 'C' }, cards, 'seed').questions;
    expect(first?.explanation).toBe('“Paris” goes with “Capital 0”.');
    const ids = new Map(cards.map(({ id, back }) => [back, id]));
    expect(first?.cards).toEqual(first?.options.map((option) => ids.get(option) ?? ''));
    expect(first?.cards.filter((id) => id === '')).toHaveLength(1);
  });

  it('takes the cards, the time and the words that were wished for, and no more than a quiz holds', () => {
    const cards = cityCards(12);
    const wishes = { asked: cards.slice(8, 11), secondsPerQuestion: 20, about: 'new' } as const;
    const quiz = generateQuiz({ name: 'n'.repeat(120) }, cards, 'seed', wishes);
    expect(quiz).toMatchObject({ name: `Quiz: ${'n'.repeat(102)} – new cards`, timeLimit: 60 });
    expect(quiz.questions.map(({ question }) => question)).toEqual(['Capital 8', 'Capital 9', 'Capital 10']);
    expect(generateQuiz({ name: 'C' }, cards, 'seed', { secondsPerQuestion: null }).timeLimit).toBeUndefined();
    const side = (index: number) => `${index}`.padEnd(5_000, '語');
    const long = Array.from({ length: 50 }, (_, index) => ({
      id: `${index}`,
      front: side(index),
      back: side(index + 50),
    }));
    const { questions } = generateQuiz({ name: 'C' }, long, 'seed', { asked: long });
    expect(Buffer.byteLength(JSON.stringify(questions))).toBeLessThanOrEqual(limits.quizBytes);
    expect(questions.length).toBeGreaterThan(10);
  });

  it('leaves out words that are spelled by ear, because their questions would show the answers', () => {
    const words = ['two', 'three', 'four', 'one'];
    const dictated = words.map((back, at) => ({
      id: String(at),
      front: at === 0 ? `${back}. I have two cats.` : back,
      back,
    }));
    const spelling = { name: 'Spelling', frontLanguage: 'en', backLanguage: 'en' };
    const mixed = [...dictated, { id: 'own', front: 'after nine', back: 'ten' }];
    const { questions, leftOut } = generateQuiz(spelling, mixed, 'seed');
    expect([questions.map(({ question }) => question), leftOut]).toEqual([['after nine'], 4]);
    // In two languages, the same word is its translation.
    expect(generateQuiz({ ...spelling, backLanguage: 'de' }, dictated, 'seed').questions).toHaveLength(4);
  });

  it('needs three cards', () => {
    expect(limits.minCardsForQuiz).toBe(3);
    expect(() => generateQuiz({ name: 'C' }, cityCards(2), 'seed')).toThrow('Need at least 3 cards to generate a quiz');
  });

  it('cuts sides that are longer than a question or an option may be', () => {
    const long = { id: 'long', front: 'f'.repeat(5_000), back: 'b'.repeat(5_000) };
    const [question] = generateQuiz({ name: 'C' }, [long, ...cityCards(3)], 'seed').questions;
    expect(question?.question).toBe(`${'f'.repeat(999)}…`);
    expect(question?.options[question.correctIndex]).toBe(`${'b'.repeat(499)}…`);
    expect(question?.explanation).toBe(`“${'b'.repeat(491)}…” goes with “${'f'.repeat(491)}…”.`);
  });

  it('puts the right answer at every place about as often [constant-generated-quiz-shuffled]', () => {
    const quizzes = Array.from({ length: 200 }, (_, index) =>
      generateQuiz({ name: 'C' }, cityCards(10), `seed-${index}`),
    );
    const places = quizzes.flatMap(({ questions }) => questions.map(({ correctIndex }) => correctIndex));
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((other) => other === place).length / places.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.2);
      expect(share, `place ${place}`).toBeLessThan(0.3);
    }
  });

  it('makes a quiz that can be saved as it is, of any deck, and the same one again for the same seed', () => {
    fc.assert(
      fc.property(anyCards, fc.string(), (cards, seed) => {
        const quiz = generateQuiz({ name: 'Any' }, cards, seed);
        const questions = quiz.questions.map((question) => ({ ...question, cards: undefined }));
        const content = JSON.parse(JSON.stringify({ ...quiz, questions })) as typeof quiz;
        expect(quizInput.parse(content)).toEqual(content);
        expect(quiz.questions).toHaveLength(Math.min(cards.length, 10));
        expect(generateQuiz({ name: 'Any' }, cards, seed)).toEqual(quiz);
      }),
    );
  });

  it('offers four different answers of which exactly one is right, in any deck [real-generated-options-other-answers-deck]', () => {
    fc.assert(
      fc.property(anyCards, fc.string(), (cards, seed) => {
        const { questions } = generateQuiz({ name: 'Any' }, cards, seed);
        for (const [index, { options, correctIndex }] of questions.entries()) {
          const { front = '' } = cards[index] ?? {};
          const rightOnes = new Set(
            cards.filter((card) => foldText(card.front) === foldText(front)).map(({ back }) => foldShown(back)),
          );
          const folded = options.map(foldText);
          expect(new Set(folded).size).toBe(4);
          expect(folded[correctIndex]).toBe(foldShown(cards[index]?.back ?? ''));
          expect(folded.filter((option) => rightOnes.has(option))).toEqual([folded[correctIndex]]);
        }
      }),
    );
  });

  it('offers no answer that the judge of typed answers accepts, in any deck', async () => {
    const languages = { frontLanguage: 'en', backLanguage: 'en' };
    const [judge, numbers] = [await openOptionJudge(languages), await loadNumberWords('en')];
    const knowing = { language: 'en', numbers, questionNumbers: numbers };
    fc.assert(
      fc.property(cardsAlike, fc.string(), fc.boolean(), (cards, seed, isKnown) => {
        const quiz = generateQuiz({ name: 'Any' }, cards, seed, isKnown ? { judge } : {});
        for (const { question, options, correctIndex } of quiz.questions) {
          const rightOnes = cards.filter(({ front }) => foldText(front) === foldText(question)).map(({ back }) => back);
          const wrong = options.toSpliced(correctIndex, 1);
          const context = isKnown ? { ...knowing, question } : { question };
          const accepted = wrong.filter((option) =>
            rightOnes.some((right) =>
              [judgeTyped(option, right, context), judgeTyped(right, option, context)].some(isRight),
            ),
          );
          expect([question, accepted]).toEqual([question, []]);
        }
      }),
    );
  });

  it('does not offer pequeño beside Pequeno, but a word with another meaning in brackets', () => {
    const backs = ['pequeño', 'Pequeno', 'el pequeño', 'banco (río)', 'banco (dinero)', 'grande'];
    const cards = backs.map((back, index) => ({ id: `card-${index}`, front: `Word ${index}`, back }));
    const optionsOf = (index: number) => generateQuiz({ name: 'S' }, cards, 'seed').questions[index]?.options ?? [];
    expect(optionsOf(0).filter((option) => /peque/i.test(option))).toEqual(['pequeño']);
    expect(optionsOf(3)).toContain('banco (dinero)');
    expect(optionsOf(5).filter((option) => /peque/i.test(option))).toHaveLength(1);
  });
});

function isRight({ verdict }: { readonly verdict: string }): boolean {
  return verdict === 'right';
}

/** Returns a back as an option shows it: at most 500 characters, without splitting a surrogate pair. */
function foldShown(back: string): string {
  return foldText(
    back.length <= 500
      ? back
      : `${back
          .slice(0, 499)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trim()}…`,
  );
}
