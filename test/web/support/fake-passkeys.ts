import { onTestFinished, vi } from 'vitest';
import type { CreationOptions, Passkey, RequestOptions, SignInMethods } from '../../../shared/schemas/passkey.ts';
import { makeJson } from './fake-api.ts';

/** What an account can be signed in by; by its password alone unless told. */
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

/** @returns the text as browsers give and take it: base64url. */
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

/** What the server has a browser asked. */
export function makeRequest(challenge: string): RequestOptions {
  return { challenge: toText(challenge), rpId: 'localhost', userVerification: 'required', timeout: 600_000 };
}

/** What the API answers wherever a browser is about to be asked. */
export const begun = {
  'POST /api/auth/passkeys/options': makeJson(200, creation),
  'POST /api/auth/passkeys/proof/options': makeJson(200, makeRequest('prove it')),
  'POST /api/auth/passkeys/sign-in/options': makeJson(200, makeRequest('sign in')),
};

/** What the page sends of the passkey that {@link FakePasskeys} makes or shows. */
export const shown = { id: 'passkey-1', rawId: toText('passkey-1'), type: 'public-key' } as const;

/** How a person answers the browser: with a passkey, by closing the question, or not at all. */
type Reaction = 'chooses' | 'closes' | 'has-it-already' | 'waits';

/** One question that the browser was given. */
interface Question {
  readonly kind: 'create' | 'get';
  readonly isAutofill: boolean;
  /** As text: {@link begun} says which. */
  readonly challenge: string;
  readonly isCancelled: () => boolean;
  /** The person who waited chooses now. */
  readonly choose: () => void;
}

/** The passkeys of a browser, where jsdom has none: what it is asked, and how its person answers. The library between is the real one. */
export class FakePasskeys {
  reaction: Reaction = 'chooses';
  readonly asked: Question[] = [];

  ask = async (kind: Question['kind'], options: CredentialCreationOptions | CredentialRequestOptions) => {
    const isAutofill = 'mediation' in options && options.mediation === 'conditional';
    const bytes = options.publicKey?.challenge as ArrayBuffer;
    const reaction = isAutofill ? 'waits' : this.reaction;
    return await new Promise((resolve, reject) => {
      const choose = () => resolve(makeCredential(kind));
      this.asked.push({
        kind,
        isAutofill,
        challenge: Buffer.from(bytes).toString(),
        isCancelled: () => options.signal?.aborted === true,
        choose,
      });
      options.signal?.addEventListener('abort', () => reject(makeError('AbortError')));
      // A person takes a moment, in which the page draws itself.
      setTimeout(() => {
        if (reaction === 'chooses') choose();
        if (reaction === 'closes') reject(makeError('NotAllowedError'));
        if (reaction === 'has-it-already') reject(makeError('InvalidStateError'));
      }, 20);
    });
  };
}

/** Lets the browser of the running test have passkeys. */
export function providePasskeys({ hasAutofill = false } = {}): FakePasskeys {
  const fake = new FakePasskeys();
  // Callable, as the real one is: the library looks.
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

/** As `navigator.credentials` gives it: bytes, and methods that the library reads what is newer by. */
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
