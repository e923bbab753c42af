import { useLingui } from '@lingui/react/macro';
import Plus from 'virtual:icons/plus';
import X from 'virtual:icons/x';
import { type KeyboardEvent, useId } from 'react';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Button, IconButton } from '../../../components/controls/button.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import { letterOf } from '../../../words/names.ts';
import {
  addOption,
  canAddOption,
  canRemoveOption,
  type Problems,
  type QuestionDraft,
  removeOption,
} from './quiz-draft.ts';
import styles from './questions.module.css';
import type { FocusNext } from './use-question-actions.ts';

interface QuestionEditorProps {
  /** Number of the question, from 1. */
  readonly number: number;
  readonly isNew: boolean;
  readonly question: QuestionDraft;
  readonly problems: Problems<QuestionDraft>;
  readonly onChange: (question: QuestionDraft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly focusNext: FocusNext;
}

/** Edits one question. It is nested in the quiz form and handles Enter itself. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { t } = useLingui();
  const { number, isNew, question, problems, onChange, onSave, onCancel, focusNext } = props;
  const id = useId();

  function saveOnEnter(event: KeyboardEvent) {
    const isShortcut = event.ctrlKey || event.metaKey;
    const isTaken = isShortcut || event.target instanceof HTMLInputElement;
    // During IME composition, such as in Japanese, Enter only confirms the word.
    if (event.key !== 'Enter' || !isTaken || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key presses that bubble from its fields
    <div role="group" aria-labelledby={id} data-editor className={styles.editor} onKeyDown={saveOnEnter}>
      <h4 id={id} className="heavy text-m no-margin">
        {t`Question ${number}`}
      </h4>
      <TextArea
        label={t`Question Text`}
        dir="auto"
        rows={2}
        data-focus="question-text"
        error={problems.question}
        value={question.question}
        onChange={(event) => onChange({ ...question, question: event.target.value })}
      />
      <SideMedia media={question.questionMedia} size="listed" />
      <OptionFields question={question} error={problems.options} onChange={onChange} focusNext={focusNext} />
      <TextArea
        label={t`Explanation`}
        hint={t`Shown with the result.`}
        isOptional
        dir="auto"
        rows={2}
        error={problems.explanation}
        value={question.explanation}
        onChange={(event) => onChange({ ...question, explanation: event.target.value })}
      />
      <div className="wrap gap-2">
        <Button onClick={onSave}>{isNew ? t`Add Question` : t`Save Question`}</Button>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

interface OptionFieldsProps {
  readonly question: QuestionDraft;
  readonly error: string | undefined;
  readonly onChange: (question: QuestionDraft) => void;
  readonly focusNext: FocusNext;
}

/** Option fields lettered from A, with a radio button for the correct one. */
function OptionFields({ question, error, onChange, focusNext }: OptionFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const { options, correctIndex } = question;
  const described = { 'aria-describedby': error && `${id}-error`, 'aria-invalid': error ? true : undefined } as const;

  function add() {
    onChange(addOption(question));
    focusNext(`[data-option="${options.length}"]`);
  }

  function remove(position: number) {
    onChange(removeOption(question, position));
    focusNext(`[data-option="${Math.min(position, options.length - 2)}"]`);
  }

  return (
    <fieldset className="column gap-2">
      <legend>{t`Options`}</legend>
      <p className="note">{t`Mark the correct one. Empty ones are left out.`}</p>
      {options.map((option, position) => (
        <div key={position} className={styles.option}>
          <label className={styles.mark}>
            <input
              type="radio"
              name={`${id}-correct`}
              aria-label={t`${{ letter: letterOf(position) }} is correct`}
              checked={position === correctIndex}
              onChange={() => onChange({ ...question, correctIndex: position })}
            />
            <span aria-hidden="true">{letterOf(position)}</span>
          </label>
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            className={styles.optionText}
            aria-label={t`Option ${{ letter: letterOf(position) }}`}
            data-option={position}
            value={option}
            onChange={(event) => onChange({ ...question, options: options.with(position, event.target.value) })}
            {...described}
          />
          <SideMedia media={question.optionMedia?.[position]} size="thumb" place={position + 1} />
          {canRemoveOption(question) && (
            <IconButton
              label={t`Remove ${{ letter: letterOf(position) }}`}
              icon={<X />}
              onClick={() => remove(position)}
            />
          )}
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {canAddOption(question) && (
        <Button variant="quiet" className="self-start" icon={<Plus />} onClick={add}>{t`Add Option`}</Button>
      )}
    </fieldset>
  );
}
