import { limits } from '../../../../../../shared/limits.ts';
import type { QuizQuestion } from '../../../../../../shared/schemas/quiz.ts';

/** A question as it is being written: nothing is trimmed, options may be empty. */
export interface QuestionDraft {
  readonly question: string;
  readonly options: readonly string[];
  /** Position among the options, from 0. */
  readonly correctIndex: number;
  readonly explanation: string;
}

/** A question to write on, with four empty options. */
export function startQuestion(): QuestionDraft {
  return { question: '', options: ['', '', '', ''], correctIndex: 0, explanation: '' };
}

/** A question of a quiz, to be changed. */
export function fromQuestion({ question, options, correctIndex = 0, explanation = '' }: QuizQuestion): QuestionDraft {
  return { question, options, correctIndex, explanation };
}

/** Whether nothing was typed in any field. */
export function isBlank({ question, options, explanation }: QuestionDraft): boolean {
  return [question, explanation, ...options].every((text) => text.trim() === '');
}

/** Whether there is room for another option. */
export function canAddOption({ options }: QuestionDraft): boolean {
  return options.length < limits.maxOptions;
}

/** The draft with an empty option at its end; the same draft when it has all six. */
export function addOption(draft: QuestionDraft): QuestionDraft {
  return canAddOption(draft) ? { ...draft, options: [...draft.options, ''] } : draft;
}

/** Whether an option can be spared. */
export function canRemoveOption({ options }: QuestionDraft): boolean {
  return options.length > limits.minOptions;
}

/**
 * The draft without the option at `position`; the same draft when it has only two. The mark of the correct one stays with
 * its option; when that one is removed, the first option is marked.
 */
export function removeOption(draft: QuestionDraft, position: number): QuestionDraft {
  if (!canRemoveOption(draft)) return draft;
  const positions = [...draft.options.keys()].filter((other) => other !== position);
  const correctIndex = Math.max(positions.indexOf(draft.correctIndex), 0);
  return { ...draft, options: positions.map((other) => draft.options[other] ?? ''), correctIndex };
}

/**
 * The draft as the API stores it: trimmed, empty options dropped, the mark following its option. A mark on an empty
 * option is clamped to the options that are left.
 */
export function tidyQuestion({ question, options, correctIndex, explanation }: QuestionDraft): QuestionDraft {
  const filled = [...options.entries()].filter(([, option]) => option.trim() !== '');
  const follows = filled.findIndex(([position]) => position === correctIndex);
  return {
    question: question.trim(),
    options: filled.map(([, option]) => option.trim()),
    correctIndex: follows === -1 ? Math.max(0, Math.min(correctIndex, filled.length - 1)) : follows,
    explanation: explanation.trim(),
  };
}
