import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashNetwork, networkOf } from '../../../../functions/platform/call/client-network.ts';

/** The first 64 bits of an IPv6 address as four groups. */
const prefixes = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
    ['', ''],
    ['no address', 'no address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses of one IPv6 network, and another one for every other network', () => {
    const groups = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');
    fc.assert(
      fc.property(prefixes, prefixes, fc.ipV6(), (one, other, host) => {
        const [short, long] = [`${groups(one)}::1`, `${groups(one)}:a:b:c:d`];
        expect(networkOf(short)).toBe(networkOf(long));
        expect(networkOf(networkOf(host))).toBe(networkOf(host));
        return (networkOf(`${groups(other)}::1`) === networkOf(short)) === (groups(one) === groups(other));
      }),
    );
  });
});

describe('the name of a network', () => {
  it('cannot be found by hashing addresses without the key', () => {
    const name = hashNetwork('198.51.100.7', 'a key');
    expect(name).toBe(hashNetwork('198.51.100.7', 'a key'));
    expect(name).not.toBe(hashNetwork('198.51.100.8', 'a key'));
    expect(name).not.toBe(hashNetwork('198.51.100.7', 'another key'));
    expect(name).not.toBe(createHash('sha256').update('198.51.100.7').digest('base64url'));
  });
});
