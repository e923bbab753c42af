import Check from 'lucide-react/icons/check';
import { UNANSWERED } from '../../../../shared/quiz/score-attempt.ts';
import type { QuizQuestion } from '../../../../shared/schemas/quiz.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './question-map.module.css';

interface QuestionMapProps {
  readonly questions: readonly QuizQuestion[];
  readonly answers: readonly number[];
  /** From 0. */
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** All questions by number, with a tick where there is an answer: to jump to any. */
export function QuestionMap({ questions, answers, position, onGo }: QuestionMapProps) {
  return (
    <nav aria-label="All questions" className={styles.map}>
      <h2 className={styles.heading}>All questions</h2>
      <ol className={styles.numbers}>
        {questions.map(({ id }, index) => {
          const isAnswered = answers[index] !== undefined && answers[index] !== UNANSWERED;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === position ? 'step' : undefined}
                aria-label={`Question ${index + 1}, ${isAnswered ? 'answered' : 'no answer yet'}`}
                className={joinClasses(styles.number, isAnswered && styles.answered)}
                onClick={() => onGo(index)}
              >
                {index + 1}
                {isAnswered && <Check aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
