import { vi } from 'vitest';
import { forgetAppConfig } from '../../../web/src/lib/api/app-config.ts';

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

type Answer = Response | Error | 'never';
type Answers = Readonly<Record<string, Answer | ((call: SeenCall) => Answer | Promise<Answer>)>>;

/**
 * Answers the page's calls in place of a server: `fakeApi({ 'GET /api/me': makeJson(200, me) })`. Other calls get 404;
 * `'never'` waits until the call is aborted. Returns the calls made, oldest first.
 */
export function fakeApi(answers: Answers): SeenCall[] {
  const calls: SeenCall[] = [];
  forgetAppConfig();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = describeCall(address, init);
    calls.push(call);
    const named =
      answers[`${call.method} ${call.path}`] ??
      makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.');
    const answer = typeof named === 'function' ? await named(call) : named;
    if (answer === 'never') return waitForAbort(init.signal);
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return calls;
}

function describeCall(address: string, init: RequestInit): SeenCall {
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: address,
    authorization: headers.get('authorization') ?? undefined,
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
}

function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(new Error('The call was given up.'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
}

export function makeJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function makeRefusal(
  status: number,
  code: string,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return makeJson(status, { error, code }, headers);
}
