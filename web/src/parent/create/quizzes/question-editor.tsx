import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import type { Problems } from './draft/find-problems.ts';
import type { QuestionDraft } from './draft/question-draft.ts';
import type { FocusNext } from './draft/use-question-actions.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './question-editor.module.css';

interface QuestionEditorProps {
  /** From 1. */
  readonly number: number;
  readonly isNew: boolean;
  readonly question: QuestionDraft;
  readonly problems: Problems<QuestionDraft>;
  readonly onChange: (question: QuestionDraft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly focusNext: FocusNext;
}

/** One question with its options. It stands inside the form of its quiz, whose Enter it keeps for itself. */
export function QuestionEditor({
  number,
  isNew,
  question,
  problems,
  onChange,
  onSave,
  onCancel,
  focusNext,
}: QuestionEditorProps) {
  const id = useId();

  function saveOnEnter(event: KeyboardEvent) {
    const isShortcut = event.ctrlKey || event.metaKey;
    const isTaken = isShortcut || event.target instanceof HTMLInputElement;
    // While a word is being composed, as in Japanese, Enter only picks it.
    if (event.key !== 'Enter' || !isTaken || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields in it are the interactive ones
    <div role="group" aria-labelledby={id} data-editor className={styles.editor} onKeyDown={saveOnEnter}>
      <h4 id={id} className={styles.title}>
        Question {number}
      </h4>
      <TextArea
        label="Question Text"
        dir="auto"
        rows={2}
        data-focus="question-text"
        error={problems.question}
        value={question.question}
        onChange={(event) => onChange({ ...question, question: event.target.value })}
      />
      <OptionFields question={question} error={problems.options} onChange={onChange} focusNext={focusNext} />
      <TextArea
        label="Explanation"
        hint="Shown with the result."
        isOptional
        dir="auto"
        rows={2}
        error={problems.explanation}
        value={question.explanation}
        onChange={(event) => onChange({ ...question, explanation: event.target.value })}
      />
      <div className={styles.actions}>
        <Button onClick={onSave}>{isNew ? 'Add Question' : 'Save Question'}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
