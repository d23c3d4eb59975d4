import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldsOf, lacking, translationsOf } from '@hub/contracts/shared';
import { Server } from './server.entity.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { pairIn, pairKey } from '../settings/pair-key.ts';

const texts = textsOf('servers') as ['name'];

export const serverValues = (row: Server): SettingValues => ({
  game_id: row.game_id,
  server_id: row.server_id,
  name: row.name,
  ...fieldsOf(row.translations, texts),
  status: row.status,
  sort: String(row.sort),
});
const whereOf = (key: string) => {
  const [game_id, server_id] = pairIn(key);
  return { game_id, server_id };
};

export const serverKind: SettingKind = {
  name: 'servers',
  fixed: ['game_id', 'server_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id, server_id }) => pairKey(game_id, server_id),
  list: async (manager) => {
    const rows = await manager.find(Server, { order: { game_id: 'ASC', sort: 'ASC', server_id: 'ASC' } });
    return rows.map((row) => ({
      key: pairKey(row.game_id, row.server_id),
      game: row.game_id,
      title: row.name,
      note: `${row.server_id} · ${row.status}`,
      state: row.status === 'public' ? 'live' : 'off',
      from: null,
      until: null,
      text: `${row.server_id} ${wordsOf(row)}`,
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(Server, whereOf(key));
    return row && serverValues(row);
  },
  write: async (manager, values) => {
    await manager.save(Server, {
      game_id: String(values.game_id),
      server_id: String(values.server_id),
      name: String(values.name),
      translations: translationsOf(values, texts),
      status: values.status as Server['status'],
      sort: Number(values.sort),
    });
    return pairKey(values.game_id, values.server_id);
  },
};
