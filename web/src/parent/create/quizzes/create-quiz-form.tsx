import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { limits } from '../../../../../shared/limits.ts';
import { questionSides } from '../../../../../shared/schemas/media.ts';
import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '../../../lib/device/kept-draft.ts';
import { createQuizMutation } from '../../../queries/quizzes.ts';
import { type QuizFormState, startForm } from './form-state.ts';
import { type QuizDraft, toNewQuiz } from './quiz-draft.ts';
import { QuizForm } from './quiz-form.tsx';
import { type QuizFormControl, useQuizForm } from './use-quiz-form.ts';

/** Account and household of a draft. A shared tablet never shows one user's draft to another. */
interface DraftOwner {
  readonly accountId: string;
  readonly householdId: string;
}

interface CreateQuizFormProps {
  /** Give the form a new `key` when this changes. */
  readonly owner: DraftOwner;
  readonly formRef: Ref<HTMLDivElement>;
  readonly onCreated: (quiz: Quiz) => void;
  /** Called to close the form if nothing was typed. */
  readonly onClose: () => void;
}

/** The form for writing a quiz. Its draft is stored in this browser until the quiz is created. */
export function CreateQuizForm({ owner, formRef, onCreated, onClose }: CreateQuizFormProps) {
  const { t } = useLingui();
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
      { householdId: owner.householdId, content: toNewQuiz(draft), onStored: () => forgetDraft(nameKey(owner)) },
      {
        onSuccess: (quiz) => {
          announce(t`Quiz created`, { isShown: true });
          startOver();
          onCreated(quiz);
        },
      },
    );
  }

  return (
    <Card>
      <div ref={formRef} className="column gap-5">
        <h2>{t`Create Quiz`}</h2>
        <QuizForm
          label={t`Create Quiz`}
          form={form}
          error={creation.error ? describeFailure(creation.error, t`Failed to create quiz`) : undefined}
          isSaving={creation.isPending}
          onSubmit={create}
        >
          <div className="wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              busyText={creation.isPending && t`Creating...`}
            >{t`Create Quiz`}</Button>
            {form.isDirty && !creation.isPending && (
              <Button onClick={() => setIsDiscarding(true)}>{t`Start over`}</Button>
            )}
            {!form.isDirty && <Button onClick={onClose}>{t`Close`}</Button>}
          </div>
        </QuizForm>
        {isDiscarding && (
          <ConfirmDialog
            title={t`Start over?`}
            text={t`You’ll lose what you typed for this quiz.`}
            confirmText={t`Discard`}
            cancelText={t`Keep editing`}
            onConfirm={startOver}
            onCancel={() => setIsDiscarding(false)}
          />
        )}
      </div>
    </Card>
  );
}

function useKeptForm(owner: DraftOwner, { state, isDirty }: QuizFormControl): void {
  useEffect(() => {
    if (isDirty) keepDraft(nameKey(owner), state);
    else forgetDraft(nameKey(owner));
  }, [owner, state, isDirty]);
}

function nameKey({ accountId, householdId }: DraftOwner): DraftName {
  return `flashspark.quiz-draft.${accountId}.${householdId}`;
}

export function hasKeptForm(owner: DraftOwner): boolean {
  return readKeptForm(owner) !== undefined;
}

function readKeptForm(owner: DraftOwner): QuizFormState | undefined {
  return readDraft(nameKey(owner), formShape);
}

const questionShape = z
  .object({
    question: z.string(),
    options: z.array(z.string()).check(z.minLength(limits.minOptions), z.maxLength(limits.maxOptions)),
    correctIndex: z.int(),
    explanation: z.string(),
    ...questionSides,
  })
  .check(z.refine(({ options, correctIndex }) => options[correctIndex] !== undefined));

const formShape: z.ZodMiniType<QuizFormState> = z
  .object({
    quiz: z.object({
      name: z.string(),
      description: z.string(),
      questions: z.array(questionShape),
      timeLimit: z.string(),
      passingScore: z.string(),
    }),
    open: z.optional(z.object({ position: z.optional(z.int()), question: questionShape })),
  })
  .check(z.refine(({ quiz, open }) => open?.position === undefined || quiz.questions[open.position] !== undefined));
