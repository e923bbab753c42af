/**
 * What checks Google's ID tokens. It also holds all other ways into Google's cloud, half as much code again as the rest of a function: import
 * it by `import()` only, so that it stands in a file of its own, which is read by the first call that needs it.
 */
export { gaxios, OAuth2Client } from 'google-auth-library';
