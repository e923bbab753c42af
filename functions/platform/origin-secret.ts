import { createHash, createHmac } from 'node:crypto';

/** What a function knows of a secret of the origin: enough to recognise it, not to send it. @returns SHA-256 in hex. */
export function digestOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** @returns the key by which the names of networks are made (see client-network.ts), in hex: nobody without the secret can guess it. */
export function networkKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('names of networks').digest('hex');
}
