/** Library that verifies Google ID tokens. It is half of a function's size, so it has its own file for `import()` on first use. Never import it statically. */
export { gaxios, OAuth2Client } from 'google-auth-library';
