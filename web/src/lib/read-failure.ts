import type { ErrorCode, FieldProblems } from '../../../shared/errors.ts';
import { countOf } from '../words/counts.ts';
import { ApiError, makeTransportError } from './api-error.ts';

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
  return makeTransportError(isGateway || response.status >= 500 ? 'gateway' : 'not-understood', response.status);
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
