/**
 * Library that verifies Google ID tokens. It adds half a function's size, so it is a file of its own for `import()` on first use. Never import it statically.
 */
export { gaxios, OAuth2Client } from 'google-auth-library';
