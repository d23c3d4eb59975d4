import type { RoleRules } from '@hub/contracts/catalog';
import type { RoleRule } from './role-rule.entity.ts';

const after = { host_rule: 'after', fixed_host: '' } as const;
const none = { host_rule: 'none', fixed_host: '' } as const;
const digits = (digits_least: number, digits_most = digits_least) => ({ digits_least, digits_most });

const rules: Record<string, RoleRules> = {
  H73: { ...digits(9), ...after },
  G112: { ...digits(10), host_rule: 'fixed', fixed_host: '1000' },
  L33: { ...digits(8, 12), ...after },
  MA96: { ...digits(7, 13), ...none },
  G115: { ...digits(6, 8), ...none },
  g66naxx2tw: { ...digits(6, 8), ...after },
  h55naxx2tw: { ...digits(6, 8), ...none },
  g83tw: { ...digits(6, 8), ...none },
};

export const demoRoleRules: RoleRule[] = Object.entries(rules).map(([game_id, rule]) => ({ game_id, ...rule }));
