import { splitAlternatives } from '../study/answer-alternatives.ts';
import { type AnswerContext, type Forms } from '../study/answer-forms.ts';
import { isAccepted } from '../study/judge-typed.ts';
import { comparisonKey, readLetters } from '../study/typed-letters.ts';

/** Decides whether an option is a second right answer. */
export interface OptionJudge {
  /** Whether an option, or one of its alternatives, means the same as an answer to the question. */
  readonly isAccepted: (option: string, answer: string, question: string) => boolean;
  /** Whether two questions differ by nothing but case, accents, punctuation and spaces. */
  readonly isSameQuestion: (one: string, other: string) => boolean;
}

/** @returns a judge of options that decides like the judge of typed answers. It remembers the texts that it has read. */
export function makeOptionJudge(context: AnswerContext = {}): OptionJudge {
  const known = new Map<string, Forms>();
  return {
    isAccepted: (option, answer, question) =>
      [option, ...splitAlternatives(option)].some((one) => isAccepted(one, answer, { ...context, question, known })),
    isSameQuestion: (one, other) => one === other || questionKey(one) === questionKey(other),
  };
}

function questionKey(text: string): string {
  // Questions that consist only of symbols have an empty key, so their texts are compared instead.
  return comparisonKey(readLetters(text)) || text;
}
