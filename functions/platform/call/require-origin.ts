import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../../shared/errors.ts';

/** Headers that only the network in front of the functions writes; whatever a visitor sends under these names is written over. */

/** Proves that a call came through CloudFront. */
export const originSecretHeader = 'x-origin-secret';

/** The visitor's network address. `infra/cloudfront/tell-viewer-address.js` writes the same name. */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * The gateway has an address of its own: what comes past CloudFront, and so past its protection, is refused.
 * @param digests of every secret that CloudFront may send at the moment: two while one takes the other's place.
 * @returns the visitor's network address as CloudFront saw it (see infra/cloudfront/tell-viewer-address.js).
 * @throws ProductError `not-allowed`.
 */
export function requireOrigin(event: APIGatewayProxyEventV2, digests: readonly string[]): string {
  const given = Buffer.from(digestOfSecret(event.headers[originSecretHeader] ?? ''));
  // Every one is compared, so that the time taken tells nothing.
  const matches = digests.filter((digest) => timingSafeEqual(given, Buffer.from(digest)));
  const address = event.headers[viewerAddressHeader];
  if (matches.length === 0 || !address) throw new ProductError('not-allowed');
  return address;
}

/** What a function knows of a secret of the origin: enough to recognise it, not to send it. @returns SHA-256 in hex. */
export function digestOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
