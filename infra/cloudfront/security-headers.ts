/**
 * The response headers that protect a visitor: data read by CloudFront's response headers policy in the cloud and by the
 * server on one machine, so that what is tried locally is what visitors get.
 */

const googleSignIn = 'https://accounts.google.com/gsi/';

/** What the pages may load and from where, by directive of the Content-Security-Policy. */
const pagePolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // Packages of Anki are databases: what reads them is SQLite in WebAssembly. It may be compiled, text still never becomes code.
  'script-src': ["'self'", `${googleSignIn}client`, "'wasm-unsafe-eval'"],
  'style-src': ["'self'", `${googleSignIn}style`],
  'frame-src': [googleSignIn],
  'connect-src': ["'self'", googleSignIn],
  // Pictures and sounds of cards are fetched by the app, as an element cannot show who asks: `blob:` is what the page itself holds.
  'img-src': ["'self'", 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  // No text becomes HTML or code, and scripts come from known addresses. Two policies may say otherwise: the pages' own
  // (web/src/lib/page/trusted-scripts.ts), and the one by which Google's script draws its button.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'goog#html'],
};

/** An answer of the API is data, or a picture: opened as a page, it can do nothing. */
const answerPolicy: typeof pagePolicy = { 'default-src': ["'none'"], sandbox: [], 'frame-ancestors': ["'none'"] };

const commonHeaders = {
  // Google's sign-in window reports back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Headers of every page and file, here and in the cloud … */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(pagePolicy),
  // A grown-up records the sound of a card. Pictures are taken by the device's own camera, which asks nobody here.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  ...commonHeaders,
};

/** … and of every answer of the API, whoever gives it: a function, the gateway or CloudFront itself. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(answerPolicy),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...commonHeaders,
};

/** Two years of HTTPS only. For CloudFront alone: RFC 6797 forbids it over plain HTTP, which is what this machine speaks. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true } as const;

function formatPolicy(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
