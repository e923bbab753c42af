import type { ErrorCode, FieldProblems } from '../../../../shared/errors.ts';
import { countOf } from '../../words/counts.ts';

/** Failures without a response from the Flashspark API. */
export type TransportCode = 'offline' | 'unreachable' | 'timed-out' | 'gateway' | 'not-understood';

interface ApiErrorDetails {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly message: string;
  readonly fields?: FieldProblems | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Id that identifies the failed request in the server's logs. */
  readonly requestId?: string | undefined;
}

/** A failed API call; `message` can be shown to the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor({ status, code, message, fields, retryAfterSeconds, requestId }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** Whether a retry may succeed: no response, a timeout or a server error. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** Whether the API did not process the call: no connection, a server or gateway error, or another network's page as the response. */
  get isUnreachable(): boolean {
    return this.isPassing || this.code === 'gateway' || this.code === 'not-understood';
  }
}

const transportSentences: Readonly<Record<TransportCode, string>> = {
  offline: 'You seem to be offline. Please check the connection and try again.',
  unreachable: 'Flashspark could not be reached. Please check the connection and try again.',
  'timed-out': 'This is taking too long. Please try again.',
  gateway: 'Flashspark could not answer just now. Please try again in a moment.',
  'not-understood':
    'The answer could not be read. A sign-in page of the network may be in between: please check the connection and try again.',
};

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

export function makeTransportError(code: TransportCode, status = 0, retryAfterSeconds?: number): ApiError {
  return new ApiError({ status, code, message: transportSentences[code], retryAfterSeconds });
}

interface ProductFailure {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: FieldProblems;
  readonly requestId?: string;
}

/** @returns the error for a failed response: the API's own, a gateway's `{"message"}`, or another network's page */
export async function readFailure(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  if (isProductFailure(body)) return makeProductError(response, body);
  const isGateway = typeof body === 'object' && body !== null && 'message' in body;
  const code = isGateway || response.status >= 500 ? 'gateway' : 'not-understood';
  return makeTransportError(code, response.status, readRetryAfter(response));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isProductFailure(body: unknown): body is ProductFailure {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}

function makeProductError(response: Response, body: ProductFailure): ApiError {
  const retryAfterSeconds = readRetryAfter(response);
  const hasToWait = response.status === 429 && retryAfterSeconds !== undefined;
  return new ApiError({
    status: response.status,
    code: body.code,
    message: hasToWait ? `Too many tries. Please try again in ${describeWait(retryAfterSeconds)}.` : body.error,
    fields: body.fields,
    retryAfterSeconds,
    requestId: body.requestId,
  });
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

/** @returns a duration such as `40 seconds` or `3 minutes`, rounded up so that a retry is not too early */
function describeWait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
