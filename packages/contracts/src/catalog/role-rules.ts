import type { RoleDigits } from '../shared/role-digits.ts';

/** Asked with beside the role: nothing, the part behind the underscore of a server's id, or always the same. */
export const hostRules = ['none', 'after', 'fixed'] as const;
export type HostRule = (typeof hostRules)[number];

export const MAX_ROLE_DIGITS = 20;

export type RoleRules = RoleDigits & { host_rule: HostRule; fixed_host: string };

export const plainRoleRules: RoleRules = { host_rule: 'none', fixed_host: '', digits_least: 6, digits_most: 8 };

/** '' where the game has none, null where this server's id holds none. */
export function hostOf({ host_rule, fixed_host }: RoleRules, serverId: string): string | null {
  if (host_rule === 'none') return '';
  if (host_rule === 'fixed') return fixed_host;
  const cut = serverId.indexOf('_');
  return (cut < 0 ? '' : serverId.slice(cut + 1)) || null;
}
