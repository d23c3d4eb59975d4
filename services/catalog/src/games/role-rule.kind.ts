import { plainRoleRules, type HostRule, type RoleRules, type SettingValues } from '@hub/contracts/catalog';
import { digitsOf } from '@hub/contracts/shared';
import type { SettingKind } from '../settings/setting-kind.ts';
import { Game } from './game.entity.ts';
import { RoleRule } from './role-rule.entity.ts';

const valuesOf = (game_id: string, rules: RoleRules): SettingValues => ({
  game_id,
  digits_least: String(rules.digits_least),
  digits_most: String(rules.digits_most),
  host_rule: rules.host_rule,
  fixed_host: rules.fixed_host,
});

/** Every game has them: the plain ones until somebody sets others. */
export const roleRuleKind: SettingKind = {
  name: 'roles',
  fixed: ['game_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id }) => String(game_id),
  clean: (values) => ({ ...values, fixed_host: values.host_rule === 'fixed' ? String(values.fixed_host) : '' }),
  list: async (manager) => {
    const [games, rows] = await Promise.all([
      manager.find(Game, { order: { sort: 'ASC', game_id: 'ASC' } }),
      manager.find(RoleRule),
    ]);
    return games.map(({ game_id, name }) => {
      const own = rows.find((row) => row.game_id === game_id);
      return {
        key: game_id,
        game: game_id,
        title: name,
        note: digitsOf(own ?? plainRoleRules),
        state: own ? 'live' : 'off',
        from: null,
        until: null,
        text: game_id,
      };
    });
  },
  load: async (manager, key) => {
    if (!(await manager.existsBy(Game, { game_id: key }))) return null;
    return valuesOf(key, (await manager.findOneBy(RoleRule, { game_id: key })) ?? plainRoleRules);
  },
  write: async (manager, values, key) => {
    const game_id = key ?? String(values.game_id);
    await manager.save(RoleRule, {
      game_id,
      digits_least: Number(values.digits_least),
      digits_most: Number(values.digits_most),
      host_rule: values.host_rule as HostRule,
      fixed_host: String(values.fixed_host),
    });
    return game_id;
  },
};
