import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from '../src/http/client-address.ts';

const asked = (socket: string, forwarded: string | undefined, hops: number) =>
  clientAddress({ socket: { remoteAddress: socket }, headers: { 'x-forwarded-for': forwarded } }, hops);

describe('the caller’s address', () => {
  it.each([
    ['believes the socket alone without proxies', '203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
    ['takes the entry of the one proxy', '10.0.0.1', '198.51.100.7', 1, '198.51.100.7'],
    ['ignores what a stranger wrote before it', '10.0.0.1', '9.9.9.9, 198.51.100.7', 1, '198.51.100.7'],
    ['counts two proxies from the right', '10.0.0.1', '9.9.9.9, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    ['falls back to the socket when a proxy is missing', '203.0.113.9', undefined, 1, '203.0.113.9'],
    ['falls back to the socket when there are too few', '203.0.113.9', '198.51.100.7', 2, '203.0.113.9'],
    ['falls back to the socket for nonsense', '203.0.113.9', 'unknown', 1, '203.0.113.9'],
    ['reads a mapped address as IPv4', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ])('%s', (_, socket, forwarded, hops, address) => expect(asked(socket, forwarded, hops)).toBe(address));

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('cuts %s to %s', (address, network) => expect(networkOf(address)).toBe(network));
});
