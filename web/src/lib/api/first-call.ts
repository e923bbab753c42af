import { getMe } from '../../../../shared/routes/auth.ts';
import { getHome } from '../../../../shared/routes/home.ts';
import { readSession } from '../account/stored-session.ts';

/** Maximum age in milliseconds of the early call. The response to an older one is discarded, and the call is made again. */
const freshForMs = 10_000;
const timeoutMs = 15_000;

interface FirstCall {
  readonly address: string;
  readonly token: string;
  readonly begunAt: number;
  readonly answer: Promise<Response>;
}

let begun: FirstCall | undefined;

/** Starts the API call of the signed-in account's first screen before React renders. */
export function beginFirstCall(): void {
  const session = readSession();
  if (!session || window.location.pathname !== '/') return;
  const { token, user } = session;
  const { path: address } = user.role === 'learner' ? getHome : getMe;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  // The code that takes over the promise handles its rejection; this avoids an unhandled-rejection error.
  answer.catch(() => undefined);
  begun = { address, token, begunAt: Date.now(), answer };
}

/** @returns the early call to this address, at most once; undefined if it is too old or was made with another token */
export function takeFirstCall(address: string, token: string | undefined): Promise<Response> | undefined {
  if (begun?.address !== address) return undefined;
  const { answer, begunAt, token: asked } = begun;
  begun = undefined;
  return asked === token && Date.now() - begunAt < freshForMs ? answer : undefined;
}
