import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Attempt } from '../../../../../shared/schemas/quiz.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { canWorkLater, pickPause } from './can-work-later.ts';
import { handInAttempt } from '../../../queries/quizzes.ts';

interface SubmissionSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  readonly onHandedIn: (attempt: Attempt) => void;
}

export interface Submission {
  /** Hands the attempt in; does nothing while that is going on. */
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  /** The last try failed, the next one follows by itself. */
  readonly isCutOff: boolean;
  /** Why it was refused for good. */
  readonly refusal: Error | null;
}

/** Hands an attempt in. A call whose answer is lost is made again: the server answers the same. */
export function useSubmission({ attemptId, sheet, onHandedIn }: SubmissionSetup): Submission {
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
