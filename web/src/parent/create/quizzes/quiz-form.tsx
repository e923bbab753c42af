import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Banner } from '../../../components/feedback/messages.tsx';
import { TextArea, TextField } from '../../../components/controls/field.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { QuestionList } from './question-list.tsx';
import type { QuizDraft } from './quiz-draft.ts';
import styles from './quiz-form.module.css';
import { type FocusNext, useFocusNext } from './use-question-actions.ts';
import type { QuizFormControl } from './use-quiz-form.ts';

interface QuizFormProps {
  readonly label: string;
  readonly form: QuizFormControl;
  readonly error: string | undefined;
  readonly isSaving: boolean;
  /** Whether the form is in a dialog; if so, the buttons stay in sight below the questions. */
  readonly isInDialog?: boolean;
  readonly onSubmit: (quiz: QuizDraft) => void;
  readonly children: ReactNode;
}

export function QuizForm({ label, form, error, isSaving, isInDialog, onSubmit, children }: QuizFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const focusNext = useFocusNext(ref);
  useUnsavedWork(form.isDirty);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSaving) return;
    const quiz = form.finish();
    if (quiz) onSubmit(quiz);
    else focusNext('[aria-invalid="true"]', '[data-field="questions"] :is(textarea, [data-action="add"])');
  }

  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      className={joinClasses(styles.form, 'column gap-5')}
      onSubmit={submit}
    >
      {/* Fields are inert while saving. The submit button is outside, so it keeps the focus. */}
      <div className="column gap-5" inert={isSaving}>
        <QuizFields form={form} focusNext={focusNext} />
      </div>
      <ProblemSummary form={form} onSelect={(selector) => ref.current?.querySelector<HTMLElement>(selector)?.focus()} />
      {/* With an error, the foot stays below the questions: on a small screen it would cover most of them. */}
      <div
        ref={error ? bringIntoSight : undefined}
        className={joinClasses(styles.end, 'column gap-4', isInDialog && !error && 'dialog-foot')}
      >
        {error && <Banner tone="error">{error}</Banner>}
        {children}
      </div>
    </form>
  );
}

/** Scrolls the error and the button below it into view, because the error may push the button off a small screen. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function QuizFields({ form, focusNext }: { readonly form: QuizFormControl; readonly focusNext: FocusNext }) {
  const { t } = useLingui();
  const { quiz, quizProblems, writeQuiz } = form;
  return (
    <>
      <div data-field="name" className={styles.name}>
        <TextField
          label={t`Quiz Name`}
          dir="auto"
          autoComplete="off"
          error={quizProblems.name}
          value={quiz.name}
          onChange={(event) => writeQuiz({ name: event.target.value })}
        />
      </div>
      <div data-field="description" className={styles.description}>
        <TextArea
          label={t`Description`}
          isOptional
          dir="auto"
          rows={2}
          error={quizProblems.description}
          value={quiz.description}
          onChange={(event) => writeQuiz({ description: event.target.value })}
        />
      </div>
      <QuestionList form={form} focusNext={focusNext} />
      <div className={joinClasses(styles.settings, 'stack gap-4')}>
        <div data-field="timeLimit">
          <TextField
            label={t`Time Limit (minutes)`}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            error={quizProblems.timeLimit}
            value={quiz.timeLimit}
            onChange={(event) => writeQuiz({ timeLimit: event.target.value })}
          />
        </div>
        <div data-field="passingScore">
          <TextField
            label={t`Passing Score (%)`}
            inputMode="numeric"
            autoComplete="off"
            error={quizProblems.passingScore}
            value={quiz.passingScore}
            onChange={(event) => writeQuiz({ passingScore: event.target.value })}
          />
        </div>
      </div>
    </>
  );
}

interface ProblemSummaryProps {
  readonly form: QuizFormControl;
  readonly onSelect: (selector: string) => void;
}

const fieldNames = [
  ['name', msg`Quiz Name`],
  ['description', msg`Description`],
  ['questions', msg`Questions`],
  ['timeLimit', msg`Time Limit`],
  ['passingScore', msg`Passing Score`],
] as const satisfies readonly (readonly [keyof QuizDraft, MessageDescriptor])[];

/** Lists the invalid fields with links to them. The messages show at the fields. */
function ProblemSummary({ form: { quiz, open, quizProblems, questionProblems }, onSelect }: ProblemSummaryProps) {
  const { t } = useLingui();
  const places: { readonly name: string; readonly selector: string }[] = fieldNames.flatMap(([field, name]) =>
    quizProblems[field] === undefined
      ? []
      : [{ name: t(name), selector: `[data-field="${field}"] :is(input,textarea,[data-action="add"])` }],
  );
  if (Object.keys(questionProblems).length > 0) {
    const number = (open?.position ?? quiz.questions.length) + 1;
    places.push({ name: t`Question ${number}`, selector: '[data-editor] [aria-invalid="true"]' });
  }
  if (places.length === 0) return null;
  return (
    <Banner tone="error">
      {t`Nothing has been sent yet. Please check:`}
      <ul className="wrap gap-0-4">
        {places.map(({ name, selector }) => (
          <li key={name}>
            <button type="button" className={styles.place} onClick={() => onSelect(selector)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
