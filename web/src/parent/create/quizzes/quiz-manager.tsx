import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { DeleteDialog } from '../../../components/dialog/delete-dialog.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useAccount } from '../../../lib/account/account.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { useFocusAfterDeletion } from '../../../lib/page/use-focus-after-deletion.ts';
import { deleteQuizMutation, quizzesQuery, updateQuizMutation } from '../../../queries/quizzes.ts';
import { CreateQuizForm, hasKeptForm } from './create-quiz-form.tsx';
import { fromQuiz, type QuizDraft, toQuizChange } from './quiz-draft.ts';
import { QuizForm } from './quiz-form.tsx';
import { QuizList } from './quiz-list.tsx';
import styles from './quiz-list.module.css';
import { useGoneExplained } from '../../../components/dialog/use-gone-explained.ts';
import { useQuizForm } from './use-quiz-form.ts';

interface QuizManagerProps {
  readonly householdId: string;
  /** Whether the user may edit. If false, everything is read-only. */
  readonly canManage: boolean;
}

/** A household's quizzes and the form for a new one, beside or below the list. An unfinished draft opens the form. */
export function QuizManager({ householdId, canManage }: QuizManagerProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const quizzes = useQuery(quizzesQuery(householdId));
  const owner = useMemo(() => ({ accountId: me.id, householdId }), [me.id, householdId]);
  const [freshQuizId, setFreshQuizId] = useState<string>();
  const [editing, setEditing] = useState<Quiz>();
  const [deleting, setDeleting] = useState<Quiz>();
  const [isWriting, setIsWriting] = useState(() => hasKeptForm(owner));
  const formRef = useRef<HTMLDivElement>(null);
  const focusForm = () => formRef.current?.querySelector('input')?.focus();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(quizzes.data);

  function openForm() {
    flushSync(() => setIsWriting(true));
    focusForm();
  }

  function leaveForm() {
    setIsWriting(false);
    titleRef.current?.focus();
  }

  function leaveDeleted(quiz: Quiz) {
    setDeleting(undefined);
    noteDeleted(quiz.id);
  }

  return (
    <div className={joinClasses(styles.manager, 'column', canManage && isWriting && styles.withForm)}>
      <QuizList
        quizzes={quizzes}
        freshQuizId={freshQuizId}
        canManage={canManage}
        titleRef={titleRef}
        isWriting={isWriting}
        onNew={openForm}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      {canManage && isWriting && (
        <CreateQuizForm
          key={`${owner.accountId} ${householdId}`}
          owner={owner}
          formRef={formRef}
          onCreated={({ id }) => setFreshQuizId(id)}
          onClose={leaveForm}
        />
      )}
      {editing && <EditQuizDialog quiz={editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteDialog
          title={t`Delete “${{ name: deleting.name }}”?`}
          text={t`Are you sure you want to delete this quiz?`}
          mutation={deleteQuizMutation}
          target={deleting.id}
          undoneAs={deleting.id}
          doneText={t`Quiz deleted`}
          failedText={t`Failed to delete quiz`}
          onDeleted={() => leaveDeleted(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}

function EditQuizDialog({ quiz, onClose }: { readonly quiz: Quiz; readonly onClose: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const change = useMutation(updateQuizMutation);
  const [saved] = useState(() => ({ quiz: fromQuiz(quiz) }));
  const form = useQuizForm(saved, saved);
  useGoneExplained();

  function save(draft: QuizDraft) {
    change.mutate(
      { params: { quizId: quiz.id }, body: toQuizChange(saved.quiz, draft) },
      {
        onSuccess: () => {
          announce(t`Quiz saved`, { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t`Edit Quiz`} size={600} isDirty={form.isDirty} onClose={onClose}>
      {(close) => (
        <QuizForm
          label={t`Edit Quiz`}
          form={form}
          error={change.error ? describeFailure(change.error, t`Failed to save quiz`) : undefined}
          isSaving={change.isPending}
          isInDialog
          onSubmit={save}
        >
          <DialogActions>
            <Button onClick={close}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary" busyText={change.isPending && t`Saving...`}>{t`Save`}</Button>
          </DialogActions>
        </QuizForm>
      )}
    </Dialog>
  );
}
