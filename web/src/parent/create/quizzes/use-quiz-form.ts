import { useState } from 'react';
import {
  isSameForm,
  openAt,
  openNew,
  putQuestion,
  type QuizFormState,
  removeQuestion,
  restoreQuestion,
  settleOpen,
  swapQuestions,
} from './form-state.ts';
import {
  findQuestionProblems,
  findQuizProblems,
  type Problems,
  type QuestionDraft,
  type QuizDraft,
} from './quiz-draft.ts';

interface FormView {
  readonly state: QuizFormState;
  /** Somebody tried to save the quiz: its problems show from then on. */
  readonly isChecked?: boolean;
  /** Somebody tried to finish the open question. */
  readonly isQuestionChecked?: boolean;
  /** The question that was just removed. */
  readonly removed?: { readonly position: number; readonly question: QuestionDraft };
}

export type QuizFormControl = ReturnType<typeof useQuizForm>;

/**
 * The form of a quiz: what was typed, what is wrong with it, and everything that can be done to it.
 *
 * @param initial - What the form begins with.
 * @param saved - What is safe elsewhere: with anything else in it, the form is dirty.
 */
export function useQuizForm(initial: QuizFormState, saved: QuizFormState) {
  const [view, setView] = useState<FormView>({ state: initial });
  const { state, isChecked = false, isQuestionChecked = false, removed } = view;
  const { quiz, open } = state;
  const quizProblems: Problems<QuizDraft> = isChecked ? findQuizProblems(quiz) : {};
  const questionProblems = open && isQuestionChecked ? findQuestionProblems(open.question) : {};
  const change = (next: (state: QuizFormState) => QuizFormState) =>
    setView((last) => ({ ...last, state: next(last.state) }));
  const changeList = (next: QuizFormState) => setView({ state: next, isChecked, isQuestionChecked });

  return {
    quiz,
    open,
    state,
    removed,
    quizProblems,
    questionProblems,
    isDirty: !isSameForm(state, saved),
    writeQuiz: (texts: Partial<QuizDraft>) => change((last) => ({ ...last, quiz: { ...last.quiz, ...texts } })),
    writeQuestion: (question: QuestionDraft) => change((last) => ({ ...last, open: { ...last.open, question } })),
    closeQuestion: () => setView({ state: { quiz }, isChecked }),
    moveQuestion: (from: number, to: number) => changeList(swapQuestions(state, from, to)),
    removeQuestion: (position: number) => setView(takeOut(view, position)),
    undoRemoval: () => removed && changeList(restoreQuestion(state, removed.position, removed.question)),
    startOver: (next: QuizFormState) => setView({ state: next }),
    /** Opens the question at `position`, or a new one, and puts away the one that was open. Answers false when that one has to be finished first. */
    openQuestion: (position?: number): boolean => {
      const settled = settleOpen(state);
      setView(settled ? { state: openAt(settled, position), isChecked } : { ...view, isQuestionChecked: true });
      return settled !== undefined;
    },
    /** Adds the open question to the quiz; after a new one goes on with the next. Answers false when it is not complete. */
    saveQuestion: (): boolean => {
      const next = open && putQuestion(quiz, open);
      setView(next ? { state: { quiz: next, ...goOn(state) }, isChecked } : { ...view, isQuestionChecked: true });
      return next !== undefined;
    },
    /** The quiz as it can be sent, with the open question; undefined when something is wrong, which then shows. */
    finish: (): QuizDraft | undefined => {
      const settled = settleOpen(state);
      if (settled && isComplete(settled)) return settled;
      const hasJoined = settled !== undefined && settled !== quiz;
      const next = hasJoined ? { quiz: settled, ...goOn(state) } : state;
      setView({ ...view, state: next, isChecked: true, isQuestionChecked: settled === undefined });
      return undefined;
    },
  };
}

function isComplete(quiz: QuizDraft): boolean {
  return Object.keys(findQuizProblems(quiz)).length === 0;
}

/** After a new question comes the next new one; after a changed one, none. */
function goOn({ open }: QuizFormState): Pick<QuizFormState, 'open'> {
  return open && open.position === undefined ? { open: openNew() } : {};
}

function takeOut(view: FormView, position: number): FormView {
  const question = view.state.quiz.questions[position];
  return question ? { ...view, state: removeQuestion(view.state, position), removed: { position, question } } : view;
}
