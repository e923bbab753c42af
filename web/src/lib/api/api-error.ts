import type { ErrorCode, FieldProblems } from '../../../../shared/errors.ts';
import { countOf } from '../../words/counts.ts';

/** What can go wrong before the product's own answer is there. */
export type TransportCode = 'offline' | 'unreachable' | 'timed-out' | 'gateway' | 'not-understood';

interface ApiErrorDetails {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  /** A sentence for a person. */
  readonly message: string;
  readonly fields?: FieldProblems | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** What an operator finds the failure by in the logs. */
  readonly requestId?: string | undefined;
}

/** A call that did not do what it should; `message` can be shown as it stands. */
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

  /** Whether the same call may well work a moment later: the network, a time-out, a server in trouble. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** Whether the product did not answer itself: there is no connection, it is in trouble, or a network's own page is in between. */
  get isCutOff(): boolean {
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

/** Whether something failed because this device has no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

/** A failure without an answer of the product's own. */
export function makeTransportError(code: TransportCode, status = 0, retryAfterSeconds?: number): ApiError {
  return new ApiError({ status, code, message: transportSentences[code], retryAfterSeconds });
}

interface ProductFailure {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: FieldProblems;
  readonly requestId?: string;
}

/** The error that a refused call stands for: the product's own answer, a gateway's `{"message"}`, or a page of somebody else's. */
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

/** `40 seconds`, `3 minutes`, rounded up so that nobody comes back too early. */
function describeWait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
