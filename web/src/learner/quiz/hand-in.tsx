import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { countAnswered, describeUnanswered } from './attempt/describe-unanswered.ts';
import type { Submission } from './attempt/use-submission.ts';

interface HandInProps {
  readonly answers: readonly number[];
  readonly submission: Submission;
  readonly isTimeUp: boolean;
  readonly isLast: boolean;
  /** Whether a question to the learner is open. */
  readonly onAsk: (isAsking: boolean) => void;
}

/** Submit Quiz. With questions left open it names them and asks first. */
export function HandIn({ answers, submission, isTimeUp, isLast, onAsk }: HandInProps) {
  const [isChecking, setIsChecking] = useState(false);
  const unanswered = describeUnanswered(answers);

  function check(isAsking: boolean) {
    setIsChecking(isAsking);
    onAsk(isAsking);
  }

  function submit() {
    check(false);
    submission.submit();
  }

  return (
    <>
      <Button
        variant={isLast || isTimeUp || !unanswered ? 'primary' : 'secondary'}
        isWide
        disabled={countAnswered(answers) === 0 && !isTimeUp}
        busyText={submission.isSubmitting && 'Submitting...'}
        onClick={() => (unanswered && !isTimeUp ? check(true) : submit())}
      >
        Submit Quiz
      </Button>
      {isChecking && unanswered && !isTimeUp && (
        <ConfirmDialog
          tone="primary"
          title="Ready to hand in?"
          text={`${unanswered} A guess is better than nothing!`}
          confirmText="Submit anyway"
          cancelText="Keep going"
          onConfirm={submit}
          onCancel={() => check(false)}
        />
      )}
    </>
  );
}
