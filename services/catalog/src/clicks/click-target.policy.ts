import { isOpen } from '../rows/window.policy.ts';
import type { ClickTarget } from './click-target.entity.ts';

/** Spaces, control signs, backslashes and everything that only looks like ASCII: browsers read them in their own ways. */
const PLAIN = /^[\x21-\x5b\x5d-\x7e]+$/;

/** May we send a player there? Only https without user name or port, and only to a host that the target lists. */
export function isAllowedAddress(url: string, hosts: string): boolean {
  if (!PLAIN.test(url) || !url.startsWith('https://') || !URL.canParse(url)) return false;
  const { username, password, port, hostname } = new URL(url);
  return !username && !password && !port && hosts.split(' ').includes(hostname);
}

/** Where a click leads now, for those it is meant for; '' when it leads nowhere. */
export function addressOf(
  target: Pick<ClickTarget, 'url' | 'hosts' | 'starts_at' | 'ends_at'> | null,
  now: Date,
): string {
  if (!target || !isOpen(target, now)) return '';
  return isAllowedAddress(target.url, target.hosts) ? target.url : '';
}
