/** URL of Google's sign-in script, the only third-party script that the app loads. */
export const googleScript = 'https://accounts.google.com/gsi/client';

interface TrustedTypePolicies {
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

declare global {
  interface Window {
    /** Trusted Types API; undefined in browsers without it. */
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/**
 * Installs the Trusted Types policy required by the CSP (`require-trusted-types-for`): only the product's own files, its worker and Google's script may
 * be loaded by URL. There is no rule for HTML or code strings, so those are always rejected.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}

function isTrusted(address: string): boolean {
  const { origin, pathname, href } = new URL(address, window.location.href);
  if (href === googleScript) return true;
  return origin === window.location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js');
}
