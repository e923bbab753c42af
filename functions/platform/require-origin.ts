import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../shared/errors.ts';
import { digestOfSecret } from './origin-secret.ts';
import { originSecretHeader, viewerAddressHeader } from './trusted-headers.ts';

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
