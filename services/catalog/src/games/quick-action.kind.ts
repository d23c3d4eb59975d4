import { createHash } from 'node:crypto';
import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldsOf, lacking, translationsOf } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import { QuickAction } from './quick-action.entity.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { fromMinute, minuteOf, stateOf, untilMinute } from '../settings/values.ts';
import { pairIn, pairKey } from '../settings/pair-key.ts';

/** An address does not fit into another one: a short name stands for it. */
const nameOf = (url: unknown) => createHash('sha256').update(String(url)).digest('hex').slice(0, 16);
const keyOf = ({ game_id, url }: { game_id: unknown; url: unknown }) => pairKey(game_id, nameOf(url));

const texts = textsOf('quick_actions') as ['label'];

const valuesOf = (row: QuickAction): SettingValues => ({
  game_id: row.game_id,
  url: row.url,
  label: row.label,
  ...fieldsOf(row.translations, texts),
  audience: row.audience,
  place: row.place,
  starts_at: minuteOf(row.starts_at),
  ends_at: minuteOf(row.ends_at),
});

async function rowOf(manager: EntityManager, key: string): Promise<QuickAction | null> {
  const rows = await manager.findBy(QuickAction, { game_id: pairIn(key)[0] });
  return rows.find((row) => keyOf(row) === key) ?? null;
}

export const quickActionKind: SettingKind = {
  name: 'quick_actions',
  fixed: ['game_id', 'url'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id, url }) => keyOf({ game_id, url }),
  list: async (manager, now) => {
    const rows = await manager.find(QuickAction, { order: { game_id: 'ASC', url: 'ASC' } });
    return rows.map((row) => ({
      key: keyOf(row),
      game: row.game_id,
      title: row.label,
      note: row.url,
      state: stateOf(row, now),
      from: row.starts_at,
      until: row.ends_at,
      text: `${row.url} ${wordsOf(row)}`,
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await rowOf(manager, key);
    return row && valuesOf(row);
  },
  write: async (manager, values) => {
    const { game_id, url } = values;
    await manager.save(QuickAction, {
      game_id: String(game_id),
      url: String(url),
      label: String(values.label),
      translations: translationsOf(values, texts),
      audience: values.audience as QuickAction['audience'],
      place: values.place as QuickAction['place'],
      starts_at: fromMinute(values.starts_at),
      ends_at: untilMinute(values.ends_at),
    });
    return keyOf({ game_id, url });
  },
  remove: async (manager, key) => {
    const row = await rowOf(manager, key);
    if (row) await manager.delete(QuickAction, { game_id: row.game_id, url: row.url });
  },
};
