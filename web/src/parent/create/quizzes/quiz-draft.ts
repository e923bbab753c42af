import * as z from 'zod/mini';
import { limits } from '../../../../../shared/limits.ts';
import type { RouteCall } from '../../../../../shared/routes/define-route.ts';
import type { createQuiz, updateQuiz } from '../../../../../shared/routes/quizzes.ts';
import { questionInput, type Quiz, quizFields, type QuizQuestion } from '../../../../../shared/schemas/quiz.ts';

/** A question as it is being written: nothing is trimmed, options may be empty. */
export interface QuestionDraft {
  readonly question: string;
  readonly options: readonly string[];
  /** Position among the options, from 0. */
  readonly correctIndex: number;
  readonly explanation: string;
}

/** A quiz as it is being written, in the texts of its fields. */
export interface QuizDraft {
  readonly name: string;
  readonly description: string;
  readonly questions: readonly QuestionDraft[];
  /** Minutes; empty for no limit. */
  readonly timeLimit: string;
  /** Percent; empty for the usual pass mark. */
  readonly passingScore: string;
}

/** A question to write on, with four empty options. */
export function startQuestion(): QuestionDraft {
  return { question: '', options: ['', '', '', ''], correctIndex: 0, explanation: '' };
}

/** A quiz to write on. */
export function startQuiz(): QuizDraft {
  const passingScore = String(limits.defaultPassingScore);
  return { name: '', description: '', questions: [], timeLimit: '', passingScore };
}

/** A question of a quiz, to be changed. */
export function fromQuestion({
  question,
  options,
  correctIndex = 0,
  explanation = '',
}: Omit<QuizQuestion, 'id'>): QuestionDraft {
  return { question, options, correctIndex, explanation };
}

/** A stored quiz, with its key, to be changed. */
export function fromQuiz({ name, description = '', questions, timeLimit, passingScore }: Quiz): QuizDraft {
  return {
    name,
    description,
    questions: questions.map(fromQuestion),
    timeLimit: timeLimit === undefined ? '' : String(minutesOf(timeLimit)),
    passingScore: String(passingScore),
  };
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

/** What is wrong with a draft: by field, a sentence for a person. Empty when nothing is. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

/** What the contract has against a draft as a question. */
export function findQuestionProblems(draft: QuestionDraft): Problems<QuestionDraft> {
  return firstSentences(questionInput.safeParse(draft));
}

/** A complete draft as the API stores it: trimmed, empty options dropped, the mark following its option. Undefined when something is wrong with it. */
export function tidyQuestion(draft: QuestionDraft): QuestionDraft | undefined {
  const { data } = questionInput.safeParse(draft);
  return data && fromQuestion(data);
}

/** The contract's rules for what is typed as a text and sent as a number, with the one rule that only this form has. */
const draftFields = z.strictObject({
  ...quizFields,
  timeLimit: z.pipe(
    z.pipe(
      z
        .string()
        .check(z.refine((minutes) => isEmpty(minutes) || Number(minutes) >= 1, 'A time limit is at least 1 minute.')),
      z.transform((minutes: string): number | null | undefined => secondsOf(minutes)),
    ),
    quizFields.timeLimit,
  ),
  passingScore: z.pipe(z.pipe(z.string(), z.transform(percentOf)), quizFields.passingScore),
});

/** What the contract, and this form, have against a draft as a quiz. */
export function findQuizProblems(draft: QuizDraft): Problems<QuizDraft> {
  return firstSentences(draftFields.safeParse(draft));
}

/** The fields of a draft are called as in the contract: each issue belongs to the field at which its path begins. */
function firstSentences<Draft>({ error }: z.core.util.SafeParseResult<unknown>): Problems<Draft> {
  const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(sentences.toReversed()) as Problems<Draft>;
}

const secondsPerMinute = 60;

/** Minutes with as many decimals as it takes to get the same seconds back. */
export function minutesOf(seconds: number): number {
  return Number((seconds / secondsPerMinute).toFixed(2));
}

/** Seconds of a time limit in minutes; undefined for no limit, NaN for what is no number. */
export function secondsOf(minutes: string): number | undefined {
  if (isEmpty(minutes)) return undefined;
  // Beyond safe integers the contract would only see that it is no whole number, not that it is too much.
  return Math.min(Math.round(Number(minutes) * secondsPerMinute), Number.MAX_SAFE_INTEGER);
}

function percentOf(text: string): number | undefined {
  return isEmpty(text) ? undefined : Number(text);
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

type NewQuiz = Omit<RouteCall<typeof createQuiz>['body'], 'householdId'>;
type QuizChange = RouteCall<typeof updateQuiz>['body'];

/** The quiz that a draft without a problem has become, as the API takes it. */
export function toNewQuiz(draft: QuizDraft): NewQuiz {
  const timeLimit = secondsOf(draft.timeLimit);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    questions: draft.questions.map((question) => ({ ...question, options: [...question.options] })),
    passingScore: percentOf(draft.passingScore) ?? limits.defaultPassingScore,
    ...(timeLimit !== undefined && { timeLimit }),
  };
}

/** The draft of a stored quiz as the change that the API takes: what was emptied is taken away. */
export function toQuizChange(draft: QuizDraft): QuizChange {
  return { timeLimit: null, ...toNewQuiz(draft) };
}
