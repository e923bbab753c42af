import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button, IconButton } from '../../../components/controls/button.tsx';
import { addOption, canAddOption, canRemoveOption, type QuestionDraft, removeOption } from './draft/question-draft.ts';
import type { FocusNext } from './draft/use-question-actions.ts';
import { letterOf } from '../../../words/names.ts';
import styles from './option-fields.module.css';
import { ProblemText } from './problem-text.tsx';

interface OptionFieldsProps {
  readonly question: QuestionDraft;
  readonly error: string | undefined;
  readonly onChange: (question: QuestionDraft) => void;
  readonly focusNext: FocusNext;
}

/** The options of a question, lettered from A, with the mark of the correct one. */
export function OptionFields({ question, error, onChange, focusNext }: OptionFieldsProps) {
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
    <fieldset className={styles.options}>
      <legend className={styles.legend}>Options</legend>
      <p className={styles.hint}>Mark the correct one. Empty ones are left out.</p>
      {options.map((option, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option is nothing but its place and its text
        <div key={position} className={styles.option}>
          <label className={styles.mark}>
            <input
              type="radio"
              name={`${id}-correct`}
              aria-label={`${letterOf(position)} is correct`}
              checked={position === correctIndex}
              onChange={() => onChange({ ...question, correctIndex: position })}
            />
            <span aria-hidden="true">{letterOf(position)}</span>
          </label>
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            className={styles.text}
            aria-label={`Option ${letterOf(position)}`}
            data-option={position}
            value={option}
            onChange={(event) => onChange({ ...question, options: options.with(position, event.target.value) })}
            {...described}
          />
          {canRemoveOption(question) && (
            <IconButton
              label={`Remove ${letterOf(position)}`}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(position)}
            />
          )}
        </div>
      ))}
      {error && <ProblemText id={`${id}-error`}>{error}</ProblemText>}
      {canAddOption(question) && (
        <Button variant="quiet" className={styles.add} icon={<Plus aria-hidden="true" />} onClick={add}>
          Add Option
        </Button>
      )}
    </fieldset>
  );
}
