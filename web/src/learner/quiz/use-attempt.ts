import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { useOngoingWork, useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { handInAttempt, readAttempt } from '../../queries/quizzes.ts';
import { type AnswerDraft, AnswerSheet } from './answer-sheet.ts';
import { canWorkLater, pickPause, type Saving, useAnswerSaving } from './use-answer-saving.ts';
import { useCountdown } from './countdown.tsx';
import type { OpenAttempt } from './found-attempt.ts';

interface RunningAttempt {
  readonly saving: Saving;
  readonly submission: Submission;
  readonly secondsLeft: number | undefined;
  readonly canAnswer: boolean;
  readonly choose: (question: number, option: number) => void;
}

interface AttemptSetup {
  readonly open: OpenAttempt;
  readonly draft: AnswerDraft;
  readonly onHandedIn: (attempt: Attempt) => void;
}

/** Runs an attempt: stores and saves answers, counts down and hands it in. */
export function useAttempt({ open, draft, onHandedIn }: AttemptSetup): RunningAttempt {
  const { attempt, clockOffset, kept } = open;
  const [sheet] = useState(() => new AnswerSheet(attempt.answers, kept, draft));
  useEffect(() => sheet.followTabs(), [sheet]);
  const shared = { attemptId: attempt.id, sheet, onHandedIn };
  const submission = useSubmission(shared);
  const deadline = attempt.expiresAt === undefined ? undefined : Date.parse(attempt.expiresAt);
  const secondsLeft = useCountdown({ deadline, clockOffset, onTimeUp: submission.submit });
  const canAnswer = secondsLeft !== 0 && !submission.isSubmitting;
  const saving = useAnswerSaving({
    attemptId: attempt.id,
    sheet,
    isOn: canAnswer,
    secondsLeft,
    onOver: submission.submit,
  });
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

interface SubmissionSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  readonly onHandedIn: (attempt: Attempt) => void;
}

export interface Submission {
  /** Hands the attempt in. Does nothing if that is in progress. */
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  /** Whether the last call failed and will be retried. */
  readonly isCutOff: boolean;
  /** Error with which the server permanently rejected the submission. */
  readonly refusal: Error | null;
}

/** Hands an attempt in, with retries. The call is idempotent. */
function useSubmission({ attemptId, sheet, onHandedIn }: SubmissionSetup): Submission {
  const isUnderWay = useRef(false);
  const { mutate, isPending, failureCount, error } = useMutation({
    mutationFn: () => handInAttempt(attemptId, sheet.read().answers),
    retry: (_failures, failure) => canWorkLater(failure),
    retryDelay: pickPause,
    onSuccess: (attempt) => {
      sheet.close(attempt.answers);
      onHandedIn(attempt);
    },
    onError: () => {
      isUnderWay.current = false;
    },
  });
  const submit = (): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate();
  };
  return { submit, isSubmitting: isPending, isCutOff: isPending && failureCount > 0, refusal: error };
}

interface RefreshSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  readonly onHandedIn: (attempt: Attempt) => void;
}

/** Loads answers from other devices when the page becomes visible again. */
function useReturnRefresh({ attemptId, sheet, onHandedIn }: RefreshSetup): void {
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const before = sheet.read();
    // If the call fails, the page continues with its own answers.
    const found = await readAttempt(attemptId).catch(() => undefined);
    if (found?.completedAt !== undefined) {
      sheet.close(found.answers);
      onHandedIn(found);
    } else if (found && sheet.read() === before) {
      sheet.adoptServed(found.answers);
    }
  });
  useEffect(() => {
    const listener = (): void => void refresh();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
