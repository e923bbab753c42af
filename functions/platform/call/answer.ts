import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorCatalogue, ProductError } from '../../../shared/errors.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import type { Page } from './call.ts';

/** Headers of every response: the response is never cached, and does nothing when opened as a page. */
const emptyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const headers = { 'content-type': 'application/json; charset=utf-8', ...emptyHeaders };

/** Headers of file responses: immutable under their URL, cached per user (`vary`), downloaded when opened directly, and inert. */
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

/** Builds the response from the handler's result. The route's schema is an allow-list: unnamed fields are dropped. */
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

/** Default `Retry-After` in seconds by status, for errors that don't set their own. */
const retryAfterStatus: Readonly<Record<number, number>> = { 429: 60 * 60, 503: 1 };

/** Builds the error response `{ error, code, values?, fields?, problems? }`; 5xx responses add the request id so that users can quote it. */
export async function answerError(error: ProductError, requestId: string): Promise<APIGatewayProxyStructuredResultV2> {
  const { status } = errorCatalogue[error.code];
  const { sentence, fields, problems } = error.problemTexts
    ? (await import('./word-problems.ts')).wordProblems(error)
    : { sentence: error.message, fields: error.fields, problems: undefined };
  const retryAfter = error.retryAfterSeconds ?? retryAfterStatus[status];
  return {
    statusCode: status,
    headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
    body: JSON.stringify({
      error: sentence,
      code: error.code,
      ...(error.values && { values: error.values }),
      ...(fields && { fields }),
      ...(problems && Object.keys(problems).length > 0 && { problems }),
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

/** Node.js error codes of connections that broke or could not be opened. */
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** @returns the ProductError for any thrown value: `unavailable` for transient failures of AWS services, otherwise `internal`. */
export function toProductError(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  return new ProductError(isBusy(error) ? 'unavailable' : 'internal', { cause: error });
}

/** Whether the error or any of its causes is transient. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return busyErrors.has(error.name) || brokenConnections.has(codeOf(error)) || isBusy(error.cause);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
