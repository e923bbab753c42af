import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../../shared/errors.ts';

/** Headers that only CloudFront sets; values that a client sends under these names are overwritten. */

/** Proves that a call came through CloudFront. */
export const originSecretHeader = 'x-origin-secret';

/** The client's IP address. `infra/cloudfront/tell-viewer-address.js` uses the same name. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * Refuses calls that reach the API Gateway URL directly, bypassing CloudFront and its protection.
 * @param digests of all currently valid origin secrets; two during a rotation.
 * @returns the client's IP address as CloudFront saw it (see infra/cloudfront/tell-viewer-address.js).
 * @throws ProductError `not-allowed`.
 */
export function requireOrigin(event: APIGatewayProxyEventV2, digests: readonly string[]): string {
  const given = Buffer.from(digestOfSecret(event.headers[originSecretHeader] ?? ''));
  // Compares with every digest, so that the time taken reveals nothing.
  const matches = digests.filter((digest) => timingSafeEqual(given, Buffer.from(digest)));
  const address = event.headers[viewerAddressHeader];
  if (matches.length === 0 || !address) throw new ProductError('not-allowed');
  return address;
}

/** Functions hold only this digest of an origin secret: enough to verify it, not to send it. @returns SHA-256 in hex. */
export function digestOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
