import { useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
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
  /** True after a first attempt to save. Quiz errors show from then on. */
  readonly isChecked?: boolean;
  /** True after an attempt to save the open question. */
  readonly isQuestionChecked?: boolean;
  readonly removed?: { readonly position: number; readonly question: QuestionDraft };
}

export type QuizFormControl = ReturnType<typeof useQuizForm>;

/**
 * State of a quiz form: its content, errors and actions.
 * @param initial - The initial content.
 * @param saved - The last saved content. The form is dirty if it differs.
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
    /** Opens the question at `position`, or a new one, and closes the open one. Returns false if that one must be completed first. */
    openQuestion: (position?: number): boolean => {
      const settled = settleOpen(state);
      setView(settled ? { state: openAt(settled, position), isChecked } : { ...view, isQuestionChecked: true });
      return settled !== undefined;
    },
    /** Saves the open question; if it was new, opens another blank one. Returns false if the question is incomplete. */
    saveQuestion: (): boolean => {
      const next = open && putQuestion(quiz, open);
      setView(next ? { state: { quiz: next, ...goOn(state, next) }, isChecked } : { ...view, isQuestionChecked: true });
      return next !== undefined;
    },
    /** Returns the quiz ready to send, including the open question. Returns undefined and shows the errors if it is invalid. */
    finish: (): QuizDraft | undefined => {
      const settled = settleOpen(state);
      if (settled && isComplete(settled)) return settled;
      const hasJoined = settled !== undefined && settled !== quiz;
      const next = hasJoined ? { quiz: settled, ...goOn(state, settled) } : state;
      setView({ ...view, state: next, isChecked: true, isQuestionChecked: settled === undefined });
      return undefined;
    },
  };
}

function isComplete(quiz: QuizDraft): boolean {
  return Object.keys(findQuizProblems(quiz)).length === 0;
}

/** After a new question, opens another new one if the quiz has room for it; after an edited question, none. */
function goOn({ open }: QuizFormState, { questions }: QuizDraft): Pick<QuizFormState, 'open'> {
  return open && open.position === undefined && questions.length < limits.questionsPerQuiz ? { open: openNew() } : {};
}

function takeOut(view: FormView, position: number): FormView {
  const question = view.state.quiz.questions[position];
  return question ? { ...view, state: removeQuestion(view.state, position), removed: { position, question } } : view;
}
