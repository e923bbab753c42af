import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { fromQuiz, type QuizDraft, toQuizChange } from './draft/quiz-draft.ts';
import { useQuizForm } from './draft/use-quiz-form.ts';
import { QuizForm } from './quiz-form.tsx';
import { updateQuizMutation } from '../../../queries/quizzes.ts';

interface EditQuizDialogProps {
  readonly quiz: Quiz;
  readonly onClose: () => void;
}

/** Another content for a quiz. */
export function EditQuizDialog({ quiz, onClose }: EditQuizDialogProps) {
  const announce = useAnnounce();
  const change = useMutation(updateQuizMutation);
  const [saved] = useState(() => ({ quiz: fromQuiz(quiz) }));
  const form = useQuizForm(saved, saved);

  function save(draft: QuizDraft) {
    change.mutate(
      { params: { quizId: quiz.id }, body: toQuizChange(draft) },
      {
        onSuccess: () => {
          announce('Quiz saved', { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title="Edit Quiz" size={600} isDirty={form.isDirty} onClose={onClose}>
      {(close) => (
        <QuizForm
          label="Edit Quiz"
          form={form}
          error={change.error ? describeFailure(change.error, 'Failed to save quiz') : undefined}
          isSaving={change.isPending}
          onSubmit={save}
        >
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busyText={change.isPending && 'Saving...'}>
              Save
            </Button>
          </DialogActions>
        </QuizForm>
      )}
    </Dialog>
  );
}
