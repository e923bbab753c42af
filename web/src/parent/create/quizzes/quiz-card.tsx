import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { Card } from '../../../components/layout/card.tsx';
import { IconButton } from '../../../components/controls/button.tsx';
import { countOf } from '../../../words/counts.ts';
import { describeTimeLimit } from './describe-time-limit.ts';
import { QuizAnswers } from './quiz-answers.tsx';
import styles from './quiz-list.module.css';

interface QuizCardProps {
  readonly quiz: Quiz;
  /** It was just made: it comes into sight and takes the focus. */
  readonly isFresh: boolean;
  /** Left out, like the next, where the person may only read. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** One quiz of the list. */
export function QuizCard({ quiz, isFresh, onEdit, onDelete }: QuizCardProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) titleRef.current?.focus();
  }, [isFresh]);
  return (
    <Card>
      <div className={styles.quiz}>
        <div className={styles.quizHeader}>
          <h3 ref={titleRef} tabIndex={-1} className={styles.quizName} dir="auto">
            {quiz.name}
          </h3>
          {onEdit && <IconButton label={`Edit ${quiz.name}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />}
          {onDelete && (
            <IconButton
              tone="danger"
              label={`Delete ${quiz.name}`}
              icon={<Trash aria-hidden="true" />}
              onClick={onDelete}
            />
          )}
        </div>
        {quiz.description && (
          <p className={styles.description} dir="auto">
            {quiz.description}
          </p>
        )}
        <p className={styles.facts}>
          <span>{countOf(quiz.questionCount, 'question')}</span>
          <span>{describeTimeLimit(quiz.timeLimit)}</span>
          <span>{quiz.passingScore}% to pass</span>
        </p>
        <QuizAnswers questions={quiz.questions} />
      </div>
    </Card>
  );
}
