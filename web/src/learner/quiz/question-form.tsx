import { useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { letterOf } from '../../lib/option-letter.ts';
import styles from './question-form.module.css';

interface QuestionFormProps {
  readonly question: QuizQuestion;
  /** From 0. */
  readonly position: number;
  readonly total: number;
  /** −1 for none. */
  readonly chosen: number | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (option: number) => void;
}

/** One question with its options. Takes the focus when it comes, so that it is read out. */
export function QuestionForm({ question, position, total, chosen, isDisabled, onChoose }: QuestionFormProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const group = useId();
  useEffect(() => ref.current?.focus(), []);
  return (
    <fieldset ref={ref} tabIndex={-1} role="radiogroup" disabled={isDisabled} className={styles.question}>
      <legend dir="auto" className={styles.text}>
        <VisuallyHidden>
          Question {position + 1} of {total}:{' '}
        </VisuallyHidden>
        {question.question}
      </legend>
      <div className={styles.options}>
        {question.options.map((text, option) => (
          <label key={option} className={styles.option}>
            <span className={styles.letter}>{letterOf(option)}</span>
            <span dir="auto" className={styles.optionText}>
              {text}
            </span>
            <input
              type="radio"
              name={group}
              value={option}
              checked={chosen === option}
              aria-keyshortcuts={`${letterOf(option)} ${option + 1}`}
              className={styles.radio}
              onChange={() => onChoose(option)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
