import { isBlank, type QuestionDraft, type QuizDraft, startQuestion, startQuiz, tidyQuestion } from './quiz-draft.ts';

/** The question that is being written. */
export interface OpenQuestion {
  /** Which one of the quiz it replaces; absent for a new one. */
  readonly position?: number;
  readonly question: QuestionDraft;
}

/** Everything that was typed into the form of a quiz. */
export interface QuizFormState {
  readonly quiz: QuizDraft;
  readonly open?: OpenQuestion;
}

/** An empty form, ready for the first question. */
export function startForm(): QuizFormState {
  return { quiz: startQuiz(), open: openNew() };
}

/** A new question to write on. */
export function openNew(): OpenQuestion {
  return { question: startQuestion() };
}

/** The form with the question at `position` open; with a new one when there is none. */
export function openAt(quiz: QuizDraft, position?: number): QuizFormState {
  const question = position === undefined ? undefined : quiz.questions[position];
  return { quiz, open: question ? { position, question } : openNew() };
}

/** Whether two forms hold the same texts. An open question counts once it holds something of its own. */
export function isSameForm(one: QuizFormState, other: QuizFormState): boolean {
  return JSON.stringify(dropUntouched(one)) === JSON.stringify(dropUntouched(other));
}

function dropUntouched({ quiz, open }: QuizFormState): QuizFormState {
  return open && isTouched(quiz, open) ? { quiz, open } : { quiz };
}

function isTouched({ questions }: QuizDraft, { position, question }: OpenQuestion): boolean {
  if (position === undefined) return !isBlank(question);
  return JSON.stringify(question) !== JSON.stringify(questions[position]);
}

/**
 * The quiz with the open question put away: what holds nothing new is dropped, what is complete joins the quiz.
 * Undefined when the question is touched but not complete.
 */
export function settleOpen({ quiz, open }: QuizFormState): QuizDraft | undefined {
  return open && isTouched(quiz, open) ? putQuestion(quiz, open) : quiz;
}

/** The quiz with a question in its place, or at its end. Undefined when the question is not complete. */
export function putQuestion(
  quiz: QuizDraft,
  { position = quiz.questions.length, question }: OpenQuestion,
): QuizDraft | undefined {
  const tidy = tidyQuestion(question);
  return tidy && { ...quiz, questions: quiz.questions.toSpliced(position, 1, tidy) };
}

/** The form with two neighbouring questions in each other's place. */
export function swapQuestions(state: QuizFormState, from: number, to: number): QuizFormState {
  const { quiz, open } = state;
  const one = quiz.questions[from];
  const other = quiz.questions[to];
  if (!one || !other) return state;
  const questions = quiz.questions.with(from, other).with(to, one);
  const swapped = new Map([
    [from, to],
    [to, from],
  ]);
  return moveOpen({ ...quiz, questions }, open, (position) => swapped.get(position) ?? position);
}

/** The form without the question at `position`. */
export function removeQuestion({ quiz, open }: QuizFormState, position: number): QuizFormState {
  const questions = quiz.questions.toSpliced(position, 1);
  return moveOpen({ ...quiz, questions }, open, (other) => (other > position ? other - 1 : other));
}

/** The form with a removed question back in its place. */
export function restoreQuestion(
  { quiz, open }: QuizFormState,
  position: number,
  question: QuestionDraft,
): QuizFormState {
  const questions = quiz.questions.toSpliced(position, 0, question);
  return moveOpen({ ...quiz, questions }, open, (other) => (other >= position ? other + 1 : other));
}

/** The open question goes on replacing the same one when the questions change places. */
function moveOpen(quiz: QuizDraft, open: OpenQuestion | undefined, move: (position: number) => number): QuizFormState {
  if (open?.position === undefined) return { quiz, ...(open && { open }) };
  return { quiz, open: { ...open, position: move(open.position) } };
}
