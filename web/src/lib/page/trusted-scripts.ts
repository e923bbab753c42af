/** Google's script for its sign-in button: the only one that is not the product's own. */
export const googleScript = 'https://accounts.google.com/gsi/client';

interface TrustedTypePolicies {
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types yet. */
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/**
 * Answers the content security policy, which asks about every script that is loaded by its address (`require-trusted-types-for`): only
 * the product's own files, its worker and Google's script may be. For text that becomes HTML or code there is no rule, so that it is always refused.
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
