import type { SettingValues } from '@hub/contracts/catalog';
import type { EntityManager } from 'typeorm';
import type { SettingKind } from '../settings/setting-kind.ts';
import { choiceOf } from './theme-choice.ts';
import { seededThemes } from '../themes/theme-of.ts';
import { themeRow } from './theme-row.ts';
import { Theme } from './theme.entity.ts';
import { HOUSE } from './theme.policy.ts';

type Named = { game_id: string; name: string };
const gamesOf = (manager: EntityManager): Promise<Named[]> =>
  manager.query('SELECT game_id, name FROM game ORDER BY sort, game_id');

const valuesOf = (row: Theme): SettingValues => ({
  hue: String(row.hue),
  chroma: String(row.chroma_percent),
  accent_hue: String(row.accent_hue),
  radius: String(row.radius),
  family: row.family,
  seed: String(row.seed),
});
const { hub } = seededThemes;
const firstLooks: SettingValues = {
  hue: String(hub.hue),
  chroma: String(Math.round(hub.chromaFactor * 100)),
  accent_hue: String(hub.accentHue),
  radius: String(hub.radius),
  family: hub.family,
  seed: String(hub.seed),
};

export const themeKind: SettingKind = {
  name: 'themes',
  fixed: ['game_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id }) => String(game_id),
  list: async (manager) => {
    const [games, themes] = await Promise.all([gamesOf(manager), manager.find(Theme, { select: { theme_id: true } })]);
    const own = new Set(themes.map(({ theme_id }) => theme_id));
    return games.map(({ game_id, name }) => ({
      key: game_id,
      game: game_id,
      title: name,
      note: '',
      state: own.has(game_id) ? 'live' : 'off',
      from: null,
      until: null,
      text: game_id,
    }));
  },
  load: async (manager, key) => {
    const games = await gamesOf(manager);
    if (!games.some(({ game_id }) => game_id === key)) return null;
    const own = await manager.findOneBy(Theme, { theme_id: key });
    const row = own ?? (await manager.findOneBy(Theme, { theme_id: HOUSE }));
    return { game_id: key, ...(row ? valuesOf(row) : firstLooks) };
  },
  write: async (manager, values, key) => {
    const game_id = key ?? String(values.game_id);
    await manager.save(Theme, themeRow(game_id, choiceOf(values)));
    return game_id;
  },
};
