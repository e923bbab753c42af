import { ApiError } from './api-error.ts';

const unexpected = 'Something went wrong on this page. Please try again.';

/** The sentence for a person that belongs to anything thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpected;
  return error.requestId ? `${error.message} (Reference: ${error.requestId})` : error.message;
}

/**
 * The sentence for a write that failed: the server's own words where it gave some, else the specified words for this
 * place followed by the reason, such as `Login failed. You seem to be offline. …`.
 */
export function describeFailure(error: unknown, fallback: string): string {
  const isServersWord =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !isTransportFailure(error);
  return isServersWord ? error.message : `${fallback}. ${describeError(error)}`;
}

function isTransportFailure(error: ApiError): boolean {
  return error.code === 'gateway' || error.code === 'not-understood';
}
