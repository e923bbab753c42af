import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProductError } from '../../shared/errors.ts';
import { originSecretHeader, viewerAddressHeader } from './trusted-headers.ts';

/**
 * The gateway has an address of its own: what comes past CloudFront, and so past its protection, is refused.
 * @param secrets every secret that CloudFront may send at the moment: two while one takes the other's place.
 * @returns the visitor's network address as CloudFront saw it (see infra/cloudfront/tell-viewer-address.js).
 * @throws ProductError `not-allowed`.
 */
export function requireOrigin(event: APIGatewayProxyEventV2, secrets: readonly string[]): string {
  const given = digestOf(event.headers[originSecretHeader] ?? '');
  // Every secret is compared, so that the time taken tells nothing.
  const matches = secrets.filter((secret) => timingSafeEqual(given, digestOf(secret)));
  const address = event.headers[viewerAddressHeader];
  if (matches.length === 0 || !address) throw new ProductError('not-allowed');
  return address;
}

/** Digests have one length, which the comparison asks for. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
