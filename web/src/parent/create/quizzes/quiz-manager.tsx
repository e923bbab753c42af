import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAccount } from '../../../lib/account.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { CreateQuizForm } from './create-quiz-form.tsx';
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx';
import { EditQuizDialog } from './edit-quiz-dialog.tsx';
import { QuizList } from './quiz-list.tsx';
import styles from './quiz-manager.module.css';
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts';
import { quizzesQuery } from '../../../queries/quizzes.ts';

interface QuizManagerProps {
  readonly householdId: string;
  /** Whether the person may change anything; without, everything can still be read. */
  readonly canManage: boolean;
}

/** The quizzes of a household, and the form of a new one: beside the list where there is room, else below it. */
export function QuizManager({ householdId, canManage }: QuizManagerProps) {
  const { me } = useAccount();
  const quizzes = useQuery(quizzesQuery(householdId));
  const owner = useMemo(() => ({ accountId: me.id, householdId }), [me.id, householdId]);
  const [freshQuizId, setFreshQuizId] = useState<string>();
  const [editing, setEditing] = useState<Quiz>();
  const [deleting, setDeleting] = useState<Quiz>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const focusAfterDeletion = useFocusAfterDeletion(quizzes.data, titleRef);

  function leaveDeleted(quiz: Quiz) {
    setDeleting(undefined);
    focusAfterDeletion(quiz.id);
  }

  return (
    <div className={joinClasses(styles.manager, canManage && styles.withForm)}>
      <QuizList
        quizzes={quizzes}
        freshQuizId={freshQuizId}
        canManage={canManage}
        titleRef={titleRef}
        onNew={() => formRef.current?.querySelector('input')?.focus()}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      {canManage && (
        <CreateQuizForm
          key={`${owner.accountId} ${householdId}`}
          owner={owner}
          formRef={formRef}
          onCreated={({ id }) => setFreshQuizId(id)}
        />
      )}
      {editing && <EditQuizDialog quiz={editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteQuizDialog
          quiz={deleting}
          onDeleted={() => leaveDeleted(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
