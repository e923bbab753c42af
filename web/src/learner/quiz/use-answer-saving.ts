import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { saveAnswers } from '../../queries/quizzes.ts';
import { type AnswerSheet, pauseBeforeSaving, type SheetView } from './answer-sheet.ts';

interface SavingSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  /** Off while the attempt is being handed in: that carries all answers. */
  readonly isOn: boolean;
  /** Whole seconds; undefined without a time limit. */
  readonly secondsLeft: number | undefined;
  /** The server takes no more answers. */
  readonly onOver: () => void;
}

export interface Saving extends SheetView {
  /** Whether what the server does not have yet would survive the page. */
  readonly isKept: boolean;
  /** The last try failed, the next one follows by itself. */
  readonly isCutOff: boolean;
  /** Why the answers as they stand will not be taken. */
  readonly refusal: unknown;
}

/**
 * Saves the answers, some at a time: always the latest, one call at a time, again until the server has them. Until then this browser
 * keeps each from the moment it is given; nothing waits in the last minute, when the page is hidden, or where the browser keeps nothing.
 */
export function useAnswerSaving({ attemptId, sheet, isOn, secondsLeft, onOver }: SavingSetup): Saving {
  const view = useSyncExternalStore(sheet.subscribe, sheet.read);
  const [refused, setRefused] = useState<{ readonly answers: readonly number[]; readonly error: unknown }>();
  const { mutate, isPending, failureCount } = useMutation({
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
    refusal: isRefused ? refused.error : undefined,
  };
}

/** Whoever leaves right after an answer does not wait for the pause: a page that is hidden may never be seen again. */
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

/** Refusals that pass: took too long, somebody wrote at the same moment, too many calls. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether the same call may well work a moment later. A page that is not the product's own says nothing about it. */
export function canWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'gateway' || error.code === 'not-understood' || error.isPassing) return true;
  return passingStatuses.has(error.status) && !isOver(error);
}

/** Whether the attempt is handed in already, or its time is up. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'attempt-over';
}

/** When to try again, in milliseconds: as the server asked, else 1 s, 2 s, 4 s … at most 8 s. */
export function pickPause(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(8_000, 1_000 * 2 ** failures));
}
