/** Security headers, used by both CloudFront's response headers policy and the local server. */

const googleSignIn = 'https://accounts.google.com/gsi/';

/** Content Security Policy of pages, by directive. */
const pagePolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // wasm-unsafe-eval: WebAssembly reads Anki packages, which are SQLite databases, and words on pictures. It does not allow `eval` of text.
  'script-src': ["'self'", `${googleSignIn}client`, "'wasm-unsafe-eval'"],
  'style-src': ["'self'", `${googleSignIn}style`],
  'frame-src': [googleSignIn],
  'connect-src': ["'self'", googleSignIn],
  // `blob:` because the app fetches card media itself: an <img> element can't send the session token.
  'img-src': ["'self'", 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  // Only these Trusted Types policies may create HTML or script URLs: the app's own (web/src/lib/page/trusted-scripts.ts) and that of Google's script.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'goog#html'],
};

/** Content Security Policy of API responses, which are data or media. A response that is opened as a page can't run or load anything. */
const answerPolicy: typeof pagePolicy = { 'default-src': ["'none'"], sandbox: [], 'frame-ancestors': ["'none'"] };

const commonHeaders = {
  // Google's sign-in window reports back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Headers of every page and file, both locally and in the cloud. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(pagePolicy),
  // The microphone records sounds for cards. Photos come from the device's own camera app, which needs no permission here.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  ...commonHeaders,
};

/** Headers of every API response, whether it comes from a function, the gateway or CloudFront. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(answerPolicy),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...commonHeaders,
};

/** HTTPS only, for two years. Sent by CloudFront only: RFC 6797 forbids the header over plain HTTP, which the local server uses. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true } as const;

function formatPolicy(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
