import { useEffect, useEffectEvent } from 'react';
import type { Attempt } from '../../../../../shared/schemas/quiz.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { readAttempt } from '../../../queries/quizzes.ts';

interface RefreshSetup {
  readonly attemptId: string;
  readonly sheet: AnswerSheet;
  /** It was handed in elsewhere. */
  readonly onHandedIn: (attempt: Attempt) => void;
}

/** When somebody looks at the page again, follows what they did on another device. */
export function useReturnRefresh({ attemptId, sheet, onHandedIn }: RefreshSetup): void {
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const before = sheet.read();
    // Without an answer the page goes on with what it has.
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
