import { limits } from '../../../../../../shared/limits.ts';
import type { RouteCall } from '../../../../../../shared/routes/define-route.ts';
import type { createQuiz, updateQuiz } from '../../../../../../shared/routes/quizzes.ts';
import type { Quiz } from '../../../../../../shared/schemas/quiz.ts';
import { fromQuestion, type QuestionDraft, tidyQuestion } from './question-draft.ts';

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

type NewQuiz = Omit<RouteCall<typeof createQuiz>['body'], 'householdId'>;
type QuizChange = RouteCall<typeof updateQuiz>['body'];

const SECONDS_PER_MINUTE = 60;

/** A quiz to write on. */
export function startQuiz(): QuizDraft {
  return {
    name: '',
    description: '',
    questions: [],
    timeLimit: '',
    passingScore: String(limits.defaultPassingScore),
  };
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

/** Minutes with as many decimals as it takes to get the same seconds back. */
export function minutesOf(seconds: number): number {
  return Number((seconds / SECONDS_PER_MINUTE).toFixed(2));
}

/** Seconds of a time limit in minutes; undefined for no limit, NaN for what is no number. */
export function secondsOf(minutes: string): number | undefined {
  return minutes.trim() === '' ? undefined : Math.round(Number(minutes) * SECONDS_PER_MINUTE);
}

/** The quiz that a draft without a problem has become, as the API takes it. */
export function toNewQuiz(draft: QuizDraft): NewQuiz {
  const timeLimit = secondsOf(draft.timeLimit);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    questions: draft.questions.map(toSentQuestion),
    passingScore: draft.passingScore.trim() === '' ? limits.defaultPassingScore : Number(draft.passingScore),
    ...(timeLimit !== undefined && { timeLimit }),
  };
}

/** The draft of a stored quiz as the change that the API takes: what was emptied is taken away. */
export function toQuizChange(draft: QuizDraft): QuizChange {
  return { timeLimit: null, ...toNewQuiz(draft) };
}

function toSentQuestion(draft: QuestionDraft) {
  const { options, ...question } = tidyQuestion(draft);
  return { ...question, options: [...options] };
}
