import { getMe } from '../../../../shared/routes/auth.ts';
import { getHome } from '../../../../shared/routes/home.ts';
import { readSession } from '../account/stored-session.ts';

/** Whoever takes it up later than this asks again. */
const freshForMs = 10_000;
const timeoutMs = 15_000;

interface FirstCall {
  readonly address: string;
  readonly token: string;
  readonly begunAt: number;
  readonly answer: Promise<Response>;
}

let begun: FirstCall | undefined;

/** Asks what the first screen of whoever is signed in needs, before React draws anything. */
export function beginFirstCall(): void {
  const session = readSession();
  if (!session || window.location.pathname !== '/') return;
  const { token, user } = session;
  const { path: address } = user.role === 'learner' ? getHome : getMe;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  // Whoever takes it over hears of a failure.
  answer.catch(() => undefined);
  begun = { address, token, begunAt: Date.now(), answer };
}

/** @returns the answer to this call that is on its way already, once; for the same person only, and only while it is new. */
export function takeFirstCall(address: string, token: string | undefined): Promise<Response> | undefined {
  if (begun?.address !== address) return undefined;
  const { answer, begunAt, token: asked } = begun;
  begun = undefined;
  return asked === token && Date.now() - begunAt < freshForMs ? answer : undefined;
}
