import type { Socket } from 'node:net';

/** The address at the other end. */
export function readViewerAddress(socket: Socket): string {
  return removeIpv4Prefix(socket.remoteAddress ?? '');
}

/** `::ffff:127.0.0.1`, an IPv4 address on a socket for both families, is `127.0.0.1`. */
export function removeIpv4Prefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
