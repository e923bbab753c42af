import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorCatalogue, ProductError } from '../../../shared/errors.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import type { Page } from './call.ts';

/** Of every answer: kept nowhere, and of no use when it is opened as a page. */
const emptyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const headers = { 'content-type': 'application/json; charset=utf-8', ...emptyHeaders };

/**
 * Of a file: it never changes under its address, and whoever signs in next in the same browser asks for themselves. Opened as a page it is
 * saved, and could do nothing if it were not: no frame, no script, no other type than it has.
 */
const fileHeaders = {
  ...emptyHeaders,
  'cache-control': 'private, max-age=31536000, immutable',
  'content-disposition': 'attachment',
  vary: 'authorization',
};

async function answerFile(route: Route, file: Blob): Promise<APIGatewayProxyStructuredResultV2> {
  const body = Buffer.from(await file.arrayBuffer()).toString('base64');
  return {
    statusCode: route.status,
    headers: { 'content-type': file.type, ...fileHeaders },
    body,
    isBase64Encoded: true,
  };
}

/** Shapes what a handler returned by its route's allow-list: nothing that the schema does not name goes out. */
export async function answerResult(
  route: Route,
  event: APIGatewayProxyEventV2,
  result: unknown,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (route.download) return await answerFile(route, result as Blob);
  if (!route.response) return { statusCode: route.status, headers: emptyHeaders };
  if (!route.paged) return { statusCode: route.status, headers, body: JSON.stringify(route.response.parse(result)) };
  const { items, nextCursor } = result as Page<unknown>;
  return {
    statusCode: route.status,
    headers: { ...headers, ...(nextCursor && { link: `<${nextPageAddress(event, nextCursor)}>; rel="next"` }) },
    body: JSON.stringify(route.response.parse(items)),
  };
}

function nextPageAddress(event: APIGatewayProxyEventV2, cursor: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set('cursor', cursor);
  return `${event.rawPath}?${query.toString()}`;
}

/** Seconds, where the refusal knows no better. */
const retryAfterStatus: Readonly<Record<number, number>> = { 429: 60 * 60, 503: 1 };

/** The answer to a refusal: `{ error, code, fields? }`, and the request's id where somebody may want to ask about it. */
export function answerError(error: ProductError, requestId: string): APIGatewayProxyStructuredResultV2 {
  const { status } = errorCatalogue[error.code];
  const retryAfter = error.retryAfterSeconds ?? retryAfterStatus[status];
  return {
    statusCode: status,
    headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
    body: JSON.stringify({
      error: error.message,
      code: error.code,
      ...(error.fields && { fields: error.fields }),
      ...(status >= 500 && { requestId }),
    }),
  };
}

const busyErrors = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'KMSInternalException',
  'KeyUnavailableException',
  'DependencyTimeoutException',
]);

/** Node's words for a connection that broke or never came about. */
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** @returns the refusal that any thrown thing stands for. Trouble of the services behind us is worth another try. */
export function toProductError(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  return new ProductError(isBusy(error) ? 'unavailable' : 'internal', { cause: error });
}

/** What our own errors wrap counts as well. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return busyErrors.has(error.name) || brokenConnections.has(codeOf(error)) || isBusy(error.cause);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
