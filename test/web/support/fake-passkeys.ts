import { onTestFinished, vi } from 'vitest';
import type { CreationOptions, Passkey, RequestOptions, SignInMethods } from '../../../shared/schemas/passkey.ts';
import { makeJson } from './fake-api.ts';

/** Returns the sign-in methods of an account; by default only a password. */
export function makeMethods(facts: Partial<SignInMethods> = {}): SignInMethods {
  return { hasPassword: true, hasGoogle: false, passkeys: [], ...facts };
}

export const phone: Passkey = { id: 'phone', name: 'My phone', createdAt: '2026-01-05T09:00:00.000Z' };
export const laptop: Passkey = {
  id: 'laptop',
  name: 'Firefox on Linux',
  createdAt: '2026-01-04T09:00:00.000Z',
  lastUsedAt: '2026-01-06T10:05:00.000Z',
};

/** @returns the text in base64url, as browsers exchange it. */
const toText = (text: string) => Buffer.from(text).toString('base64url');

const creation: CreationOptions = {
  challenge: toText('make one'),
  rp: { id: 'localhost', name: 'Flashspark' },
  user: { id: toText('user-parent'), name: 'parent@example.com', displayName: 'parent@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: [],
  attestation: 'none',
  timeout: 600_000,
};

export function makeRequest(challenge: string): RequestOptions {
  return { challenge: toText(challenge), rpId: 'localhost', userVerification: 'required', timeout: 600_000 };
}

/** API answers that the page fetches before each passkey prompt. */
export const optionsAnswers = {
  'POST /api/auth/passkeys/options': makeJson(200, creation),
  'POST /api/auth/passkeys/proof/options': makeJson(200, makeRequest('prove it')),
  'POST /api/auth/passkeys/sign-in/options': makeJson(200, makeRequest('sign in')),
};

/** The credential that the page sends for a passkey of {@link FakePasskeys}. */
export const sentCredential = { id: 'passkey-1', rawId: toText('passkey-1'), type: 'public-key' } as const;

/** The user's reaction to a passkey prompt: chooses a passkey, dismisses the prompt, has one already, or does nothing. */
type Reaction = 'chooses' | 'closes' | 'has-it-already' | 'waits';

interface Question {
  readonly kind: 'create' | 'get';
  readonly isAutofill: boolean;
  /** The decoded challenge, as set in {@link optionsAnswers}. */
  readonly challenge: string;
  readonly isCancelled: () => boolean;
  readonly selectPasskey: () => void;
}

/** Fakes the browser's passkeys, which jsdom lacks: its prompts and the user's reactions. The client library is the real one. */
export class FakePasskeys {
  reaction: Reaction = 'chooses';
  readonly asked: Question[] = [];

  ask = async (kind: Question['kind'], options: CredentialCreationOptions | CredentialRequestOptions) => {
    const isAutofill = 'mediation' in options && options.mediation === 'conditional';
    const bytes = options.publicKey?.challenge as ArrayBuffer;
    const reaction = isAutofill ? 'waits' : this.reaction;
    return await new Promise((resolve, reject) => {
      const selectPasskey = () => resolve(makeCredential(kind));
      this.asked.push({
        kind,
        isAutofill,
        challenge: Buffer.from(bytes).toString(),
        isCancelled: () => options.signal?.aborted === true,
        selectPasskey,
      });
      options.signal?.addEventListener('abort', () => reject(makeError('AbortError')));
      // The user reacts after a short delay, so that the page can render first.
      setTimeout(() => {
        if (reaction === 'chooses') selectPasskey();
        if (reaction === 'closes') reject(makeError('NotAllowedError'));
        if (reaction === 'has-it-already') reject(makeError('InvalidStateError'));
      }, 20);
    });
  };
}

export function providePasskeys({ hasAutofill = false } = {}): FakePasskeys {
  const fake = new FakePasskeys();
  // Must be a function, like the real one, because the library checks its type.
  const isConditionalMediationAvailable = async () => hasAutofill;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: (options: CredentialCreationOptions) => fake.ask('create', options),
      get: (options: CredentialRequestOptions) => fake.ask('get', options),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return fake;
}

function makeError(name: string): Error {
  return Object.assign(new Error('The words of a browser.'), { name });
}

/** Returns a credential like those of `navigator.credentials`: binary data, and the newer methods that the library calls. */
function makeCredential(kind: Question['kind']): object {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const response =
    kind === 'create'
      ? { clientDataJSON: bytes('made'), attestationObject: bytes('key'), getTransports: () => ['internal'] }
      : {
          clientDataJSON: bytes('shown'),
          authenticatorData: bytes('data'),
          signature: bytes('signed'),
          userHandle: bytes('user-parent'),
        };
  return {
    id: 'passkey-1',
    rawId: bytes('passkey-1'),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  };
}
