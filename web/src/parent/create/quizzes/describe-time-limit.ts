import { countOf } from '../../../words/counts.ts';
import { minutesOf } from './draft/quiz-draft.ts';

/** `10 minutes`, `1.5 minutes`, `45 seconds`, `No time limit`. */
export function describeTimeLimit(seconds: number | undefined): string {
  if (seconds === undefined) return 'No time limit';
  return seconds < 60 ? countOf(seconds, 'second') : countOf(minutesOf(seconds), 'minute');
}
