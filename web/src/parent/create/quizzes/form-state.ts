import { isBlank, type QuestionDraft, type QuizDraft, startQuestion, startQuiz, tidyQuestion } from './quiz-draft.ts';

export interface OpenQuestion {
  /** Index of the stored question that it replaces; undefined for a new one. */
  readonly position?: number;
  readonly question: QuestionDraft;
}

export interface QuizFormState {
  readonly quiz: QuizDraft;
  readonly open?: OpenQuestion;
}

export function startForm(): QuizFormState {
  return { quiz: startQuiz(), open: openNew() };
}

export function openNew(): OpenQuestion {
  return { question: startQuestion() };
}

/** Returns the form with the question at `position` open, or a new one if there is none. */
export function openAt(quiz: QuizDraft, position?: number): QuizFormState {
  const question = position === undefined ? undefined : quiz.questions[position];
  return { quiz, open: question ? { position, question } : openNew() };
}

/** Returns true if two forms have the same content. An untouched open question is ignored. */
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

/** Closes the open question: drops it if unchanged, saves it if complete. Returns undefined if it is changed but incomplete. */
export function settleOpen({ quiz, open }: QuizFormState): QuizDraft | undefined {
  return open && isTouched(quiz, open) ? putQuestion(quiz, open) : quiz;
}

/** Saves a question at its position or the end. Returns undefined if it is incomplete. */
export function putQuestion(
  quiz: QuizDraft,
  { position = quiz.questions.length, question }: OpenQuestion,
): QuizDraft | undefined {
  const tidy = tidyQuestion(question);
  return tidy && { ...quiz, questions: quiz.questions.toSpliced(position, 1, tidy) };
}

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

export function removeQuestion({ quiz, open }: QuizFormState, position: number): QuizFormState {
  const questions = quiz.questions.toSpliced(position, 1);
  return moveOpen({ ...quiz, questions }, open, (other) => (other > position ? other - 1 : other));
}

export function restoreQuestion(
  { quiz, open }: QuizFormState,
  position: number,
  question: QuestionDraft,
): QuizFormState {
  const questions = quiz.questions.toSpliced(position, 0, question);
  return moveOpen({ ...quiz, questions }, open, (other) => (other >= position ? other + 1 : other));
}

/** Updates the edited question's index after reordering, so saving replaces the right one. */
function moveOpen(quiz: QuizDraft, open: OpenQuestion | undefined, move: (position: number) => number): QuizFormState {
  if (open?.position === undefined) return { quiz, ...(open && { open }) };
  return { quiz, open: { ...open, position: move(open.position) } };
}
