import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * @param secret of the origin.
 * @returns the key by which the names of networks are made, in hex: nobody without the secret can guess it.
 */
export function networkKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('names of networks').digest('hex');
}

/**
 * @param key keeps the name from being undone by hashing every address there is.
 * @returns a name for the network that a call comes from. The address itself goes no further than this.
 */
export function nameNetwork(address: string, key: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}

/** @returns an IPv4 address as it is, of an IPv6 address its /64: whoever has one address in there has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0');
  const network = [...head, ...gap, ...tail].slice(0, groupsOfNetwork);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
