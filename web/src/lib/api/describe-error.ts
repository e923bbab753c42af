import type { ErrorCode } from '../../../../shared/errors.ts';
import { ApiError } from './api-error.ts';

const unexpected = 'Something went wrong on this page. Please try again.';

/** The sentence for a person that belongs to anything thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpected;
  return error.requestId ? `${error.message} (Reference: ${error.requestId})` : error.message;
}

/** What a place says to some refusals, because it knows better than the server what helps. */
export type RefusalWords = Partial<Record<ErrorCode, string>>;

/**
 * The sentence for a write that failed: this place's or the server's own words where there are some, else the specified words
 * for this place followed by the reason, such as `Login failed. You seem to be offline. …`.
 */
export function describeFailure(error: unknown, fallback: string, words: RefusalWords = {}): string {
  const better = error instanceof ApiError ? (words as Readonly<Record<string, string>>)[error.code] : undefined;
  if (better !== undefined) return better;
  const isServersWord =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !isTransportFailure(error);
  return isServersWord ? error.message : `${fallback}. ${describeError(error)}`;
}

/** What a child reads where its family took its consent back, or has not answered what is new in the notice: that sentence is for grown-ups. */
export const askGrownUp = {
  title: 'Ask your grown-up to open Flashspark',
  text: 'They have something to read there. Your answers are safe.',
} as const;

/** Whether something was refused for want of the family's consent. */
export function isAboutConsent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'consent-needed';
}

function isTransportFailure(error: ApiError): boolean {
  return error.code === 'gateway' || error.code === 'not-understood';
}
