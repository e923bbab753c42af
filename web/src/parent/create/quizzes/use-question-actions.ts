import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import type { QuizFormControl } from './use-quiz-form.ts';

/** Focuses the first element that matches a selector, after the next render. */
export type FocusNext = (...selectors: readonly string[]) => void;

/** Moves the focus after a change, since the pressed button often disappears. Pass CSS selectors in order of preference. */
export function useFocusNext(rootRef: RefObject<HTMLElement | null>): FocusNext {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const targets = wanted.current.map((selector) => rootRef.current?.querySelector<HTMLElement>(selector));
    wanted.current = [];
    targets.find(Boolean)?.focus();
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}

const firstProblem = '[data-editor] [aria-invalid="true"]';
const questionText = '[data-focus="question-text"]';
const addButton = '[data-action="add"]';
/** Stands in place of the add button once the quiz is full. */
const fullNote = '[data-full]';

/** Actions on a form's questions. Each announces its result and moves the focus. */
export function useQuestionActions(form: QuizFormControl, focusNext: FocusNext) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { open, quiz } = form;
  const position = open?.position;

  const focusRow = (row: number, ...actions: readonly string[]) =>
    focusNext(...actions.map((action) => `[data-question="${row}"] [data-action="${action}"]:not(:disabled)`));

  return {
    openQuestion: (row?: number) => focusNext(form.openQuestion(row) ? questionText : firstProblem),
    saveQuestion: () => {
      if (!form.saveQuestion()) {
        focusNext(firstProblem);
      } else if (position === undefined) {
        announce(t`Question ${{ position: quiz.questions.length + 1 }} added`);
        focusNext(questionText, addButton, fullNote);
      } else {
        announce(t`Question ${{ position: position + 1 }} saved`);
        focusRow(position, 'edit');
      }
    },
    closeQuestion: () => {
      form.closeQuestion();
      if (position === undefined) focusNext(addButton);
      else focusRow(position, 'edit');
    },
    moveQuestion: (from: number, to: number) => {
      form.moveQuestion(from, to);
      announce(t`Question ${{ before: from + 1 }} is now question ${{ position: to + 1 }}`);
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
