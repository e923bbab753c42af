import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ErrorCode, FieldProblems, NamedProblems, WordValues } from '../../../../shared/errors.ts';
import { i18n } from '../../words/catalogue.ts';
import { withinTime, wordPatienceMs } from '../device/device-time.ts';

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

/** Statuses with which the API refuses what a repeat may overcome: a timeout, a write conflict or missing consent, too many calls. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);
/** Refusals that stay, although their status usually passes. */
const lastingCodes: ReadonlySet<string> = new Set([
  'session-full',
  'attempt-over',
  'too-many-devices',
] satisfies ErrorCode[]);

/** Whether the API itself has refused the call, and would refuse each repeat of it too. */
export function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.isUnreachable) return false;
  return !passingStatuses.has(error.status) || lastingCodes.has(error.code);
}

const transportSentences: Readonly<Record<TransportCode, MessageDescriptor>> = {
  offline: msg`You seem to be offline. Check your connection and try again.`,
  unreachable: msg`We couldn’t reach Flashspark. Check your connection and try again.`,
  'timed-out': msg`This is taking too long. Try again.`,
  gateway: msg`Flashspark can’t answer right now. Try again in a moment.`,
  'not-understood': msg`Something is blocking Flashspark. Your Wi-Fi may need a sign-in. Check it and try again.`,
};

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

export function makeTransportError(code: TransportCode, status = 0, retryAfterSeconds?: number): ApiError {
  return new ApiError({ status, code, message: t(transportSentences[code]), retryAfterSeconds });
}

interface ProductFailure {
  readonly error: string;
  readonly code: ErrorCode;
  readonly values?: WordValues;
  readonly fields?: FieldProblems;
  readonly problems?: NamedProblems;
  readonly requestId?: string;
}

interface Failure {
  readonly code: ApiError['code'];
  /** Makes the error in the active language, for which words may have to load. */
  readonly word: () => Promise<ApiError>;
}

/** @returns what a failed response says: the API's own error, a gateway's `{"message"}`, or another network's page */
export async function readFailure(response: Response): Promise<Failure> {
  const body = await readJson(response);
  if (isProductFailure(body))
    return { code: body.code, word: async () => makeProductError(response, await wordFailure(body)) };
  const code = 'message' in body || response.status >= 500 ? 'gateway' : 'not-understood';
  return { code, word: async () => makeTransportError(code, response.status, readRetryAfter(response)) };
}

/** English is in the answer. The words of another language load with the first refusal; without them in time, it is shown in English. */
export async function wordFailure(body: ProductFailure): Promise<ProductFailure> {
  if (i18n.locale === 'en') return body;
  const words = import('../../words/word-refusal.ts').then(({ wordRefusal }) => wordRefusal(body));
  return await withinTime(words, wordPatienceMs).catch(() => body);
}

/** @returns an empty object if the response has none */
async function readJson(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => undefined);
  return new Object(body);
}

function isProductFailure(body: Partial<ProductFailure>): body is ProductFailure {
  return typeof body.error === 'string' && typeof body.code === 'string';
}

function makeProductError(response: Response, body: ProductFailure): ApiError {
  const retryAfterSeconds = readRetryAfter(response);
  const hasToWait = response.status === 429 && retryAfterSeconds !== undefined;
  return new ApiError({
    status: response.status,
    code: body.code,
    message: hasToWait ? describeWait(retryAfterSeconds) : body.error,
    fields: body.fields,
    retryAfterSeconds,
    requestId: body.requestId,
  });
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

/** @returns the sentence for too many calls, with a wait rounded up so that a retry is not too early */
function describeWait(seconds: number): string {
  if (seconds < 90)
    return t`${plural(seconds, {
      one: 'Too many tries. Try again in # second.',
      other: 'Too many tries. Try again in # seconds.',
    })}`;
  return t`${plural(
    { minutes: Math.ceil(seconds / 60) },
    {
      one: 'Too many tries. Try again in # minute.',
      other: 'Too many tries. Try again in # minutes.',
    },
  )}`;
}
