import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { noAnswer } from '../../../../shared/quiz/score-attempt.ts';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import type { Submission } from './use-attempt.ts';

interface HandInProps {
  readonly answers: readonly number[];
  readonly submission: Submission;
  readonly isTimeUp: boolean;
  readonly isLast: boolean;
  /** Called when the confirmation dialog opens or closes. */
  readonly onAsk: (isAsking: boolean) => void;
}

/** “Submit Quiz” button. Asks for confirmation if questions are unanswered, and lists them. */
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
        icon={<Send />}
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
          confirmIcon={<Send />}
          cancelText="Keep going"
          cancelIcon={<Play />}
          onConfirm={submit}
          onCancel={() => check(false)}
        />
      )}
    </>
  );
}

const mostNamed = 8;

/** Returns a sentence listing the unanswered questions; undefined if all are answered. In `answers`, −1 means no answer. */
export function describeUnanswered(answers: readonly number[]): string | undefined {
  const open = answers.flatMap((answer, question) => (answer === noAnswer ? [question + 1] : []));
  if (open.length === 0) return undefined;
  if (open.length === 1) return `Question ${open[0]} has no answer yet.`;
  return `Questions ${listNumbers(open)} have no answer yet.`;
}

function listNumbers(numbers: readonly number[]): string {
  const hidden = numbers.length - mostNamed;
  const named = hidden > 1 ? [...numbers.slice(0, mostNamed), `${hidden} more`] : numbers;
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

export function countAnswered(answers: readonly number[]): number {
  return answers.filter((answer) => answer !== noAnswer).length;
}
