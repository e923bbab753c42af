import { limits } from '../../../../../../shared/limits.ts';
import { foldSpacing } from '../../../../../../shared/quiz/fold-text.ts';
import { formatNumber } from '../../../../words/counts.ts';
import type { QuestionDraft } from './question-draft.ts';
import { type QuizDraft, secondsOf } from './quiz-draft.ts';

/** What is wrong with a draft: by field, a sentence for a person. Empty when nothing is. */
export type Problems<Draft> = { readonly [Field in keyof Draft]?: string };

const { minOptions, maxOptions, questionsPerQuiz } = limits;

/*
 * The rules and words of the contract, which stands in zod and stays out of the browser. The server decides; a test holds
 * these to the contract.
 */

/** What keeps a draft from becoming a question. */
export function findQuestionProblems({ question, options, explanation }: QuestionDraft): Problems<QuestionDraft> {
  return keepFound({
    question: findTextProblem(question, limits.questionLength, 'Question text is required'),
    options: findOptionsProblem(options),
    explanation: findTextProblem(explanation, limits.explanationLength),
  });
}

/** What keeps a draft from being saved. Its questions are checked one by one, when they are added. */
export function findQuizProblems({
  name,
  description,
  questions,
  timeLimit,
  passingScore,
}: QuizDraft): Problems<QuizDraft> {
  return keepFound({
    name: findTextProblem(name, limits.nameLength, 'Quiz name is required'),
    description: findTextProblem(description, limits.descriptionLength),
    questions: findCountProblem(questions.length),
    timeLimit: findTimeLimitProblem(timeLimit),
    passingScore: findPassingScoreProblem(passingScore),
  });
}

function keepFound<Draft>(problems: { readonly [Field in keyof Draft]?: string | undefined }): Problems<Draft> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<Draft>;
}

function findTextProblem(text: string, max: number, missing?: string): string | undefined {
  const { length } = text.trim();
  if (!text.isWellFormed()) return 'This contains a broken character.';
  if (length === 0) return missing;
  return length > max ? `At most ${formatNumber(max)} characters.` : undefined;
}

function findOptionsProblem(options: readonly string[]): string | undefined {
  for (const option of options) {
    const problem = findTextProblem(option, limits.optionLength);
    if (problem !== undefined) return problem;
  }
  const filled = options.filter((option) => option.trim() !== '');
  if (filled.length < minOptions) return 'At least 2 non-empty options are required';
  if (filled.length > maxOptions) return 'At most 6 options.';
  const isRepeated = new Set(filled.map(foldSpacing)).size < filled.length;
  return isRepeated ? 'Two options are the same. Please make each one different.' : undefined;
}

function findCountProblem(count: number): string | undefined {
  if (count === 0) return 'At least one question is required';
  return count > questionsPerQuiz ? `At most ${questionsPerQuiz} questions.` : undefined;
}

function findTimeLimitProblem(minutes: string): string | undefined {
  const seconds = secondsOf(minutes);
  if (seconds === undefined) return undefined;
  if (!(Number(minutes) >= 1)) return 'A time limit is at least 1 minute.';
  return seconds > limits.quizSeconds ? 'A time limit is at most one day.' : undefined;
}

function findPassingScoreProblem(text: string): string | undefined {
  const score = Number(text);
  const isPercent = Number.isInteger(score) && score >= 0 && score <= 100;
  return isPercent ? undefined : 'A passing score is a whole number from 0 to 100.';
}
