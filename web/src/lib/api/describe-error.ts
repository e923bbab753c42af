import { t } from '@lingui/core/macro';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { ApiError } from './api-error.ts';

/** @returns the sentence to show for a thrown value, with the request id as a reference */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong on this page. Try again.`;
  const { message, requestId } = error;
  return requestId ? t`${message} (Reference: ${requestId})` : message;
}

/** Sentences that replace the server's message for some error codes, because the screen can suggest a better remedy. */
export type RefusalWords = Partial<Record<ErrorCode, string>>;

/**
 * @returns the sentence for a failed write: the screen's or the server's own sentence if there is one, otherwise `fallback` followed by the reason,
 * such as `Login failed. You seem to be offline. …`
 */
export function describeFailure(error: unknown, fallback: string, words: RefusalWords = {}): string {
  const better = error instanceof ApiError ? (words as Readonly<Record<string, string>>)[error.code] : undefined;
  if (better !== undefined) return better;
  const isServersWord = error instanceof ApiError && !error.isUnreachable;
  return isServersWord ? error.message : t`${fallback}. ${{ reason: describeError(error) }}`;
}

/** Shown to a child whose family has withdrawn consent or not yet accepted a new notice. The server's message addresses adults. */
export const askGrownUp = {
  get title() {
    return t`Ask your grown-up to open Flashspark`;
  },
  get text() {
    return t`They have something to read there. Your answers are safe.`;
  },
};

/** Whether a call was rejected because the family's consent is missing. */
export function isAboutConsent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'consent-needed';
}
