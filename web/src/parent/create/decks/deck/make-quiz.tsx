import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import type { MadeQuiz } from '../../../../../../shared/schemas/quiz-choices.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { generateQuizMutation, hasQuizOfToday } from '../../../../queries/quizzes.ts';

/** Clicks within this time, in milliseconds, count as one. Otherwise, a double click would ask whether to make another quiz. */
const samePressMs = 1_000;

/** Creates a quiz from a deck with one click and links to it. Asks first if the deck already has a quiz from today. */
export function useQuizMaking(deck: Deck, onOpenQuizzes: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const making = useMutation(generateQuizMutation);
  const looking = useMutation({
    mutationFn: () => hasQuizOfToday(client, deck),
    onSuccess: (isThere) => (isThere ? setIsAsking(true) : making.mutate({ deckId: deck.id })),
  });
  const outcome: ReactNode = (
    <>
      <QuizOutcome quiz={making.data} error={making.error} onOpenQuizzes={onOpenQuizzes} onDismiss={making.reset} />
      {isAsking && (
        <ConfirmDialog
          tone="primary"
          title={t`Make another quiz?`}
          text={t`You already made a quiz from this deck today.`}
          confirmText={t`Make Quiz`}
          onConfirm={() => {
            setIsAsking(false);
            making.mutate({ deckId: deck.id });
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
  return {
    making,
    outcome,
    isBusy: looking.isPending || making.isPending,
    press: () => {
      const isSamePress = making.isSuccess && Date.now() - making.submittedAt < samePressMs;
      if (!isSamePress) looking.mutate();
    },
  };
}

interface QuizOutcomeProps {
  readonly quiz: MadeQuiz | undefined;
  readonly error: Error | null;
  readonly onOpenQuizzes: () => void;
  readonly onDismiss: () => void;
}

function QuizOutcome({ quiz, error, onOpenQuizzes, onDismiss }: QuizOutcomeProps) {
  const { t } = useLingui();
  if (error)
    return <Banner tone="error">{describeFailure(error, t`Failed to generate quiz. Please try again`)}</Banner>;
  if (!quiz) return null;
  const openQuizzes = <Button variant="quiet" onClick={onOpenQuizzes}>{t`Open Quizzes`}</Button>;
  return (
    <Banner tone="success" action={openQuizzes} onDismiss={onDismiss}>
      {t`Quiz "${{ quiz: quiz.name }}" created successfully!`}
      {quiz.leftOut !== undefined && ` ${sayLeftOut(quiz.leftOut)}`}
    </Banner>
  );
}

function sayLeftOut(count: number): string {
  return t`${plural(count, {
    one: '# card was left out. It has too few similar answers for a fair question.',
    other: '# cards were left out. They have too few similar answers for fair questions.',
  })}`;
}
