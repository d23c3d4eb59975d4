import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/* Addresses that lead nowhere on the open net: our own machines, neighbours, examples, many at once. */
const blocked4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/* Of the second version only what is given out to the open net counts, without its tunnels and examples. */
const given6 = listOf('ipv6', ['2000::/3']);
const blocked6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function listOf(family: 'ipv4' | 'ipv6', nets: string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', bits = ''] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** False for everything private, link-local or special, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4');
  if (isIP(address) === 0 || address.includes('%')) return false;
  return given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Asked at every connect, so a name that moved is found out. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new AddressRefused('not an address of the open net'), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
