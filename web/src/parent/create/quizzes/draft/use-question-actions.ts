import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import type { QuizForm } from './use-quiz-form.ts';

/** Moves the focus to the first of these CSS selectors that is there after the change. */
export type FocusNext = (...selectors: readonly string[]) => void;

const FIRST_PROBLEM = '[data-editor] [aria-invalid="true"]';
const QUESTION_TEXT = '[data-focus="question-text"]';
const ADD_BUTTON = '[data-action="add"]';

/** What can be done with the questions of a form; each tells screen readers and leads the keyboard on. */
export function useQuestionActions(form: QuizForm, focusNext: FocusNext) {
  const announce = useAnnounce();
  const { open, quiz } = form;
  const position = open?.position;

  const focusRow = (row: number, ...actions: readonly string[]) =>
    focusNext(...actions.map((action) => `[data-question="${row}"] [data-action="${action}"]:not(:disabled)`));

  return {
    openQuestion: (row?: number) => focusNext(form.openQuestion(row) ? QUESTION_TEXT : FIRST_PROBLEM),
    saveQuestion: () => {
      if (!form.saveQuestion()) {
        focusNext(FIRST_PROBLEM);
      } else if (position === undefined) {
        announce(`Question ${quiz.questions.length + 1} added`);
        focusNext(QUESTION_TEXT, ADD_BUTTON);
      } else {
        announce(`Question ${position + 1} saved`);
        focusRow(position, 'edit');
      }
    },
    closeQuestion: () => {
      form.closeQuestion();
      if (position === undefined) focusNext(ADD_BUTTON);
      else focusRow(position, 'edit');
    },
    moveQuestion: (from: number, to: number) => {
      form.moveQuestion(from, to);
      announce(`Question ${from + 1} is now question ${to + 1}`);
      focusRow(to, ...(to < from ? ['up', 'down'] : ['down', 'up']));
    },
    removeQuestion: (row: number) => {
      form.removeQuestion(row);
      focusNext('[data-action="undo"]');
    },
    undoRemoval: (row: number) => {
      form.undoRemoval();
      focusRow(row, 'edit');
    },
  };
}
