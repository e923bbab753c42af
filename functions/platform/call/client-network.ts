import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * @param secret of the origin.
 * @returns the hex HMAC key for hashing client networks; it can't be derived without the secret.
 */
export function networkKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('names of networks').digest('hex');
}

/**
 * @param key prevents recovering the address by hashing all possible ones.
 * @returns a keyed hash of the client's network; the address itself is not passed on.
 */
export function nameNetwork(address: string, key: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}

/** @returns an IPv4 address unchanged, or the /64 prefix of an IPv6 address, since one client usually controls a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0');
  const network = [...head, ...gap, ...tail].slice(0, groupsOfNetwork);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
