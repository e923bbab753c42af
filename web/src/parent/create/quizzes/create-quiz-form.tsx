import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';
import { startForm } from './draft/form-state.ts';
import { type DraftOwner, forgetForm, keepForm, readKeptForm } from './draft/kept-form.ts';
import { type QuizDraft, toNewQuiz } from './draft/quiz-draft.ts';
import { type QuizForm as QuizFormHandle, useQuizForm } from './draft/use-quiz-form.ts';
import { QuizForm } from './quiz-form.tsx';
import styles from './quiz-form.module.css';
import { createQuizMutation } from '../../../queries/quizzes.ts';

interface CreateQuizFormProps {
  /** Give the form a fresh `key` for another one. */
  readonly owner: DraftOwner;
  readonly formRef: Ref<HTMLDivElement>;
  readonly onCreated: (quiz: Quiz) => void;
}

/** Where a quiz is written. What was typed is kept in this browser until it is created. */
export function CreateQuizForm({ owner, formRef, onCreated }: CreateQuizFormProps) {
  const announce = useAnnounce();
  const creation = useMutation(createQuizMutation);
  const [blank] = useState(startForm);
  const [initial] = useState(() => readKeptForm(owner) ?? blank);
  const form = useQuizForm(initial, blank);
  const [isDiscarding, setIsDiscarding] = useState(false);
  useKeptForm(owner, form);

  function startOver() {
    form.startOver(startForm());
    creation.reset();
    setIsDiscarding(false);
  }

  function create(draft: QuizDraft) {
    creation.mutate(
      { householdId: owner.householdId, content: toNewQuiz(draft), onStored: () => forgetForm(owner) },
      {
        onSuccess: (quiz) => {
          announce('Quiz created', { isShown: true });
          startOver();
          onCreated(quiz);
        },
      },
    );
  }

  return (
    <Card>
      <div ref={formRef} className={styles.creator}>
        <h2>Create Quiz</h2>
        <QuizForm
          label="Create Quiz"
          form={form}
          error={creation.error ? describeFailure(creation.error, 'Failed to create quiz') : undefined}
          isSaving={creation.isPending}
          onSubmit={create}
        >
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busyText={creation.isPending && 'Creating...'}>
              Create Quiz
            </Button>
            {form.isDirty && !creation.isPending && <Button onClick={() => setIsDiscarding(true)}>Start over</Button>}
          </div>
        </QuizForm>
        {isDiscarding && (
          <ConfirmDialog
            title="Start over?"
            text="What you typed for this quiz will be gone."
            confirmText="Discard"
            cancelText="Keep editing"
            onConfirm={startOver}
            onCancel={() => setIsDiscarding(false)}
          />
        )}
      </div>
    </Card>
  );
}

function useKeptForm(owner: DraftOwner, { state, isDirty }: QuizFormHandle): void {
  useEffect(() => {
    if (isDirty) keepForm(owner, state);
    else forgetForm(owner);
  }, [owner, state, isDirty]);
}
