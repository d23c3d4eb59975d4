import { BlockList, isIPv6 } from 'node:net';
import type { Whose } from './counted-for.ts';

/** Networks of a build in the memory of one gateway; some 5 MB. */
const MOST_KEYS = 50_000;

/** Visitors of the site come from none of these; on one's own machine all of them do. */
const own = new BlockList();
own.addSubnet('10.0.0.0', 8);
own.addSubnet('127.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

const isOwn = (network: string): boolean => {
  const [address = ''] = network.split('/');
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** So many networks at least are behind what a trial is judged by. */
const LEAST_NETWORKS = 10;

/** What one network may tell one gateway of a build in any window. */
export class NetworkShares {
  private counts = new Map<string, number>();
  private before = new Map<string, number>();
  private until = 0;
  private readonly most: number;

  /** `leastMounts`: of which a trial is judged. */
  constructor(
    leastMounts: number,
    private readonly windowMs: number,
  ) {
    this.most = Math.ceil(leastMounts / LEAST_NETWORKS);
  }

  takes(network: string, { area, build }: Whose, now = Date.now()): boolean {
    if (isOwn(network)) return true;
    if (now >= this.until || this.counts.size >= MOST_KEYS) {
      this.before = now < this.until + this.windowMs ? this.counts : new Map();
      this.counts = new Map();
      this.until = now + this.windowMs;
    }
    const key = `${network} ${area} ${build}`;
    const count = this.counts.get(key) ?? 0;
    const takes = count + (this.before.get(key) ?? 0) < this.most;
    if (takes) this.counts.set(key, count + 1);
    return takes;
  }
}
