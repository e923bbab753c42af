import { useEffect, useState } from 'react';
import type { Attempt } from '../../../../../shared/schemas/quiz.ts';
import { useOngoingWork, useUnsavedWork } from '../../../lib/unsaved-work.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { AnswerSheet } from './answer-sheet.ts';
import { type Saving, useAnswerSaving } from './use-answer-saving.ts';
import { useCountdown } from './use-countdown.ts';
import { useReturnRefresh } from './use-return-refresh.ts';
import { type Submission, useSubmission } from './use-submission.ts';
import type { OpenAttempt } from './found-attempt.ts';

/** An attempt that is being taken. */
export interface RunningAttempt {
  readonly saving: Saving;
  readonly submission: Submission;
  /** Whole seconds; undefined without a time limit. */
  readonly secondsLeft: number | undefined;
  /** Whether an answer may still be given. */
  readonly canAnswer: boolean;
  readonly choose: (question: number, option: number) => void;
}

interface AttemptSetup {
  readonly open: OpenAttempt;
  readonly draft: AnswerDraft;
  readonly onHandedIn: (attempt: Attempt) => void;
}

/** Takes an attempt: keeps and saves its answers, counts its time down and hands it in. */
export function useAttempt({ open, draft, onHandedIn }: AttemptSetup): RunningAttempt {
  const { attempt, clockOffset, kept } = open;
  const [sheet] = useState(() => new AnswerSheet(attempt.answers, kept, draft));
  useEffect(() => sheet.followTabs(), [sheet]);
  const shared = { attemptId: attempt.id, sheet, onHandedIn };
  const submission = useSubmission(shared);
  const deadline = attempt.expiresAt === undefined ? undefined : Date.parse(attempt.expiresAt);
  const secondsLeft = useCountdown({ deadline, clockOffset, onTimeUp: submission.submit });
  const canAnswer = secondsLeft !== 0 && !submission.isSubmitting;
  const saving = useAnswerSaving({ attemptId: attempt.id, sheet, isOn: canAnswer, onOver: submission.submit });
  useReturnRefresh(shared);
  useUnsavedWork(!saving.isSaved && !sheet.isKept);
  useOngoingWork(true);
  return {
    saving,
    submission,
    secondsLeft,
    canAnswer,
    choose: (question, option) => {
      if (canAnswer) sheet.choose(question, option);
    },
  };
}
