import { limits } from '../../../../../../shared/limits.ts';
import type { OpenQuestion, QuizFormState } from './form-state.ts';
import type { QuestionDraft } from './question-draft.ts';
import type { QuizDraft } from './quiz-draft.ts';

/** Whose draft, and for which household: a shared tablet never shows one person's draft to another. */
export interface DraftOwner {
  readonly accountId: string;
  readonly householdId: string;
}

function nameKey({ accountId, householdId }: DraftOwner): string {
  return `flashspark.quiz-draft.${accountId}.${householdId}`;
}

/** What was typed before the page was closed or loaded anew; undefined when nothing was, or an older release wrote it. */
export function readKeptForm(owner: DraftOwner): QuizFormState | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameKey(owner)) ?? 'null');
    return isFormState(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed. Where the browser has no room for it, leaving the page still asks. */
export function keepForm(owner: DraftOwner, state: QuizFormState): void {
  try {
    localStorage.setItem(nameKey(owner), JSON.stringify(state));
  } catch {
    forgetForm(owner);
  }
}

/** Forgets a draft that became a quiz, or that nothing is left of. */
export function forgetForm(owner: DraftOwner): void {
  localStorage.removeItem(nameKey(owner));
}

type Unchecked<Shape> = { readonly [Field in keyof Shape]?: unknown };

function isFormState(value: unknown): value is QuizFormState {
  if (!isObject(value)) return false;
  const { quiz, open } = value as Unchecked<QuizFormState>;
  if (!isQuizDraft(quiz)) return false;
  return open === undefined || isOpenQuestion(open, quiz.questions.length);
}

function isQuizDraft(value: unknown): value is QuizDraft {
  if (!isObject(value)) return false;
  const { name, description, questions, timeLimit, passingScore } = value as Unchecked<QuizDraft>;
  return (
    [name, description, timeLimit, passingScore].every(isText) &&
    Array.isArray(questions) &&
    questions.every(isQuestionDraft)
  );
}

function isOpenQuestion(value: unknown, count: number): value is OpenQuestion {
  if (!isObject(value)) return false;
  const { position, question } = value as Unchecked<OpenQuestion>;
  return (position === undefined || isPosition(position, count)) && isQuestionDraft(question);
}

function isQuestionDraft(value: unknown): value is QuestionDraft {
  if (!isObject(value)) return false;
  const { question, options, correctIndex, explanation } = value as Unchecked<QuestionDraft>;
  if (![question, explanation].every(isText) || !Array.isArray(options) || !options.every(isText)) return false;
  const { minOptions, maxOptions } = limits;
  return options.length >= minOptions && options.length <= maxOptions && isPosition(correctIndex, options.length);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isPosition = (value: unknown, count: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
