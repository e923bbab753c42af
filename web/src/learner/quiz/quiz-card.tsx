import { PressableCard } from '../../components/card.tsx';
import type { Quiz } from '../../../../shared/schemas/quiz.ts';
import type { QuizHistory } from './attempt/quiz-history.ts';
import { HistoryLine } from './history-line.tsx';
import styles from './quiz-list.module.css';
import { QuizFacts } from './quiz-facts.tsx';

interface QuizCardProps {
  readonly quiz: Quiz;
  readonly history: QuizHistory;
  readonly onOpen: () => void;
}

/** A quiz as one big button: what it is, and how it went so far. */
export function QuizCard({ quiz, history, onOpen }: QuizCardProps) {
  const { name, description } = quiz;
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.quiz}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        {description && (
          <span dir="auto" className={styles.description}>
            {description}
          </span>
        )}
        <QuizFacts quiz={quiz} />
        <HistoryLine history={history} />
      </span>
    </PressableCard>
  );
}
