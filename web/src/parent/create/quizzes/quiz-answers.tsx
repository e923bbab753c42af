import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { QuizQuestion } from '../../../../../shared/schemas/quiz.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { letterOf } from '../../../words/names.ts';
import styles from './quiz-answers.module.css';

/** The questions of a quiz with their answers, for grown-ups; drawn once they are asked for. */
export function QuizAnswers({ questions }: { readonly questions: readonly QuizQuestion[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.answers} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>Questions and answers</summary>
      {isOpen && (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id}>
              <Question question={question} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function Question({ question: { question, options, correctIndex, explanation } }: { readonly question: QuizQuestion }) {
  return (
    <>
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <ul>
        {options.map((option, position) => (
          <li key={option} className={joinClasses(styles.option, position === correctIndex && styles.correct)}>
            <span>{letterOf(position)}.</span>
            <span dir="auto" className={styles.text}>
              {option}
            </span>
            {position === correctIndex && (
              <>
                <Check aria-hidden="true" />
                <VisuallyHidden>Correct answer</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
      {explanation && (
        <p className={styles.explanation} dir="auto">
          {explanation}
        </p>
      )}
    </>
  );
}
