import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../../shared/errors.ts';

/** Header that proves that a call came through CloudFront, which overwrites any value from the client. */
export const originSecretHeader = 'x-origin-secret';

/** Header with the client's IP address, also set by CloudFront (`infra/cloudfront/tell-viewer-address.js` uses the same name). */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * Refuses calls that bypass CloudFront through the API Gateway URL.
 * @param digests digests of all valid origin secrets; two during a rotation.
 * @returns the client's IP address.
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
