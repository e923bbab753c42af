import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Banner } from '../../../components/feedback/messages.tsx';
import { useUnsavedWork } from '../../../lib/unsaved-work.ts';
import type { QuizDraft } from './draft/quiz-draft.ts';
import { useFocusNext } from './draft/use-focus-next.ts';
import type { QuizForm as QuizFormHandle } from './draft/use-quiz-form.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { QuizFields } from './quiz-fields.tsx';
import styles from './quiz-form.module.css';

interface QuizFormProps {
  readonly label: string;
  readonly form: QuizFormHandle;
  /** Why it could not be saved. */
  readonly error: string | undefined;
  readonly isSaving: boolean;
  readonly onSubmit: (quiz: QuizDraft) => void;
  /** The buttons at the end. */
  readonly children: ReactNode;
}

/** Name, description, questions, time limit and pass mark of a new quiz or of one that is there already. */
export function QuizForm({ label, form, error, isSaving, onSubmit, children }: QuizFormProps) {
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
    <form ref={ref} noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      {/* What is being sent stays as it is; the button outside keeps the focus. */}
      <div className={styles.fields} inert={isSaving}>
        <QuizFields form={form} focusNext={focusNext} />
      </div>
      <ProblemSummary form={form} onSelect={(selector) => ref.current?.querySelector<HTMLElement>(selector)?.focus()} />
      <div ref={error ? bringIntoSight : undefined} className={styles.end}>
        {error && <Banner tone="error">{error}</Banner>}
        {children}
      </div>
    </form>
  );
}

/** The reason comes above the button that was pressed, and would push it off a small screen. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
