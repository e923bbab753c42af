import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinClasses } from '../lib/class-names.ts';
import { googleScript } from '../lib/page/trusted-scripts.ts';
import { useAppConfig } from '../lib/api/app-config.ts';
import styles from './auth-form.module.css';

/** Credential from Google's button, with the nonce that binds it to this page. */
export interface GoogleCredential {
  /** Google's ID token. */
  readonly credential: string;
  /** Google only sees its SHA-256, so a stolen token is useless without this value. */
  readonly nonce: string;
}

interface GoogleButtonProps {
  readonly wording: 'signin_with' | 'signup_with';
  readonly onCredential: (credential: GoogleCredential) => void;
}

/** Google's button, below the word “or”. Renders nothing if Google sign-in isn't configured. */
export function GoogleButton({ wording, onCredential }: GoogleButtonProps) {
  const { t } = useLingui();
  const clientId = useAppConfig()?.googleClientId;
  const boxRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleCredential = useEffectEvent(onCredential);

  useEffect(() => {
    const box = boxRef.current;
    if (!clientId || !box) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    drawGoogleButton(box, {
      clientId,
      wording,
      signal,
      onCredential: (credential) => signal.aborted || handleCredential(credential),
    }).catch(() => signal.aborted || setHasFailed(true));
    return () => {
      leaving.abort();
      box.replaceChildren();
    };
  }, [clientId, wording]);

  if (!clientId) return null;
  return (
    <div className="stack gap-4">
      <p className={joinClasses(styles.or, 'row gap-3 note')}>
        {t({ message: 'or', comment: 'Between the form and Google’s button' })}
      </p>
      {hasFailed && (
        <p
          className={joinClasses(styles.or, 'row gap-3 note')}
        >{t`Google’s button didn’t load. Use your email and password.`}</p>
      )}
      <div ref={boxRef} className={joinClasses(styles.googleButton, 'stack justify-center')} hidden={hasFailed} />
    </div>
  );
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

interface DrawingOptions {
  readonly clientId: string;
  readonly wording: 'signin_with' | 'signup_with';
  readonly onCredential: (credential: GoogleCredential) => void;
  readonly signal: AbortSignal;
}

/** Renders Google's button into `parent`. Loads Google's script on demand. Google knows one button per page: once the signal fires, the next screen's one counts. */
async function drawGoogleButton(
  parent: HTMLElement,
  { clientId, wording, onCredential, signal }: DrawingOptions,
): Promise<void> {
  const nonce = makeNonce();
  const [google, hashed] = await Promise.all([loadGoogleIdentity(), hashNonce(nonce)]);
  if (signal.aborted) return;
  google.initialize({
    client_id: clientId,
    nonce: hashed,
    callback: ({ credential }) => onCredential({ credential, nonce }),
    auto_select: false,
  });
  const width = Math.min(400, Math.max(200, parent.clientWidth));
  google.renderButton(parent, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    shape: 'rectangular',
    text: wording,
    width,
  });
}

/** Google's script while it loads, for all screens that wait for it: run twice, it would forget what it was told. */
let loading: Promise<void> | undefined;

async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  if (!window.google) {
    loading ??= loadScript(googleScript).finally(() => {
      loading = undefined;
    });
    await loading;
  }
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

/** @returns 256 random bits as base64url */
function makeNonce(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of the nonce's characters, base64url, as Google includes it in the token. */
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
