import type { Quiz } from '../../../../../shared/schemas/quiz.ts';
import { Banner } from '../../../components/feedback/messages.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { describeFailure } from '../../../lib/describe-error.ts';

interface QuizOutcomeProps {
  readonly quiz: Quiz | undefined;
  readonly error: Error | null;
  readonly onOpenQuizzes: () => void;
  readonly onDismiss: () => void;
}

/** What became of making a quiz from the deck, and the way to it. */
export function QuizOutcome({ quiz, error, onOpenQuizzes, onDismiss }: QuizOutcomeProps) {
  if (error) return <Banner tone="error">{describeFailure(error, 'Failed to generate quiz. Please try again')}</Banner>;
  if (!quiz) return null;
  return (
    <Banner
      tone="success"
      action={
        <Button variant="quiet" onClick={onOpenQuizzes}>
          Open Quizzes
        </Button>
      }
      onDismiss={onDismiss}
    >
      Quiz &quot;{quiz.name}&quot; created successfully!
    </Banner>
  );
}
