import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

type Arrived = { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders };

/** With `hops` proxies of ours, the entry that the outermost wrote: what stands left of it was written by strangers. */
export function clientAddress(request: Arrived, hops: number): string {
  const socket = plain(request.socket.remoteAddress ?? '');
  if (hops === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => plain(entry.trim()))
    .filter(Boolean);
  const told = entries.at(-hops);
  return told && entries.length >= hops && (isIPv4(told) || isIPv6(told)) ? told : socket;
}

/** What counts as one household: the IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${first.join(':')}::/64`;
}
