/** What Google's button hands over, with the secret that proves it was made for this page. */
export interface GoogleCredential {
  /** Google's ID token. */
  readonly credential: string;
  /** Google only ever saw its SHA-256: somebody who steals the token cannot use it without this. */
  readonly nonce: string;
}

interface GoogleIdentity {
  readonly initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential: string }) => void;
    auto_select: boolean;
  }) => void;
  readonly renderButton: (parent: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleIdentity } };
  }
}

const SCRIPT_ADDRESS = 'https://accounts.google.com/gsi/client';

interface GoogleButtonOptions {
  readonly clientId: string;
  readonly text: 'signin_with' | 'signup_with';
  readonly onCredential: (credential: GoogleCredential) => void;
}

/** Draws Google's own button into `parent`. Their script is loaded only now, and only where Google sign-in is set up. */
export async function drawGoogleButton(
  parent: HTMLElement,
  { clientId, text, onCredential }: GoogleButtonOptions,
): Promise<void> {
  const google = await loadGoogleIdentity();
  const nonce = makeNonce();
  google.initialize({
    client_id: clientId,
    nonce: await hashNonce(nonce),
    callback: ({ credential }) => onCredential({ credential, nonce }),
    auto_select: false,
  });
  const width = Math.min(400, Math.max(200, parent.clientWidth));
  google.renderButton(parent, { type: 'standard', theme: 'outline', size: 'large', shape: 'rectangular', text, width });
}

async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  if (!window.google) await loadScript(SCRIPT_ADDRESS);
  if (!window.google) throw new Error('Google’s script loaded without its interface.');
  return window.google.accounts.id;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google’s script could not be loaded.'));
    });
    document.head.append(script);
  });
}

/** 256 random bits, base64url. */
function makeNonce(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of the nonce's characters, base64url: what Google puts into the token. */
async function hashNonce(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
