import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, isFinal } from '../../lib/api/api-error.ts';
import { saveAnswers } from '../../queries/quizzes.ts';
import { type AnswerSheet, pauseBeforeSaving, type SheetView } from './answer-sheet.ts';

interface SavingSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  /** False while the attempt is being handed in, because that call carries all answers. */
  readonly isOn: boolean;
  readonly secondsLeft: number | undefined;
  /** Called when the server accepts no more answers. */
  readonly onOver: () => void;
}

export interface Saving extends SheetView {
  /** Whether unsaved answers survive closing the page. */
  readonly isKept: boolean;
  /** Whether the last call failed and will be retried. */
  readonly isCutOff: boolean;
  /** Whether it failed for lack of a connection. */
  readonly isOffline: boolean;
  /** Error with which the server rejected the current answers for good. */
  readonly refusal: unknown;
}

/**
 * Saves the latest answers in batches, one call at a time, with retries. Each answer stays in this browser until the server has it. In the last minute, when
 * the page is hidden, and without browser storage, answers are saved immediately.
 */
export function useAnswerSaving({ attemptId, sheet, isOn, secondsLeft, onOver }: SavingSetup): Saving {
  const view = useSyncExternalStore(sheet.subscribe, sheet.read);
  const [refused, setRefused] = useState<{ readonly answers: readonly number[]; readonly error: unknown }>();
  const { mutate, isPending, failureCount, failureReason } = useMutation({
    mutationFn: async () => {
      const { answers } = sheet.read();
      try {
        await saveAnswers(attemptId, answers);
      } catch (error) {
        if (!canWorkLater(error)) setRefused({ answers, error });
        throw error;
      }
      sheet.noteSaved(answers);
    },
    retry: (_failures, error) => canWorkLater(error),
    retryDelay: pickPause,
    onError: (error) => isOver(error) && onOver(),
  });
  const isRefused = refused?.answers === view.answers;
  const isDue = isOn && !view.isSaved && !isPending && !isRefused;
  const pause = pauseBeforeSaving({ secondsLeft, isKept: sheet.isKept });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(mutate, pause);
    return () => clearTimeout(timer);
  }, [isDue, pause, mutate]);
  useSavingOnLeave(sheet, mutate);
  return {
    ...view,
    isKept: sheet.isKept,
    isCutOff: isPending && failureCount > 0,
    isOffline: isPending && hasNoConnection(failureReason),
    refusal: isRefused ? refused.error : undefined,
  };
}

/** Saves without delay when the page is hidden or left, because the page's code may never run again. */
function useSavingOnLeave(sheet: AnswerSheet, save: () => void): void {
  useEffect(() => {
    const saveRest = (): void => {
      if (!sheet.read().isSaved) save();
    };
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveRest();
    };
    window.addEventListener('pagehide', saveRest);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('pagehide', saveRest);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveRest();
    };
  }, [sheet, save]);
}

/** Whether a retry may succeed. A response that isn't from the product's API (a gateway's page) counts as temporary. */
export function canWorkLater(error: unknown): boolean {
  return error instanceof ApiError && !isFinal(error);
}

/** A call fails at once without a connection, also where the browser wrongly believes it has one. */
function hasNoConnection(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.code === 'unreachable');
}

export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'attempt-over';
}

/** Returns the retry delay in milliseconds: 1 s, 2 s, 4 s … up to 8 s, or longer if `Retry-After` says so. */
export function pickPause(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(8_000, 1_000 * 2 ** failures));
}
