import { tipsOf } from '@hub/contracts/catalog';
import { Game } from './game.entity.ts';
import { Tip } from './tip.entity.ts';
import type { SettingKind } from '../settings/setting-kind.ts';

const STEP = 10;

/** The tips of a game are one setting: their order is what people change. */
export const tipsKind: SettingKind = {
  name: 'tips',
  fixed: ['game_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id }) => String(game_id),
  clean: (values) => ({ ...values, tips: tipsOf(String(values.tips)).join('\n') }),
  list: async (manager) => {
    const [games, tips] = await Promise.all([
      manager.find(Game, { order: { sort: 'ASC', game_id: 'ASC' } }),
      manager.find(Tip, { order: { sort: 'ASC' } }),
    ]);
    return games.map((game) => {
      const own = tips.filter(({ game_id }) => game_id === game.game_id).map(({ text }) => text);
      return {
        key: game.game_id,
        game: game.game_id,
        title: game.name,
        note: String(own.length),
        state: own.length > 0 ? 'live' : 'off',
        from: null,
        until: null,
        text: own.join(' '),
      };
    });
  },
  load: async (manager, key) => {
    if (!(await manager.existsBy(Game, { game_id: key }))) return null;
    const rows = await manager.find(Tip, { where: { game_id: key }, order: { sort: 'ASC' } });
    return { game_id: key, tips: rows.map(({ text }) => text).join('\n') };
  },
  write: async (manager, values, key) => {
    const game_id = key ?? String(values.game_id);
    await manager.delete(Tip, { game_id });
    const rows = tipsOf(String(values.tips)).map((text, index) => ({ game_id, sort: (index + 1) * STEP, text }));
    if (rows.length > 0) await manager.insert(Tip, rows);
    return game_id;
  },
};
