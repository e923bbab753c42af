/** Headers that only the network in front of the functions writes; whatever a visitor sends under these names is written over. */

/** Proves that a call came through CloudFront. */
export const originSecretHeader = 'x-origin-secret';

/** The visitor's network address. `infra/cloudfront/tell-viewer-address.js` writes the same name. */
export const viewerAddressHeader = 'x-viewer-address';
