import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { saveAnswers } from '../../queries/quizzes.ts';
import type { AnswerSheet, SheetView } from './answer-sheet.ts';

/** From the first change on: long enough that somebody who changes their mind at once sends one call. */
const settlesAfterMs = 400;

interface SavingSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  /** Off while the attempt is being handed in: that carries all answers. */
  readonly isOn: boolean;
  /** The server takes no more answers. */
  readonly onOver: () => void;
}

export interface Saving extends SheetView {
  /** The last try failed, the next one follows by itself. */
  readonly isCutOff: boolean;
  /** Why the answers as they stand will not be taken. */
  readonly refusal: unknown;
}

/** Saves the answers a moment after each change: always the latest, one call at a time, again until the server has them. */
export function useAnswerSaving({ attemptId, sheet, isOn, onOver }: SavingSetup): Saving {
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
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(mutate, settlesAfterMs);
    return () => clearTimeout(timer);
  }, [isDue, mutate]);
  useSavingOnLeave(sheet, mutate);
  return { ...view, isCutOff: isPending && failureCount > 0, refusal: isRefused ? refused.error : undefined };
}

/** Whoever leaves right after an answer does not wait for the pause. */
function useSavingOnLeave(sheet: AnswerSheet, save: () => void): void {
  useEffect(() => {
    const saveRest = (): void => {
      if (!sheet.read().isSaved) save();
    };
    window.addEventListener('pagehide', saveRest);
    return () => {
      window.removeEventListener('pagehide', saveRest);
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
