/**
 * Library that verifies Google ID tokens, in a file of its own so that `import()` loads it on first use: it contains all of Google's auth methods, half the
 * size of the rest of a function. Never import it statically.
 */
export { gaxios, OAuth2Client } from 'google-auth-library';
