import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import ListChecks from 'virtual:icons/list-checks';
import { type Ref, useState } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../../components/feedback/messages.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { filterByText, filterFrom } from '../list-filter.tsx';
import { ListSection } from '../list-section.tsx';
import { QuizCard } from './quiz-card.tsx';
import styles from './quiz-list.module.css';

interface QuizListProps {
  readonly quizzes: UseQueryResult<readonly Quiz[]>;
  readonly freshQuizId: string | undefined;
  readonly canManage: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Whether the form for a new quiz is open, which has the screen's filled button then. */
  readonly isWriting: boolean;
  readonly onNew: () => void;
  readonly onEdit: (quiz: Quiz) => void;
  readonly onDelete: (quiz: Quiz) => void;
}

export function QuizList({ titleRef, isWriting, ...rest }: QuizListProps) {
  const { t } = useLingui();
  const hasQuizzes = rest.quizzes.data !== undefined && rest.quizzes.data.length > 0;
  const actions = rest.canManage && hasQuizzes && (
    <Button variant={isWriting ? 'secondary' : 'primary'} onClick={rest.onNew}>{t`+ New Quiz`}</Button>
  );
  return (
    <ListSection title={t`My Quizzes`} titleRef={titleRef} actions={actions}>
      <QuizListBody {...rest} />
    </ListSection>
  );
}

function QuizListBody({
  quizzes,
  freshQuizId,
  canManage,
  onNew,
  ...grid
}: Omit<QuizListProps, 'titleRef' | 'isWriting'>) {
  const { t } = useLingui();
  if (quizzes.data === undefined)
    return (
      <NotLoaded
        of={quizzes}
        loading={t`Loading quizzes...`}
        failed={t`Error: Failed to load quizzes`}
        className={joinClasses(styles.grid, 'stack gap-4')}
        height="168px"
        count={2}
      />
    );
  if (quizzes.data.length > 0) {
    // Remounting on a new quiz clears a search that would hide it.
    return (
      <QuizGrid key={freshQuizId} quizzes={quizzes.data} freshQuizId={freshQuizId} canManage={canManage} {...grid} />
    );
  }
  if (!canManage) return <EmptyState icon={<ListChecks />} title={t`No Quizzes Yet`} text={t`Nothing to check yet.`} />;
  return (
    <EmptyState
      icon={<ListChecks />}
      title={t`No Quizzes Yet`}
      text={t`Write one yourself, or open a deck and turn its cards into a quiz.`}
      action={<Button onClick={onNew}>{t`Write your first quiz`}</Button>}
    />
  );
}

type QuizGridProps = Omit<QuizListProps, 'quizzes' | 'titleRef' | 'isWriting' | 'onNew'> & {
  readonly quizzes: readonly Quiz[];
};

function QuizGrid({ quizzes, freshQuizId, canManage, onEdit, onDelete }: QuizGridProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const found = filterByText(quizzes, query, ({ name, description }) => [name, description]);
  return (
    <>
      {quizzes.length >= filterFrom && (
        <TextField
          type="search"
          label={t`Search quizzes`}
          dir="auto"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div>
        <div role="status">
          {found.length === 0 && <EmptyState title={t`No quiz matches “${{ query: query.trim() }}”.`} />}
        </div>
        <ul className={joinClasses(styles.grid, 'stack gap-4')}>
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
      </div>
    </>
  );
}
