/**
 * The response headers that protect a visitor: data read by CloudFront's response headers policy in the cloud and by the
 * server on one machine, so that what is tried locally is what visitors get.
 */

const googleSignIn = 'https://accounts.google.com/gsi/';

/** What the pages may load and from where, by directive of the Content-Security-Policy. */
const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `${googleSignIn}client`],
  'style-src': ["'self'", `${googleSignIn}style`],
  'frame-src': [googleSignIn],
  'connect-src': ["'self'", googleSignIn],
  'img-src': ["'self'", 'data:', 'https:'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
};

/** Headers of every answer, here and in the cloud. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(contentSecurityPolicy),
  // Google's sign-in window reports back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Two years of HTTPS only. For CloudFront alone: RFC 6797 forbids it over plain HTTP, which is what this machine speaks. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true } as const;

function formatPolicy(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
