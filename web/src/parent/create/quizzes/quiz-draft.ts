import * as z from 'zod/mini';
import { limits } from '../../../../../shared/limits.ts';
import type { RouteCall } from '../../../../../shared/routes/define-route.ts';
import type { createQuiz, updateQuiz } from '../../../../../shared/routes/quizzes.ts';
import type { ShownSides } from '../../../../../shared/quiz/shown-sides.ts';
import { questionInput, type Quiz, quizFields, type QuizQuestion } from '../../../../../shared/schemas/quiz.ts';
import { problem } from '../../../../../shared/schemas/problem.ts';
import { pickChanged } from '../../../components/controls/contract-form.ts';
import { wordProblem } from '../../../words/word-problem.ts';

/** A question being edited: text is untrimmed and options may be empty. Pictures, sounds and format stay as they are. */
export interface QuestionDraft extends ShownSides {
  readonly question: string;
  readonly options: readonly string[];
  /** Zero-based index of the correct option. */
  readonly correctIndex: number;
  readonly explanation: string;
}

/** A quiz being edited, with the raw text of its fields. */
export interface QuizDraft {
  readonly name: string;
  readonly description: string;
  readonly questions: readonly QuestionDraft[];
  /** Time limit in minutes; empty for none. */
  readonly timeLimit: string;
  /** Passing score in percent; empty for the default. */
  readonly passingScore: string;
}

export function startQuestion(): QuestionDraft {
  return { question: '', options: ['', '', '', ''], correctIndex: 0, explanation: '' };
}

export function startQuiz(): QuizDraft {
  const passingScore = String(limits.defaultPassingScore);
  return { name: '', description: '', questions: [], timeLimit: '', passingScore };
}

export function fromQuestion({
  question,
  options,
  correctIndex = 0,
  explanation = '',
  questionMedia,
  optionMedia,
  format,
}: Omit<QuizQuestion, 'id'>): QuestionDraft {
  return {
    question,
    options,
    correctIndex,
    explanation,
    ...(questionMedia && { questionMedia }),
    ...(optionMedia && { optionMedia }),
    ...(format && { format }),
  };
}

/** Converts a stored quiz, including its answers, to a draft. */
export function fromQuiz({ name, description = '', questions, timeLimit, passingScore }: Quiz): QuizDraft {
  return {
    name,
    description,
    questions: questions.map(fromQuestion),
    timeLimit: timeLimit === undefined ? '' : String(minutesOf(timeLimit)),
    passingScore: String(passingScore),
  };
}

export function isBlank({ question, options, explanation, questionMedia, optionMedia }: QuestionDraft): boolean {
  return !questionMedia && !optionMedia && [question, explanation, ...options].every((text) => text.trim() === '');
}

export function canAddOption({ options }: QuestionDraft): boolean {
  return options.length < limits.maxOptions;
}

/** Adds an empty option. Returns the same draft if the limit is reached. */
export function addOption(draft: QuestionDraft): QuestionDraft {
  return canAddOption(draft) ? { ...draft, options: [...draft.options, ''] } : draft;
}

export function canRemoveOption({ options }: QuestionDraft): boolean {
  return options.length > limits.minOptions;
}

/** Removes an option. Returns the same draft at the minimum. If the correct option is removed, the first one becomes correct. */
export function removeOption(draft: QuestionDraft, position: number): QuestionDraft {
  if (!canRemoveOption(draft)) return draft;
  const positions = [...draft.options.keys()].filter((other) => other !== position);
  const correctIndex = Math.max(positions.indexOf(draft.correctIndex), 0);
  const { optionMedia } = draft;
  return {
    ...draft,
    options: positions.map((other) => draft.options[other] ?? ''),
    ...(optionMedia && { optionMedia: positions.map((other) => optionMedia[other] ?? []) }),
    correctIndex,
  };
}

export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

export function findQuestionProblems(draft: QuestionDraft): Problems<QuestionDraft> {
  return firstSentences(questionInput.safeParse(draft));
}

/** Returns the draft as the API stores it: trimmed, without empty options, with the correct index adjusted. Returns undefined if it is invalid. */
export function tidyQuestion(draft: QuestionDraft): QuestionDraft | undefined {
  const { data } = questionInput.safeParse(draft);
  return data && fromQuestion(data);
}

/** Schema of a quiz draft: the API contract's rules applied to text fields, plus this form's minimum time limit. */
const draftFields = z.strictObject({
  ...quizFields,
  timeLimit: z.pipe(
    z.pipe(
      z
        .string()
        .check(z.refine((minutes) => isEmpty(minutes) || Number(minutes) >= 1, problem('timeLimitUnderMinute'))),
      z.transform((minutes: string): number | null | undefined => secondsOf(minutes)),
    ),
    quizFields.timeLimit,
  ),
  passingScore: z.pipe(z.pipe(z.string(), z.transform(percentOf)), quizFields.passingScore),
});

/** Validates a quiz draft against the API contract and this form's rules. */
export function findQuizProblems(draft: QuizDraft): Problems<QuizDraft> {
  return firstSentences(draftFields.safeParse(draft));
}

/** Returns each field's first message. Draft fields have the same names as in the API contract, so an issue's path starts with its field. */
function firstSentences<Draft>({ error }: z.core.util.SafeParseResult<unknown>): Problems<Draft> {
  const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), wordProblem(message)] as const);
  return Object.fromEntries(sentences.toReversed()) as Problems<Draft>;
}

const secondsPerMinute = 60;

/** Converts seconds to minutes, with enough decimals to convert back exactly. */
export function minutesOf(seconds: number): number {
  return Number((seconds / secondsPerMinute).toFixed(2));
}

/** Converts a time limit in minutes to seconds. Returns undefined for no limit and NaN if it isn't a number. */
export function secondsOf(minutes: string): number | undefined {
  if (isEmpty(minutes)) return undefined;
  // Clamps to safe integers. The API contract would otherwise report that the number isn't whole instead of too large.
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

export function toNewQuiz(draft: QuizDraft): NewQuiz {
  const timeLimit = secondsOf(draft.timeLimit);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    questions: draft.questions.map(({ questionMedia, optionMedia, ...question }) => ({
      ...question,
      options: [...question.options],
      ...(questionMedia && { questionMedia: [...questionMedia] }),
      ...(optionMedia && { optionMedia: optionMedia.map((media) => [...media]) }),
    })),
    passingScore: percentOf(draft.passingScore) ?? limits.defaultPassingScore,
    ...(timeLimit !== undefined && { timeLimit }),
  };
}

/** Converts what differs between a stored quiz and its draft to an API change. Emptied fields are removed, questions are sent all or none. */
export function toQuizChange(saved: QuizDraft, draft: QuizDraft): QuizChange {
  const write = (quiz: QuizDraft) => ({ timeLimit: null, ...toNewQuiz(quiz) });
  return pickChanged(write(saved), write(draft));
}
