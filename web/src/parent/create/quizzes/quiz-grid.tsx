import { useState } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { TextField } from '../../../components/controls/field.tsx';
import { findQuizzes } from './find-quizzes.ts';
import { QuizCard } from './quiz-card.tsx';
import styles from './quiz-list.module.css';

interface QuizGridProps {
  readonly quizzes: readonly Quiz[];
  /** The quiz that was just made. */
  readonly freshQuizId: string | undefined;
  readonly canManage: boolean;
  readonly onEdit: (quiz: Quiz) => void;
  readonly onDelete: (quiz: Quiz) => void;
}

/** Longer lists get a search field. */
const MOST_WITHOUT_SEARCH = 8;

/** The quizzes as cards. */
export function QuizGrid({ quizzes, freshQuizId, canManage, onEdit, onDelete }: QuizGridProps) {
  const [query, setQuery] = useState('');
  const found = findQuizzes(quizzes, query);
  return (
    <>
      {quizzes.length > MOST_WITHOUT_SEARCH && (
        <TextField
          type="search"
          label="Search quizzes"
          dir="auto"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <p role="status" className={styles.nothing}>
        {found.length === 0 && `No quiz matches “${query.trim()}”.`}
      </p>
      <ul className={styles.grid}>
        {found.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard
              quiz={quiz}
              isFresh={quiz.id === freshQuizId}
              onEdit={canManage ? () => onEdit(quiz) : undefined}
              onDelete={canManage ? () => onDelete(quiz) : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
