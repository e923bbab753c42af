import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';

interface AlertWords {
  /** For an answer without words of its own. */
  readonly refused: string;
  /** For no answer at all. */
  readonly unanswered: string;
}

/** The specified alert of an admin's write that failed: `Error: ` and the server's words, or that it got no answer. */
export function describeAlert(error: unknown, { refused, unanswered }: AlertWords): string {
  const isAnswered = error instanceof ApiError && error.status > 0;
  return isAnswered ? `Error: ${describeFailure(error, refused)}` : describeFailure(error, unanswered);
}
