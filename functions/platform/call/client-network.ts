import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/** @returns the HMAC key for hashing client networks, in hex; it can't be derived without the origin secret. */
export function networkKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('names of networks').digest('hex');
}

/** @returns a hash of the client's network. The address is not passed on, and without the key it can't be recovered by trying all addresses. */
export function hashNetwork(address: string, key: string): string {
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
