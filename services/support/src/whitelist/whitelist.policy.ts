import { BlockList, isIP } from 'node:net';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import type { WhitelistEntry } from './whitelist-entry.entity.ts';

const EVERY_GAME = '*';
export type Visitor = { game: string; player: Pick<PlayerPrincipal, 'uid' | 'role'> | null; ip: string };
type Entry = Pick<WhitelistEntry, 'game_id' | 'kind' | 'value' | 'ends_at'>;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Does an address lie in a network? Anything malformed, on either side, does not. */
export function isInNetwork(ip: string, network: string): boolean {
  const [base = '', length = ''] = network.split('/');
  // The gateway cuts IPv6 addresses to their household, `2001:db8:1:2::/64`.
  const [address = ''] = ip.split('/');
  if (!isIP(base) || !isIP(address) || !/^\d{1,3}$/.test(length)) return false;
  const bits = Number(length);
  if (bits > (familyOf(base) === 'ipv6' ? 64 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(base, bits, familyOf(base));
  return list.check(address, familyOf(address));
}

/** Is this visitor on the list, by account, character or address? */
export function isOnWhitelist(entries: readonly Entry[], { game, player, ip }: Visitor, now: Date): boolean {
  return entries.some(({ game_id, kind, value, ends_at }) => {
    if (game_id !== EVERY_GAME && game_id !== game) return false;
    if (ends_at && ends_at < now) return false;
    if (kind === 'network') return isInNetwork(ip, value);
    if (player === null) return false;
    // Every game counts its characters from one: without its game a role names many people.
    if (kind === 'role') return game_id !== EVERY_GAME && value === player.role;
    return value === player.uid;
  });
}
