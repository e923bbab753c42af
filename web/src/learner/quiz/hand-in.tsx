import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Play from 'virtual:icons/play';
import Send from 'virtual:icons/send';
import { useState } from 'react';
import { noAnswer } from '../../../../shared/quiz/score-attempt.ts';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { joinNames } from '../../words/join-parts.ts';
import type { Submission } from './use-attempt.ts';

interface HandInProps {
  readonly answers: readonly number[];
  readonly submission: Submission;
  readonly isTimeUp: boolean;
  /** Whether it is the one thing to do next. */
  readonly isPrimary: boolean;
  /** Called when the confirmation dialog opens or closes. */
  readonly onAsk: (isAsking: boolean) => void;
  /** Goes to a question, given its index from 0. */
  readonly onGo: (position: number) => void;
}

/** “Submit Quiz” button. If questions are unanswered, it lists them and offers to go to the first of them. */
export function HandIn({ answers, submission, isTimeUp, isPrimary, onAsk, onGo }: HandInProps) {
  const { t } = useLingui();
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

  function keepGoing() {
    check(false);
    onGo(answers.indexOf(noAnswer));
  }

  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        isWide
        icon={<Send />}
        disabled={countAnswered(answers) === 0 && !isTimeUp}
        busyText={submission.isSubmitting && t`Submitting...`}
        onClick={() => (unanswered && !isTimeUp ? check(true) : submit())}
      >{t`Submit Quiz`}</Button>
      {isChecking && unanswered && !isTimeUp && (
        <ConfirmDialog
          tone="secondary"
          title={t`Ready to turn it in?`}
          text={t`${unanswered} A guess is better than nothing!`}
          confirmText={t`Submit anyway`}
          confirmIcon={<Send />}
          cancelText={t`Keep going`}
          cancelIcon={<Play />}
          onConfirm={submit}
          onCancel={keepGoing}
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
  const numbers = listNumbers(open);
  return open.length === 1 ? t`Question ${numbers} has no answer yet.` : t`Questions ${numbers} have no answer yet.`;
}

function listNumbers(numbers: readonly number[]): string {
  const hidden = numbers.length - mostNamed;
  const named = hidden > 1 ? [...numbers.slice(0, mostNamed).map(String), t`${hidden} more`] : numbers.map(String);
  return joinNames(named);
}

export function countAnswered(answers: readonly number[]): number {
  return answers.filter((answer) => answer !== noAnswer).length;
}
